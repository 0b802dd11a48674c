import { checkRules, seats } from '../engine/index.js'
import type { RuleSet } from '../engine/index.js'
import type { FullRequest, Intent } from '../table/intent.js'
import { bookOf, usualServerSettings, usualSettings } from '../table/ports.js'
import type { GameRecord, Ledger, PersonSettings, ServerSettings, StoredTable } from '../table/ports.js'
import type { TableId, UserId } from '../table/view.js'
import { companyOf } from './company.js'
import { custodyOf } from './custody.js'
import { openDatabase } from './database.js'
import type { DatabaseOptions } from './database.js'
import { queriesOn } from './driver.js'
import type { Sqlite } from './driver.js'
import { LedgerError, ledgerError } from './error.js'
import { prepareRankings } from './rankings.js'
import type { tables } from './schema.js'
import { prepareStatements } from './statements.js'
import type { Statements } from './statements.js'
import { storedIntent, storedRequest, storedRules, storedServerSettings } from './stored.js'

/**
 * Opens the ledger in a SQLite file: the event log of every table, finished games and rankings.
 * @param file path of the database (its folder is made), or ':memory:'
 * @throws LedgerError with one clear line: in use, locked, damaged, not writable, newer than this program …
 */
export function openLedger(file: string, options: DatabaseOptions = {}): Ledger {
  const database = openDatabase(file, options)
  const db = queriesOn(database.sqlite)
  const statements = prepareStatements(db)
  const rankings = prepareRankings(db)
  const company = companyOf(database.sqlite, db)
  const custody = custodyOf(database.sqlite, db, (user) => statements.settingsOf.get({ user }))

  // The driver is synchronous; the port is not, so that a database server can take its place.
  const attempt = <T>(run: () => T): Promise<T> => {
    try {
      return Promise.resolve(run())
    } catch (error) {
      return Promise.reject(ledgerError(file, error))
    }
  }
  const open = database.sqlite.transaction((id: TableId, request: FullRequest, at: number) =>
    openTable(statements, id, request, at),
  )
  const append = database.sqlite.transaction(
    (
      id: TableId,
      version: number,
      intent: Intent,
      at: number,
      extra: { game?: GameRecord; voided?: number; closed?: boolean; room?: string },
    ) => appendIntent(statements, file, { id, version, intent, at, ...extra }),
  )
  const settingsOf = (user: UserId): PersonSettings => statements.settingsOf.get({ user }) ?? usualSettings
  const setSettings = database.sqlite.transaction((user: UserId, patch: Partial<PersonSettings>) =>
    statements.setSettings.run({ user, ...settingsOf(user), ...patch }),
  )
  const serverSettings = (server: string): ServerSettings =>
    storedServerSettings.safeParse(JSON.parse(statements.serverSettings.get({ server })?.settings ?? '{}')).data ??
    usualServerSettings
  const setServerSettings = database.sqlite.transaction((server: string, patch: Partial<ServerSettings>) =>
    statements.setServerSettings.run({ server, settings: JSON.stringify({ ...serverSettings(server), ...patch }) }),
  )
  return {
    open: (id, request, at) => attempt(() => open.immediate(id, request, at)),
    append: (id, version, intent, at, extra) => attempt(() => append.immediate(id, version, intent, at, extra)),
    tableOf: (id) =>
      attempt(() => {
        const [row] = statements.tableOf.all({ id })
        return row ? loadTable(statements, file, row) : null
      }),
    lastPlayedIn: (room) => attempt(() => statements.lastPlayedIn.get({ room })?.id ?? null),
    openTables: () => attempt(() => loadOpenTables(database.sqlite, statements, file)),
    unshown: (since) => attempt(() => statements.unshown.all({ since }).map((row) => loadTable(statements, file, row))),
    messageOf: (id) => attempt(() => statements.messageOf.get({ id })?.message ?? null),
    pingOf: (id) => attempt(() => statements.pingOf.get({ id })?.ping ?? null),
    setPing: (id, ping) => attempt(() => void statements.setPing.run({ id, ping })),
    setMessage: (id, message) => attempt(() => void statements.setMessage.run({ id, message })),
    rulesOf: (server, room) =>
      attempt(() => readRules(statements.rulesOf.get({ server, room: room ?? '' })?.rules ?? null)),
    setRules: (server, room, rules) =>
      attempt(() => {
        const place = { server, room: room ?? '' }
        if (rules === null) statements.dropRules.run(place)
        else statements.setRules.run({ ...place, rules: JSON.stringify(rules) })
      }),
    serverSettings: (server) => attempt(() => serverSettings(server)),
    setServerSettings: (server, patch) => attempt(() => void setServerSettings.immediate(server, patch)),
    settingsOf: (user) => attempt(() => settingsOf(user)),
    hasPlayed: (user) => attempt(() => statements.hasPlayed.get({ user }) !== undefined),
    setSettings: (user, patch) => attempt(() => void setSettings.immediate(user, patch)),
    rankings: (server, wanted) => attempt(() => rankings(server, wanted)),
    personalData: (user) => attempt(() => custody.personalData(user)),
    forget: (user, name) => attempt(() => custody.forget(user, name)),
    knownServers: () => attempt(() => custody.knownServers()),
    noteRemoval: (server, at) => attempt(() => custody.noteRemoval(server, at)),
    removals: () => attempt(() => custody.removals()),
    purge: (server) => attempt(() => custody.purge(server)),
    addDate: (date, now) => attempt(() => company.addDate(date, now)),
    dateOf: (id) => attempt(() => company.dateOf(id)),
    openDates: () => attempt(() => company.openDates()),
    changeDate: (id, change) => attempt(() => company.changeDate(id, change)),
    answerDate: (id, user, answer, now) => attempt(() => company.answerDate(id, user, answer, now)),
    dropDates: (before) => attempt(() => company.dropDates(before)),
    hasBell: (user, room) => attempt(() => company.hasBell(user, room)),
    bellsOf: (user, server) => attempt(() => company.bellsOf(user, server)),
    setBell: (user, place, on) => attempt(() => company.setBell(user, place, on)),
    listeners: (room) => attempt(() => company.listeners(room)),
    noteTold: (users, now) => attempt(() => company.noteTold(users, now)),
    noteCall: (table, call) => attempt(() => company.noteCall(table, call)),
    calls: () => attempt(() => company.calls()),
    blockedBy: (user) => attempt(() => company.blockedBy(user)),
    setBlocked: (user, others) => attempt(() => company.setBlocked(user, others)),
    close: () => attempt(() => database.close()),
  }
}

/** Rules that this version does not know any more count as none. */
function readRules(text: string | null): RuleSet | null {
  if (text === null) return null
  const stored = storedRules.safeParse(JSON.parse(text))
  const checked = stored.success ? checkRules(stored.data) : null
  return checked?.ok ? checked.value : null
}

function openTable(statements: Statements, id: TableId, request: FullRequest, at: number) {
  const { kind, server, room, host } = request
  const practises = kind === 'practice'
  const taken = practises ? statements.openPractice.get({ host }) : statements.openInRoom.get({ room })
  if (taken !== undefined) return 'room-taken'
  const used = practises ? [] : statements.openNumbers.all({ server })
  const number = leastFree(used.map((row) => row.number))
  statements.insertTable.run({ id, kind, server, room, number, request: JSON.stringify(request), openedAt: at })
  return { number }
}

/** The least number from 1 that is not among those. */
function leastFree(numbers: readonly number[]): number {
  const used = new Set(numbers)
  let number = 1
  while (used.has(number)) number++
  return number
}

interface Appended {
  readonly id: TableId
  readonly version: number
  readonly intent: Intent
  readonly at: number
  readonly game?: GameRecord
  readonly voided?: number
  readonly closed?: boolean
  readonly room?: string
}

function appendIntent(statements: Statements, file: string, entry: Appended): void {
  const { id, version, intent, at, game, voided, closed, room } = entry
  const head = statements.head.get({ id })
  if (head === undefined || head.endedAt !== null) throw new LedgerError(`The database ${file} has no open table ${id}`)
  if (version !== (head.version ?? 0) + 1)
    throw new LedgerError(
      `The database ${file} has ${head.version ?? 0} intents of table ${id}: number ${version} does not come next`,
    )
  statements.insertIntent.run({ table: id, version, at, intent: JSON.stringify(intent) })
  if (game) insertGame(statements, id, head.server, game)
  if (voided !== undefined) insertReversal(statements, file, { table: id, game: voided, at })
  if (room !== undefined) statements.setRoom.run({ id, room })
  if (closed) statements.endTable.run({ id, at })
}

function insertGame(statements: Statements, table: TableId, server: string, record: GameRecord): void {
  const { game, at, rules, occupants, lent, result } = record
  const people = occupants.filter(({ kind }) => kind === 'person').length
  const { lastInsertRowid } = statements.insertGame.run({
    table,
    game,
    rules: JSON.stringify(rules),
    kind: result.game,
    soloist: result.soloist,
    pflicht: result.pflicht,
    winner: result.winner,
    value: result.value,
    eyesRe: result.eyes.re,
    eyesKontra: result.eyes.kontra,
    lines: JSON.stringify(result.lines),
    finishedAt: at,
    reverses: null,
  })
  for (const seat of seats) {
    const occupant = occupants[seat]
    const party = result.parties[seat]
    statements.insertResult.run({
      game: Number(lastInsertRowid),
      seat,
      user: occupant.kind === 'person' ? occupant.user : null,
      level: occupant.kind === 'computer' ? occupant.level : null,
      lent: occupant.kind === 'computer' ? lent[seat] : null,
      people,
      party,
      soloist: result.soloist === seat,
      won: result.winner === party,
      points: result.points[seat],
      server,
      preset: rules.preset,
      book: bookOf(rules),
      finishedAt: at,
      reversal: false,
    })
  }
}

/** Voids a game: it stays as it was written, and a second entry takes its points away. */
function insertReversal(
  statements: Statements,
  file: string,
  { table, game, at }: { readonly table: TableId; readonly game: number; readonly at: number },
): void {
  const played = statements.gameOf.get({ table, game })
  if (played === undefined) throw new LedgerError(`The database ${file} has no game ${game} of table ${table}`)
  const { id, ...entry } = played
  const { lastInsertRowid } = statements.insertGame.run({
    ...entry,
    value: 0 - entry.value,
    finishedAt: at,
    reverses: id,
  })
  for (const result of statements.resultsOf.all({ game: id })) {
    const points = 0 - result.points
    statements.insertResult.run({ ...result, points, game: Number(lastInsertRowid), reversal: true })
  }
}

/** One transaction, so that a table and its intents are of the same moment whoever else writes. */
const loadOpenTables = (sqlite: Sqlite, statements: Statements, file: string): readonly StoredTable[] =>
  sqlite.transaction(() => statements.openTables.all().map((row) => loadTable(statements, file, row)))()

type TableRow = Pick<typeof tables.$inferSelect, 'id' | 'number' | 'openedAt' | 'request'>

function loadTable(statements: Statements, file: string, { id, number, openedAt, request }: TableRow): StoredTable {
  const parse = <T>(text: string, schema: { parse(value: unknown): T }, what: string): T => {
    try {
      return schema.parse(JSON.parse(text))
    } catch (cause) {
      throw new LedgerError(`The database ${file} holds what this program cannot read: ${what}`, { cause })
    }
  }
  const rows = statements.intentsOf.all({ id })
  return {
    id,
    number,
    openedAt,
    request: parse(request, storedRequest, `the opening of table ${id}`),
    intents: rows.map((row) => parse(row.intent, storedIntent, `intent ${row.version} of table ${id}`)),
    times: rows.map(({ at }) => at),
  }
}
