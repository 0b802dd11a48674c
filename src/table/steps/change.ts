import type { TableEvent } from '../intent.js'
import type { GameRecord } from '../ports.js'
import type { Table } from '../table.js'

/** A game that has just ended; the time is added by whoever holds the clock. */
export type FinishedGame = Omit<GameRecord, 'at'>

/** What an accepted intent makes of a table. */
export interface Change {
  readonly table: Table
  readonly events: readonly TableEvent[]
  readonly game?: FinishedGame
  /** Number of a finished game that counts for nobody from now on. */
  readonly voided?: number
}
