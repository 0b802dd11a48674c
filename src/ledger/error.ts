/** Why the database cannot be used; the message is one line for the person who runs the program. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError'
}

const reasons: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'is locked by another program',
  SQLITE_LOCKED: 'is locked by another program',
  SQLITE_NOTADB: 'is not a database',
  SQLITE_CORRUPT: 'is damaged',
  SQLITE_READONLY: 'cannot be written',
  SQLITE_PERM: 'may not be read',
  SQLITE_AUTH: 'may not be read',
  SQLITE_FULL: 'has no room left on its disk',
  SQLITE_IOERR: 'cannot be read or written (disk error)',
  SQLITE_CANTOPEN: 'cannot be opened (does the path exist, and may it be written?)',
  EACCES: 'cannot be created (no permission for its folder)',
  EPERM: 'cannot be created (no permission for its folder)',
  EROFS: 'cannot be created (the disk is read-only)',
  ENOTDIR: 'cannot be created (a part of its path is a file)',
  EEXIST: 'cannot be created (a part of its path is a file)',
}

/** The name of what went wrong as SQLite or the system calls it (`SQLITE_BUSY`, `EACCES`); '' if there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('sqliteCodeName' in error && typeof error.sqliteCodeName === 'string') return error.sqliteCodeName
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/**
 * Turns whatever a database call threw into one LedgerError.
 * @param file the database's path as the settings name it
 * @param error what was thrown; a LedgerError is handed back as it is
 */
export function ledgerError(file: string, error: unknown): LedgerError {
  if (error instanceof LedgerError) return error
  const code = codeOf(error)
  const found = Object.keys(reasons).find((known) => code === known || code.startsWith(`${known}_`))
  const detail = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  const reason = found === undefined ? `failed: ${detail}` : reasons[found]
  return new LedgerError(`The database ${file} ${reason}`, { cause: error })
}
