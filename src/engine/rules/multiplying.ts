import type { LineCode, PointLine, ScoreLine } from '../result-of-deal.js'
import type { Options } from './options.js'
import type { PlayedDeal } from './played.js'
import { sumFor } from './scoring.js'
import type { Score } from './scoring.js'
import { partyAt } from './winner.js'
import type { Tally } from './winner.js'

/** Lines that are special points (TSR 7.2.3), not points of the game. */
const specialCodes: ReadonlySet<LineCode | 'factor'> = new Set<LineCode>([
  'gegenDieAlten', 'doppelkopf', 'fuchs', 'karlchen', 'karlchenCaught', 'dulle', 'fuchsAmEnd', 'herzstich',
]) // prettier-ignore

/** Adds a line that gives the points of the game once more, or oftener; none where they are nothing. */
function gameAgain(lines: readonly ScoreLine[], times: number, line: Pick<PointLine, 'code' | 'by'>): ScoreLine[] {
  const game = lines.filter(({ code }) => !specialCodes.has(code))
  const re = (sumFor(game, 0) - sumFor(game, 1)) * times
  return re === 0 ? [] : [{ ...line, for: re > 0 ? 're' : 'kontra', points: Math.abs(re) }]
}

/** The lines that a Bockrunde adds where it does not double everything. */
export function bockLines(
  { options, bock }: PlayedDeal,
  winner: 0 | 1 | null,
  lines: readonly ScoreLine[],
): ScoreLine[] {
  if (bock === 1 || options.bockEffect === 'whole') return []
  if (options.bockEffect === 'game') return gameAgain(lines, bock - 1, { code: 'bock' })
  const points = 2 * Math.floor(Math.log2(bock))
  return winner === null ? [] : [{ code: 'bock', for: partyAt(winner), points }]
}

/** The factor of everything in a Bockrunde; 1 without, and where it has another effect. */
export const wholeBock = ({ options, bock }: PlayedDeal): number => (options.bockEffect === 'whole' ? bock : 1)

/** The announcements that multiply instead of giving points: none where nobody won. */
const multiplying = ({ options }: PlayedDeal, tally: Tally, winner: 0 | 1 | null): readonly ('re' | 'kontra')[] =>
  options.reKontra === 'add' || winner === null
    ? []
    : (['re', 'kontra'] as const).filter((_, index) => tally.level[index === 0 ? 0 : 1] >= 1)

/** Points as they are written down: winners and losers, or only one of them. */
const booked = (options: Options, points: number): number => {
  if (options.bookKeeping === 'onlyPlus') return Math.max(points, 0)
  return options.bookKeeping === 'onlyMinus' ? Math.min(points, 0) : points
}

/** How often the points of who plays alone count (TSR 7.2.4): three times, by the rule set not when he loses. */
export const timesAlone = (
  { soloist, options }: Pick<PlayedDeal, 'soloist' | 'options'>,
  winner: 0 | 1 | null,
): number => (soloist === null || (options.soloTriple === 'whenWon' && winner === 1) ? 1 : 3)

/**
 * The score of a plus and minus book: the lines' net value, multiplied for Re and Kontra where the rule set says so and in a
 * Bockrunde, for a soloist three times.
 */
export function plusMinus(deal: PlayedDeal, tally: Tally, winner: 0 | 1 | null, lines: ScoreLine[]): Score {
  const said = multiplying(deal, tally, winner)
  const factors: { readonly code: 'factor'; readonly times: number; readonly why: 're' | 'kontra' | 'bock' }[] = []
  for (const by of said) {
    if (deal.options.reKontra === 'double') factors.push({ code: 'factor', times: 2, why: by })
    else lines.push(...gameAgain(lines, 1, { code: by, by }))
  }
  lines.push(...bockLines(deal, winner, lines))
  const bock = wholeBock(deal)
  if (bock > 1) factors.push({ code: 'factor', times: bock, why: 'bock' })
  const times = factors.reduce((product, line) => product * line.times, 1)
  const re = (sumFor(lines, 0) - sumFor(lines, 1)) * times
  lines.push(...factors)
  const points = [booked(deal.options, re * timesAlone(deal, winner)), booked(deal.options, 0 - re)] as const
  return { winner, lines, value: winner === 1 ? 0 - re : re, points }
}
