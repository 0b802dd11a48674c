import type { TableId, UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import type { Shown } from '../road/wire.js'

/** What the channel should show of a table now. */
export interface BoardPage {
  readonly page: Page
  /** Names the message: another chapter is another message, the old one is closed with `closing`. */
  readonly chapter: string
  readonly room: string
  /** Nothing will change any more. */
  readonly last: boolean
}

/** With what else decides whether and how it is written. */
export interface LivePage extends BoardPage {
  readonly server: string
  /** Who sits at the table. */
  readonly people: readonly UserId[]
  /** The table rests: nothing is written until it goes on. */
  readonly rests: boolean
}

/** A table's message and what is known of it. */
export interface Board {
  readonly table: TableId
  message: string | null
  /** Where the message stands; null: where the table is. */
  room: string | null
  chapter: string
  content: string
  shown: Shown
  lastEdit: number
  busy: boolean
  dirty: boolean
  tries: number
  /** Marks the message being posted, so that a try that seemed to fail does not bring a second one. */
  nonce: string | null
  posts: number
  /** The message was deleted once and has been posted again. */
  reposted: boolean
  /** The chapter whose message was deleted once more: it has none any longer, the next one has. */
  dropped: string | null
  /** A message that could not be edited in an archived thread: it is closed once a new one has revived the thread. */
  stale: string | null
  /** The channel refused us: no more tries there. */
  silenced: boolean
  /** Presses on the message being answered now: the answer redraws it, so no edit may cross it. */
  held: number
  cancelTimer: (() => void) | null
}

export const newBoard = (table: TableId): Board => ({
  table,
  message: null,
  room: null,
  chapter: '',
  content: '',
  shown: { pictures: new Map() },
  lastEdit: 0,
  busy: false,
  dirty: false,
  tries: 0,
  nonce: null,
  posts: 0,
  reposted: false,
  dropped: null,
  stale: null,
  silenced: false,
  held: 0,
  cancelTimer: null,
})

/** What a page says, so that an edit which would change nothing is left out. */
export const contentOf = (page: Page): string =>
  JSON.stringify(page.components) + page.pictures.map((picture) => picture.key).join()
