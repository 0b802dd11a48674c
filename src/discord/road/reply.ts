import type { Page } from './message.js'
import type { Request } from './request.js'
import type { Shown } from './wire.js'

/** Where an answer has arrived. */
export interface Sent {
  /** The token that edits it for fifteen minutes. */
  readonly token: string
  /** The message that shows it; null: Discord did not tell. */
  readonly message: string | null
  readonly shown: Shown
}

/** Something to show, which knows how it is remembered. */
export interface Shows {
  readonly page: Page
  /** What it is, if it is kept fresh afterwards. */
  readonly live?: 'hand' | 'table'
  /** It is about to be sent: nothing else may draw the same meanwhile. Call what this returns afterwards. */
  readonly coming?: () => () => void
  /** It has been sent; null: Discord did not take it any more. */
  readonly sent?: (as: Sent | null) => void
}

/** A private message that follows an answer, found out once that is sent; null: none after all. */
export type After = () => Promise<Page | Pick<Shows, 'page' | 'sent'> | null>

/**
 * What a handler wants said: to whom, what is shown, what follows. `asker`: a message that only the person sees; `pressed`: in
 * place of the message with the pressed button; `room`: a message for everybody in the channel; `nobody`: the press is
 * acknowledged, what it did shows elsewhere; `remove`: the message with the pressed button goes away.
 */
export type Reply =
  | { readonly to: 'asker' | 'pressed' | 'room'; readonly shows: Shows; readonly after?: After }
  | { readonly to: 'remove' }
  /** `sitsAt`: the person sits at this table now, another one than that of the pressed button. */
  | { readonly to: 'nobody'; readonly sitsAt?: string }

/** A handler's answer. Rejects only for a fault of ours. */
export type Answering = Reply | Promise<Reply>

/** A message that only the person sees, whatever was pressed. */
export const tell = (page: Page): Reply => ({ to: 'asker', shows: { page } })

/** Shown to the person alone: in place of the private message with the pressed button, else as a message of its own. */
export const showPrivately = (shows: Shows | Page, { fromPrivate }: Pick<Request, 'fromPrivate'>): Reply => ({
  to: fromPrivate ? 'pressed' : 'asker',
  shows: 'page' in shows ? shows : { page: shows },
})

/** The press is acknowledged; what it did shows elsewhere. */
export const acknowledge: Reply = { to: 'nobody' }

/** The message with the pressed button goes away. */
export const removePressed: Reply = { to: 'remove' }
