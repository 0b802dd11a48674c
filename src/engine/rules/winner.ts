import { at } from '../card.js'
import type { Party } from '../party.js'
import { eyesIn, partyIndex, winnerOf } from './played.js'
import type { PlayedDeal } from './played.js'

/** What both parties took and said; pairs are Re first, Kontra second. */
export interface Tally {
  readonly eyes: readonly [number, number]
  readonly tricks: readonly [number, number]
  readonly level: readonly [re: number, kontra: number]
}

/** Counts eyes and tricks by the final parties; those that were not played count for whoever has them. */
export function tallyOf(deal: PlayedDeal): Tally {
  const eyes: [number, number] = [0, 0]
  const tricks: [number, number] = [0, 0]
  for (const taken of [deal.tricks, deal.rest]) {
    for (const trick of taken) {
      const party = partyIndex(deal.re, winnerOf(trick))
      eyes[party] += eyesIn(trick)
      tricks[party]++
    }
  }
  return { eyes, tricks, level: deal.level }
}

/** The party at an index of a pair. */
export const partyAt = (index: 0 | 1): Party => (index === 0 ? 're' : 'kontra')

/** The other index of a pair. */
export const otherIndex = (index: 0 | 1): 0 | 1 => (index === 0 ? 1 : 0)

/** Eyes that the opponents of an Absage must stay below, by level (2 keine 90, 3 keine 60, 4 keine 30). */
const limits = [240, 240, 90, 60, 30]

/** Whether a party fulfilled its Absage (level 2 or more); schwarz is about tricks, not eyes. */
export function fulfilled(tally: Tally, index: 0 | 1): boolean {
  const [level, other] = [tally.level[index], otherIndex(index)]
  return level >= 5 ? tally.tricks[other] === 0 : tally.eyes[other] < at(limits, level)
}

/** Whether a party made an Absage and did not fulfil it. */
export const missed = (tally: Tally, index: 0 | 1): boolean => tally.level[index] >= 2 && !fulfilled(tally, index)

/**
 * Eyes with which Re wins where neither party made an Absage (TSR 7.1.1, 7.1.2).
 * @param turned whether a lone "Kontra" turns the limit round, so that Re wins with 120
 */
export const eyesOfRe = ([re, kontra]: Tally['level'], turned: boolean): 120 | 121 =>
  turned && kontra === 1 && re === 0 ? 120 : 121

/**
 * The index of the party that wins (TSR 7.1.1 to 7.1.3); null where both missed an Absage.
 * @param turned whether a lone "Kontra" turns the limit round, so that Re wins with 120
 */
export function winningParty(tally: Tally, turned = true): 0 | 1 | null {
  const [re, kontra] = tally.level
  if (re >= 2 || kontra >= 2) {
    if (re >= 2 && fulfilled(tally, 0)) return 0
    if (kontra >= 2 && fulfilled(tally, 1)) return 1
    if (re >= 2 && kontra >= 2) return null
    return re >= 2 ? 1 : 0
  }
  return tally.eyes[0] >= eyesOfRe(tally.level, turned) ? 0 : 1
}
