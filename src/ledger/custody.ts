import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../table/custody.js'
import type { PersonSettings } from '../table/ports.js'
import type { UserId } from '../table/view.js'
import type { Queries, Sqlite } from './driver.js'
import { bells, blocks, calls, dateAnswers, dates, games, intents, people, removals, results, ruleBooks, servers, tables } from './schema.js' // prettier-ignore
import { hostOf } from './statements.js'
import { storedIntent } from './stored.js'

/** Whether a table keeps a place for somebody of the match before: `before` of its request names them. */
const keptFor = (user: UserId) =>
  sql<boolean>`instr(json_extract(${tables.request}, '$.before'), ${`"user":${JSON.stringify(user)}`}) > 0`

/** Whose intent it is: as the index has it. */
const actor = sql`json_extract(${intents.intent}, '$.user')`

/**
 * What the ledger shows of people and servers, and how it lets go of them. Asked seldom, so nothing is prepared.
 * @param settingsOf what a person has chosen; undefined: nothing
 */
export function custodyOf(sqlite: Sqlite, db: Queries, settingsOf: (user: UserId) => PersonSettings | undefined) {
  function personalData(user: UserId): PersonalData {
    const played = db
      .select({
        table: games.table,
        server: results.server,
        game: games.game,
        at: results.finishedAt,
        preset: results.preset,
        party: results.party,
        alone: results.soloist,
        won: results.won,
        points: results.points,
        lent: sql<number>`${results.user} is null`,
      })
      .from(results)
      .innerJoin(games, eq(results.game, games.id))
      .where(or(eq(results.user, user), eq(results.lent, user)))
      .orderBy(asc(results.finishedAt), asc(games.id))
      .all()
    const opened = db
      .select({ table: tables.id, server: tables.server, at: tables.openedAt })
      .from(tables)
      .where(eq(hostOf, user))
      .orderBy(asc(tables.openedAt))
      .all()
    const kept = db
      .select({ table: tables.id, server: tables.server, at: tables.openedAt })
      .from(tables)
      .where(keptFor(user))
      .orderBy(asc(tables.openedAt))
      .all()
    const done = db
      .select({ table: intents.table, server: tables.server, at: intents.at, action: intents.intent })
      .from(intents)
      .innerJoin(tables, eq(intents.table, tables.id))
      .where(eq(actor, user))
      .orderBy(asc(intents.at), asc(intents.table), asc(intents.version))
      .all()
    return {
      user,
      settings: settingsOf(user) ?? null,
      games: played.map((game) => ({ ...game, lent: game.lent === 1 })),
      opened,
      kept,
      actions: done.map(({ action, ...where }) => ({ ...where, action: storedIntent.parse(JSON.parse(action)) })),
      ...companyData(user),
    }
  }

  /** Whom somebody has blocked, where they are to be told, and their dates. */
  function companyData(user: UserId): Pick<PersonalData, 'blocked' | 'bells' | 'dates'> {
    const blocked = db.select({ blocked: blocks.blocked }).from(blocks).where(eq(blocks.user, user)).all()
    const told = db
      .select({ server: bells.server, room: bells.room, toldAt: bells.toldAt })
      .from(bells)
      .where(eq(bells.user, user))
      .all()
    const answered = db
      .select({
        date: dates.id,
        server: dates.server,
        room: dates.room,
        at: dates.at,
        maker: dates.maker,
        answer: dateAnswers.answer,
      })
      .from(dates)
      .leftJoin(dateAnswers, and(eq(dateAnswers.date, dates.id), eq(dateAnswers.user, user)))
      .where(or(eq(dates.maker, user), eq(dateAnswers.user, user)))
      .orderBy(asc(dates.at))
      .all()
    return {
      blocked: blocked.map((row) => row.blocked).sort(),
      bells: told,
      dates: answered.map(({ maker, ...date }) => ({ ...date, made: maker === user })),
    }
  }

  const forget = sqlite.transaction((user: UserId, name: string): boolean => {
    const [needed] = db
      .select({ id: tables.id })
      .from(tables)
      .leftJoin(intents, eq(intents.table, tables.id))
      .where(and(isNull(tables.endedAt), or(eq(hostOf, user), eq(actor, user), keptFor(user))))
      .limit(1)
      .all()
    if (needed !== undefined) return false
    const renamed = (column: typeof intents.intent | typeof tables.request, path: string) =>
      sql`json_set(${column}, ${path}, ${name})`
    db.update(intents)
      .set({ intent: renamed(intents.intent, '$.user') })
      .where(eq(actor, user))
      .run()
    db.update(tables)
      .set({ request: renamed(tables.request, '$.host') })
      .where(eq(hostOf, user))
      .run()
    const named = (one: string): string => `"user":${JSON.stringify(one)}`
    db.update(tables)
      .set({ request: sql`replace(${tables.request}, ${named(user)}, ${named(name)})` })
      .where(keptFor(user))
      .run()
    db.update(results).set({ user: null }).where(eq(results.user, user)).run()
    db.update(results).set({ lent: null }).where(eq(results.lent, user)).run()
    db.delete(people).where(eq(people.user, user)).run()
    db.delete(blocks).where(eq(blocks.user, user)).run()
    db.delete(bells).where(eq(bells.user, user)).run()
    db.delete(dateAnswers).where(eq(dateAnswers.user, user)).run()
    db.update(dates).set({ maker: '' }).where(eq(dates.maker, user)).run()
    return true
  })

  const purge = sqlite.transaction((server: string): void => {
    const ofServer = db.select({ id: tables.id }).from(tables).where(eq(tables.server, server))
    const played = db.select({ id: games.id }).from(games).where(inArray(games.table, ofServer))
    db.delete(results).where(inArray(results.game, played)).run()
    db.delete(games).where(inArray(games.table, ofServer)).run()
    db.delete(intents).where(inArray(intents.table, ofServer)).run()
    db.delete(calls).where(inArray(calls.table, ofServer)).run()
    db.delete(tables).where(eq(tables.server, server)).run()
    db.delete(ruleBooks).where(eq(ruleBooks.server, server)).run()
    db.delete(servers).where(eq(servers.server, server)).run()
    db.delete(removals).where(eq(removals.server, server)).run()
    const met = db.select({ id: dates.id }).from(dates).where(eq(dates.server, server))
    db.delete(dateAnswers).where(inArray(dateAnswers.date, met)).run()
    db.delete(dates).where(eq(dates.server, server)).run()
    db.delete(bells).where(eq(bells.server, server)).run()
  })

  return {
    personalData,
    forget: (user: UserId, name: string) => forget.immediate(user, name),
    knownServers: (): readonly string[] => {
      const played = db.selectDistinct({ server: tables.server }).from(tables).where(eq(tables.kind, 'match')).all()
      const chosen = [ruleBooks, servers, dates, bells].flatMap((table) =>
        db.selectDistinct({ server: table.server }).from(table).all(),
      )
      return [...new Set([...played, ...chosen].map(({ server }) => server))]
    },
    noteRemoval(server: string, at: number | null): void {
      if (at === null) db.delete(removals).where(eq(removals.server, server)).run()
      else db.insert(removals).values({ server, at }).onConflictDoNothing().run()
    },
    removals: () => db.select().from(removals).orderBy(asc(removals.at)).all(),
    purge: (server: string) => purge.immediate(server),
  }
}
