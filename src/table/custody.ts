import type { DateAnswer } from './company.js'
import type { Intent } from './intent.js'
import type { PersonSettings } from './ports.js'
import type { TableId, UserId } from './view.js'

/** One finished game as it is stored of a person. */
export interface PersonGame {
  readonly table: TableId
  readonly server: string
  readonly game: number
  /** When it was finished, in milliseconds since 1970. */
  readonly at: number
  readonly preset: string
  readonly party: string
  readonly alone: boolean
  readonly won: boolean
  readonly points: number
  /** A computer player finished it for the person. */
  readonly lent: boolean
}

/** All that is stored of one person. */
export interface PersonalData {
  readonly user: UserId
  /** Null: nothing was chosen. */
  readonly settings: PersonSettings | null
  readonly games: readonly PersonGame[]
  /** Tables that the person opened; the server of a practice is empty. */
  readonly opened: readonly { readonly table: TableId; readonly server: string; readonly at: number }[]
  /** Tables that kept a place for the person, who had played the match before. */
  readonly kept: readonly { readonly table: TableId; readonly server: string; readonly at: number }[]
  /** What the person did at tables, in order; the server of a practice is empty. */
  readonly actions: readonly {
    readonly table: TableId
    readonly server: string
    readonly at: number
    readonly action: Intent
  }[]
  /** Whom the person has blocked. Who has blocked them stands nowhere here. */
  readonly blocked: readonly UserId[]
  /** Where the person wants to be told when a table opens. */
  readonly bells: readonly { readonly server: string; readonly room: string; readonly toldAt: number | null }[]
  /** Dates that the person proposed or answered; times in milliseconds since 1970. */
  readonly dates: readonly {
    readonly date: string
    readonly server: string
    readonly room: string
    readonly at: number
    readonly made: boolean
    readonly answer: DateAnswer | null
  }[]
}

/** Begins the names under which the store keeps those who wished to be forgotten. */
const forgotten = 'gone-'

/**
 * The name that stands for somebody who is forgotten.
 * @param mark tells it from others of its kind
 */
export const forgottenName = (mark: string): UserId => forgotten + mark

/** Whether an id stands for somebody who was forgotten: nobody can be mentioned by it. */
export const isForgotten = (user: UserId): boolean => user.startsWith(forgotten)

/** What a store owes people and servers: to show what it holds of them, and to let go of it. */
export interface Custody {
  /** All that is stored of somebody. */
  personalData(user: UserId): Promise<PersonalData>
  /**
   * Forgets somebody: the settings go, results lose the name, and what they did stands under another one; the points of the
   * others stay as they are.
   * @param name stands for the person from now on, everywhere the same
   * @returns false, and nothing has changed, while an open table needs to know who they are
   */
  forget(user: UserId, name: string): Promise<boolean>
  /** Servers of which anything is stored; practice belongs to none. */
  knownServers(): Promise<readonly string[]>
  /** Notes when the bot was removed from a server, in milliseconds since 1970; null: it is there again. */
  noteRemoval(server: string, at: number | null): Promise<void>
  /** Servers from which the bot was removed, and when; the first of them first. */
  removals(): Promise<readonly { readonly server: string; readonly at: number }[]>
  /** Deletes all that is stored of a server: settings, rules, tables, games and results. */
  purge(server: string): Promise<void>
}
