import type { Tables } from '../../table/service.js'
import type { TableId, TableView } from '../../table/view.js'
import { sitsAt } from '../look/names.js'
import type { Around } from '../road/dispatch.js'
import type { Page } from '../road/message.js'
import type { Shows } from '../road/reply.js'
import type { Request } from '../road/request.js'
import type { BoardPage } from './board-page.js'
import type { Boards } from './boards.js'
import type { HandExtra } from './hand.js'
import type { Hands } from './hands.js'

interface LiveRepliesParts {
  readonly tables: Pick<Tables, 'view' | 'inRoom'>
  readonly hands: Hands
  readonly boards: Boards
  /** Further messages with a table's buttons: they stay as they are until a press on them is answered. */
  readonly beside: readonly { hold(table: TableId): () => void }[]
}

/** Answers that become live messages, and what a press means for those that are there. */
export class LiveReplies {
  readonly #parts: LiveRepliesParts

  constructor(parts: LiveRepliesParts) {
    this.#parts = parts
  }

  /** Somebody's hand at a table, kept fresh from now on. */
  hand({ id }: TableView, { user }: Request, page: Page, extra: HandExtra): Shows {
    const { hands } = this.#parts
    return {
      page,
      live: 'hand',
      coming: () => hands.hold(id, user, true),
      sent: (as) => as && hands.adopt(id, user, as.token, page, { id: as.message, shown: as.shown, extra }),
    }
  }

  /** The table's message in its channel. */
  table(view: TableView, { page, chapter }: BoardPage, request: Request): Shows {
    const { boards } = this.#parts
    const { id } = view
    return {
      page,
      live: 'table',
      coming: () => boards.hold(id, true),
      sent: (as) => {
        // Where Discord did not take the answer that was to show the table, the table shows itself.
        if (!as) return boards.refresh(id)
        if (as.message !== null) boards.adopt(id, as.message, page, as.shown, { chapter, room: request.room })
        this.#keepToken(id, request, as.token)
      },
    }
  }

  /** What goes on around the answer to a press on a table's message or a hand, or to a command. */
  around(request: Request, table: TableId | null): Around {
    const { tables, hands, boards, beside } = this.#parts
    const { user, room, fromPrivate, message } = request
    const inRoom = fromPrivate ? [] : [boards, ...beside]
    const held = table === null ? [] : [hands.hold(table, user), ...inRoom.map((kind) => kind.hold(table))]
    return {
      answered: (reply, sent) => {
        const live = 'shows' in reply ? reply.shows.live : undefined
        const below = reply.to === 'room' && live !== 'table' ? tables.inRoom(room) : null
        if (sent && below !== null) boards.cover(below)
        if (sent && live === 'hand') return
        // The hand at the new table comes to whoever sat down there with a press on the old one.
        if (sent && reply.to === 'nobody' && reply.sitsAt !== undefined)
          return this.#keepToken(reply.sitsAt, request, sent.token)
        if (table === null) return 'shows' in reply ? this.#lookAfter(request) : undefined
        if (fromPrivate) {
          const covers = sent !== null && (reply.to === 'pressed' || reply.to === 'remove')
          if (covers && message !== null) {
            if (reply.to === 'remove') hands.putAway(table, user, message)
            else hands.cover(table, user, sent.token, message)
          }
          return
        }
        if (live === 'table' || !sent) return
        this.#keepToken(table, request, sent.token)
      },
      over: () => {
        for (const release of held) release()
      },
    }
  }

  /** A press in the table's channel gave a token that can bring the hand later. */
  #keepToken(table: TableId, { user, room }: Request, token: string): void {
    const { tables, hands } = this.#parts
    const view = tables.view(table, user)
    // Meanwhile the match may have gone on into its thread.
    if (view?.room !== room || !sitsAt(view, user)) return
    hands.keepToken(table, user, token)
    hands.refresh(table)
  }

  /** Somebody asks in a table's channel with a command: perhaps because its message is gone. */
  #lookAfter({ room, missing }: Request): void {
    const { tables, boards } = this.#parts
    const here = tables.inRoom(room)
    if (here !== null) boards.lookAfter(here)
    if (missing.length === 0) boards.showUndelivered(room)
  }
}
