import type { Call, ReservationKind } from '../../engine/index.js'
import type { TableRefusal } from '../../table/intent.js'
import type { TableId } from '../../table/view.js'
import type { Page } from './message.js'

/** What a hand shows beside its cards. */
export interface HandExtra {
  readonly mode?: 'calls' | 'confirm'
  readonly kind?: ReservationKind
  readonly refusal?: TableRefusal
  /** With what to do now; only at a practice table. */
  readonly tip?: true
  /** The call that was refused. */
  readonly call?: Call
}

/** A private message that follows an answer, found out once that is sent; null: none after all. */
export type Also = () => Promise<Page | null>

/**
 * What a handler wants said. `update` redraws the message that carries the pressed button, `private` answers only to
 * the person, `public` to the channel. `hand`: the page is that person's hand at this table, to be kept fresh.
 * `board`: the message is the table's message in the channel.
 */
export type Reply =
  | { readonly kind: 'private'; readonly page: Page; readonly hand?: TableId; readonly extra?: HandExtra }
  | {
      readonly kind: 'update'
      readonly page: Page
      readonly hand?: TableId
      readonly extra?: HandExtra
      readonly board?: TableId
      readonly also?: Also
    }
  | { readonly kind: 'public'; readonly page: Page; readonly board?: TableId; readonly also?: Also }
  /** Nothing to say: the press is acknowledged, what it did shows elsewhere. */
  | { readonly kind: 'nothing' }
  /** The message with the pressed button goes away. */
  | { readonly kind: 'remove' }
