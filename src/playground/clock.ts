/** The playground's time: it can run ahead of the real one, never back. */
export interface Clock {
  /** Milliseconds since 1970, playground time. */
  readonly now: () => number
  /** How far (ms) it runs ahead of where it would be without {@link advance}. */
  readonly ahead: number
  /** Moves the clock ahead by `ms` (not negative) and runs what falls due, in order. */
  advance(ms: number): void
  /** Runs `run` once in `ms` of playground time; the returned function takes that back. */
  after(ms: number, run: () => void): () => void
  /** Calls `listener` after each advance. */
  onAdvance(listener: () => void): void
  /** Forgets everything that is still to run. */
  stop(): void
}

interface Alarm {
  readonly due: number
  readonly run: () => void
  timer?: NodeJS.Timeout
}

/**
 * A clock over another source of time.
 *
 * @param source ms since 1970
 * @param ticking whether the source moves by itself, so that alarms are due without anybody's doing
 */
export function createClock(source: () => number, ticking: boolean): Clock {
  const alarms = new Set<Alarm>()
  const listeners = new Set<() => void>()
  let ahead = 0
  const now = () => source() + ahead

  const fire = (alarm: Alarm) => {
    if (!alarms.delete(alarm)) return
    clearTimeout(alarm.timer)
    alarm.run()
  }
  const arm = (alarm: Alarm) => {
    clearTimeout(alarm.timer)
    alarm.timer = setTimeout(() => fire(alarm), Math.max(0, alarm.due - now()))
    alarm.timer.unref()
  }
  return {
    now,
    get ahead() {
      return ahead
    },
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError('The clock never goes back')
      ahead += ms
      const due = [...alarms].filter((alarm) => alarm.due <= now()).sort((a, b) => a.due - b.due)
      for (const alarm of due) fire(alarm)
      if (ticking) for (const alarm of alarms) arm(alarm)
      for (const listener of listeners) listener()
    },
    onAdvance(listener) {
      listeners.add(listener)
    },
    after(ms, run) {
      const alarm: Alarm = { due: now() + ms, run }
      alarms.add(alarm)
      if (ticking) arm(alarm)
      return () => {
        clearTimeout(alarm.timer)
        alarms.delete(alarm)
      }
    },
    stop() {
      for (const alarm of alarms) clearTimeout(alarm.timer)
      alarms.clear()
    },
  }
}

/** A clock that follows the computer's and can be moved ahead of it. */
export const wallClock = (): Clock => createClock(() => Date.now(), true)
