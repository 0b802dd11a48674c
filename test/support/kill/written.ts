import { existsSync } from 'node:fs'
import { openSqlite } from '../../../src/ledger/driver.js'

/** Everything a match has left in the ledger, without the times at which it happened. */
export interface Written {
  readonly tables: readonly unknown[]
  readonly intents: readonly { readonly version: number; readonly intent: string }[]
  readonly games: readonly unknown[]
  readonly results: readonly unknown[]
  readonly totals: readonly unknown[]
}

const queries = {
  tables: 'SELECT id, server, room, number, request, ended_at IS NOT NULL AS ended FROM tables',
  intents: 'SELECT version, intent FROM intents ORDER BY table_id, version',
  games: `SELECT game, rules, kind, soloist, pflicht, winner, value, eyes_re, eyes_kontra, lines FROM games
    ORDER BY table_id, game`,
  results: `SELECT game_id, seat, user, level, party, soloist, won, points, server, preset FROM game_results
    ORDER BY game_id, seat`,
  totals: 'SELECT seat, user, level, sum(points) AS points FROM game_results GROUP BY seat, user, level ORDER BY seat',
} as const

/** Reads the whole ledger; a file that does not exist yet, or has no tables yet, holds nothing. */
export function written(file: string): Written {
  const nothing: Written = { tables: [], intents: [], games: [], results: [], totals: [] }
  if (!existsSync(file)) return nothing
  const sqlite = openSqlite(file)
  try {
    const migrated: unknown = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'tables'").get()
    if (migrated === undefined) return nothing
    const rows = Object.entries(queries).map(([name, sql]) => [name, sqlite.prepare(sql).all()])
    return Object.fromEntries(rows) as Written
  } finally {
    sqlite.close()
  }
}

/** Whether the match that a ledger holds has ended. */
export const hasEnded = ({ tables }: Written): boolean =>
  tables.some((table) => (table as { ended: number }).ended === 1)
