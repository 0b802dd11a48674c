import PQueue from 'p-queue'
import { accept, refuse } from '../../engine/index.js'
import type { Move, Seat } from '../../engine/index.js'
import type { Answer, Intent, Outcome } from '../intent.js'
import { endsWithTrick, withOpenTrick } from '../last-trick.js'
import type { Clock, Ledger, Log } from '../ports.js'
import type { Change } from '../steps/change.js'
import { step } from '../steps/step.js'
import { momentOf, tableView } from '../table-view.js'
import { hasEnded } from '../table.js'
import type { Table } from '../table.js'
import { isPractice } from '../view.js'
import type { TableView } from '../view.js'
import { createAlarms } from './alarms.js'
import type { Players } from './computers.js'
import { intentAfter, waitingOf } from './waiting.js'

/** What a running table needs from outside. */
export interface Surroundings {
  readonly ledger: Ledger
  readonly players: Players
  readonly clock: Clock
  readonly log: Log
  /** How long a computer player waits before it acts, in milliseconds, by what the whole table sees. */
  readonly pace: (table: TableView) => number
  /** How long the last trick of a deal lies open before the result is shown, in milliseconds, by what the whole table sees. */
  readonly lastTrick: (table: TableView) => number
  /** Whether the program is about to end. */
  readonly stopping: () => boolean
  /** Told of each accepted intent once it is saved and adopted. */
  readonly onOutcome: (table: Table, outcome: Outcome) => void
}

/** One table with its queue and timers. */
export interface Running {
  readonly current: () => Table
  readonly send: (intent: Intent) => Promise<Answer>
  /** Lets computer players and timers go on; for a table that has just been restored. */
  readonly setAlarms: () => void
  /** Stops the timers and waits for what the queue is doing. */
  readonly stop: () => Promise<void>
}

/** Runs a table: one intent at a time, whoever it comes from; saved before adopted, adopted before told. */
export function runTable(begun: Table, around: Surroundings): Running {
  const { ledger, clock, log } = around
  const queue = new PQueue({ concurrency: 1 })
  let table = begun
  const { players } = around
  const pace = (of: Table): number => around.pace(tableView(of, null))
  const alarms = createAlarms({
    clock,
    waits: (of) => waitingOf(of, { clock, pace }),
    act: (what, of) => intentAfter(what, of, { players, people: ledger, clock, log }),
    queue: (run) =>
      void queue
        .add(run)
        .catch((error: unknown) => log.error({ table: table.id, version: table.version, err: error }, 'table failed')),
    current: () => table,
    send: async (intent) => {
      const answer = await carryOut(intent)
      return !answer.ok && answer.refusal.code === 'not-saved' ? 'again' : 'done'
    },
  })

  async function carryOut(intent: Intent): Promise<Answer> {
    if (around.stopping()) return refuse({ code: 'shutting-down' })
    const at = clock.now()
    const stepped = step(table, intent, at)
    if (!stepped.ok) return stepped
    if (!(await save(stepped.value, intent, at))) return refuse({ code: 'not-saved' })
    table = opened(stepped.value, at)
    const outcome: Outcome = { ...momentOf(table), intent, events: stepped.value.events }
    around.onOutcome(table, outcome)
    setAlarms()
    return accept(outcome)
  }

  /** Where a deal has ended its last trick lies open first, as any other does. */
  function opened({ table: next, events }: Change, at: number): Table {
    const view = events.some(({ type }) => type === 'deal-finished') ? tableView(next, null) : null
    if (view === null || !endsWithTrick(view)) return next
    // Whoever paces it needs no seed, which the view of a match that is over tells.
    return withOpenTrick(next, at + around.lastTrick({ ...view, proof: null }))
  }

  async function save({ table: next, game, voided }: Change, intent: Intent, at: number): Promise<boolean> {
    const closed = hasEnded(next)
    const moved = next.room === table.room ? {} : { room: next.room }
    try {
      const counts = !isPractice(next.request)
      const extra = {
        ...{ closed, ...moved },
        ...(counts && game !== undefined && { game: { ...game, at } }),
        ...(counts && voided !== undefined && { voided }),
      }
      await ledger.append(next.id, next.version, kept(intent), at, extra)
      return true
    } catch (error) {
      log.error({ table: next.id, version: next.version, err: error }, 'intent not saved')
      return false
    }
  }

  function setAlarms(): void {
    if (hasEnded(table) || around.stopping()) alarms.stop()
    else alarms.update(table)
  }

  return {
    current: () => table,
    send: (intent) => queue.add(() => carryOut(intent)),
    setAlarms,
    stop: async () => {
      alarms.stop()
      await queue.onIdle()
    },
  }
}

/**
 * An intent as the log keeps it: without the version a click was made on, which has done its work, and without the seat
 * that a move taken from `View.legal` carries.
 */
function kept(intent: Intent): Intent {
  const bare: Intent & { version?: number } = { ...intent }
  delete bare.version
  if (!('move' in bare)) return bare
  const move: Move & { seat?: Seat } = { ...bare.move }
  delete move.seat
  return { ...bare, move }
}
