import type { Tables } from '../../../table/service.js'
import type { TableView } from '../../../table/view.js'
import type { Request } from '../../road/request.js'

/**
 * The table that somebody means when naming none: where they sit in this channel; else where they are to play on this
 * server; else any where they sit; else their own practice; else the one in this channel.
 * @returns it as they see it; null when there is none
 */
export function tableMeant(tables: Tables, request: Pick<Request, 'room' | 'server' | 'user'>): TableView | null {
  const { room, server, user } = request
  const here = tables.inRoom(room)
  const seated = server === null ? [] : tables.ofUser(server, user)
  const toPlay = seated.find((table) => isToPlay(tables.view(table, user)))
  const sitsHere = here !== null && seated.includes(here)
  const meant = sitsHere ? here : (toPlay ?? seated[0] ?? tables.practiceOf(user) ?? here)
  return meant === null ? null : tables.view(meant, user)
}

const isToPlay = (view: TableView | null): boolean =>
  view?.status === 'playing' && view.deal !== null && view.deal.turn !== null && view.deal.turn === view.viewer

/** The table of this channel, as somebody sees it for whom a computer keeps a seat there; null where none does. */
export function keptHere(tables: Tables, { room, user }: Pick<Request, 'room' | 'user'>): TableView | null {
  const here = tables.inRoom(room)
  const view = here === null ? null : tables.view(here, user)
  return view !== null && view.mayReturn !== null ? view : null
}

/** A table of this server where a computer keeps a seat for somebody, as they see it; null where none does. */
export function keptFor(tables: Tables, { server, user }: Pick<Request, 'server' | 'user'>): TableView | null {
  const views = tables.all().flatMap((table) => tables.view(table, user) ?? [])
  return views.find((view) => view.server === server && view.mayReturn !== null) ?? null
}
