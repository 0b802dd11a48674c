import type { TableId, UserId } from '../../table/view.js'
import type { Shown } from '../road/wire.js'
import type { HandExtra } from './hand-extra.js'

/** A person's hand at one table: the private message and the newest token that can edit it. */
export interface Session {
  readonly table: TableId
  readonly user: UserId
  token: string
  /** `@original` of the token's interaction, or a message id; null: no private message yet, the token can make one. */
  message: string | null
  /** The message's own id, as far as Discord told it. */
  id: string | null
  /** The hand that went away for the present one: an answer that still lands on it shows nobody anything. */
  gone: string | null
  /** The message shows something else just now, e.g. the last trick; the hand comes back when its owner must act. */
  covered: boolean
  tokenAt: number
  /** What the message shows, as text; and its pictures. */
  content: string
  shown: Shown
  urgent: boolean
  lastEdit: number
  /** The last refresh failed and is tried once more. */
  retrying: boolean
  busy: boolean
  dirty: boolean
  /** Presses of this person being answered now: the answer draws the hand, so no edit may cross it. */
  held: number
  /** What the owner has opened in the hand, e.g. the calls. */
  extra: HandExtra
  cancelTimer: (() => void) | null
}

/** A hand of which nothing is known yet. */
export function newSession(table: TableId, user: UserId): Session {
  return {
      table, user, token: '', message: null, id: null, gone: null, covered: false, tokenAt: 0, content: '', shown: { pictures: new Map() },
      urgent: false, lastEdit: 0, retrying: false, busy: false, dirty: false, held: 0, extra: {}, cancelTimer: null,
    } // prettier-ignore
}
