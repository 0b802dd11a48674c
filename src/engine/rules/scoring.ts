import { isSolo } from '../game.js'
import type { PointLine, ScoreLine } from '../result-of-deal.js'
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
export const queensDecide = (deal: PlayedDeal): boolean => !isSolo(deal.game) && deal.game !== 'armut' && !deal.genscher

/** Sum of the points of one party's lines. */
export function sumFor(lines: readonly ScoreLine[], index: 0 | 1): number {
  let sum = 0
  for (const line of lines) if ('for' in line && line.for === partyAt(index)) sum += line.points
  return sum
}

/** The special points that count: all where the book counts them, else those of the rule set for who plays alone. */
export function counted(
  { options }: PlayedDeal,
  specials: readonly ScoreLine[],
  byBook: boolean,
): readonly ScoreLine[] {
  if (byBook || options.specialsInSolo === 'every') return specials
  return options.specialsInSolo === 'off' ? [] : specials.filter(({ code }) => code === 'doppelkopf')
}

const underCodes = ['under90', 'under60', 'under30'] as const
const absageCodes = ['no90', 'no60', 'no30', 'schwarz'] as const
const againstCodes = ['against90', 'against60', 'against30', 'againstSchwarz'] as const

/**
 * Adds lines for playing the other party under 90, 60, 30 or without a trick (TSR 7.2.2a).
 * @param counted what must be nothing for the last of them: the other party's tricks, or its eyes
 */
export function addUnder(
  lines: ScoreLine[],
  tally: Tally,
  index: 0 | 1,
  counted: readonly [number, number] = tally.tricks,
): void {
  const other = otherIndex(index)
  for (const [step, code] of underCodes.entries()) {
    if (tally.eyes[other] >= 90 - 30 * step) return
    lines.push({ code, for: partyAt(index), points: 1 })
  }
  if (counted[other] === 0) lines.push({ code: 'noTrick', for: partyAt(index), points: 1 })
}

/**
 * Adds lines for everything that either party said (TSR 7.2.2b to d), `first` points for Re and for Kontra; 0: those double
 * instead and have no line here.
 */
export function addCalls(lines: ScoreLine[], tally: Tally, index: 0 | 1, first: number): void {
  const to = partyAt(index)
  if (first > 0 && tally.level[0] >= 1) lines.push({ code: 're', for: to, points: first, by: 're' })
  if (first > 0 && tally.level[1] >= 1) lines.push({ code: 'kontra', for: to, points: first, by: 'kontra' })
  for (const by of [0, 1] as const) {
    for (const [step, code] of absageCodes.entries())
      if (tally.level[by] >= step + 2) lines.push({ code, for: to, points: 1, by: partyAt(by) })
  }
}

/** Adds lines for reaching 120 against keine 90, 90 against keine 60 and so on (TSR 7.2.2e, f). */
export function addAgainst(lines: ScoreLine[], tally: Tally, index: 0 | 1): void {
  for (const [step, code] of againstCodes.entries())
    if (tally.level[otherIndex(index)] >= step + 2 && tally.eyes[index] >= 120 - 30 * step)
      lines.push({ code, for: partyAt(index), points: 1 })
}

/** Adds the line for winning against the Kreuz-Damen, where the rule set knows it for this game. */
export function addGegenDieAlten(lines: ScoreLine[], deal: PlayedDeal, winner: 0 | 1): void {
  const rule: Options['gegenDieAlten'] = deal.options.gegenDieAlten
  const counts = rule === 'every' || (rule === 'normal' && deal.soloist === null && queensDecide(deal))
  if (winner === 1 && counts) lines.push({ code: 'gegenDieAlten', for: 'kontra', points: 1 })
}

/**
 * Whether the winners were cowards: two against two, and three levels or more above what they had said (won 1, under 90 2,
 * under 60 3, under 30 4, no trick 5).
 */
export function isFeig(deal: PlayedDeal, tally: Tally, winner: 0 | 1): boolean {
  if (!deal.options.feigheit || deal.soloist !== null) return false
  const other = otherIndex(winner)
  const under = [90, 60, 30].filter((limit) => tally.eyes[other] < limit).length
  return 1 + under + (tally.tricks[other] === 0 ? 1 : 0) - tally.level[winner] >= 3
}

/** The game's lines handed to the other party, which wins for the cowardice of those who won the tricks. */
export const turnedRound = (lines: readonly PointLine[], loser: 0 | 1): PointLine[] => [
  ...lines.map((line) => ({ ...line, for: partyAt(loser) })),
  { code: 'feigheit', for: partyAt(loser), points: 0 },
]
