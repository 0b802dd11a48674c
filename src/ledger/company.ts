import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Call, DateAnswer, DateChange, PlannedDate } from '../table/company.js'
import type { TableId, UserId } from '../table/view.js'
import type { Queries, Sqlite } from './driver.js'
import { bells, blocks, calls, dateAnswers, dates } from './schema.js'

/** What the ledger keeps for people who look for each other: dates, bells, blocks. Asked seldom, so nothing is prepared. */
export function companyOf(sqlite: Sqlite, db: Queries) {
  const answersOf = (date: string) =>
    db
      .select({ user: dateAnswers.user, answer: dateAnswers.answer })
      .from(dateAnswers)
      .where(eq(dateAnswers.date, date))
      .orderBy(asc(dateAnswers.at), asc(sql`rowid`))
      .all()
  const withAnswers = (row: typeof dates.$inferSelect): PlannedDate => ({ ...row, answers: answersOf(row.id) })

  const addDate = sqlite.transaction(({ answers, ...date }: PlannedDate, at: number): void => {
    db.insert(dates).values(date).run()
    for (const one of answers) db.insert(dateAnswers).values({ ...one, date: date.id, at }).run() // prettier-ignore
  })
  const dropDates = sqlite.transaction((before: number): void => {
    const old = and(eq(dates.state, 'over'), lt(dates.at, before))
    db.delete(dateAnswers).where(inArray(dateAnswers.date, db.select({ id: dates.id }).from(dates).where(old))).run() // prettier-ignore
    db.delete(dates).where(old).run()
  })
  const setBlocked = sqlite.transaction((user: UserId, others: readonly UserId[]): void => {
    db.delete(blocks).where(eq(blocks.user, user)).run()
    for (const blocked of new Set(others)) db.insert(blocks).values({ user, blocked }).run()
  })
  return {
    addDate: (date: PlannedDate, now: number) => addDate.immediate(date, now),
    dateOf(id: string): PlannedDate | null {
      const row = db.select().from(dates).where(eq(dates.id, id)).get()
      return row ? withAnswers(row) : null
    },
    openDates: (): readonly PlannedDate[] =>
      db.select().from(dates).where(ne(dates.state, 'over')).orderBy(asc(dates.at)).all().map(withAnswers),
    changeDate(id: string, change: DateChange): void {
      db.update(dates).set(change).where(eq(dates.id, id)).run()
    },
    answerDate(date: string, user: UserId, answer: DateAnswer, at: number): void {
      db.insert(dateAnswers)
        .values({ date, user, answer, at })
        .onConflictDoUpdate({ target: [dateAnswers.date, dateAnswers.user], set: { answer, at } })
        .run()
    },
    dropDates: (before: number) => dropDates.immediate(before),
    hasBell: (user: UserId, room: string): boolean =>
      db
        .select({ user: bells.user })
        .from(bells)
        .where(and(eq(bells.user, user), eq(bells.room, room)))
        .get() !== undefined,
    bellsOf: (user: UserId, server: string): readonly string[] =>
      db
        .select({ room: bells.room })
        .from(bells)
        .where(and(eq(bells.user, user), eq(bells.server, server)))
        .orderBy(asc(bells.room))
        .all()
        .map(({ room }) => room),
    setBell(user: UserId, { server, room }: { readonly server: string; readonly room: string }, on: boolean): void {
      if (on) db.insert(bells).values({ user, server, room }).onConflictDoNothing().run()
      else db.delete(bells).where(and(eq(bells.user, user), eq(bells.room, room))).run() // prettier-ignore
    },
    listeners(room: string): readonly { user: UserId; toldAt: number | null }[] {
      const here = db.select({ user: bells.user }).from(bells).where(eq(bells.room, room))
      return db
        .select({ user: bells.user, toldAt: sql<number | null>`max(${bells.toldAt})` })
        .from(bells)
        .where(inArray(bells.user, here))
        .groupBy(bells.user)
        .orderBy(asc(bells.user))
        .all()
    },
    noteTold(users: readonly UserId[], now: number): void {
      db.update(bells)
        .set({ toldAt: now })
        .where(inArray(bells.user, [...users]))
        .run()
    },
    noteCall(table: TableId, call: Call | null): void {
      if (call === null) db.delete(calls).where(eq(calls.table, table)).run()
      else db.insert(calls).values({ table, ...call }).onConflictDoUpdate({ target: calls.table, set: call }).run() // prettier-ignore
    },
    calls: () => db.select().from(calls).all(),
    blockedBy: (user: UserId): readonly UserId[] =>
      db
        .select({ blocked: blocks.blocked })
        .from(blocks)
        .where(eq(blocks.user, user))
        .orderBy(asc(blocks.blocked))
        .all()
        .map(({ blocked }) => blocked),
    setBlocked: (user: UserId, others: readonly UserId[]) => setBlocked.immediate(user, others),
  }
}
