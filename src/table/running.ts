import PQueue from 'p-queue'
import { accept, refuse } from '../engine/index.js'
import type { Move, Seat } from '../engine/index.js'
import type { Change } from './change.js'
import { computerIntent, computersMayAct } from './computers.js'
import type { Players } from './computers.js'
import type { Answer, Intent, Outcome } from './intent.js'
import type { Clock, Ledger, Log } from './ports.js'
import { isPractice } from './practice.js'
import { step } from './step.js'
import { hasEnded } from './table.js'
import type { Table } from './table.js'
import { tableView } from './table-view.js'
import type { TableView } from './view.js'

/** What a running table needs from outside. */
export interface Surroundings {
  readonly ledger: Ledger
  readonly players: Players
  readonly clock: Clock
  readonly log: Log
  /** How long a computer player waits before it acts, in milliseconds, by what the whole table sees. */
  readonly pace: (table: TableView) => number
  /** How long the table waits between two deals for people who do not press, in milliseconds. */
  readonly patience: number
  /** Whether the program is about to end. */
  readonly stopping: () => boolean
  /** Told of each accepted intent once it is saved and adopted. */
  readonly tell: (table: Table, outcome: Outcome) => void
}

/** One table with its queue and timers. */
export interface Running {
  readonly current: () => Table
  readonly send: (intent: Intent) => Promise<Answer>
  /** Lets computer players and timers go on; for a table that has just been restored. */
  readonly wake: () => void
  /** Stops the timers and waits for what the queue is doing. */
  readonly rest: () => Promise<void>
}

/** How long to wait after the ledger failed before a computer player or timer tries again. */
const retryAfter = 5_000

/** Runs a table: one intent at a time, whoever it comes from; saved before adopted, adopted before told. */
export function runTable(opened: Table, around: Surroundings): Running {
  const { ledger, clock, log } = around
  const queue = new PQueue({ concurrency: 1 })
  let table = opened
  let stopMove = () => {}
  let stopPatience = () => {}
  let waitingAfter: number | null = null

  async function perform(intent: Intent): Promise<Answer> {
    if (around.stopping()) return refuse({ code: 'shutting-down' })
    const at = clock.now()
    const stepped = step(table, intent, at)
    if (!stepped.ok) return stepped
    if (!(await save(stepped.value, intent, at))) return refuse({ code: 'not-saved' })
    table = stepped.value.table
    const outcome: Outcome = { table: table.id, version: table.version, intent, events: stepped.value.events }
    around.tell(table, outcome)
    wake()
    return accept(outcome)
  }

  async function save({ table: next, game }: Change, intent: Intent, at: number): Promise<boolean> {
    const closed = hasEnded(next)
    const moved = next.room === table.room ? {} : { room: next.room }
    try {
      const counts = game !== undefined && !isPractice(next)
      const extra = { closed, ...moved, ...(counts && { game: { ...game, at } }) }
      await ledger.append(next.id, next.version, kept(intent), at, extra)
      return true
    } catch (error) {
      log.error({ table: next.id, version: next.version, err: error }, 'intent not saved')
      return false
    }
  }

  function wake(): void {
    stopMove()
    if (hasEnded(table) || around.stopping()) return stopPatience()
    if (computersMayAct(table)) stopMove = later(around.pace(tableView(table, null)), think)
    awaitPeople()
  }

  /** People have the same patience however many of them are ready already. Whoever practises reads as long as they like. */
  function awaitPeople(): void {
    if (table.status !== 'between' || isPractice(table)) {
      stopPatience()
      waitingAfter = null
    } else if (waitingAfter !== table.game) {
      waitingAfter = table.game
      stopPatience = later(around.patience, goOn)
    }
  }

  function later(ms: number, act: (version: number) => Promise<void>): () => void {
    const { version } = table
    const run = () =>
      void queue
        .add(() => act(version))
        .catch((error: unknown) => log.error({ table: table.id, version, err: error }, 'table failed'))
    if (ms > 0) return clock.after(ms, run)
    const soon = setImmediate(run)
    return () => clearImmediate(soon)
  }

  async function think(version: number): Promise<void> {
    if (table.version !== version || around.stopping()) return
    const intent = computerIntent(table, around.players, log)
    if (intent === null) return
    const answer = await perform(intent)
    if (!answer.ok && answer.refusal.code === 'not-saved') stopMove = later(retryAfter, think)
  }

  async function goOn(): Promise<void> {
    if (table.status !== 'between' || table.game !== waitingAfter) return
    const answer = await perform({ type: 'continue-timeout' })
    if (!answer.ok && answer.refusal.code === 'not-saved') stopPatience = later(retryAfter, goOn)
  }

  return {
    current: () => table,
    send: (intent) => queue.add(() => perform(intent)),
    wake,
    rest: async () => {
      stopMove()
      stopPatience()
      await queue.onIdle()
    },
  }
}

/**
 * An intent as the log keeps it: without the version a click was made on, which has done its work, and without the seat
 * that a move taken from `View.legal` carries.
 */
function kept(intent: Intent): Intent {
  if (intent.type === 'move') return { type: 'move', user: intent.user, move: plain(intent.move) }
  if ('seat' in intent) return { ...intent, move: plain(intent.move) }
  return intent
}

function plain(move: Move & { seat?: Seat }): Move {
  const bare = { ...move }
  delete bare.seat
  return bare
}
