import type { Level } from './party.js'
import type { DealResult } from './result-of-deal.js'
import { redealTriggers } from './rules/bock.js'
import { partyOf } from './rules/played.js'
import { scored } from './rules/scored.js'
import { nextDealerAfter } from './rules/succession.js'
import { partyAt } from './rules/winner.js'
import { bySeat } from './seat.js'
import { soloistOf } from './state.js'
import type { State } from './state.js'

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

/** The result of a deal whose last trick is taken: final parties first, then specials, winner, lines and points. */
export function playedResult(s: State): DealResult {
  const { variant, dealer, forced, bock } = s.dealt
  const soloist = soloistOf(s)
  const { game } = s
  const { tally, score, triggers } = scored(variant, {
    order: s.order,
    game,
    soloist,
    re: s.re,
    tricks: s.tricks,
    level: s.level,
    schwein: s.order.raised.length > 0 ? s.foxes : -1,
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
  }
}
