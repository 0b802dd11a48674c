import type { TableId, TableView, UserId } from '../../table/view.js'
import type { Tables } from '../../table/service.js'
import type { Request } from '../road/request.js'

/**
 * The table that somebody means when naming none: where they sit in this channel; else where they are to play on this
 * server; else any where they sit; else their own practice; else the one in this channel.
 */
export function tableMeant(tables: Tables, request: Pick<Request, 'room' | 'server' | 'user'>): TableId | null {
  const here = tables.inRoom(request.room)
  const seated = request.server === null ? [] : tables.ofUser(request.server, request.user)
  if (here !== null && seated.includes(here)) return here
  const toPlay = seated.find((table) => isToPlay(tables.view(table, request.user)))
  return toPlay ?? seated[0] ?? tables.practiceOf(request.user) ?? here
}

const isToPlay = (view: TableView | null): boolean =>
  view?.status === 'playing' && view.deal !== null && view.deal.turn !== null && view.deal.turn === view.viewer

/** Tells whether somebody sits at a table. */
export const sitsAt = (view: TableView, user: UserId): boolean =>
  view.places.some((occupant) => occupant?.kind === 'person' && occupant.user === user)

/** Whether somebody may close a table without asking the others there. */
export const mayClose = (view: TableView, { user, manager }: Pick<Request, 'user' | 'manager'>): boolean =>
  view.host === user || manager

/** People at a table, in the order of their places. */
export const peopleAt = (view: TableView): readonly UserId[] =>
  view.places.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.user] : []))
