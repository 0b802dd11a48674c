import type { T } from '../../../i18n/index.js'
import { shownAt } from '../../../table/last-trick.js'
import type { Outcome, TableEvent } from '../../../table/intent.js'
import { isPractice } from '../../../table/view.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import type { BoardPage, LivePage } from '../../live/board-page.js'
import type { Looks } from '../../look/look.js'
import { peopleAt } from '../../look/names.js'
import { presentNotice } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { presentCancelled, presentLobby } from '../lobby/page.js'
import type { LobbyOptions } from '../lobby/page.js'
import { presentResting } from '../rest/page.js'
import { presentClosed, presentEnd } from '../result/end.js'
import type { EndOptions, RankMove } from '../result/end.js'
import { presentResult } from '../result/result.js'
import { presentMoved, presentMoving } from '../threads/threads.js'
import { announceLine } from './news.js'
import { presentTable } from './page.js'
import type { TableOptions } from './page.js'

/** What the channel shows of a table now, whatever its state. Give it a spectator's view. */
export function presentBoard(view: TableView, t: T, options: TableOptions & LobbyOptions & EndOptions): Page {
  if (view.suspended === 'paused' && (view.status === 'playing' || view.status === 'between')) {
    return presentResting(view, t)
  }
  switch (view.status) {
    case 'lobby':
      return presentLobby(view, t, options)
    case 'playing':
      return presentTable(view, t, options)
    case 'between':
      return presentResult(view, t, options)
    case 'over':
      return presentEnd(view, t, options)
    case 'closed':
      return view.game === 0 ? presentCancelled(view, t) : presentClosed(view, t, options)
  }
}

interface ChannelPagesParts {
  readonly looks: Looks
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
  /** Levels of computer players that may be chosen, weakest first. */
  readonly levels: readonly string[]
  /** What a match that has ended has moved in the rankings. */
  readonly moves: (table: TableId) => readonly RankMove[]
  /** Whether a table waits for its thread. */
  readonly isLeaving: (view: TableView) => boolean
  /** Whether somebody may be pinged on a server. */
  readonly mayPing: (user: UserId, server: string) => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What the channel shows of each table. */
export class ChannelPages {
  readonly #parts: ChannelPagesParts
  /** What was told of a table last. */
  readonly #told = new Map<TableId, readonly TableEvent[]>()

  constructor(parts: ChannelPagesParts) {
    this.#parts = parts
  }

  /** Follows what happens, for the line of news. */
  heard({ table, events, viewFor }: Outcome): void {
    const view = shownAt(viewFor(null), this.#parts.now())
    if (view.status === 'over' || view.status === 'closed') return void this.#told.delete(table)
    const isNews = events.some((event) => event.type !== 'deal' || event.event.type !== 'played')
    if (isNews) this.#told.set(table, events)
  }

  /**
   * What the channel shows of a table now; null for a practice.
   * @param table what the whole table sees
   */
  page(table: TableView): BoardPage | null {
    if (isPractice(table)) return null
    const view = shownAt(table, this.#parts.now())
    const { wordsIn, looks, levels, moves, isLeaving } = this.#parts
    const { id, room, server, status, game } = view
    const t = wordsIn(server)
    const chapter = `game ${Math.max(1, game)}`
    if (isLeaving(view)) return { page: presentMoving(view, t), chapter, room, last: false }
    const page = presentBoard(view, t, {
      look: looks.in(server, t),
      levels,
      moves: moves(id),
      since: Math.floor(view.clock.since / 1000),
      ...(status === 'playing' && { news: announceLine(view, this.#told.get(id) ?? [], t) }),
    })
    const over = status === 'over'
    if (over) this.#told.delete(id)
    return { page, chapter: over ? 'end' : chapter, room, last: over || status === 'closed' }
  }

  /** The same, with whether it is written at all, and whom its first message in a thread calls there. */
  livePage(table: TableView): LivePage | null {
    const view = shownAt(table, this.#parts.now())
    const board = this.page(view)
    if (!board) return null
    const { server } = view
    const people = peopleAt(view)
    const pings = callsToThread(view) ? people.filter((user) => this.#parts.mayPing(user, server)) : []
    return { ...board, page: { ...board.page, pings }, server, people, rests: cannotBeShown(view) && !board.last }
  }

  /**
   * How a chapter's message is left behind: with the result of its game and without live buttons.
   * @param moved the room where the table is shown from now on; null: in the same one
   */
  closing(view: TableView, chapter: string, moved: string | null): Page {
    const t = this.#parts.wordsIn(view.server)
    const game = Number(/^game (\d+)$/.exec(chapter)?.[1] ?? NaN)
    if (moved !== null && view.game <= game) return presentMoved(view, moved, t)
    if (view.sheet.some((row) => row.number === game)) {
      return presentResult(view, t, { look: this.#parts.looks.in(view.server, t), game, done: true })
    }
    return presentNotice(t('table.moved', { number: view.number }))
  }
}

/** A pause is shown, for the room is there. */
const cannotBeShown = ({ suspended }: TableView): boolean => suspended !== null && suspended !== 'paused'

/** Whoever is named in a new message of a thread finds the thread among the own ones. */
const callsToThread = ({ thread, game, status }: TableView): boolean => thread && game === 1 && status === 'playing'
