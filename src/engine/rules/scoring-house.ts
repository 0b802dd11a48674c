import { callLines, gegenDieAlten, plusMinus, underLines } from './scoring.js'
import type { Scorer } from './scoring.js'
import { partyAt, winningParty } from './winner.js'

/**
 * The book of the house round: one point for winning, for each level reached and for each announcement of either party.
 * A Kontra that was announced earns no separate point for winning unless the switch `kontraWinPoint` says so.
 */
export const houseScore: Scorer = (deal, tally, specials) => {
  const counted = deal.soloist === null ? specials : []
  const winner = winningParty(tally)
  if (winner === null) return plusMinus(deal, winner, counted)
  const announced = winner === 1 && tally.level[1] >= 1
  const winPoint = announced && deal.options.kontraWinPoint === 'unlessAnnounced' ? 0 : 1
  return plusMinus(deal, winner, [
    ...(winPoint ? [{ code: 'won', for: partyAt(winner), points: 1 }] : []),
    ...underLines(tally, winner),
    ...callLines(tally, winner, 1),
    ...gegenDieAlten(deal, winner),
    ...counted,
  ])
}
