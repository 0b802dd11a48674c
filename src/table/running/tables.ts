import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { accept, refuse } from '../../engine/index.js'
import type { MatchRecord, Result } from '../../engine/index.js'
import { withGrace } from '../deadlines.js'
import type { Answer, FullRequest, Intent, Moment, OpenRequest, Outcome, TableRefusal } from '../intent.js'
import { endsWithTrick, withOpenTrick } from '../last-trick.js'
import { matchRecordOf } from '../match-record.js'
import type { Clock, ComputerPlayer, Ledger, Log, StoredTable } from '../ports.js'
import { reviewOf, whyNoReview } from '../review.js'
import type { NoReview, Review } from '../review.js'
import type { Tables } from '../service.js'
import { replay } from '../steps/step.js'
import { momentOf, tableView } from '../table-view.js'
import { hasEnded, openedTable, placeOf } from '../table.js'
import type { Table } from '../table.js'
import { isPractice } from '../view.js'
import type { ComputerLevel, TableId, TableView } from '../view.js'
import { createRooms } from './rooms.js'
import { runTable } from './running.js'
import type { Running } from './running.js'

/** What the tables are made of; everything that differs between a server, a bench and a test comes in here. */
export interface TablesOptions {
  readonly ledger: Ledger
  /** The computer players by their levels; the first one stands in for a level that no longer exists. */
  readonly players: Readonly<Record<ComputerLevel, ComputerPlayer>>
  readonly clock: Clock
  readonly log: Log
  /** How long a computer player waits before it acts, in milliseconds, by what the whole table sees. 0: at once. */
  readonly pace: (table: TableView) => number
  readonly newId: () => TableId
  readonly newSeed: () => string
  /** How long the last trick of a deal lies open before the result is shown, in milliseconds; as `pace` says if left out. */
  readonly lastTrick?: (table: TableView) => number
}

/** A table that has ended can still be looked at for as long as an answer to its last click may take: 15 minutes. */
const farewell = 15 * 60_000

/** For so long after the end of a match its result is shown after a restart, if nobody has seen it, in milliseconds. */
const lateResult = 24 * 3_600_000

/** So many ended tables are kept for that at most; of more the first to have ended go early. */
const farewells = 1_000

/** Makes the registry of running tables. It starts empty; `restore` brings back what the ledger holds. */
export function createTables(options: TablesOptions): Tables {
  const { ledger, clock, log, newId, newSeed, lastTrick = options.pace } = options
  const levels = new Map(Object.entries(options.players))
  const [standIn] = levels.values()
  if (standIn === undefined) throw new Error('There is no computer player')
  const running = new Map<TableId, Running>()
  const ended = new LRUCache<TableId, Table>({ max: farewells })
  const rooms = createRooms()
  const listeners: ((outcome: Outcome) => void)[] = []
  const opening = new PQueue({ concurrency: 1 })
  const unshown: TableId[] = []
  let stopping = false

  const run = (table: Table): Running =>
    runTable(table, {
      ...options,
      players: (level) => levels.get(level) ?? standIn,
      lastTrick,
      stopping: () => stopping,
      onOutcome: handOn,
    })

  function handOn(table: Table, outcome: Outcome): void {
    if ('room' in outcome.intent) rooms.show(table)
    if (hasEnded(table)) retire(table)
    for (const listener of listeners) {
      try {
        listener(outcome)
      } catch (error) {
        log.error({ table: table.id, version: table.version, err: error }, 'listener failed')
      }
    }
  }

  function retire(table: Table): void {
    running.delete(table.id)
    rooms.clear(table)
    retired(table)
  }

  /** A table that has ended, which can be looked at for a while. */
  function retired(table: Table): Table {
    ended.set(table.id, table)
    clock.after(farewell, () => ended.delete(table.id))
    return table
  }

  function adopt(table: Table): Running {
    const adopted = run(table)
    running.set(table.id, adopted)
    rooms.show(table)
    return adopted
  }

  async function open(asked: OpenRequest): Promise<Result<Moment, TableRefusal>> {
    if (stopping) return refuse({ code: 'shutting-down' })
    const taken = rooms.inTheWayOf(asked)
    if (taken !== null) return refuse({ code: 'room-taken', table: taken })
    if (!levels.has(asked.level)) return refuse({ code: 'unknown-level', what: asked.level })
    const request = fullRequest(asked, newSeed)
    const id = newId()
    const at = clock.now()
    const table = openedTable({ id, number: 0, request, openedAt: at })
    if (!table.ok) return table
    try {
      return await rooms.whileKept(request.room, id, async () => {
        const stored = await ledger.open(id, request, at)
        if (stored === 'room-taken') throw new Error('the ledger holds an open table of this room that is not running')
        const opened = { ...table.value, number: stored.number }
        adopt(opened).setAlarms()
        return accept(momentOf(opened))
      })
    } catch (error) {
      log.error({ table: id, err: error }, 'table not saved')
      return refuse({ code: 'not-saved' })
    }
  }

  /** A table moves into another room, which nobody else takes meanwhile. */
  async function move(table: Running, id: TableId, intent: Intent & { readonly room: string }): Promise<Answer> {
    const { room } = intent
    if (isPractice(table.current().request)) return table.send(intent)
    const taken = rooms.takenBy(room)
    if (taken !== null && taken !== id) return refuse({ code: 'room-taken', table: taken })
    return rooms.whileKept(room, id, () => table.send(intent))
  }

  /** The last trick of a deal whose result nobody has answered yet lies open once more: it may not have been seen whole. */
  function shownAgain(table: Table): Table {
    const view = tableView(table, null)
    const unseen = endsWithTrick(view) && table.ready.length === 0
    return unseen ? withOpenTrick(table, clock.now() + lastTrick(view)) : table
  }

  /** Matches that were over when the program ended, while their last trick still lay open. */
  async function restoreUnshown(): Promise<void> {
    for (const stored of await ledger.unshown(clock.now() - lateResult)) {
      const table = replayed(stored)
      if (table.ok && table.value.status === 'over') unshown.push(retired(shownAgain(table.value)).id)
    }
  }

  async function restoreTable(stored: StoredTable): Promise<Running | null> {
    const table = replayed(stored)
    if (table.ok) return adopt(shownAgain(withGrace(table.value, clock.now())))
    log.error({ table: stored.id, ...table.refusal }, 'table cannot be restored, so it is closed')
    const close = { type: 'close', user: stored.request.host, manager: true } as const
    await ledger.append(stored.id, stored.intents.length + 1, close, clock.now(), { closed: true })
    return null
  }

  /** A table that ended so long ago that only the ledger knows it. */
  async function endedBefore(id: TableId): Promise<Table | null> {
    const stored = await ledger.tableOf(id)
    const table = stored && replayed(stored)
    return table?.ok === true && hasEnded(table.value) ? table.value : null
  }

  const current = (id: TableId): Table | undefined => running.get(id)?.current()

  return {
    open: (request) => opening.add(() => open(request)),
    send: async (id, intent) => {
      const table = running.get(id)
      if (stopping) return refuse({ code: 'shutting-down' })
      if (table === undefined) return refuse({ code: 'no-such-table' })
      if (intent.type === 'fill' && intent.level !== undefined && !levels.has(intent.level))
        return refuse({ code: 'unknown-level', what: intent.level })
      return 'room' in intent ? move(table, id, intent) : table.send(intent)
    },
    view: (id, user) => {
      const table = current(id) ?? ended.get(id)
      return table === undefined ? null : tableView(table, user)
    },
    past: async (id, user) => {
      const table = current(id) ?? ended.get(id) ?? (await endedBefore(id))
      return table === null ? null : tableView(table, user)
    },
    matchRecord: async (id) => {
      const stored = running.has(id) ? null : await ledger.tableOf(id)
      return stored && recorded(stored)
    },
    review: async (id, game) => {
      const stored = await ledger.tableOf(id)
      return stored && reviewed(stored, game)
    },
    whyNoReview: async (id) => whyNone(await ledger.tableOf(id)),
    lastPlayedIn: (room) => ledger.lastPlayedIn(room),
    inRoom: rooms.inRoom,
    practiceOf: rooms.practiceOf,
    ofUser: (server, user) =>
      [...running.values()]
        .map((table) => table.current())
        .filter((table) => table.request.server === server && placeOf(table, user) !== null)
        .map((table) => table.id),
    all: () => [...running.keys()],
    unshown: () => unshown,
    onOutcome: (listener) => void listeners.push(listener),
    restore: async () => {
      const stored = await ledger.openTables()
      const restored = await Promise.all(stored.map(restoreTable))
      for (const table of restored) table?.setAlarms()
      await restoreUnshown()
      log.info({ tables: running.size }, 'tables restored')
    },
    shutDown: async () => {
      stopping = true
      await opening.onIdle()
      await Promise.all([...running.values()].map((table) => table.stop()))
    },
  }
}

/** A request with what was left out; a practice is in no room. */
function fullRequest(asked: OpenRequest, newSeed: () => string): FullRequest {
  const { host, rules, games, level, clock = null, pace = 'human', thread = false, quiet = 0, seed = newSeed() } = asked
  const { suggested, before } = asked
  const where = asked.kind === 'practice' ? { server: '', room: '' } : { server: asked.server, room: asked.room }
  return {
    kind: asked.kind ?? 'match',
    ...where,
    host,
    rules,
    games,
    ...(suggested && { suggested }),
    ...(before && { before }),
    level,
    clock,
    pace,
    thread,
    quiet,
    seed,
  }
}

/** An engine that changed since may throw where it would have refused; either way the table cannot be had back. */
function replayed(stored: StoredTable): ReturnType<typeof replay> | Result<never, { version: number; err: unknown }> {
  try {
    return replay(stored, stored.intents, stored.times)
  } catch (err) {
    return refuse({ version: stored.intents.length, err })
  }
}

function reviewed(stored: StoredTable, game?: number): Review | null {
  try {
    return reviewOf(stored, game)
  } catch {
    return null
  }
}

function whyNone(stored: StoredTable | null): NoReview {
  try {
    return whyNoReview(stored)
  } catch {
    return 'unreadable'
  }
}

function recorded(stored: StoredTable): MatchRecord | null {
  try {
    return matchRecordOf(stored)
  } catch {
    return null
  }
}
