import type { Answer, Intent, Moment, OpenRequest, Outcome, TableRefusal } from './intent.js'
import type { MatchRecord, Result } from '../engine/index.js'
import type { NoReview, Review } from './review.js'
import type { TableId, TableView, UserId } from './view.js'

/** The running tables, as the adapters see them. */
export interface Tables {
  /** Opens a table in a room and seats the host on seat 0. Listeners are not told: the answer has all that they would get. */
  open(request: OpenRequest): Promise<Result<Moment, TableRefusal>>
  /** Waits for the table's turn in its queue, decides, saves, adopts, then tells. */
  send(table: TableId, intent: Intent): Promise<Answer>
  /** What this user may see of a table (a spectator's view when not seated); null when there is no such open table. */
  view(table: TableId, user: UserId | null): TableView | null
  /** What this user may see of a table, also at any time after it has ended; null for an unknown one. */
  past(table: TableId, user: UserId | null): Promise<TableView | null>
  /** The match of a table that has ended, at any time later, to be checked; null while it runs and for an unknown table. */
  matchRecord(table: TableId): Promise<MatchRecord | null>
  /**
   * A finished deal of a table laid open, also long after the table has ended; null while that game is not finished.
   * @param game its number; left out: the one finished last
   */
  review(table: TableId, game?: number): Promise<Review | null>
  /** Why `review` has nothing to lay open. */
  whyNoReview(table: TableId): Promise<NoReview>
  /** The table whose game was finished last in a room, whether or not it has ended; null where there was none. */
  lastPlayedIn(room: string): Promise<TableId | null>
  /** The open table of a room, if any. */
  inRoom(room: string): TableId | null
  /** Somebody's practice, while it is open. */
  practiceOf(user: UserId): TableId | null
  /** Open tables of a server where this user sits. */
  ofUser(server: string, user: UserId): readonly TableId[]
  all(): readonly TableId[]
  /** Matches that were over when the program ended without having shown their result, as `restore` found them. */
  unshown(): readonly TableId[]
  /** Called after each accepted intent, in order per table, never before it is saved. */
  onOutcome(listener: (outcome: Outcome) => void): void
  /** Restores every open table from the ledger, then lets computer players and timers go on. */
  restore(): Promise<void>
  /** Refuses further intents, waits for what is being written. */
  shutDown(): Promise<void>
}
