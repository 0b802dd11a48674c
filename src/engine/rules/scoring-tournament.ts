import type { PointLine } from '../result-of-deal.js'
import { addAgainst, addCalls, addGegenDieAlten, addUnder, counted, isFeig, turnedRound } from './scoring.js'
import { plusMinus } from './multiplying.js'
import type { Scorer } from './scoring.js'
import { otherIndex, partyAt, winningParty } from './winner.js'

/** The book of the tournament rules (TSR 7.2); without a winner only what was reached counts (7.1.3). */
export const tournamentScore: Scorer = (deal, tally, specials) => {
  const lines: PointLine[] = []
  const winner = winningParty(tally)
  if (winner === null) {
    for (const index of [0, 1] as const) {
      addUnder(lines, tally, index)
      addAgainst(lines, tally, index)
    }
  } else {
    lines.push({ code: 'won', for: partyAt(winner), points: 1 })
    addUnder(lines, tally, winner)
    addCalls(lines, tally, winner, deal.options.reKontra === 'add' ? 2 : 0)
    addAgainst(lines, tally, winner)
    if (isFeig(deal, tally, winner)) {
      const other = otherIndex(winner)
      return plusMinus(deal, tally, other, [...turnedRound(lines, other), ...specials])
    }
    addGegenDieAlten(lines, deal, winner)
  }
  return plusMinus(deal, tally, winner, [...lines, ...counted(deal, specials, deal.soloist === null)])
}
