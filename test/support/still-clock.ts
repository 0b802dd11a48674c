import { createClock } from '../../src/playground/clock.js'
import type { Clock } from '../../src/playground/clock.js'

/** The stand-in's clock, standing still until it is moved ahead. @param start ms since 1970 */
export const manualClock = (start: number = Date.now()): Clock => createClock(() => start, false)
