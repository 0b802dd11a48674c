import { factsOf } from '../engine/index.js'
import type { Book, BySeat, DealResult, Move, RuleSet, View } from '../engine/index.js'
import type { Company } from './company.js'
import type { Custody } from './custody.js'
import type { ComputerPace, FullRequest, Intent } from './intent.js'
import type { QuietTimes } from './quiet.js'
import { usualZone } from './zone.js'
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
  readonly request: FullRequest
  readonly intents: readonly Intent[]
  /** When each of them was accepted, in milliseconds since 1970. */
  readonly times: readonly number[]
}

/** A finished game, written in the same transaction as the intent that ended it. */
export interface GameRecord {
  readonly game: number
  readonly at: number
  readonly rules: RuleSet
  /** Who sat on each seat when the game ended. */
  readonly occupants: BySeat<Occupant>
  /** For whom a computer player sat there; null where it sat for nobody, or a person sat. */
  readonly lent: BySeat<UserId | null>
  readonly result: DealResult
}

/** One row of the rankings. Computers have none. */
export interface Ranking {
  readonly user: UserId
  /** From 1; equal points in equally many games share one, and the next one comes after as many as are better. */
  readonly rank: number
  readonly points: number
  readonly games: number
  readonly winsRe: number
  readonly winsKontra: number
  readonly winsSolo: number
  /** Totals of the last 20 games, oldest first: points of each. */
  readonly recent: readonly number[]
}

/** Points of different books are never added up with each other. */
export type { Book }

/** How the points of a rule set count. */
export const bookOf = (rules: RuleSet): Book => factsOf(rules).score.counts

/** The rules that a server or one of its rooms has chosen for new tables. */
export interface RuleBook {
  /** Rules chosen for a room, or with `room` null for the whole server; null where none were. */
  rulesOf(server: string, room: string | null): Promise<RuleSet | null>
  /** Chooses rules for new tables; null takes the choice back. Running tables keep theirs. */
  setRules(server: string, room: string | null, rules: RuleSet | null): Promise<void>
}

/** How one person wants things shown. */
export interface PersonSettings extends QuietTimes {
  /** The code of the language of private answers; null, and any that the product has no longer: as the chat service is set. */
  readonly language: string | null
  /** How cards look. */
  readonly design: 'four-colour' | 'two-colour' | 'large-print'
  /** On which side of the hand the trumps stand. */
  readonly trumps: 'left' | 'right'
  /** False: text only, which says all that pictures would. */
  readonly pictures: boolean
  /** The hand's picture shows the trick, too. */
  readonly trick: boolean
  /** False: no message ever pings this person. */
  readonly pings: boolean
  /** The only legal card is played without asking. */
  readonly autoPlay: boolean
  /** Has been offered to learn the game; that is done once. */
  readonly offered: boolean
  /** The time zone by its IANA name; null: that of the server. */
  readonly zone: string | null
  /** The name that this person agreed to leave behind on servers that they leave; null: none. */
  readonly name: string | null
}

/** What counts for somebody who has chosen nothing. */
export const usualSettings: PersonSettings = {
  language: null,
  design: 'four-colour',
  trumps: 'left',
  pictures: true,
  trick: true,
  pings: true,
  autoPlay: false,
  offered: false,
  zone: null,
  quietFrom: null,
  quietTo: null,
  holidayFrom: null,
  holidayTo: null,
  name: null,
}

/** Which games count in a server's rankings: those that a person played to their end, also those that a computer player finished for somebody, or only those of four people. */
export const countings = ['own', 'lent', 'people'] as const
export type Counting = (typeof countings)[number]

/** What those who manage a server have chosen for it. */
export interface ServerSettings {
  /** The code of the language of the channel's messages; null, and any that the product has no longer: as the server is set. */
  readonly language: string | null
  /** The turn clock of new tables, in milliseconds; null: none. */
  readonly clock: number | null
  /** How fast computer players act at new tables. */
  readonly pace: ComputerPace
  /** How strong computer players are at new tables; null: the strongest there is. */
  readonly level: ComputerLevel | null
  /** Each match in a thread of its own. */
  readonly threads: boolean
  /** Rooms where tables may be opened; empty: everywhere. */
  readonly rooms: readonly string[]
  /** Whether somebody is pinged whose turn it is. */
  readonly pings: boolean
  /** How cards look in messages for everybody. */
  readonly design: PersonSettings['design']
  readonly counting: Counting
  /** The time zone in which times are meant, by its IANA name. */
  readonly zone: string
  /** How long the quiet hours of one person may hold up a slow match in all, in milliseconds, at new tables. */
  readonly quiet: number
}

/** What counts for a server that has chosen nothing. */
export const usualServerSettings: ServerSettings = {
  language: null,
  clock: 90_000,
  pace: 'human',
  level: null,
  threads: false,
  rooms: [],
  pings: true,
  design: 'four-colour',
  counting: 'own',
  zone: usualZone,
  quiet: 3 * 24 * 3_600_000,
}

/** What servers have chosen. */
export interface Servers {
  /** A server's settings; the usual ones where nothing was chosen. */
  serverSettings(server: string): Promise<ServerSettings>
  /** Changes some of a server's settings; the others stay as they are. */
  setServerSettings(server: string, patch: Partial<ServerSettings>): Promise<void>
}

/** What people have chosen for themselves, wherever they play, and whether they have played. */
export interface People {
  /** Whether somebody has played a game to its end, on any server. */
  hasPlayed(user: UserId): Promise<boolean>
  /** Somebody's settings; the usual ones where nothing was chosen. */
  settingsOf(user: UserId): Promise<PersonSettings>
  /** Changes some of somebody's settings; the others stay as they are. */
  setSettings(user: UserId, patch: Partial<PersonSettings>): Promise<void>
}

/** What a table needs from a store. Asynchronous, so that a database server can stand behind it. */
export interface Ledger extends RuleBook, People, Servers, Custody, Company {
  /** Stores a new table and gives it the server's next free table number. Fails with 'room-taken' if the room, or the host of a practice, has an open one. */
  open(id: TableId, request: FullRequest, at: number): Promise<{ number: number } | 'room-taken'>
  /** Appends intent number `version` (1-based) in one transaction, with the game it finished, the number of the game that it voided, whether the table is done with, and the room if it has moved. A voided game
   * stays; a second entry takes its points away, and rankings count neither. Rejects if that number exists. */
  append(
    id: TableId,
    version: number,
    intent: Intent,
    at: number,
    extra: { game?: GameRecord; voided?: number; closed?: boolean; room?: string },
  ): Promise<void>
  /** A table that was opened at some time, whether or not it has ended; null when there is none of this id. */
  tableOf(id: TableId): Promise<StoredTable | null>
  /** The table whose game was finished last in a room, whether or not it has ended; null where there was none. */
  lastPlayedIn(room: string): Promise<TableId | null>
  /** All tables that were not closed or over, for start-up; the one that was opened first comes first. */
  openTables(): Promise<readonly StoredTable[]>
  /** Tables that ended at `since` (ms) or later and whose message is still noted: their last page may never have been shown. */
  unshown(since: number): Promise<readonly StoredTable[]>
  /**
   * Rankings of a server, best first; games finished at `since` (ms) or later and before `until`; `preset` narrows to one rule preset, `book`
   * (default `plus`) says how their points count, `counting` (default `own`) which games do.
   */
  rankings(
    server: string,
    options: {
      since?: number
      until?: number
      preset?: string
      book?: Book
      counting?: Counting
      offset: number
      limit: number
    },
  ): Promise<{ rows: readonly Ranking[]; total: number }>
  /** Id of the message that shows a table in its room, as last noted. */
  messageOf(id: TableId): Promise<string | null>
  /** Notes which message shows a table, so that a restart can close it. */
  setMessage(id: TableId, message: string | null): Promise<void>
  /** What was last noted about the message that reminds whoever is on turn; null: there is none. */
  pingOf(id: TableId): Promise<string | null>
  /** Notes which message reminds whoever is on turn, so that a restart can take it away. */
  setPing(id: TableId, ping: string | null): Promise<void>
  close(): Promise<void>
}
