import type { Intent } from '../intent.js'
import type { Clock } from '../ports.js'
import type { Table } from '../table.js'
import type { Waiting, WaitingFor } from './waiting.js'

/** A table's alarms, set by what the table is. */
export interface Alarms {
  /** Looks at the table again after each change: sets what begins, stops what is over. */
  readonly update: (table: Table) => void
  readonly stop: () => void
}

/** How long to wait after the ledger failed before an alarm tries again. */
const retryAfter = 5_000

interface Slot {
  readonly waiting: Waiting
  cancel: () => void
}

/**
 * Keeps the alarms of one table.
 * @param around.waits what a table waits for
 * @param around.act what is done once it has waited for something; null: nothing after all
 * @param around.queue runs something when the table's queue comes to it
 * @param around.current the table as it is then
 * @param around.send does an intent; 'again' if it could not be saved
 */
export function createAlarms(around: {
  readonly waits: (table: Table) => readonly Waiting[]
  readonly act: (what: WaitingFor, table: Table) => Intent | null | Promise<Intent | null>
  readonly clock: Clock
  readonly queue: (run: () => Promise<void>) => void
  readonly current: () => Table
  readonly send: (intent: Intent) => Promise<'done' | 'again'>
}): Alarms {
  const slots = new Map<WaitingFor, Slot>()

  function later(ms: number, run: () => void): () => void {
    if (ms > 0) return around.clock.after(ms, run)
    const soon = setImmediate(run)
    return () => clearImmediate(soon)
  }

  const set = (slot: Slot, ms: number) => {
    slot.cancel = later(ms, () => around.queue(() => ring(slot)))
  }

  async function ring(slot: Slot): Promise<void> {
    const { what } = slot.waiting
    // It may have been stopped while the queue did something else.
    if (slots.get(what) !== slot) return
    const intent = await around.act(what, around.current())
    if (intent !== null && (await around.send(intent)) === 'again') set(slot, retryAfter)
  }

  function update(table: Table): void {
    const waits = around.waits(table)
    for (const [what, slot] of slots) {
      if (goesOn(slot.waiting, waits)) continue
      slot.cancel()
      slots.delete(what)
    }
    for (const waiting of waits) {
      if (slots.has(waiting.what)) continue
      const slot: Slot = { waiting, cancel: () => {} }
      slots.set(waiting.what, slot)
      set(slot, waiting.ms())
    }
  }

  function stop(): void {
    for (const { cancel } of slots.values()) cancel()
    slots.clear()
  }

  return { update, stop }
}

/** Whether what was waited for is waited for still, in the same state of things. */
function goesOn({ what, state }: Waiting, waits: readonly Waiting[]): boolean {
  const now = waits.find((waiting) => waiting.what === what)
  return now?.state.length === state.length && now.state.every((part, index) => Object.is(part, state[index]))
}
