/** What page and stand-in speak of. */
import type { APIMessage } from 'discord-api-types/v10'

/** The version in each message's `v`. */
export const protocolVersion = 1
/** Where the WebSocket is. */
export const socketPath = '/playground/ws'
/** Where the picture of a custom emoji is: `${emojiPath}${id}.png`. Other pictures: the message's own attachment URLs. */
export const emojiPath = '/emojis/'

/** A person the visitor can be: short key such as `anna`, in lower case. */
export type PersonKey = string

/** One of the four people. */
export interface Person {
  readonly key: PersonKey
  /** The Discord user id, as mentions carry it. */
  readonly id: string
  readonly name: string
}

/** A message as one person sees it. */
export interface Shown {
  readonly message: APIMessage
  /** Who was notified by it. Never by an edit. */
  readonly pings: readonly PersonKey[]
  /** Until when (ms since 1970, playground time) the bot may edit a private message; null for a public one. */
  readonly tokenExpires: number | null
  /** The command that it answers, as typed (`/doko start games:4`); absent for everything else. */
  readonly used?: { readonly by: PersonKey; readonly text: string }
  /** Whose press this message for all answers; absent for everything else. */
  readonly opened?: PersonKey
}

/** Whose move is awaited, by the id of the channel or thread; none of those where nobody's is. */
export type Turns = Readonly<Record<string, readonly PersonKey[]>>

/** A text channel, or a thread in one. */
export interface Room {
  readonly id: string
  readonly name: string
  /** The channel that a thread belongs to; null for a channel. */
  readonly parent: string | null
  /** Each person's own conversation with the bot. */
  readonly direct?: true
}

/** Faults that the developer drawer switches on. */
export interface Trouble {
  /** Pictures answer 404. */
  readonly pictures: boolean
  /** The bot's gateway connection is cut and not taken back. */
  readonly offline: boolean
  /** The bot lacks ATTACH_FILES in the channel. */
  readonly permission: boolean
}

/**
 * What may stand above the command box of one person; the page has the words.
 *
 * - `none` hides the line.
 * - `begin`: there is nothing to press, `command` begins.
 * - `press`: the button `label` of `message` is next.
 * - `open`: it is this person's turn, and the button `label` shows the hand.
 * - `private`: it is this person's turn, in the private `message`.
 * - `turn`: it is this person's turn.
 * - `other`: it is the turn of `person`.
 * - `computer`: it is the turn of somebody who is nobody here; `message` shows it.
 * - `host`: everything is ready, and `person` presses `label`.
 */
export interface Hint {
  readonly step: 'none' | 'begin' | 'press' | 'open' | 'private' | 'turn' | 'other' | 'computer' | 'host'
  /** The button as the bot labels it. */
  readonly label: string | null
  /** The page offers "Be …" for this person. */
  readonly person: PersonKey | null
  /** The page offers this command as a button, by its default name: `/doko hand`. */
  readonly command: string | null
  /** The page offers to go to this message. */
  readonly message: string | null
  /** The private message in which this person moves at the table, whoever is to play. */
  readonly hand: string | null
}
