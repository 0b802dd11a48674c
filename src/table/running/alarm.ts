import type { Intent } from '../intent.js'
import type { Clock } from '../ports.js'
import type { Table } from '../table.js'

/** What a table waits for. */
export interface Waiting {
  /** The state of things in which it waits, compared part by part: as long as that stays, the waiting goes on. */
  readonly state: readonly unknown[]
  /** How long, in milliseconds; asked once when the waiting begins. 0 or less: it happens next. */
  readonly ms: () => number
}

/** Something that a table does by itself once it has waited for it. */
export interface Alarm {
  /** What the table waits for now; null: nothing of this kind. */
  readonly waits: (table: Table) => Waiting | null
  /** What happens then; null: nothing after all. */
  readonly act: (table: Table) => Intent | null | Promise<Intent | null>
}

/** A table's alarms, set by what the table is. */
export interface Alarms {
  /** Looks at the table again after each change: sets what begins, stops what is over. */
  readonly update: (table: Table) => void
  readonly stop: () => void
}

/** How long to wait after the ledger failed before an alarm tries again. */
const retryAfter = 5_000

interface Slot {
  readonly alarm: Alarm
  state: readonly unknown[] | null
  cancel: () => void
}

/**
 * Keeps the alarms of one table.
 * @param around.queue runs something when the table's queue comes to it
 * @param around.current the table as it is then
 * @param around.send does an intent; 'again' if it could not be saved
 */
export function createAlarms(
  alarms: readonly Alarm[],
  around: {
    readonly clock: Clock
    readonly queue: (run: () => Promise<void>) => void
    readonly current: () => Table
    readonly send: (intent: Intent) => Promise<'done' | 'again'>
  },
): Alarms {
  const slots = alarms.map((alarm): Slot => ({ alarm, state: null, cancel: () => {} }))

  function later(ms: number, run: () => void): () => void {
    if (ms > 0) return around.clock.after(ms, run)
    const soon = setImmediate(run)
    return () => clearImmediate(soon)
  }

  const set = (slot: Slot, ms: number) => {
    slot.cancel = later(ms, () => around.queue(() => ring(slot)))
  }

  async function ring(slot: Slot): Promise<void> {
    const waiting = slot.alarm.waits(around.current())
    if (waiting === null || slot.state === null || !same(waiting.state, slot.state)) return
    const intent = await slot.alarm.act(around.current())
    if (intent !== null && (await around.send(intent)) === 'again') set(slot, retryAfter)
  }

  function update(table: Table): void {
    for (const slot of slots) {
      const waiting = slot.alarm.waits(table)
      if (waiting !== null && slot.state !== null && same(waiting.state, slot.state)) continue
      slot.cancel()
      slot.state = waiting?.state ?? null
      if (waiting !== null) set(slot, waiting.ms())
    }
  }

  return { update, stop: () => slots.forEach((slot) => slot.cancel()) }
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]))
