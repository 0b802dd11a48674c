import type { Clearing, ReservationKind } from '../game.js'
import { trumpClass } from './order.js'
import type { Variant } from './variant.js'

/** Number of the trick after which an uncleared Hochzeit is played alone (TSR 4.4.3b). */
export const lastClearingTrick = 3

/** Which trick finds the partner of a Hochzeit: as its holder chose where he may, else by the rule set. */
export function clearingOf({ options }: Variant, kind: ReservationKind): Clearing {
  if (options.hochzeit === 'choice') {
    if (kind === 'hochzeit fehl') return 'fehl'
    return kind === 'hochzeit trumpf' ? 'trump' : 'trick'
  }
  return options.hochzeit === 'firstTrick' ? 'trick' : 'fehl'
}

/**
 * Whether a trick won by somebody else clears a Hochzeit (TSR 4.4.3a).
 * @param led class of the led card
 */
export const clears = (seeks: Clearing, led: number): boolean =>
  seeks === 'trick' || (led === trumpClass) === (seeks === 'trump')
