import { isSolo } from '../game.js'
import type { ScoreLine } from '../result-of-deal.js'
import { bockLines, wholeBock } from './multiplying.js'
import { addGegenDieAlten, addUnder, counted, sumFor } from './scoring.js'
import type { Scorer } from './scoring.js'
import { missed, otherIndex, partyAt, winningParty } from './winner.js'
import type { Tally } from './winner.js'

const absageCodes = ['no90', 'no60', 'no30', 'schwarz'] as const

type Factor = Extract<ScoreLine, { code: 'factor'; times: number }>

/** The winners' highest Absage that came true: keine 90 two points, keine 60 three, keine 30 four, schwarz five. */
function absageLine(tally: Tally, winner: 0 | 1): ScoreLine[] {
  const level = tally.level[winner]
  const code = absageCodes[level - 2]
  return code ? [{ code, for: partyAt(winner), points: level, by: partyAt(winner) }] : []
}

function announcedLines(tally: Tally, winner: 0 | 1): ScoreLine[] {
  const lines: ScoreLine[] = []
  if (tally.level[0] >= 1) lines.push({ code: 're', for: partyAt(winner), points: 1, by: 're' })
  if (tally.level[1] >= 1) lines.push({ code: 'kontra', for: partyAt(winner), points: 1, by: 'kontra' })
  return lines
}

function factorLines(tally: Tally, winner: 0 | 1 | null, bock: number): Factor[] {
  const factors: Factor[] = []
  const add = (times: number, why: Factor['why']): number => factors.push({ code: 'factor', times, why })
  if (winner !== null) {
    const loser = otherIndex(winner)
    if (tally.level[winner] >= 1) add(2, 'announced')
    if (tally.level[loser] >= 1) add(4, 'announcedAndLost')
    if (missed(tally, loser)) add(2, 'absageMissed')
  }
  if (bock > 1) add(bock, 'bock')
  return factors
}

/**
 * The book of minus points: each loser gets the points, the winners none; special points beyond the value fall to the
 * winners. Special points count unless a picture Solo was played; where both parties missed an Absage nobody wins and
 * they alone count.
 */
export const minusScore: Scorer = (deal, tally, specials) => {
  const winner = winningParty(tally, false)
  const lines: ScoreLine[] = []
  if (winner !== null) {
    lines.push({ code: 'won', for: partyAt(winner), points: 1 })
    addUnder(lines, tally, winner, tally.eyes)
    lines.push(...absageLine(tally, winner), ...announcedLines(tally, winner))
    addGegenDieAlten(lines, { ...deal, soloist: null }, winner)
  }
  lines.push(...counted(deal, specials, !isSolo(deal.game)))
  lines.push(...bockLines(deal, winner, lines))
  const factors = factorLines(tally, winner, wholeBock(deal))
  const times = factors.reduce((product, line) => product * line.times, 1)
  const re = (sumFor(lines, 0) - sumFor(lines, 1)) * times
  lines.push(...factors)
  const minus = (net: number): number => Math.max(0, 0 - net)
  return { winner, lines, value: winner === 1 ? 0 - re : re, points: [minus(re), minus(0 - re)] }
}
