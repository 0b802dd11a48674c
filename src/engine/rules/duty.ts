import { isSolo } from '../game.js'
import type { GameKind } from '../game.js'
import { eyesIn, partyIndex } from './played.js'
import type { PackedTrick } from './played.js'
import type { Variant } from './variant.js'

/**
 * Whether the winner of the first trick must say Re or Kontra before he leads to the second: the trick was rich enough, his
 * party has said nothing, and the game is neither a Solo nor a Hochzeit.
 * @param first the first trick, when it is the only one and nothing has been led since
 */
export function mustAnnounce(
  { options }: Variant,
  game: GameKind | null,
  first: PackedTrick,
  re: number,
  winner: number,
  level: readonly [number, number],
): boolean {
  if (game === null || game === 'hochzeit' || isSolo(game)) return false
  return options.pflichtansage > 0 && eyesIn(first) >= options.pflichtansage && level[partyIndex(re, winner)] === 0
}
