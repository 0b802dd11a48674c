import type { Tables } from '../../../table/service.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import type { LivePage } from '../../live/board-state.js'
import type { Readers } from '../../road/readers.js'
import type { Screens } from '../screens.js'
import { peopleAt } from '../../look/seats.js'
import type { ServerBook } from '../../road/servers.js'

interface LivePageParts {
  readonly tables: Tables
  readonly screens: Pick<Screens, 'board'>
  readonly readers: Pick<Readers, 'of'>
  readonly servers: Pick<ServerBook, 'of'>
}

/** What the channel shows of a table, whether it is written at all, and whom its first message in a thread calls there. */
export function livePage(table: TableId, parts: LivePageParts): LivePage | null {
  const view = parts.tables.view(table, null)
  const board = parts.screens.board(table)
  if (!view || !board) return null
  const people = peopleAt(view)
  const page = { ...board.page, pings: callsToThread(view) ? people.filter((user) => mayPing(user, view, parts)) : [] }
  return { ...board, page, server: view.server, people, rests: cannotBeShown(view) && !board.last }
}

/** A pause is shown, for the room is there. */
const cannotBeShown = ({ suspended }: TableView): boolean => suspended !== null && suspended !== 'paused'

/** Whoever is named in a new message of a thread finds the thread among the own ones. */
const callsToThread = ({ thread, game, status }: TableView): boolean => thread && game === 1 && status === 'playing'

const mayPing = (user: UserId, { server }: TableView, { readers, servers }: LivePageParts): boolean =>
  servers.of(server).pings && (readers.of(user)?.settings.pings ?? true)
