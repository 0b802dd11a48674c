import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { matchHands } from '../../src/engine/fair.js'
import { matchKey } from '../../src/engine/index.js'
import { openDatabase } from '../../src/ledger/database.js'
import { openSqlite } from '../../src/ledger/driver.js'
import { LedgerError } from '../../src/ledger/error.js'
import { openLedger } from '../../src/ledger/ledger.js'
import { migrationsFolder } from '../../src/ledger/migrate.js'
import { temporaryFolder } from '../support/folder.js'
import { ddv, opening } from '../support/ledger-contract.js'
import { runningTables } from '../support/running-tables.js'

const here = (name = 'doko.sqlite') => path.join(temporaryFolder(), name)
const opened = (file: string, options = {}) => openDatabase(file, { busyTimeout: 20, ...options })

/** Opens a database that must not open, and gives back what the person at the terminal would read. */
function complaint(file: string, options = {}): string {
  try {
    opened(file, options).close()
  } catch (error) {
    expect(error).toBeInstanceOf(LedgerError)
    return (error as LedgerError).message.replaceAll(path.dirname(file), '…')
  }
  return 'opened'
}

describe('the database file', () => {
  it('is made with its folders, in WAL with foreign keys', () => {
    const file = path.join(temporaryFolder(), 'deep', 'er', 'doko.sqlite')
    const database = opened(file)
    const { sqlite } = database
    const pragma = (name: string) => sqlite.pragma(name, { simple: true })
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 1, 1])
    expect(pragma('busy_timeout')).toBe(20)
    expect(() => sqlite.exec("INSERT INTO intents VALUES ('nobody', 1, 1, '{}')")).toThrow('FOREIGN KEY')
    database.close()
  })

  it('belongs to one program at a time, and to the next when that one is gone', () => {
    const file = here()
    const first = opened(file)
    expect(complaint(file)).toBe('The database …/doko.sqlite is in use by another running copy of this program')
    const reader = openSqlite(file, { readOnly: true })
    expect(reader.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 0 })
    reader.close()
    first.close()
    expect(complaint(file)).toBe('opened')
  })

  it('is whole in its one file once it was closed: what is copied then lacks nothing', () => {
    const file = here()
    const database = opened(file)
    database.sqlite.prepare("INSERT INTO people (user) VALUES ('anna')").run()
    database.close()
    const copy = here()
    cpSync(file, copy)
    const reader = openSqlite(copy, { readOnly: true })
    expect(reader.prepare('SELECT user FROM people').all()).toEqual([{ user: 'anna' }])
    reader.close()
  })

  it('is refused in one line when it is something else, damaged, locked or out of reach', () => {
    const text = here()
    writeFileSync(text, 'Dear diary, '.repeat(1000))
    expect(complaint(text)).toBe('The database …/doko.sqlite is not a database')

    const folder = here()
    mkdirSync(folder)
    expect(complaint(folder)).toMatch(/^The database …\/doko.sqlite cannot be opened/)

    const below = path.join(text, 'doko.sqlite')
    expect(complaint(below)).toMatch(/^The database …\/doko.sqlite cannot be created \(a part of its path is a file\)$/)

    const locked = here()
    opened(locked).close()
    const other = openSqlite(locked)
    other.exec('BEGIN EXCLUSIVE')
    expect(complaint(locked)).toBe('The database …/doko.sqlite is locked by another program')
    other.close()
  })

  it('says which row it cannot read', async () => {
    const file = here()
    const ledger = openLedger(file)
    await ledger.open('t1', opening(), 1)
    await ledger.append('t1', 1, { type: 'continue-timeout' }, 2, {})
    await ledger.close()
    const sqlite = openSqlite(file)
    sqlite.exec(`UPDATE intents SET intent = '{"type":"dance","user":"anna"}'`)
    sqlite.close()
    const again = openLedger(file)
    await expect(again.openTables()).rejects.toThrow(/cannot read: intent 1 of table t1$/)
    await again.close()
  })
})

it('rules that this version does not know any more count as none', async () => {
  const file = here()
  const ledger = openLedger(file)
  await ledger.setRules('server-1', null, ddv)
  await ledger.close()
  for (const rules of ['{"preset":"ddv","set":{"gone":true}}', '{"preset":"gone","set":{}}']) {
    const sqlite = openSqlite(file)
    sqlite.prepare('UPDATE rule_books SET rules = ?').run(rules)
    sqlite.close()
    const again = openLedger(file)
    expect(await again.rulesOf('server-1', null)).toBeNull()
    await again.close()
  }
})

describe('migrations', () => {
  /** A copy of the project's migrations with some more, so that the tests may change them. */
  const folderWith = (files: Readonly<Record<string, string>> = {}): string => {
    const folder = path.join(temporaryFolder(), 'migrations')
    cpSync(migrationsFolder(), folder, { recursive: true })
    for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql)
    return folder
  }
  const applied = (file: string): string[] => {
    const sqlite = openSqlite(file)
    const rows = sqlite.prepare('SELECT name FROM migrations ORDER BY name').all() as { name: string }[]
    sqlite.close()
    return rows.map((row) => row.name)
  }

  it('are each applied once, late-comers included', () => {
    const file = here()
    opened(file, { migrations: folderWith({ '1005_b.sql': 'CREATE TABLE b (x);' }) }).close()
    const more = folderWith({ '1005_b.sql': 'CREATE TABLE b (x);', '1004_a.sql': 'CREATE TABLE a (x);' })
    opened(file, { migrations: more }).close()
    opened(file, { migrations: more }).close()
    const own = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'))
    expect(applied(file)).toEqual([...own, '1004_a.sql', '1005_b.sql'])
  })

  it('are applied all or none', () => {
    const file = here()
    const broken = folderWith({ '0008_good.sql': 'CREATE TABLE good (x);', '0009_bad.sql': 'CREATE TABEL bad (x);' })
    expect(complaint(file, { migrations: broken })).toMatch(/^The database …\/doko.sqlite failed: near "TABEL"/)
    const sqlite = openSqlite(file)
    expect(sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()).toEqual([])
    sqlite.close()
  })

  it('are refused if they leave rows that point nowhere', () => {
    const orphan = folderWith({ '0009_orphan.sql': "INSERT INTO intents VALUES ('nobody', 1, 1, '{}');" })
    const file = here()
    opened(file).close()
    expect(complaint(file, { migrations: orphan })).toBe(
      'The database …/doko.sqlite has rows that point nowhere after migrating',
    )
    expect(complaint(file)).toBe('opened')
  })

  it('may not change once applied; line ends do not count', () => {
    const file = here()
    const before = folderWith({ '0009_x.sql': 'CREATE TABLE x (a);\n' })
    opened(file, { migrations: before }).close()
    expect(complaint(file, { migrations: folderWith({ '0009_x.sql': 'CREATE TABLE x (a);\r\n' }) })).toBe('opened')
    expect(complaint(file, { migrations: folderWith({ '0009_x.sql': 'CREATE TABLE x (a, b);\n' }) })).toBe(
      'The migration 0009_x.sql was changed after the database …/doko.sqlite had applied it',
    )
  })

  it('are part of the program: without them nothing opens', () => {
    const missing = 'The folder "migrations" of this program is missing or empty'
    expect(complaint(here(), { migrations: temporaryFolder() })).toBe(missing)
    expect(complaint(here(), { migrations: path.join(temporaryFolder(), 'gone') })).toBe(missing)
  })

  it('that this program does not know mean a newer program', () => {
    const file = here()
    opened(file, { migrations: folderWith({ '0009_future.sql': 'CREATE TABLE future (a);' }) }).close()
    expect(complaint(file)).toBe(
      'The database …/doko.sqlite was made by a newer version of this program (it has had 0009_future.sql)',
    )
    expect(existsSync(file)).toBe(true)
  })
})

/** The project's migrations up to one, as an earlier version had them. */
function migrationsUntil(last: string): string {
  const folder = path.join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  const names = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql') && name <= last)
  for (const name of names) cpSync(path.join(migrationsFolder(), name), path.join(folder, name))
  return folder
}

describe('a database of before practice was a kind of table', () => {
  it('has the practices of each person, open and ended ones, and the matches as they were', async () => {
    const file = here()
    const before = opened(file, { migrations: migrationsUntil('0006_custody.sql') })
    const columns = '(id, server, room, number, request, opened_at, ended_at)'
    const insert = before.sqlite.prepare(`INSERT INTO tables ${columns} VALUES (?, ?, ?, ?, ?, ?, ?)`)
    const rows = [
      ['p1', 'practice:anna', 'practice:anna', 'anna', 1, 10],
      ['p2', 'practice:anna', 'practice:anna', 'anna', 2, null],
      ['p3', 'practice:ben', 'practice:ben', 'ben', 3, null],
      ['t1', 'server-1', 'room-1', 'anna', 4, null],
    ] as const
    for (const [id, server, room, host, at, endedAt] of rows) {
      const request = { server, room, host, rules: { preset: 'ddv', set: {} }, games: 4, level: 'easy', seed: 'old' }
      insert.run(id, server, room, 1, JSON.stringify(request), at, endedAt)
    }
    before.sqlite.exec(`INSERT INTO intents VALUES ('p2', 1, 3, '{"type":"fill","user":"anna"}')`)
    before.sqlite.exec(`INSERT INTO intents VALUES ('p2', 2, 4, '{"type":"start","user":"anna"}')`)
    before.close()

    const ledger = openLedger(file)
    const stored = await ledger.openTables()
    const practice = { kind: 'practice', server: '', room: '', games: 4, seed: 'old' }
    expect(stored).toMatchObject([
      { id: 'p2', number: 1, openedAt: 2, request: { ...practice, host: 'anna' }, times: [3, 4] },
      { id: 'p3', number: 1, openedAt: 3, request: { ...practice, host: 'ben' }, intents: [] },
      { id: 't1', number: 1, openedAt: 4, request: { kind: 'match', server: 'server-1', room: 'room-1' } },
    ])
    expect(await ledger.tableOf('p1')).toMatchObject({ request: { ...practice, host: 'anna' } })
    expect(await ledger.knownServers()).toEqual(['server-1'])
    const another = opening({ kind: 'practice', server: '', room: '', host: 'ben' })
    expect(await ledger.open('p4', another, 5)).toBe('room-taken')

    const { tables, send, view } = runningTables({ ledger })
    await tables.restore()
    expect([tables.practiceOf('anna'), tables.practiceOf('ben'), tables.inRoom('room-1')]).toEqual(['p2', 'p3', 't1'])
    expect(view('p2')).toMatchObject({ kind: 'practice', status: 'playing', game: 1, viewer: 0 })
    const key = matchKey('old', ['open anna - 0', 'fill anna - 1,2,3 easy', 'start anna -'])
    const [dealt] = matchHands(ddv, key, 1, 0)
    expect([...(view('p2').deal?.hand ?? [])].sort()).toEqual([...dealt].sort())
    await send('p2', { type: 'leave', user: 'anna' })
    expect([tables.practiceOf('anna'), (await ledger.openTables()).length]).toEqual([null, 2])
    await tables.shutDown()
    await ledger.close()
  })
})

describe('a database of before there were books', () => {
  it('has its games put into the right one', () => {
    const folder = migrationsUntil('0000_ledger.sql')
    const file = here()
    const before = opened(file, { migrations: folder })
    const rules = ['{"preset":"ddv","set":{}}', '{"preset":"willi","set":{}}', '{"preset":"norsk","set":{"score":"minus"}}', '{"preset":"willi","set":{"score":"house"}}'] // prettier-ignore
    before.sqlite.exec("INSERT INTO tables VALUES ('t', 's', 'r', 1, '{}', 1, 2, null)")
    for (const [index, text] of rules.entries()) {
      before.sqlite
        .exec(`INSERT INTO games VALUES (${index}, 't', ${index}, '${text}', 'normal', null, 0, 're', 1, 1, 1, '[]', 1);
        INSERT INTO game_results VALUES (${index}, 0, 'anna', null, 're', 0, 1, 1, 's', 'x', 1)`)
    }
    before.close()
    const after = opened(file)
    const books = after.sqlite.prepare('SELECT book FROM game_results ORDER BY game_id').pluck().all()
    expect(books).toEqual(['plus', 'minus', 'minus', 'plus'])
    after.close()
  })
})
