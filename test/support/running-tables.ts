import type { FullRequest, Intent, Outcome } from '../../src/table/intent.js'
import type { ComputerPlayer, Ledger } from '../../src/table/ports.js'
import type { Tables } from '../../src/table/service.js'
import { createTables } from '../../src/table/running/tables.js'
import type { TableId, TableView } from '../../src/table/view.js'
import { createManualClock } from './clock.js'
import type { ManualClock } from './clock.js'
import { opening } from './ledger-contract.js'
import { createMemoryLedger } from './memory-ledger.js'
import { drawing } from './players.js'

export interface RunningTables {
  readonly tables: Tables
  readonly clock: ManualClock
  readonly outcomes: readonly Outcome[]
  /** What was logged as an error. */
  readonly errors: readonly string[]
  /** Opens a table of anna's. */
  readonly open: (changes?: Partial<FullRequest>) => Promise<TableId>
  /** Does one intent after another; each must be accepted. */
  readonly send: (id: TableId, ...intents: readonly Intent[]) => Promise<void>
  readonly view: (id: TableId, user?: string) => TableView
}

export interface RunningOptions<L extends Ledger> {
  readonly ledger?: L
  readonly players?: Readonly<Record<string, ComputerPlayer>>
  readonly pace?: number
  /** What the ids of new tables begin with. */
  readonly name?: string
  readonly clock?: ManualClock
}

/** Tables with a ledger in memory and a clock that stands still; computer players act at once. */
export function runningTables<L extends Ledger>(options: RunningOptions<L> = {}): RunningTables {
  const {
    players = { easy: drawing('easy', [1, 2, 3]) },
    pace = 0,
    name = 'table',
    clock = createManualClock(),
  } = options
  const errors: string[] = []
  const outcomes: Outcome[] = []
  let ids = 0
  const tables = createTables({
    ledger: options.ledger ?? createMemoryLedger(),
    players,
    clock,
    log: { info: () => {}, warn: () => {}, error: (_, message) => void errors.push(message) },
    pace: () => pace,
    newId: () => `${name}-${++ids}`,
    newSeed: () => 'drawn-seed',
  })
  tables.onOutcome((outcome) => void outcomes.push(outcome))
  return {
    tables,
    clock,
    outcomes,
    errors,
    open: async (changes = {}) => {
      const opened = await tables.open(opening(changes))
      if (!opened.ok) throw new Error(opened.refusal.code)
      return opened.value.table
    },
    send: async (id, ...intents) => {
      for (const intent of intents) {
        const answer = await tables.send(id, intent)
        if (!answer.ok) throw new Error(`${intent.type} was refused: ${JSON.stringify(answer.refusal)}`)
      }
    },
    view: (id, user = 'anna') => {
      const view = tables.view(id, user)
      if (view === null) throw new Error('no such table')
      return view
    },
  }
}

/** Waits until something holds, letting promises and immediates run. */
export async function until(holds: () => boolean, rounds = 100_000): Promise<void> {
  for (let round = 0; !holds(); round++) {
    if (round === rounds) throw new Error('it never came to that')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** anna and three computer players, the first deal begun. */
export const withComputers: readonly Intent[] = [
  { type: 'fill', user: 'anna' },
  { type: 'start', user: 'anna' },
]

/** Four people, the first deal begun. */
export const withPeople: readonly Intent[] = [
  ...['ben', 'clara', 'dora'].map((user): Intent => ({ type: 'join', user })),
  { type: 'start', user: 'anna' },
]
