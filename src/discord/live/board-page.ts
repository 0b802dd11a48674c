import type { UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'

/** What the channel should show of a table now. */
export interface BoardPage {
  readonly page: Page
  /** Names the message: another chapter is another message, the old one is closed with its closing page. */
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
