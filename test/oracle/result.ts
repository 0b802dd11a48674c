import type { Party } from './announce.js'
import { eyesOf, trumpsIn } from './cards.js'
import { at, nextSeat, type Deal, type Trick } from './deal.js'
import { SOLO_KINDS } from './soli.js'
import type { Finished, Special } from './books.js'
import { scoreOf } from './score.js'
import { legalOf, turnIn } from './step.js'

const cardsOf = (trick: Trick): string[] => trick.plays.map((play) => play.card)

/** Whether all four played Herz as a side suit. */
export function heartsWentRound(deal: Deal, trick: Trick): boolean {
  return trick.plays.every(({ card }) => card.startsWith('H') && !trumpsIn(deal.game).includes(card))
}

/** Special points of both parties, judged by the final parties (7.2.3, section 8). */
export function specialsOf(deal: Deal): Special[] {
  const parties = deal.parties ?? []
  const specials: Special[] = []
  deal.tricks.forEach((trick, index) => {
    const taker = at(parties, trick.winner)
    const best = trick.plays.find((play) => play.seat === trick.winner)
    const last = index === deal.tricks.length - 1 && deal.claim === null
    if (deal.options.doppelkopf && eyesOf(cardsOf(trick)) >= 40) specials.push({ code: 'doppelkopf', for: taker })
    for (const play of trick.plays) {
      const caught = at(parties, play.seat) !== taker
      if (deal.options.fuchs && play.card === 'DA' && play.high === 0 && caught) {
        specials.push({ code: 'fuchs', for: taker })
      }
      const overtaken = best?.card === 'HT' && trick.plays.indexOf(best) > trick.plays.indexOf(play)
      if (deal.options.dullePoint && overtaken && play.card === 'HT' && caught) {
        specials.push({ code: 'dulle', for: taker })
      }
    }
    if (last && deal.options.karlchen && best?.card === 'CJ') specials.push({ code: 'karlchen', for: taker })
    const lost = trick.plays.some((play) => play.card === 'CJ' && at(parties, play.seat) !== taker)
    const rule = deal.options.karlchenCaught
    const byRight = rule === 'anyTrump' ? best?.card !== 'CJ' : rule === 'karoDame' && best?.card === 'DQ'
    if (deal.options.fuchsAmEnd && last && best?.card === 'DA' && best.high === 0) {
      specials.push({ code: 'fuchsAmEnd', for: taker })
    }
    if (deal.options.herzstich && heartsWentRound(deal, trick)) specials.push({ code: 'herzstich', for: taker })
    if (last && lost && byRight) specials.push({ code: 'karlchenCaught', for: taker })
  })
  const rest = restOf(deal)
  if (rest === null || !deal.options.fuchs || !trumpsIn(deal.game).includes('DA')) return specials
  for (const { seat, card } of rest.cards) {
    const safe = seat === deal.bothFoxes || at(parties, seat) === rest.for
    if (card === 'DA' && !safe) specials.push({ code: 'fuchs', for: rest.for })
  }
  return specials
}

/** What was not played in a deal that ended by a claim: whose it is, and the cards with the seats that had them. */
function restOf(deal: Deal): { for: Party; cards: { seat: number; card: string }[]; tricks: number } | null {
  if (deal.claim === null) return null
  const own = at(deal.parties ?? [], deal.claim.seat)
  const other = own === 're' ? 'kontra' : 're'
  const held = deal.hands.flatMap((hand, seat) => hand.map((card) => ({ seat, card })))
  const cards = [...deal.table.map(({ seat, card }) => ({ seat, card })), ...held]
  return { for: deal.claim.gives ? other : own, cards, tricks: cards.length / 4 }
}

/** Who deals next (3.3.1, 4.2.5; the rounds' own ways). */
function nextDealer(deal: Deal): number {
  if (deal.game === 'redeal') return deal.dealer
  const namedSolo = SOLO_KINDS.some((kind) => kind === deal.game)
  const rule = deal.options.redealAfterSolo
  const again =
    (rule === 'always' && namedSolo) || (rule === 'pflicht' && deal.pflicht && deal.forced === null && namedSolo)
  return again ? deal.dealer : nextSeat(deal.dealer)
}

function redealResult(deal: Deal): Record<string, unknown> {
  return {
    ok: true,
    over: true,
    game: 'redeal',
    soloist: null,
    parties: [null, null, null, null],
    announced: { re: 0, kontra: 0 },
    tricks: [],
    eyes: { re: 0, kontra: 0 },
    tricksWon: { re: 0, kontra: 0 },
    winner: null,
    lines: [],
    value: 0,
    points: [0, 0, 0, 0],
    nextDealer: nextDealer(deal),
  }
}

/** A deal whose last card is played, as far as its score depends on it. */
export function finishedOf(deal: Deal): Finished {
  const parties = deal.parties ?? []
  const eyes: Record<Party, number> = { re: 0, kontra: 0 }
  const tricksWon: Record<Party, number> = { re: 0, kontra: 0 }
  for (const trick of deal.tricks) {
    eyes[at(parties, trick.winner)] += eyesOf(cardsOf(trick))
    tricksWon[at(parties, trick.winner)] += 1
  }
  const rest = restOf(deal)
  if (rest !== null) {
    eyes[rest.for] += eyesOf(rest.cards.map(({ card }) => card))
    tricksWon[rest.for] += rest.tricks
  }
  const { game, soloist, announced, bock, options } = deal
  const genscher = deal.genscher !== null
  return { options, game, soloist, parties, announced, eyes, tricksWon, bock, genscher, specials: specialsOf(deal) }
}

/** What there is to say of a deal where its actions end: the result, or whose turn it is and what is legal. */
export function resultOf(deal: Deal): Record<string, unknown> {
  if (deal.phase !== 'over') {
    return { ok: true, over: false, turn: turnIn(deal), legal: [0, 1, 2, 3].map((seat) => legalOf(deal, seat)) }
  }
  if (deal.game === 'redeal') return redealResult(deal)
  const finished = finishedOf(deal)
  const { game, soloist, parties, announced, eyes, tricksWon } = finished
  const rest = restOf(deal)
  const restEyes = eyesOf((rest?.cards ?? []).map(({ card }) => card))
  return {
    ok: true,
    over: true,
    game,
    soloist,
    parties,
    announced,
    tricks: deal.tricks.map((trick) => {
      const cards = cardsOf(trick)
      return { leader: trick.leader, cards, winner: trick.winner, eyes: eyesOf(cards) }
    }),
    ...(rest && { rest: { by: deal.claim?.seat, for: rest.for, tricks: rest.tricks, eyes: restEyes } }),
    eyes,
    tricksWon,
    ...scoreOf(finished),
    nextDealer: nextDealer(deal),
  }
}
