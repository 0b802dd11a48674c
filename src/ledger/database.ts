import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { openSqlite } from './driver.js'
import type { Sqlite } from './driver.js'
import { LedgerError, codeOf, ledgerError } from './error.js'
import { migrate, migrationsFolder } from './migrate.js'

/** An open SQLite database that no other process of ours writes to, and how to let go of it. */
export interface OpenDatabase {
  readonly sqlite: Sqlite
  close(): void
}

export interface DatabaseOptions {
  /** How long to wait for a lock, in milliseconds. */
  readonly busyTimeout?: number
  readonly migrations?: string
}

/**
 * Opens (or makes) the database, keeps every other process out and brings its tables up to date.
 * @param file path of the database, or ':memory:'; its folder is made
 * @throws LedgerError with one clear line
 */
export function openDatabase(file: string, options: DatabaseOptions = {}): OpenDatabase {
  const { busyTimeout = 1000, migrations = migrationsFolder() } = options
  let release = () => {}
  let sqlite: Sqlite | undefined
  try {
    if (file !== ':memory:') {
      makeFolder(path.dirname(path.resolve(file)))
      release = holdAlone(file, busyTimeout)
    }
    sqlite = openSqlite(file, { timeout: busyTimeout })
    sqlite.pragma(`busy_timeout = ${busyTimeout}`)
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = NORMAL')
    migrate(sqlite, migrations, file)
    sqlite.pragma('foreign_keys = ON')
  } catch (error) {
    sqlite?.close()
    release()
    throw ledgerError(file, error)
  }
  const opened = sqlite
  return {
    sqlite: opened,
    close: () => {
      // The driver lets go of the file only once its last statement is collected; what is written must stand in it before.
      if (opened.isOpen) opened.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      opened.close()
      release()
    },
  }
}

/** Makes a folder and those above it, one by one: Node's recursive way never comes back in some places, e.g. below /proc. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) makeFolder(path.dirname(folder))
  else if (statSync(folder).isDirectory()) return
  mkdirSync(folder)
}

/**
 * Two programs playing from one log would number the same intents. The lock is SQLite's own on an empty file beside the
 * database: the kernel drops it with the process, even after SIGKILL, and the database stays readable for backups.
 */
function holdAlone(file: string, busyTimeout: number): () => void {
  const lock = openSqlite(`${file}.lock`, { timeout: busyTimeout })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw codeOf(error).startsWith('SQLITE_BUSY')
      ? new LedgerError(`The database ${file} is in use by another running copy of this program`)
      : error
  }
  return () => lock.close()
}
