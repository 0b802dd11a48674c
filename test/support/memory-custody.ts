import type { Custody, PersonalData } from '../../src/table/custody.js'
import type { GameRecord, PersonSettings, StoredTable } from '../../src/table/ports.js'
import type { memoryCompany } from './memory-company.js'

/** What the in-memory ledger holds, as its custody changes it. */
export interface Holdings {
  readonly tables: Map<string, StoredTable & { readonly ended: boolean }>
  readonly games: (GameRecord & { readonly table: string; readonly server: string })[]
  readonly people: Map<string, PersonSettings>
  /** Keyed by the server. */
  readonly settings: Map<string, unknown>
  /** Keyed by the server, a space, and the room. */
  readonly rules: Map<string, unknown>
  readonly kept: ReturnType<typeof memoryCompany>
}

/** Custody over the in-memory ledger. */
export function memoryCustody({ tables, games, people, settings, rules, kept }: Holdings): Custody {
  const removals = new Map<string, number>()
  const by = (user: string) => (intent: object) => 'user' in intent && intent.user === user

  const keeps = (user: string) => (request: StoredTable['request']) =>
    request.before?.places.some((one) => one.kind === 'person' && one.user === user) === true

  function personalData(user: string): PersonalData {
    const mine = games.flatMap(({ table, server, game, at, rules: { preset }, occupants, lent, result }) =>
      occupants.flatMap((occupant, seat) => {
        const own = occupant.kind === 'person' && occupant.user === user
        if (!own && lent[seat] !== user) return []
        const party = result.parties[seat] ?? ''
        const alone = result.soloist === seat
        const won = result.winner !== null && result.winner === party
        return [{ table, server, game, at, preset, party, alone, won, points: result.points[seat] ?? 0, lent: !own }]
      }),
    )
    const all = [...tables.values()]
    return {
      user,
      settings: people.get(user) ?? null,
      games: mine.sort((a, b) => a.at - b.at),
      opened: all
        .filter(({ request }) => request.host === user)
        .map(({ id, request, openedAt }) => ({ table: id, server: request.server, at: openedAt })),
      kept: all
        .filter(({ request }) => keeps(user)(request))
        .map(({ id, request, openedAt }) => ({ table: id, server: request.server, at: openedAt })),
      actions: all
        .flatMap(({ id, request, intents, times }) =>
          intents.flatMap((action, index) =>
            by(user)(action) ? [{ table: id, server: request.server, at: times[index] ?? 0, action }] : [],
          ),
        )
        .sort((a, b) => a.at - b.at),
      ...kept.dataOf(user),
    }
  }

  function forget(user: string, name: string): boolean {
    const touched = [...tables.values()].filter(
      ({ request, intents }) => request.host === user || keeps(user)(request) || intents.some(by(user)),
    )
    if (touched.some(({ ended }) => !ended)) return false
    for (const table of touched) {
      const intents = table.intents.map((intent) => (by(user)(intent) ? { ...intent, user: name } : intent))
      const host = table.request.host === user ? name : table.request.host
      const { before } = table.request
      const places = before?.places.map((one) =>
        one.kind === 'person' && one.user === user ? { ...one, user: name } : one,
      )
      const request = { ...table.request, host, ...(before && places && { before: { ...before, places } }) }
      tables.set(table.id, { ...table, request, intents })
    }
    for (const [index, game] of games.entries()) {
      const occupants = game.occupants.map((one) =>
        one.kind === 'person' && one.user === user ? { kind: 'computer', level: '' } : one,
      )
      const lent = game.lent.map((one) => (one === user ? null : one))
      games[index] = { ...game, occupants, lent } as unknown as (typeof games)[number]
    }
    people.delete(user)
    kept.forget(user)
    return true
  }

  function purge(server: string): void {
    for (const [id, table] of tables) if (table.request.server === server) tables.delete(id)
    for (let index = games.length - 1; index >= 0; index--) if (games[index]?.server === server) games.splice(index, 1)
    for (const key of rules.keys()) if (key.startsWith(`${server} `)) rules.delete(key)
    settings.delete(server)
    kept.purge(server)
    removals.delete(server)
  }

  const known = (): string[] => [
    ...[...tables.values()].flatMap(({ request }) => (request.kind === 'match' ? [request.server] : [])),
    ...[...rules.keys()].map((key) => key.split(' ')[0] ?? ''),
    ...settings.keys(),
    ...kept.servers(),
  ]
  return {
    personalData: (user) => Promise.resolve(personalData(user)),
    forget: (user, name) => Promise.resolve(forget(user, name)),
    knownServers: () => Promise.resolve([...new Set(known())]),
    noteRemoval: (server, at) => {
      if (at === null) removals.delete(server)
      else if (!removals.has(server)) removals.set(server, at)
      return Promise.resolve()
    },
    removals: () => Promise.resolve([...removals].map(([server, at]) => ({ server, at })).sort((a, b) => a.at - b.at)),
    purge: (server) => Promise.resolve(purge(server)),
  }
}
