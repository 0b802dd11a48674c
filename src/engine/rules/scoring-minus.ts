import { isSolo } from '../game.js'
import type { ScoreLine } from '../result-of-deal.js'
import { addGegenDieAlten, addUnder, queensDecide, sumFor } from './scoring.js'
import type { Scorer } from './scoring.js'
import { missed, otherIndex, partyAt, winningParty } from './winner.js'
import type { Tally } from './winner.js'

const absageCodes = ['no90', 'no60', 'no30', 'schwarz'] as const

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

function factorLines(tally: Tally, winner: 0 | 1, bock: number): { code: 'factor'; times: number; why: string }[] {
  const loser = otherIndex(winner)
  const said = (index: 0 | 1): boolean => tally.level[index] >= 1
  return [
    ...(said(winner) ? [{ code: 'factor' as const, times: 2, why: 'announcedAndWon' }] : []),
    ...(said(loser) ? [{ code: 'factor' as const, times: 4, why: 'announcedAndLost' }] : []),
    ...(missed(tally, loser) ? [{ code: 'factor' as const, times: 2, why: 'missedAbsage' }] : []),
    ...(bock > 1 ? [{ code: 'factor' as const, times: bock, why: 'bock' }] : []),
  ]
}

/**
 * The book of minus points: each loser gets the points, the winners none; special points beyond the value fall to the
 * winners. Special points count unless a picture Solo was played; where both parties missed an Absage nobody wins and
 * nobody is charged.
 */
export const minusScore: Scorer = (deal, tally, specials) => {
  const winner = winningParty(tally, false)
  if (winner === null) return { winner, lines: [], value: 0, points: [0, 0] }
  const lines: ScoreLine[] = [{ code: 'won', for: partyAt(winner), points: 1 }]
  addUnder(lines, tally, winner)
  lines.push(...absageLine(tally, winner), ...announcedLines(tally, winner))
  if (queensDecide(deal)) addGegenDieAlten(lines, { ...deal, soloist: null }, winner)
  if (!isSolo(deal.game)) lines.push(...specials)
  const factors = factorLines(tally, winner, deal.bock)
  const times = factors.reduce((product, line) => product * line.times, 1)
  const value = (sumFor(lines, winner) - sumFor(lines, otherIndex(winner))) * times
  const [won, lost] = [value < 0 ? 0 - value : 0, value > 0 ? value : 0]
  return { winner, lines: [...lines, ...factors], value, points: winner === 0 ? [won, lost] : [lost, won] }
}
