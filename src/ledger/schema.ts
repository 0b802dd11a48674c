import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** A table as it was opened. Room and number are free again once it has ended. */
export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['match', 'practice'] })
      .notNull()
      .default('match'),
    /** Server and room of a practice are empty. */
    server: text().notNull(),
    room: text().notNull(),
    number: integer().notNull(),
    /** The checked FullRequest: with the intents it is all that a restored table needs. */
    request: text().notNull(),
    openedAt: integer('opened_at').notNull(),
    endedAt: integer('ended_at'),
    /** Id of the message that shows the table in its room, so that a restart can close it. */
    message: text(),
    /** The message that reminds whoever is on turn, as the chat side writes it down, so that a restart can take it away. */
    ping: text(),
  },
  (table) => [
    uniqueIndex('tables_one_open_per_room')
      .on(table.room)
      .where(sql`ended_at is null and kind = 'match'`),
    uniqueIndex('tables_one_open_practice')
      .on(sql`json_extract(request, '$.host')`)
      .where(sql`ended_at is null and kind = 'practice'`),
    index('tables_by_room').on(table.room, table.openedAt),
    index('tables_of_host').on(sql`json_extract(request, '$.host')`),
    uniqueIndex('tables_open_number')
      .on(table.server, table.number)
      .where(sql`ended_at is null and kind = 'match'`),
  ],
)

/** The event log: each accepted intent of a table, numbered from 1. */
export const intents = sqliteTable(
  'intents',
  {
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    version: integer().notNull(),
    at: integer().notNull(),
    intent: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.version] }),
    index('intents_of_user')
      .on(sql`json_extract(intent, '$.user')`)
      .where(sql`json_extract(intent, '$.user') is not null`),
  ],
)

/** The rules that a server, or one of its rooms, plays by where nobody chooses others. */
export const ruleBooks = sqliteTable(
  'rule_books',
  {
    server: text().notNull(),
    /** Empty: the whole server. */
    room: text().notNull(),
    rules: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.room] })],
)

/** How people want things shown, wherever they play. Whoever has chosen nothing has no row. */
export const people = sqliteTable('people', {
  user: text().primaryKey(),
  /** Null: as the chat service is set. */
  language: text(),
  design: text({ enum: ['four-colour', 'two-colour', 'large-print'] })
    .notNull()
    .default('four-colour'),
  /** On which side of the hand the trumps stand. */
  trumps: text({ enum: ['left', 'right'] })
    .notNull()
    .default('left'),
  pictures: integer({ mode: 'boolean' }).notNull().default(true),
  /** The hand's picture shows the trick, too. */
  trick: integer({ mode: 'boolean' }).notNull().default(true),
  pings: integer({ mode: 'boolean' }).notNull().default(true),
  autoPlay: integer('auto_play', { mode: 'boolean' }).notNull().default(false),
  /** Has been offered to learn the game. */
  offered: integer({ mode: 'boolean' }).notNull().default(false),
  /** Null: the time zone of the server. */
  zone: text(),
  /** Hours of the day, 0 to 23. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  holidayFrom: integer('holiday_from'),
  holidayTo: integer('holiday_to'),
  /** The name that stands for whoever has left a server, kept only if they agreed. */
  name: text(),
})

/** Whom people do not want to be called by. */
export const blocks = sqliteTable('blocks', { user: text().notNull(), blocked: text().notNull() }, (table) => [
  primaryKey({ columns: [table.user, table.blocked] }),
])

/** Who wants to be told when a table opens in a room, and when they were told last. */
export const bells = sqliteTable(
  'bells',
  { room: text().notNull(), user: text().notNull(), server: text().notNull(), toldAt: integer('told_at') },
  (table) => [primaryKey({ columns: [table.room, table.user] }), index('bells_of_user').on(table.user)],
)

/** Messages that tell of a table, so that a restart can take them away. */
export const calls = sqliteTable('calls', {
  table: text('table_id').primaryKey(),
  room: text().notNull(),
  message: text().notNull(),
})

/** Times at which people want to meet at a table. */
export const dates = sqliteTable(
  'dates',
  {
    id: text().primaryKey(),
    server: text().notNull(),
    room: text().notNull(),
    /** Empty once that person wished to be forgotten. */
    maker: text().notNull(),
    at: integer().notNull(),
    movedFrom: integer('moved_from'),
    state: text({ enum: ['planned', 'reminded', 'opening', 'over'] }).notNull(),
    ending: text({ enum: ['cancelled', 'opened', 'nobody', 'taken', 'missed', 'failed'] }),
    table: text('table_id'),
    message: text(),
    notice: text(),
    event: text(),
  },
  (table) => [index('dates_of_server').on(table.server)],
)

/** What people have answered to dates. */
export const dateAnswers = sqliteTable(
  'date_answers',
  {
    date: text()
      .notNull()
      .references(() => dates.id),
    user: text().notNull(),
    answer: text({ enum: ['yes', 'maybe', 'no'] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.user] }), index('date_answers_of_user').on(table.user)],
)

/** What those who manage a server have chosen for it; whoever has chosen nothing has no row. */
export const servers = sqliteTable('servers', {
  server: text().primaryKey(),
  /** The checked ServerSettings. */
  settings: text().notNull(),
})

/** Servers from which the bot was removed; their data is deleted some days later. */
export const removals = sqliteTable('removals', {
  server: text().primaryKey(),
  at: integer().notNull(),
})

/** Finished games. A redeal is none. */
export const games = sqliteTable(
  'games',
  {
    id: integer().primaryKey(),
    table: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** 1-based number within the match. */
    game: integer().notNull(),
    rules: text().notNull(),
    kind: text().notNull(),
    soloist: integer(),
    pflicht: integer({ mode: 'boolean' }).notNull(),
    winner: text(),
    value: integer().notNull(),
    eyesRe: integer('eyes_re').notNull(),
    eyesKontra: integer('eyes_kontra').notNull(),
    /** The explained score lines, in order. */
    lines: text().notNull(),
    finishedAt: integer('finished_at').notNull(),
    /** The game that this entry voids: its points once more with the other sign. */
    reverses: integer().references((): AnySQLiteColumn => games.id),
  },
  (table) => [
    uniqueIndex('games_once')
      .on(table.table, table.game)
      .where(sql`reverses is null`),
    uniqueIndex('games_voided_once')
      .on(table.reverses)
      .where(sql`reverses is not null`),
  ],
)

/** What each seat got. Server, preset and time are repeated here so that a ranking reads one index range. */
export const results = sqliteTable(
  'game_results',
  {
    game: integer('game_id')
      .notNull()
      .references(() => games.id),
    seat: integer().notNull(),
    /** The person who sat there when the deal ended; null for a computer player and for somebody who wished to be forgotten. */
    user: text(),
    level: text(),
    /** For whom a computer player finished the game; null where it played for nobody, or a person played. */
    lent: text(),
    /** How many people finished the game, of four. */
    people: integer().notNull().default(4),
    party: text().notNull(),
    soloist: integer({ mode: 'boolean' }).notNull(),
    won: integer({ mode: 'boolean' }).notNull(),
    points: integer().notNull(),
    server: text().notNull(),
    preset: text().notNull(),
    /** Whether points count upwards or are minus points. */
    book: text({ enum: ['plus', 'minus'] })
      .notNull()
      .default('plus'),
    finishedAt: integer('finished_at').notNull(),
    /** Takes the points of a voided game away; no game of its own. */
    reversal: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.seat] }),
    index('game_results_by_time')
      .on(table.server, table.finishedAt)
      .where(sql`user is not null`),
    index('game_results_by_user')
      .on(table.server, table.user, table.finishedAt)
      .where(sql`user is not null`),
    index('game_results_of_lender')
      .on(table.lent)
      .where(sql`lent is not null`),
    index('game_results_of_user')
      .on(table.user)
      .where(sql`user is not null`),
  ],
)
