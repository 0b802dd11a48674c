import { at, facesIn } from './card.js'
import type { Level } from './party.js'
import type { DealResult, Rest } from './result-of-deal.js'
import { redealTriggers } from './rules/bock.js'
import { eyesIn, faceAt, packTrick, partyIndex, partyOf, winnerOf } from './rules/played.js'
import type { PackedTrick } from './rules/played.js'
import { scored } from './rules/scored.js'
import { nextDealerAfter } from './rules/succession.js'
import { partyAt } from './rules/winner.js'
import { bySeat, firstSeat, seatAfter } from './seat.js'
import { onceOf, soloistOf, twiceOf } from './state.js'
import type { Claim, State } from './state.js'

const nobody = bySeat(() => 0)

/** The result of a deal whose cards were thrown in, or that nobody took up. */
export function redealResult(s: State, reason: 'schmeissen' | 'armut'): DealResult {
  const triggers = redealTriggers(s.dealt.variant, reason)
  const { dealer } = s.dealt
  return {
    game: 'redeal',
    soloist: null,
    pflicht: false,
    parties: bySeat((seat) => partyOf(s.re, seat)),
    announced: { re: 0, kontra: 0 },
    eyes: { re: 0, kontra: 0 },
    tricksWon: { re: 0, kontra: 0 },
    winner: null,
    lines: [],
    value: 0,
    points: nobody,
    nextDealer: dealer,
    ...(triggers.length > 0 && { bock: triggers }),
  }
}

const untouched: readonly PackedTrick[] = Object.freeze([])

/**
 * The cards that are not played when a deal ends by a claim, as tricks of whoever has them: of the seat that claimed them, or
 * of one of the other party where somebody gave up. Each takes one card of each seat, those of the open trick first.
 */
function restOf(s: State): readonly PackedTrick[] {
  const { claim } = s
  if (claim === null) return untouched
  const party = partyIndex(s.re, claim.seat)
  const winner = claim.gives ? firstSeat(claim.seat, (seat) => partyIndex(s.re, seat) !== party) : claim.seat
  const left = bySeat((seat) => facesIn(onceOf(s.hands, seat), twiceOf(s.hands, seat)))
  for (let index = 0; index < s.openCount; index++) left[seatAfter(s.leader, index)].unshift(faceAt(s.open, index))
  return left[0].map((first, index) => {
    const [one, two, three] = [at(left[1], index), at(left[2], index), at(left[3], index)]
    return packTrick(first | (one << 5) | (two << 10) | (three << 15), 0, winner)
  })
}

/** The result of a deal whose last trick is taken: final parties first, then specials, winner, lines and points. */
export function playedResult(s: State): DealResult {
  const { variant, dealer, forced, bock } = s.dealt
  const soloist = soloistOf(s)
  const { game } = s
  const rest = restOf(s)
  const { tally, score, triggers } = scored(variant, {
    order: s.order,
    game,
    soloist,
    re: s.re,
    tricks: s.tricks,
    rest,
    level: s.level,
    schwein: s.order.raised.length > 0 ? s.foxes : -1,
    pair: s.foxes,
    bock,
    genscher: s.genscher >= 0,
  })
  const { winner, lines, value, points } = score
  return {
    game,
    soloist,
    pflicht: s.pflicht,
    parties: bySeat((seat) => partyOf(s.re, seat)),
    announced: { re: s.level[0] as Level, kontra: s.level[1] as Level },
    eyes: { re: tally.eyes[0], kontra: tally.eyes[1] },
    tricksWon: { re: tally.tricks[0], kontra: tally.tricks[1] },
    winner: winner === null ? null : partyAt(winner),
    lines,
    value,
    points: bySeat((seat) => points[(s.re >>> seat) & 1 ? 0 : 1]),
    nextDealer: nextDealerAfter(variant, dealer, game, s.pflicht, forced !== null),
    ...(triggers.length > 0 && { bock: triggers }),
    ...(s.claim !== null && { rest: told(s, s.claim, rest) }),
  }
}

const told = (s: State, { seat }: Claim, rest: readonly PackedTrick[]): Rest => ({
  by: seat,
  for: partyOf(s.re, winnerOf(at(rest, 0))),
  tricks: rest.length,
  eyes: rest.reduce((sum, trick) => sum + eyesIn(trick), 0),
})
