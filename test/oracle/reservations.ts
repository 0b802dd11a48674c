import { removeOne, trumpsIn } from './cards.js'
import { at, copies, nextSeat, partiesWith, queenSeats, seatsAfter, trumpsOf, type Deal } from './deal.js'
import { isSolo } from './kinds.js'
import { ranksOfReservations } from './soli.js'
import { declareAtOnce } from './pigs.js'

/** Takes down what a seat said; after the last one the game is settled. */
export function speak(deal: Deal, seat: number, what: string): void {
  deal.said[seat] = what
  if (deal.forced !== null) {
    startSolo(deal, seat, what, true)
    return
  }
  if (seat !== deal.dealer) {
    deal.turn = nextSeat(seat)
    return
  }
  settle(deal)
}

/** The highest reservation wins; of equals the one further forward (4.1). */
function settle(deal: Deal): void {
  for (const rank of ranksOfReservations(deal.options)) {
    for (const seat of seatsAfter(deal.dealer)) {
      const [kind = 'gesund', how] = (deal.said[seat] ?? 'gesund').split(' ')
      if (kind === 'gesund') continue
      const solo = isSolo(kind)
      const pflicht = solo && how !== 'lust' && deal.options.pflichtsolo && at(deal.owes, seat)
      const names = [kind, solo ? 'solo' : '', pflicht ? 'pflichtsolo' : '', pflicht ? `pflicht ${kind}` : '']
      if (!names.includes(rank)) continue
      if (solo) startSolo(deal, seat, kind, pflicht)
      else startOther(deal, seat, kind, how)
      return
    }
  }
  deal.game = 'normal'
  const queens = queenSeats(deal)
  deal.parties = partiesWith(queens)
  if (queens.length === 1) {
    deal.game = 'stille-hochzeit'
    deal.soloist = at(queens, 0)
  }
  startPlay(deal, nextSeat(deal.dealer))
}

function startSolo(deal: Deal, seat: number, kind: string, pflicht: boolean): void {
  deal.game = kind
  deal.soloist = seat
  deal.pflicht = pflicht
  deal.parties = partiesWith([seat])
  const { soloLeads } = deal.options
  const leads = soloLeads === 'always' || (soloLeads === 'pflicht' && pflicht)
  startPlay(deal, leads ? seat : nextSeat(deal.dealer))
}

function startOther(deal: Deal, seat: number, kind: string, how: string | undefined): void {
  deal.game = kind
  switch (kind) {
    case 'schmeissen':
      redeal(deal)
      return
    case 'hochzeit':
      deal.hochzeiter = seat
      if (how === 'fehl' || deal.options.hochzeit === 'firstFehl') deal.seeks = 'side'
      if (how === 'trumpf') deal.seeks = 'trump'
      startPlay(deal, nextSeat(deal.dealer))
      return
    case 'armut':
      startArmut(deal, seat)
      return
    default: {
      const queens = queenSeats(deal)
      deal.parties = partiesWith(queens)
      if (queens.length === 1) deal.soloist = at(queens, 0)
      deal.poor = seat
      deal.turn = partnerOf(deal, seat)
      layDown(deal, seat, trumpsOf(deal, seat))
      pickUp(deal)
    }
  }
}

/** The next seat clockwise of the same party (a secret pair of Kreuz-Damen leaves three Kontra players). */
function partnerOf(deal: Deal, seat: number): number {
  const parties = deal.parties ?? []
  for (const candidate of seatsAfter(seat)) {
    if (candidate !== seat && parties[candidate] === parties[seat]) return candidate
  }
  throw new Error('no partner')
}

function redeal(deal: Deal): void {
  deal.game = 'redeal'
  deal.phase = 'over'
}

function layDown(deal: Deal, poor: number, cards: readonly string[]): void {
  for (const card of cards) removeOne(at(deal.hands, poor), card)
  deal.laid.push(...cards)
}

/** The poor seat lays all its trumps down; where the rules say so it adds side cards up to three, or chooses one card instead. */
function startArmut(deal: Deal, poor: number): void {
  deal.poor = poor
  if (deal.options.armutSwap !== 'one') layDown(deal, poor, trumpsOf(deal, poor))
  deal.phase = 'lay'
  deal.turn = poor
  if (cardsToGive(deal) === 0) askRound(deal, poor)
}

/** How many cards the seat whose turn it is must choose: to lay down, or to give back. */
export function cardsToGive(deal: Deal): number {
  if (deal.phase === 'give') return deal.laid.length
  const least = { trumps: 0, three: 3, one: 1 }[deal.options.armutSwap]
  return Math.max(0, least - deal.laid.length)
}

/** The poor seat has chosen what else it lays down. */
export function layChosen(deal: Deal, cards: readonly string[]): void {
  layDown(deal, deal.turn, cards)
  askRound(deal, deal.turn)
}

function askRound(deal: Deal, poor: number): void {
  deal.phase = 'ask'
  const round = seatsAfter(deal.options.armutAsk === 'dealerLeft' ? deal.dealer : poor)
  deal.toAsk = round.filter((other) => other !== poor)
  deal.turn = at(deal.toAsk, 0)
}

/** What was laid down goes to the seat whose turn it is, which gives as many cards back. */
function pickUp(deal: Deal): void {
  at(deal.hands, deal.turn).push(...deal.laid)
  deal.phase = 'give'
}

/** The seat whose turn it is takes the Armut up: it and the poor player are Re. */
export function takeArmut(deal: Deal): void {
  deal.parties = partiesWith([deal.poor ?? 0, deal.turn])
  pickUp(deal)
}

/** The seat whose turn it is passes; when all three did, the cards are dealt again. */
export function passArmut(deal: Deal): void {
  deal.toAsk.shift()
  const [next] = deal.toAsk
  if (next === undefined) redeal(deal)
  else deal.turn = next
}

/** Cards go back to the poor player. */
export function giveBack(deal: Deal, cards: readonly string[]): void {
  for (const card of cards) removeOne(at(deal.hands, deal.turn), card)
  at(deal.hands, deal.poor ?? 0).push(...cards)
  startAfterSwap(deal)
}

/** Left of the dealer leads, or, in an Armut where the rules say so, the first opponent left of the taker. */
function startAfterSwap(deal: Deal): void {
  const takersLeft = seatsAfter(deal.turn).find((seat) => seat !== deal.poor) ?? 0
  const byTaker = deal.game === 'armut' && deal.options.armutLeads === 'takerLeft'
  startPlay(deal, byTaker ? takersLeft : nextSeat(deal.dealer))
}

function startPlay(deal: Deal, leader: number): void {
  deal.phase = 'play'
  deal.turn = leader
  const foxIsLowTrump = trumpsIn(deal.game).includes('DA')
  const holder = deal.hands.findIndex((hand) => copies(hand, 'DA') === 2)
  const barred = deal.game === 'armut' && !deal.options.armutSchweine
  if (foxIsLowTrump && !barred && deal.options.schweine !== 'off' && holder >= 0) deal.bothFoxes = holder
  declareAtOnce(deal)
}
