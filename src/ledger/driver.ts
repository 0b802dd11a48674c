import { DatabaseSync, enhance } from '@photostructure/sqlite'
import type { DatabaseSyncInstance, EnhancedDatabaseSync } from '@photostructure/sqlite'
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

/** An open SQLite connection: the interface of Node's own `node:sqlite`, with `pragma`, `transaction` and `raw` besides. */
export type Sqlite = EnhancedDatabaseSync<DatabaseSyncInstance>

/** What the queries are written on. */
export type Queries = BaseSQLiteDatabase<'sync', Ran>

interface Ran {
  readonly changes: number
  readonly lastInsertRowid: number | bigint
}

export interface SqliteOptions {
  /** How long to wait for a lock, in milliseconds. */
  readonly timeout?: number
  readonly readOnly?: boolean
}

/**
 * Opens (or makes) one SQLite file.
 * @param file its path, or ':memory:'
 * @throws what SQLite says, with `sqliteCodeName`
 */
export const openSqlite = (file: string, options: SqliteOptions = {}): Sqlite =>
  enhance(new DatabaseSync(file, { ...options, enableForeignKeyConstraints: false }))

/**
 * Drizzle's queries on a connection. Its own door would load better-sqlite3, which a machine without a compiler cannot
 * install; the session behind that door asks only for the three methods that this connection has as well.
 */
export function queriesOn(sqlite: Sqlite): Queries {
  const dialect = new SQLiteSyncDialect()
  const session: ConstructorParameters<typeof BaseSQLiteDatabase<'sync', Ran>>[2] = new BetterSQLiteSession(
    sqlite,
    dialect,
    undefined,
  )
  return new BaseSQLiteDatabase<'sync', Ran>('sync', dialect, session, undefined)
}
