import { isSolo } from '../game.js'
import type { ScoreLine } from '../result-of-deal.js'
import type { Options } from './options.js'
import type { PlayedDeal } from './played.js'
import { otherIndex, partyAt } from './winner.js'
import type { Tally } from './winner.js'

/** What a score book makes of a deal. */
export interface Score {
  /** Index of the winning party (0 Re, 1 Kontra), null where nobody won. */
  readonly winner: 0 | 1 | null
  readonly lines: readonly ScoreLine[]
  /** Net value for the winners (for Re where nobody won), multipliers included, a soloist's tripling not. */
  readonly value: number
  /** Points of one player of each party; a soloist's are tripled here already where the book does so. */
  readonly points: readonly [re: number, kontra: number]
}

/** A score book: from what was taken and said, and the special points, to lines and points. */
export type Scorer = (deal: PlayedDeal, tally: Tally, specials: readonly ScoreLine[]) => Score

/** Whether the Kreuz-Damen make the parties of this game. */
export const queensDecide = (deal: PlayedDeal): boolean => !isSolo(deal.game) && deal.game !== 'armut'

/** Sum of the points of one party's lines. */
export function sumFor(lines: readonly ScoreLine[], index: 0 | 1): number {
  let sum = 0
  for (const line of lines)
    if (line.code !== 'factor' && 'for' in line && line.for === partyAt(index)) sum += line.points
  return sum
}

const underCodes = ['under90', 'under60', 'under30'] as const
const absageCodes = ['no90', 'no60', 'no30', 'schwarz'] as const
const againstCodes = ['against90', 'against60', 'against30', 'againstSchwarz'] as const

/** Lines for playing the other party under 90, 60, 30 or without a trick (TSR 7.2.2a). */
export function underLines(tally: Tally, index: 0 | 1): ScoreLine[] {
  const other = otherIndex(index)
  const lines: ScoreLine[] = underCodes
    .filter((_, step) => tally.eyes[other] < 90 - 30 * step)
    .map((code) => ({ code, for: partyAt(index), points: 1 }))
  if (tally.tricks[other] === 0) lines.push({ code: 'noTrick', for: partyAt(index), points: 1 })
  return lines
}

/** Lines for everything that either party said (TSR 7.2.2b to d). */
export function callLines(tally: Tally, index: 0 | 1, first: number): ScoreLine[] {
  const lines: ScoreLine[] = []
  const to = partyAt(index)
  if (tally.level[0] >= 1) lines.push({ code: 're', for: to, points: first, by: 're' })
  if (tally.level[1] >= 1) lines.push({ code: 'kontra', for: to, points: first, by: 'kontra' })
  for (const by of [0, 1] as const) {
    absageCodes.forEach((code, step) => {
      if (tally.level[by] >= step + 2) lines.push({ code, for: to, points: 1, by: partyAt(by) })
    })
  }
  return lines
}

/** Lines for reaching 120 against keine 90, 90 against keine 60 and so on (TSR 7.2.2e, f). */
export const againstLines = (tally: Tally, index: 0 | 1): ScoreLine[] =>
  againstCodes
    .filter((_, step) => tally.level[otherIndex(index)] >= step + 2 && tally.eyes[index] >= 120 - 30 * step)
    .map((code) => ({ code, for: partyAt(index), points: 1 }))

/** The line for winning against the Kreuz-Damen, where the rule set knows it for this game. */
export function gegenDieAlten(deal: PlayedDeal, winner: 0 | 1): ScoreLine[] {
  const rule: Options['gegenDieAlten'] = deal.options.gegenDieAlten
  const counts = rule === 'always' || (rule === 'normal' && deal.soloist === null && queensDecide(deal))
  return winner === 1 && counts ? [{ code: 'gegenDieAlten', for: 'kontra', points: 1 }] : []
}

/** Net value of lines for the winners, doubled in a Bockrunde, and the points of a plus and minus book (TSR 7.2.4). */
export function plusMinus(deal: PlayedDeal, winner: 0 | 1 | null, lines: readonly ScoreLine[]): Score {
  const factor: readonly ScoreLine[] = deal.bock > 1 ? [{ code: 'factor', times: deal.bock, why: 'bock' }] : []
  const re = (sumFor(lines, 0) - sumFor(lines, 1)) * deal.bock
  const alone = deal.soloist === null ? 1 : 3
  const value = winner === 1 ? 0 - re : re
  return { winner, lines: [...lines, ...factor], value, points: [re * alone, 0 - re] }
}
