import { bySeat, viewOf } from '../engine/index.js'
import type { Match } from '../engine/index.js'
import { declarable } from './steps/advance.js'
import { startsAt } from './running/idle.js'
import { atPlace, hasEnded, occupantOf, placeOf, seatOf } from './table.js'
import type { Table } from './table.js'
import { mayTakeBack } from './steps/take-back.js'
import { turnEnds } from './running/turn-clock.js'
import type { Moment } from './intent.js'
import type { SheetRow, TableView, UserId } from './view.js'

/** The views of each table value that somebody still holds; null: the one that everybody without a place shares. */
const made = new WeakMap<Table, Map<UserId | null, TableView>>()

/**
 * What a person may know of a table. It follows from the two alone, so it is made once for a table value and handed to all who
 * ask; nobody can change it.
 * @param user null, or somebody without a place here, sees what the whole table sees
 */
export function tableView(table: Table, user: UserId | null): TableView {
  const views = made.get(table) ?? new Map<UserId | null, TableView>()
  made.set(table, views)
  const viewer = user !== null && belongsTo(table, user) ? user : null
  const known = views.get(viewer)
  if (known !== undefined) return known
  const view = frozen(seenBy(table, viewer))
  views.set(viewer, view)
  return view
}

/** A table as it stands now, for those who may not have the table itself. */
export const momentOf = (table: Table): Moment => ({
  table: table.id,
  version: table.version,
  viewFor: (user) => tableView(table, user),
})

/** Whether somebody has a place at a table, or one to come back to: all others see the same. */
const belongsTo = (table: Table, user: UserId): boolean => placeOf(table, user) !== null || table.away.includes(user)

/** Freezes a value and all that it holds: one reader must not spoil what the others read. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  for (const part of parts) frozen(part)
  return Object.freeze(value)
}

/** Builds a view field by field. */
function seenBy(table: Table, user: UserId | null): TableView {
  const seat = seatOf(table, user)
  const viewer = seat ?? 'spectator'
  const { id, number, host, openedAt, seen, status, level, places, seating, game, ready, deal, room } = table
  const { kind, server, rules, games, seed, clock, pace, thread } = table.request
  const back = user === null || hasEnded(table) ? -1 : table.away.indexOf(user)
  const sheet = sheetOf(table.match)
  return {
    id,
    number,
    kind,
    server,
    room,
    host,
    openedAt,
    version: seen,
    status,
    rules,
    games,
    level,
    pace,
    thread,
    places,
    seating,
    seats: bySeat((at) => occupantOf(table, at)),
    viewer,
    place: placeOf(table, user),
    mayReturn: back < 0 ? null : back,
    game,
    deal: deal === null ? null : viewOf(deal, viewer),
    sheet,
    totals: sheet.at(-1)?.totals ?? places.map(() => 0),
    ready,
    clock: { limit: clock, since: table.turnAt, until: turnEnds(table) },
    advance: seat === null ? null : table.advance[seat],
    declarable: seat === null ? [] : declarable(table, seat),
    mayTakeBack: seat !== null && mayTakeBack(table, seat),
    takeBack: table.takeBack,
    startsAt: startsAt(table),
    closeVote: table.closeVote,
    closure: table.closure,
    suspended: table.suspended,
    commitment: table.commitment,
    proof: hasEnded(table) ? { seed, lobby: table.lobby } : null,
  }
}

/** The finished games with running totals. */
function sheetOf(match: Match): readonly SheetRow[] {
  let totals: readonly number[] = Array.from({ length: match.setup.places }, () => 0)
  return match.entries.map(({ game, dealer, seating, bock, result, points }) => {
    totals = totals.map((total, place) => total + atPlace(points, place))
    return { number: game, dealer, seating, bock, result, totals }
  })
}
