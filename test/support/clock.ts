import { vi } from 'vitest'
import type { Clock } from '../../src/table/ports.js'
import { patience } from './patience.js'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds, running what falls due in order of time; waits for what that sets going. */
  advance(ms: number): Promise<void>
  /** Milliseconds until each timer that waits, soonest first. */
  waiting(): readonly number[]
}

/** Lets everything happen that needs no time: queued promises and immediates, several rounds of them. */
export async function settle(rounds = 20): Promise<void> {
  for (let round = 0; round < rounds; round++) await new Promise((resolve) => setImmediate(resolve))
}

/** Waits until `check` throws no longer, for what nobody tells when it is done; the slowest machine is quicker than its limit. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patience, interval: 5 })

/** Makes a clock that begins at `start` milliseconds since 1970. */
export function createManualClock(start = 1_700_000_000_000): ManualClock {
  let now = start
  let timers: { readonly at: number; readonly run: () => void }[] = []
  const soonest = (until: number) => {
    const due = timers.filter((timer) => timer.at <= until)
    return due.length === 0 ? undefined : due.reduce((a, b) => (b.at < a.at ? b : a))
  }
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    advance: async (ms) => {
      const until = now + ms
      for (let timer = soonest(until); timer !== undefined; timer = soonest(until)) {
        const due = timer
        timers = timers.filter((other) => other !== due)
        now = Math.max(now, due.at)
        due.run()
        await settle()
      }
      now = until
    },
    waiting: () => timers.map((timer) => timer.at - now).sort((a, b) => a - b),
  }
}
