import { and, asc, count, countDistinct, desc, eq, gte, lt, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { worth } from '../engine/index.js'
import type { Ledger, Ranking } from '../table/ports.js'
import type { Queries } from './driver.js'
import { games, results } from './schema.js'

const given = sql.placeholder

/** How many last games a ranking shows one by one. */
const recentGames = 20

type Wanted = Parameters<Ledger['rankings']>[1]

/**
 * Prepares the rankings of a server: people by their points, best first; at equal points whoever needed fewer games. Minus
 * points: the fewest first; at equal points whoever played more games. Whoever is equal in both shares a rank.
 * @returns a function of the server and of period, book, preset, counting and page
 */
export function prepareRankings(db: Queries) {
  const own = prepared(db, sql<string>`${results.user}`)
  const lent = prepared(db, sql<string>`coalesce(${results.user}, ${results.lent})`)
  return (server: string, wanted: Wanted): { rows: readonly Ranking[]; total: number } =>
    (wanted.counting === 'lent' ? lent : own)(server, wanted)
}

/** @param person whose game it is; null: nobody's */
function prepared(db: Queries, person: SQL<string>) {
  const counted = and(
    eq(results.server, given('server')),
    isNotNull(person),
    gte(results.people, given('people')),
    gte(results.finishedAt, given('since')),
    lt(results.finishedAt, given('until')),
    eq(results.book, given('book')),
    eq(results.reversal, false),
    sql`not exists (select 1 from ${games} where ${games.reverses} = ${results.game})`,
    sql`(${given('preset')} is null or ${results.preset} = ${given('preset')})`,
  )
  const points = sql<number>`sum(${results.points})`
  const wins = (condition: ReturnType<typeof sql>) => sql<number>`sum(${results.won} and ${condition})`
  const best = sql`${given('worth')} * ${points} desc, ${given('worth')} * ${count()}`
  const page = db
    .select({
      user: person,
      rank: sql<number>`rank() over (order by ${best})`,
      points,
      games: count(),
      winsRe: wins(sql`not ${results.soloist} and ${results.party} = 're'`),
      winsKontra: wins(sql`not ${results.soloist} and ${results.party} = 'kontra'`),
      winsSolo: wins(sql`${results.soloist}`),
    })
    .from(results)
    .where(counted)
    .groupBy(person)
    .orderBy(best, asc(person))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare()
  const people = db
    .select({ total: countDistinct(person) })
    .from(results)
    .where(counted)
    .prepare()
  const recent = db
    .select({ points: results.points })
    .from(results)
    .where(and(counted, eq(person, given('user'))))
    .orderBy(desc(results.finishedAt), desc(results.game))
    .limit(recentGames)
    .prepare()

  return (server: string, wanted: Wanted): { rows: readonly Ranking[]; total: number } => {
    const book = wanted.book ?? 'plus'
    const filter = {
      server,
      since: wanted.since ?? 0,
      until: wanted.until ?? Number.MAX_SAFE_INTEGER,
      preset: wanted.preset ?? null,
      book,
      worth: worth(book, 1),
      people: wanted.counting === 'people' ? 4 : 0,
    }
    const rows = page.all({ ...filter, limit: wanted.limit, offset: wanted.offset })
    return {
      rows: rows.map((row) => ({
        ...row,
        recent: recent
          .all({ ...filter, user: row.user })
          .map((last) => last.points)
          .reverse(),
      })),
      total: people.get(filter)?.total ?? 0,
    }
  }
}
