import { switchValue } from '../engine/index.js'
import type { BySeat, DealResult, Move, RuleSet, View } from '../engine/index.js'
import type { Intent, OpenRequest } from './intent.js'
import type { ComputerLevel, Occupant, TableId, UserId } from './view.js'

/** Time, injected so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `run` after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Where the tables report what went wrong; pino's loggers are one. Never given a card of a hidden hand. */
export interface Log {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/**
 * A computer player: sees a View, answers with one of `view.legal` (as a move). Pure for the same view and seed. Null means
 * silence: possible only where nothing but announcements is legal, since somebody else is on turn.
 */
export interface ComputerPlayer {
  readonly level: ComputerLevel
  choose(view: View, seed: string): Move | null
}

/** A table as the ledger keeps it: how it was opened, and each accepted intent in order. */
export interface StoredTable {
  readonly id: TableId
  readonly number: number
  readonly openedAt: number
  readonly request: Required<OpenRequest>
  readonly intents: readonly Intent[]
}

/** A finished game, written in the same transaction as the intent that ended it. */
export interface GameRecord {
  readonly game: number
  readonly at: number
  readonly rules: RuleSet
  readonly occupants: BySeat<Occupant>
  readonly result: DealResult
}

/** One row of the rankings. Computers have none. */
export interface Ranking {
  readonly user: UserId
  readonly points: number
  readonly games: number
  readonly winsRe: number
  readonly winsKontra: number
  readonly winsSolo: number
  /** Totals of the last 20 games, oldest first: points of each. */
  readonly recent: readonly number[]
}

/** Points that count upwards, or minus points of which the fewest are best. They are never added up with each other. */
export type Book = 'plus' | 'minus'

/** How the points of a rule set count. */
export const bookOf = (rules: RuleSet): Book => (switchValue(rules, 'score') === 'minus' ? 'minus' : 'plus')

/** The rules that a server or one of its rooms has chosen for new tables. */
export interface RuleBook {
  /** Rules chosen for a room, or with `room` null for the whole server; null where none were. */
  rulesOf(server: string, room: string | null): Promise<RuleSet | null>
  /** Chooses rules for new tables; null takes the choice back. Running tables keep theirs. */
  setRules(server: string, room: string | null, rules: RuleSet | null): Promise<void>
}

/** How one person wants things shown. */
export interface PersonSettings {
  /** The language of private answers; null: as the chat service is set. */
  readonly language: 'de' | 'en' | 'no' | null
  /** How cards look. */
  readonly design: 'four-colour' | 'two-colour' | 'large-print'
  /** On which side of the hand the trumps stand. */
  readonly trumps: 'left' | 'right'
  /** False: text only, which says all that pictures would. */
  readonly pictures: boolean
}

/** What counts for somebody who has chosen nothing. */
export const usualSettings: PersonSettings = { language: null, design: 'four-colour', trumps: 'left', pictures: true }

/** What people have chosen for themselves, wherever they play. */
export interface People {
  /** Somebody's settings; the usual ones where nothing was chosen. */
  settingsOf(user: UserId): Promise<PersonSettings>
  /** Changes some of somebody's settings; the others stay as they are. */
  setSettings(user: UserId, patch: Partial<PersonSettings>): Promise<void>
}

/** What a table needs from a store. Asynchronous, so that a database server can stand behind it. */
export interface Ledger extends RuleBook, People {
  /** Stores a new table and gives it the server's next free table number. Fails with 'room-taken' if the room has an open one. */
  open(id: TableId, request: Required<OpenRequest>, at: number): Promise<{ number: number } | 'room-taken'>
  /** Appends intent number `version` (1-based) in one transaction, with the game it finished and whether the table is done with. Rejects if that number exists. */
  append(
    id: TableId,
    version: number,
    intent: Intent,
    at: number,
    extra: { game?: GameRecord; closed?: boolean },
  ): Promise<void>
  /** A table that was opened at some time, whether or not it has ended; null when there is none of this id. */
  tableOf(id: TableId): Promise<StoredTable | null>
  /** All tables that were not closed or over, for start-up. */
  openTables(): Promise<readonly StoredTable[]>
  /**
   * Rankings of a server, best first; games finished at `since` (ms) or later; `preset` narrows to one rule preset, `book`
   * (default `plus`) says how their points count.
   */
  rankings(
    server: string,
    options: { since?: number; preset?: string; book?: Book; offset: number; limit: number },
  ): Promise<{ rows: readonly Ranking[]; total: number }>
  /** Id of the message that shows a table in its room, as last noted. */
  messageOf(id: TableId): Promise<string | null>
  /** Notes which message shows a table, so that a restart can close it. */
  setMessage(id: TableId, message: string | null): Promise<void>
  close(): Promise<void>
}
