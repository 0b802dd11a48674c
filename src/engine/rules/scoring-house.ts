import type { PointLine } from '../result-of-deal.js'
import { addCalls, addGegenDieAlten, addUnder, counted, isFeig, turnedRound } from './scoring.js'
import { plusMinus } from './multiplying.js'
import type { Scorer } from './scoring.js'
import { otherIndex, partyAt, winningParty } from './winner.js'

/**
 * The book of the house round: one point for winning, for each level reached and for each announcement of either party.
 * A Kontra that was announced earns no separate point for winning unless the switch `kontraWinPoint` says so; without a winner
 * only special points count.
 */
export const houseScore: Scorer = (deal, tally, specials) => {
  const lines: PointLine[] = []
  const winner = winningParty(tally)
  if (winner !== null) {
    const announced = winner === 1 && tally.level[1] >= 1
    if (!announced || deal.options.kontraWinPoint === 'always')
      lines.push({ code: 'won', for: partyAt(winner), points: 1 })
    addUnder(lines, tally, winner)
    addCalls(lines, tally, winner, deal.options.reKontra === 'add' ? 1 : 0)
    if (isFeig(deal, tally, winner)) {
      const other = otherIndex(winner)
      return plusMinus(deal, tally, other, [...turnedRound(lines, other), ...specials])
    }
    addGegenDieAlten(lines, deal, winner)
  }
  return plusMinus(deal, tally, winner, [...lines, ...counted(deal, specials, deal.soloist === null)])
}
