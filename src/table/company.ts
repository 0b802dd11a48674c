import type { TableId, UserId } from './view.js'

/** What somebody answers to a date. */
export const dateAnswers = ['yes', 'maybe', 'no'] as const
export type DateAnswer = (typeof dateAnswers)[number]

/** What became of a date: it was called off, a table was opened, nobody came, the room had a table, it was missed or could not be kept. */
export const dateEndings = ['cancelled', 'opened', 'nobody', 'taken', 'missed', 'failed'] as const
export type DateEnding = (typeof dateEndings)[number]

/** How far a date is: people answer; they have been reminded; its table is about to be opened; it is over. */
export const dateStates = ['planned', 'reminded', 'opening', 'over'] as const
export type DateState = (typeof dateStates)[number]

/** A time at which people want to meet at a table in a room. */
export interface PlannedDate {
  readonly id: string
  readonly server: string
  readonly room: string
  /** Who proposed it; empty once that person wished to be forgotten. */
  readonly maker: UserId
  /** When it is, in milliseconds since 1970. */
  readonly at: number
  /** When it was before it was moved; null: it was not. */
  readonly movedFrom: number | null
  readonly state: DateState
  readonly ending: DateEnding | null
  /** The table that was opened for it. */
  readonly table: TableId | null
  /** The message that shows it, the one that calls people to it, and the server's scheduled event. */
  readonly message: string | null
  readonly notice: string | null
  readonly event: string | null
  /** Whoever answered first comes first. */
  readonly answers: readonly { readonly user: UserId; readonly answer: DateAnswer }[]
}

/** What may change of a date. */
export type DateChange = Partial<Omit<PlannedDate, 'id' | 'server' | 'room' | 'maker' | 'answers'>>

/** Where people meet: dates. */
export interface Dates {
  addDate(date: PlannedDate, now: number): Promise<void>
  /** A date with its answers; null when there is none of this id. */
  dateOf(id: string): Promise<PlannedDate | null>
  /** All dates that are not over, the next first. */
  openDates(): Promise<readonly PlannedDate[]>
  changeDate(id: string, change: DateChange): Promise<void>
  /** Somebody answers, or answers anew, which puts them at the end of the line. */
  answerDate(id: string, user: UserId, answer: DateAnswer, now: number): Promise<void>
  /** Deletes dates that are over and were before that time, in milliseconds since 1970. */
  dropDates(before: number): Promise<void>
}

/** Who wants to be told when a table opens in a room. */
export interface Bells {
  hasBell(user: UserId, room: string): Promise<boolean>
  /** Rooms of a server in which somebody wants to be told. */
  bellsOf(user: UserId, server: string): Promise<readonly string[]>
  setBell(user: UserId, place: { readonly server: string; readonly room: string }, on: boolean): Promise<void>
  /** Whoever wants to be told of a room, whether or not they were told lately, and when they were told last, in any room. */
  listeners(room: string): Promise<readonly { readonly user: UserId; readonly toldAt: number | null }[]>
  /** Notes that people have been told, wherever they listen. */
  noteTold(users: readonly UserId[], now: number): Promise<void>
  /** The message that tells of each table; null takes the note away. */
  noteCall(table: TableId, call: Call | null): Promise<void>
  calls(): Promise<readonly (Call & { readonly table: TableId })[]>
}

/** A message that tells of a table. */
export interface Call {
  readonly room: string
  readonly message: string
}

/** Whom people do not want to be called by. Nobody else ever learns of it. */
export interface Blocks {
  /** Whom somebody has blocked. */
  blockedBy(user: UserId): Promise<readonly UserId[]>
  /** Replaces somebody's list. */
  setBlocked(user: UserId, others: readonly UserId[]): Promise<void>
}

/** What a store keeps for people who look for each other. */
export interface Company extends Dates, Bells, Blocks {}
