import { at, copies, nextSeat, partiesWith, queenSeats, ranksOf, seatsAfter, trumpsOf, type Deal } from './deal.js'
import { removeOne } from './cards.js'
import { SOLO_KINDS } from './options.js'

/** Every kind of reservation there is. */
export const KINDS: readonly string[] = ['hochzeit', 'armut', 'schmeissen', 'kartenabgabe', ...SOLO_KINDS]

const isSolo = (kind: string): boolean => SOLO_KINDS.some((solo) => solo === kind)

/** Whether the hand and the rule set allow a seat this kind of reservation. */
export function mayReserve(deal: Deal, seat: number, kind: string): boolean {
  const { options } = deal
  const hand = at(deal.hands, seat)
  const trumps = trumpsOf(deal, seat).length
  if (isSolo(kind)) return options.soli.some((solo) => solo === kind)
  if (deal.forced !== null) return false
  switch (kind) {
    case 'hochzeit':
      return copies(hand, 'CQ') === 2
    case 'armut':
      return options.armut && trumps <= 3 && trumps >= options.armutLeastTrumps
    case 'kartenabgabe':
      return options.kartenabgabe && trumps === 3 && copies(hand, 'CQ') < 2
    case 'schmeissen': {
      const nines = hand.filter((card) => card.endsWith('9')).length
      const kings = hand.filter((card) => card.endsWith('K')).length
      if (options.schmeissenNines !== null && nines >= options.schmeissenNines) return true
      if (options.schmeissenKings !== null && kings >= options.schmeissenKings) return true
      return options.schmeissenTrumps !== null && trumps <= options.schmeissenTrumps
    }
    default:
      return false
  }
}

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
  for (const rank of deal.options.order) {
    for (const seat of seatsAfter(deal.dealer)) {
      const kind = at(deal.said, seat)
      if (kind === null || kind === 'gesund') continue
      const pflicht = isSolo(kind) && deal.options.pflichtsolo && at(deal.owes, seat)
      const fits = rank === kind || (rank === 'solo' && isSolo(kind)) || (rank === 'pflichtsolo' && pflicht)
      if (!fits) continue
      if (isSolo(kind)) startSolo(deal, seat, kind, pflicht)
      else startOther(deal, seat, kind)
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

function startOther(deal: Deal, seat: number, kind: string): void {
  deal.game = kind
  switch (kind) {
    case 'schmeissen':
      redeal(deal)
      return
    case 'hochzeit':
      deal.hochzeiter = seat
      startPlay(deal, nextSeat(deal.dealer))
      return
    case 'armut':
      deal.poor = seat
      deal.phase = 'ask'
      deal.turn = nextSeat(seat)
      return
    default: {
      const queens = queenSeats(deal)
      deal.parties = partiesWith(queens)
      if (queens.length === 1) deal.soloist = at(queens, 0)
      deal.poor = seat
      deal.turn = partnerOf(deal, seat)
      layDown(deal, seat)
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

/** All trumps of the poor hand go to the seat whose turn it is, which gives as many cards back. */
function layDown(deal: Deal, poor: number): void {
  deal.laid = trumpsOf(deal, poor)
  for (const card of deal.laid) removeOne(at(deal.hands, poor), card)
  at(deal.hands, deal.turn).push(...deal.laid)
  deal.phase = 'give'
  if (deal.laid.length === 0) startPlay(deal, nextSeat(deal.dealer))
}

/** The seat whose turn it is takes the Armut up: it and the poor player are Re. */
export function takeArmut(deal: Deal): void {
  const poor = deal.poor ?? 0
  deal.parties = partiesWith([poor, deal.turn])
  layDown(deal, poor)
}

/** The seat whose turn it is passes; when all three did, the cards are dealt again. */
export function passArmut(deal: Deal): void {
  deal.turn = nextSeat(deal.turn)
  if (deal.turn === deal.poor) redeal(deal)
}

/** Cards go back to the poor player; left of the dealer leads. */
export function giveBack(deal: Deal, cards: readonly string[]): void {
  for (const card of cards) removeOne(at(deal.hands, deal.turn), card)
  at(deal.hands, deal.poor ?? 0).push(...cards)
  startPlay(deal, nextSeat(deal.dealer))
}

function startPlay(deal: Deal, leader: number): void {
  deal.phase = 'play'
  deal.turn = leader
  const ranks = ranksOf(deal.game)
  const foxIsLowTrump = ranks === 'normal' || ranks === 'karosolo'
  const holder = deal.hands.findIndex((hand) => copies(hand, 'DA') === 2)
  if (foxIsLowTrump && deal.options.schweine !== 'off' && holder >= 0) deal.bothFoxes = holder
}
