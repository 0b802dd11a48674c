import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Sqlite } from './driver.js'
import { LedgerError } from './error.js'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The project's `migrations` folder, found from the sources as well as from dist/. */
export function migrationsFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) {
    const above = path.dirname(folder)
    if (above === folder) throw noMigrations()
    folder = above
  }
  return path.join(folder, 'migrations')
}

/**
 * Applies every migration that the database has not had yet, all in one transaction.
 *
 * Each one is remembered by file name and checksum: going by time stamps alone (as drizzle's own migrator does) would
 * skip without a word a migration that was merged late.
 * @param file what to call the database in messages
 * @throws LedgerError if an applied file was changed or the database comes from a newer program
 */
export function migrate(sqlite: Sqlite, folder: string, file: string): void {
  const known = readMigrations(folder)
  // A table is rebuilt by dropping it, which must not cascade; off only works outside a transaction.
  sqlite.pragma('foreign_keys = OFF')
  sqlite
    .transaction(() => {
      sqlite.exec(
        'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
      )
      const pending = pendingOf(sqlite, known, file)
      const remember = sqlite.prepare('INSERT INTO migrations VALUES (?, ?, unixepoch() * 1000)')
      for (const migration of pending) {
        sqlite.exec(migration.sql)
        remember.run(migration.name, migration.checksum)
      }
      const broken = sqlite.pragma('foreign_key_check') as unknown[]
      if (broken.length > 0) throw new LedgerError(`The database ${file} has rows that point nowhere after migrating`)
    })
    .immediate()
}

const noMigrations = () => new LedgerError('The folder "migrations" of this program is missing or empty')

function readMigrations(folder: string): readonly Migration[] {
  if (!existsSync(folder)) throw noMigrations()
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  if (names.length === 0) throw noMigrations()
  return names.map((name) => {
    const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function pendingOf(sqlite: Sqlite, known: readonly Migration[], file: string): readonly Migration[] {
  const rows = sqlite.prepare('SELECT name, checksum FROM migrations').all() as { name: string; checksum: string }[]
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const [name, checksum] of applied) {
    const migration = known.find((candidate) => candidate.name === name)
    if (migration === undefined)
      throw new LedgerError(`The database ${file} was made by a newer version of this program (it has had ${name})`)
    if (migration.checksum !== checksum)
      throw new LedgerError(`The migration ${name} was changed after the database ${file} had applied it`)
  }
  return known.filter((migration) => !applied.has(migration.name))
}
