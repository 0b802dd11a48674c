import type { Clock } from './ports.js'

/** The machine's clock. Its timers never keep the program alive: the connection to the chat service does. */
export function createClock(): Clock {
  return {
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      timer.unref()
      return () => clearTimeout(timer)
    },
  }
}
