import type { ScoreLine } from '../result-of-deal.js'
import { addCalls, addGegenDieAlten, addUnder, plusMinus } from './scoring.js'
import type { Scorer } from './scoring.js'
import { partyAt, winningParty } from './winner.js'

/**
 * The book of the house round: one point for winning, for each level reached and for each announcement of either party.
 * A Kontra that was announced earns no separate point for winning unless the switch `kontraWinPoint` says so; without a winner
 * only special points count.
 */
export const houseScore: Scorer = (deal, tally, specials) => {
  const lines: ScoreLine[] = []
  const winner = winningParty(tally)
  if (winner !== null) {
    const announced = winner === 1 && tally.level[1] >= 1
    if (!announced || deal.options.kontraWinPoint === 'always')
      lines.push({ code: 'won', for: partyAt(winner), points: 1 })
    addUnder(lines, tally, winner)
    addCalls(lines, tally, winner, 1)
    addGegenDieAlten(lines, deal, winner)
  }
  if (deal.soloist === null) lines.push(...specials)
  return plusMinus(deal, winner, lines)
}
