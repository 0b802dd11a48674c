import { and, asc, desc, eq, gte, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Queries } from './driver.js'
import { games, intents, people, results, ruleBooks, servers, tables } from './schema.js'

/** The ledger's statements, compiled once; with them drizzle costs next to nothing per click. */
export type Statements = ReturnType<typeof prepareStatements>

const given = sql.placeholder

/** Who opened a table: as the indexes have it. */
export const hostOf = sql<string>`json_extract(${tables.request}, '$.host')`

/** Prepares every statement that opening, appending and restoring need. */
export function prepareStatements(db: Queries) {
  return {
    openInRoom: db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.kind, 'match'), eq(tables.room, given('room')), isNull(tables.endedAt)))
      .prepare(),
    openPractice: db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.kind, 'practice'), eq(hostOf, given('host')), isNull(tables.endedAt)))
      .prepare(),
    openNumbers: db
      .select({ number: tables.number })
      .from(tables)
      .where(and(eq(tables.kind, 'match'), eq(tables.server, given('server')), isNull(tables.endedAt)))
      .prepare(),
    insertTable: db
      .insert(tables)
      .values({
        id: given('id'),
        kind: given('kind'),
        server: given('server'),
        room: given('room'),
        number: given('number'),
        request: given('request'),
        openedAt: given('openedAt'),
      })
      .prepare(),
    head: db
      .select({
        server: tables.server,
        endedAt: tables.endedAt,
        version: sql<number | null>`(${db
          .select({ version: max(intents.version) })
          .from(intents)
          .where(eq(intents.table, given('id')))})`,
      })
      .from(tables)
      .where(eq(tables.id, given('id')))
      .prepare(),
    insertIntent: db
      .insert(intents)
      .values({ table: given('table'), version: given('version'), at: given('at'), intent: given('intent') })
      .prepare(),
    messageOf: db
      .select({ message: tables.message })
      .from(tables)
      .where(eq(tables.id, given('id')))
      .prepare(),
    pingOf: db
      .select({ ping: tables.ping })
      .from(tables)
      .where(eq(tables.id, given('id')))
      .prepare(),
    setPing: db
      .update(tables)
      .set({ ping: sql`${given('ping')}` })
      .where(eq(tables.id, given('id')))
      .prepare(),
    setRoom: db
      .update(tables)
      .set({ room: sql`${given('room')}` })
      .where(eq(tables.id, given('id')))
      .prepare(),
    serverSettings: db
      .select({ settings: servers.settings })
      .from(servers)
      .where(eq(servers.server, given('server')))
      .prepare(),
    setServerSettings: db
      .insert(servers)
      .values({ server: given('server'), settings: given('settings') })
      .onConflictDoUpdate({ target: servers.server, set: { settings: sql`excluded.settings` } })
      .prepare(),
    setMessage: db
      .update(tables)
      .set({ message: sql`${given('message')}` })
      .where(eq(tables.id, given('id')))
      .prepare(),
    endTable: db
      .update(tables)
      .set({ endedAt: sql`${given('at')}` })
      .where(eq(tables.id, given('id')))
      .prepare(),
    insertGame: db
      .insert(games)
      .values({
        table: given('table'),
        game: given('game'),
        rules: given('rules'),
        kind: given('kind'),
        soloist: given('soloist'),
        pflicht: given('pflicht'),
        winner: given('winner'),
        value: given('value'),
        eyesRe: given('eyesRe'),
        eyesKontra: given('eyesKontra'),
        lines: given('lines'),
        finishedAt: given('finishedAt'),
        reverses: sql`${given('reverses')}`,
      })
      .prepare(),
    insertResult: db
      .insert(results)
      .values({
        game: given('game'),
        seat: given('seat'),
        user: given('user'),
        level: given('level'),
        lent: given('lent'),
        people: given('people'),
        party: given('party'),
        soloist: given('soloist'),
        won: given('won'),
        points: given('points'),
        server: given('server'),
        preset: given('preset'),
        book: given('book'),
        finishedAt: given('finishedAt'),
        reversal: given('reversal'),
      })
      .prepare(),
    gameOf: db
      .select()
      .from(games)
      .where(and(eq(games.table, given('table')), eq(games.game, given('game')), isNull(games.reverses)))
      .prepare(),
    resultsOf: db
      .select()
      .from(results)
      .where(eq(results.game, given('game')))
      .prepare(),
    rulesOf: db
      .select({ rules: ruleBooks.rules })
      .from(ruleBooks)
      .where(and(eq(ruleBooks.server, given('server')), eq(ruleBooks.room, given('room'))))
      .prepare(),
    setRules: db
      .insert(ruleBooks)
      .values({ server: given('server'), room: given('room'), rules: given('rules') })
      .onConflictDoUpdate({ target: [ruleBooks.server, ruleBooks.room], set: { rules: sql`excluded.rules` } })
      .prepare(),
    dropRules: db
      .delete(ruleBooks)
      .where(and(eq(ruleBooks.server, given('server')), eq(ruleBooks.room, given('room'))))
      .prepare(),
    settingsOf: db
      .select({
        language: people.language,
        design: people.design,
        trumps: people.trumps,
        pictures: people.pictures,
        trick: people.trick,
        pings: people.pings,
        autoPlay: people.autoPlay,
        offered: people.offered,
        zone: people.zone,
        quietFrom: people.quietFrom,
        quietTo: people.quietTo,
        holidayFrom: people.holidayFrom,
        holidayTo: people.holidayTo,
        name: people.name,
      })
      .from(people)
      .where(eq(people.user, given('user')))
      .prepare(),
    setSettings: db
      .insert(people)
      .values({
        user: given('user'),
        language: given('language'),
        design: given('design'),
        trumps: given('trumps'),
        pictures: given('pictures'),
        trick: given('trick'),
        pings: given('pings'),
        autoPlay: given('autoPlay'),
        offered: given('offered'),
        zone: given('zone'),
        quietFrom: given('quietFrom'),
        quietTo: given('quietTo'),
        holidayFrom: given('holidayFrom'),
        holidayTo: given('holidayTo'),
        name: given('name'),
      })
      .onConflictDoUpdate({
        target: people.user,
        set: {
          language: sql`excluded.language`,
          design: sql`excluded.design`,
          trumps: sql`excluded.trumps`,
          pictures: sql`excluded.pictures`,
          trick: sql`excluded.trick`,
          pings: sql`excluded.pings`,
          autoPlay: sql`excluded.auto_play`,
          offered: sql`excluded.offered`,
          zone: sql`excluded.zone`,
          quietFrom: sql`excluded.quiet_from`,
          quietTo: sql`excluded.quiet_to`,
          holidayFrom: sql`excluded.holiday_from`,
          holidayTo: sql`excluded.holiday_to`,
          name: sql`excluded.name`,
        },
      })
      .prepare(),
    tableOf: db
      .select()
      .from(tables)
      .where(eq(tables.id, given('id')))
      .prepare(),
    lastPlayedIn: db
      .select({ id: tables.id })
      .from(tables)
      .innerJoin(games, eq(games.table, tables.id))
      .where(eq(tables.room, given('room')))
      .orderBy(desc(games.finishedAt), desc(games.id))
      .limit(1)
      .prepare(),
    hasPlayed: db
      .select({ game: results.game })
      .from(results)
      .where(eq(results.user, given('user')))
      .limit(1)
      .prepare(),
    openTables: db.select().from(tables).where(isNull(tables.endedAt)).orderBy(asc(tables.openedAt)).prepare(),
    unshown: db
      .select()
      .from(tables)
      .where(and(gte(tables.endedAt, given('since')), isNotNull(tables.message)))
      .prepare(),
    intentsOf: db
      .select({ version: intents.version, at: intents.at, intent: intents.intent })
      .from(intents)
      .where(eq(intents.table, given('id')))
      .orderBy(asc(intents.version))
      .prepare(),
  }
}
