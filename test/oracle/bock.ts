import type { Deal } from './deal.js'
import { SOLO_KINDS } from './soli.js'
import { finishedOf, heartsWentRound } from './result.js'
import { scoreOf } from './score.js'

/** What in a deal that is over starts a Bockrunde, by the switches that begin with `bock` (9.4). */
export function bockTriggers(deal: Deal): string[] {
  const { options, announced } = deal
  if (deal.game === 'redeal') {
    if (deal.poor === null) return options.bockSchmeissen ? ['schmeissen'] : []
    return options.bockArmut ? ['armut'] : []
  }
  const finished = finishedOf(deal)
  const { winner, value } = scoreOf(finished)
  const { eyes, tricksWon } = finished
  const solo = SOLO_KINDS.some((kind) => kind === deal.game)
  const reLost = winner === 'kontra' && announced.re > 0
  const kontraLost = winner === 're' && announced.kontra > 0
  const found: Record<string, boolean> = {
    herz: options.bockHerz && deal.tricks.some((trick) => heartsWentRound(deal, trick)),
    '120': options.bock120 && eyes.re === 120,
    zero: options.bockZero && value === 0,
    both: options.bockBoth && announced.re > 0 && announced.kontra > 0,
    lost:
      (reLost && (options.bockLost === 're' || options.bockLost === 'any')) ||
      (kontraLost && (options.bockLost === 'kontra' || options.bockLost === 'any')),
    solo: solo && (options.bockSolo === 'any' || (options.bockSolo === 'lost' && winner === 'kontra')),
    noTrick: options.bockNoTrick && (tricksWon.re === 0 || tricksWon.kontra === 0),
  }
  return Object.keys(found)
    .filter((name) => found[name])
    .sort()
}
