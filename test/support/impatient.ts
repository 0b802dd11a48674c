import { createManualClock } from './clock.js'
import type { ManualClock } from './clock.js'

/** How long an answer may take before a sign of life comes first, in ms. */
const patience = 1200

/** A clock on which every answer takes too long, so that a sign of life precedes it. */
export function createImpatientClock(): ManualClock {
  const clock = createManualClock(Date.now())
  return {
    ...clock,
    after: (ms, run) => {
      if (ms !== patience) return clock.after(ms, run)
      run()
      return () => undefined
    },
  }
}
