import { worth } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { bookOf, usualServerSettings, usualSettings } from '../../src/table/ports.js'
import type {
  Counting,
  GameRecord,
  Ledger,
  PersonSettings,
  Ranking,
  ServerSettings,
  StoredTable,
} from '../../src/table/ports.js'
import type { TableId } from '../../src/table/view.js'
import { memoryCompany } from './memory-company.js'
import { memoryCustody } from './memory-custody.js'

interface Kept extends StoredTable {
  readonly intents: Intent[]
  readonly times: number[]
  room: string
  ended: boolean
}

/** A ledger without a disk that can be told to fail; it holds to the same contract as the real one. */
export interface MemoryLedger extends Ledger {
  /** The next so many appends are refused, as by a full disk. */
  failNext(times: number): void
  /** Everything appended so far, ended tables included. */
  log(id: TableId): readonly Intent[]
  readonly games: readonly (GameRecord & { readonly table: TableId; readonly server: string })[]
}

export function createMemoryLedger(): MemoryLedger {
  const tables = new Map<TableId, Kept>()
  const games: (GameRecord & { table: TableId; server: string })[] = []
  const voids = new Set<string>()
  let failures = 0
  const kept = memoryCompany()

  const chosen = new Map<string, RuleSet>()
  const messages = new Map<string, string>()
  const pings = new Map<string, string | null>()
  const people = new Map<string, PersonSettings>()
  const servers = new Map<string, ServerSettings>()
  const byTime = (): Kept[] => [...tables.values()].sort((a, b) => a.openedAt - b.openedAt)
  return {
    failNext: (times) => void (failures = times),
    log: (id) => tables.get(id)?.intents ?? [],
    games,
    open: (id, request, at) => {
      const open = [...tables.values()].filter((table) => !table.ended)
      const inTheWay = ({ room, request: { kind, host } }: Kept) =>
        kind === request.kind && (kind === 'practice' ? host === request.host : room === request.room)
      if (open.some(inTheWay)) return Promise.resolve('room-taken')
      if (tables.has(id)) return Promise.reject(new Error('this id exists'))
      const numbered = open.filter(({ request: { kind, server } }) => kind === 'match' && server === request.server)
      const used = numbered.map((table) => table.number)
      let number = 1
      while (used.includes(number)) number++
      tables.set(id, {
        id,
        number,
        openedAt: at,
        request: structuredClone(request),
        room: request.room,
        intents: [],
        times: [],
        ended: false,
      })
      return Promise.resolve({ number })
    },
    append: (id, version, intent, at, { game, voided, closed, room }) => {
      const table = tables.get(id)
      if (failures-- > 0) return Promise.reject(new Error('no room left on the disk'))
      failures = 0
      if (!table || table.ended) return Promise.reject(new Error('no such open table'))
      if (version !== table.intents.length + 1) return Promise.reject(new Error('this number does not come next'))
      if (game && games.some((known) => known.table === id && known.game === game.game))
        return Promise.reject(new Error('this game is written already'))
      const isPlayed = games.some((known) => known.table === id && known.game === voided)
      if (voided !== undefined && (!isPlayed || voids.has(`${id} ${voided}`)))
        return Promise.reject(new Error('this game cannot be voided'))
      table.intents.push(structuredClone(intent))
      table.times.push(at)
      if (room !== undefined) table.room = room
      if (game) games.push({ ...game, table: id, server: table.request.server })
      if (voided !== undefined) voids.add(`${id} ${voided}`)
      if (closed) table.ended = true
      return Promise.resolve()
    },
    tableOf: (wanted) => {
      const table = tables.get(wanted)
      if (!table) return Promise.resolve(null)
      const { id, number, openedAt, request, intents, times } = table
      return Promise.resolve(structuredClone({ id, number, openedAt, request, intents, times }))
    },
    lastPlayedIn: (room) => {
      const here = games.filter(({ table }) => tables.get(table)?.room === room)
      const last = here.reduce<(typeof games)[number] | null>(
        (best, game) => (best && best.at > game.at ? best : game),
        null,
      )
      return Promise.resolve(last?.table ?? null)
    },
    openTables: () =>
      Promise.resolve(
        byTime()
          .filter((table) => !table.ended)
          .map(({ id, number, openedAt, request, intents, times }) =>
            structuredClone({ id, number, openedAt, request, intents, times }),
          ),
      ),
    unshown: (since) =>
      Promise.resolve(
        byTime()
          .filter(({ id, ended, times }) => ended && messages.has(id) && (times.at(-1) ?? 0) >= since)
          .map(({ id, number, openedAt, request, intents, times }) =>
            structuredClone({ id, number, openedAt, request, intents, times }),
          ),
      ),
    rulesOf: (server, room) => Promise.resolve(chosen.get(`${server} ${room ?? ''}`) ?? null),
    setRules: (server, room, rules) => {
      if (rules === null) chosen.delete(`${server} ${room ?? ''}`)
      else chosen.set(`${server} ${room ?? ''}`, structuredClone(rules))
      return Promise.resolve()
    },
    serverSettings: (server) => Promise.resolve(servers.get(server) ?? usualServerSettings),
    setServerSettings: (server, patch) => {
      servers.set(server, { ...(servers.get(server) ?? usualServerSettings), ...patch })
      return Promise.resolve()
    },
    hasPlayed: (user) =>
      Promise.resolve(
        games.some(({ occupants }) => occupants.some((one) => one.kind === 'person' && one.user === user)),
      ),
    settingsOf: (user) => Promise.resolve(people.get(user) ?? usualSettings),
    setSettings: (user, patch) => {
      people.set(user, { ...(people.get(user) ?? usualSettings), ...patch })
      return Promise.resolve()
    },
    rankings: (server, { since = 0, until = Infinity, preset, book = 'plus', counting = 'own', offset, limit }) => {
      const wanted = games.filter(
        (game) =>
          game.server === server &&
          !voids.has(`${game.table} ${game.game}`) &&
          game.at >= since &&
          game.at < until &&
          bookOf(game.rules) === book &&
          (counting !== 'people' || game.occupants.every(({ kind }) => kind === 'person')) &&
          (preset === undefined || game.rules.preset === preset),
      )
      const up = worth(book, 1)
      const rows = [...rankingsOf(wanted, counting)].sort(
        (a, b) => up * (b.points - a.points || a.games - b.games) || (a.user < b.user ? -1 : 1),
      )
      const better = (a: Ranking, b: Ranking) => up * (a.points - b.points || b.games - a.games) > 0
      const ranked = rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => better(other, row)).length }))
      return Promise.resolve({ rows: ranked.slice(offset, offset + limit), total: rows.length })
    },
    pingOf: (id) => Promise.resolve(pings.get(id) ?? null),
    setPing: (id, ping) => Promise.resolve(void pings.set(id, ping)),
    messageOf: (id) => Promise.resolve(messages.get(id) ?? null),
    setMessage: (id, message) => {
      if (message === null) messages.delete(id)
      else messages.set(id, message)
      return Promise.resolve()
    },
    ...kept.company,
    ...memoryCustody({ tables, games, people, settings: servers, rules: chosen, kept }),
    close: () => Promise.resolve(),
  }
}

function rankingsOf(games: readonly GameRecord[], counting: Counting): Iterable<Ranking> {
  const people = new Map<string, Ranking>()
  for (const { occupants, lent, result } of [...games].sort((a, b) => a.at - b.at))
    for (const [seat, occupant] of occupants.entries()) {
      const lender = counting === 'lent' ? (lent[seat] ?? null) : null
      const user = occupant.kind === 'person' ? occupant.user : lender
      if (user === null) continue
      const points = result.points[seat] ?? 0
      const before = people.get(user) ?? {
        user,
        rank: 0,
        points: 0,
        games: 0,
        winsRe: 0,
        winsKontra: 0,
        winsSolo: 0,
        recent: [],
      }
      const won = result.winner === result.parties[seat] ? 1 : 0
      const alone = result.soloist === seat
      people.set(user, {
        user,
        rank: 0,
        points: before.points + points,
        games: before.games + 1,
        winsRe: before.winsRe + (!alone && result.parties[seat] === 're' ? won : 0),
        winsKontra: before.winsKontra + (!alone && result.parties[seat] === 'kontra' ? won : 0),
        winsSolo: before.winsSolo + (alone ? won : 0),
        recent: [...before.recent, points].slice(-20),
      })
    }
  return people.values()
}
