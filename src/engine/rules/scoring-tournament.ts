import { againstLines, callLines, gegenDieAlten, plusMinus, underLines } from './scoring.js'
import type { Scorer } from './scoring.js'
import { partyAt, winningParty } from './winner.js'

/** The book of the tournament rules (TSR 7.2). */
export const tournamentScore: Scorer = (deal, tally, specials) => {
  const counted = deal.soloist === null ? specials : []
  const winner = winningParty(tally)
  if (winner === null) {
    const lines = ([0, 1] as const).flatMap((index) => [...underLines(tally, index), ...againstLines(tally, index)])
    return plusMinus(deal, winner, [...lines, ...counted])
  }
  return plusMinus(deal, winner, [
    { code: 'won', for: partyAt(winner), points: 1 },
    ...underLines(tally, winner),
    ...callLines(tally, winner, 2),
    ...againstLines(tally, winner),
    ...gegenDieAlten(deal, winner),
    ...counted,
  ])
}
