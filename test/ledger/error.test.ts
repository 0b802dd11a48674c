import { expect, it } from 'vitest'
import { LedgerError, ledgerError } from '../../src/ledger/error.js'

const coded = (code: unknown, message = 'what SQLite says\nand a second line') =>
  Object.assign(new Error(message), { code })
const said = (error: unknown) => ledgerError('doko.sqlite', error).message

it.each([
  ['SQLITE_BUSY', 'is locked by another program'],
  ['SQLITE_LOCKED', 'is locked by another program'],
  ['SQLITE_NOTADB', 'is not a database'],
  ['SQLITE_CORRUPT', 'is damaged'],
  ['SQLITE_READONLY', 'cannot be written'],
  ['SQLITE_PERM', 'may not be read'],
  ['SQLITE_AUTH', 'may not be read'],
  ['SQLITE_FULL', 'has no room left on its disk'],
  ['SQLITE_IOERR', 'cannot be read or written (disk error)'],
  ['SQLITE_CANTOPEN', 'cannot be opened (does the path exist, and may it be written?)'],
  ['EACCES', 'cannot be created (no permission for its folder)'],
  ['EPERM', 'cannot be created (no permission for its folder)'],
  ['EROFS', 'cannot be created (the disk is read-only)'],
  ['ENOTDIR', 'cannot be created (a part of its path is a file)'],
  ['EEXIST', 'cannot be created (a part of its path is a file)'],
])('%s and what is a kind of it are told in one line', (code, reason) => {
  expect(said(coded(code))).toBe(`The database doko.sqlite ${reason}`)
  expect(said(coded(`${code}_MORE`))).toBe(`The database doko.sqlite ${reason}`)
  expect(said(coded(`${code}MORE`))).toBe('The database doko.sqlite failed: what SQLite says')
})

it.each([
  ['an error without a code', new Error('broken\nat line 2'), 'broken'],
  ['a code that is no text', coded(14), 'what SQLite says'],
  ['an error of no known kind', coded('SQLITE_ERROR', 'near "TABEL"'), 'near "TABEL"'],
  ['what is no error at all', 'a mere text', 'a mere text'],
  ['what is no error but has a code', { code: 'EROFS' }, '[object Object]'],
])('%s is told by its first line', (_what, error, detail) => {
  expect(said(error)).toBe(`The database doko.sqlite failed: ${detail}`)
})

it('the error is named, keeps what was thrown, and is not told twice', () => {
  const thrown = coded('SQLITE_FULL')
  const made = ledgerError('doko.sqlite', thrown)
  expect(made).toBeInstanceOf(LedgerError)
  expect([made.name, made.cause]).toEqual(['LedgerError', thrown])
  expect(ledgerError('other.sqlite', made)).toBe(made)
})
