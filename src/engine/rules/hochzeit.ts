import { trumpClass } from './order.js'
import type { Variant } from './variant.js'

/** Number of the trick after which an uncleared Hochzeit is played alone (TSR 4.4.3b). */
export const lastClearingTrick = 3

/**
 * Whether a trick won by somebody else clears a Hochzeit (TSR 4.4.3a): any trick, or only one to which a side suit was led.
 * @param led class of the led card
 */
export const clears = ({ options }: Variant, led: number): boolean =>
  options.hochzeit === 'firstTrick' || led !== trumpClass
