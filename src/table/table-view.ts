import { bySeat, gamesOf, viewOf } from '../engine/index.js'
import type { Match } from '../engine/index.js'
import { anybodyStartsAt, expiresAt, keptUntil, nextDealAt, quietEnds, startsAt, turnEnds } from './deadlines.js'
import type { Moment } from './intent.js'
import { declarable } from './steps/advance.js'
import { takeBackRefusal } from './steps/take-back.js'
import { atPlace, hasEnded, peopleAt, placeOf, seatOf } from './table.js'
import type { Table } from './table.js'
import type { LobbyView, Occupant, SheetRow, TableView, UserId } from './view.js'

/** What there is to see of one table value, as long as somebody holds that. */
interface Seen {
  readonly common: Common
  /** What each person sees; null: what everybody without a place does. */
  readonly views: Map<UserId | null, TableView>
}

const made = new WeakMap<Table, Seen>()

/**
 * What a person may know of a table. It follows from the two alone, so it is made once for a table value and handed to all who
 * ask; nobody can change it.
 * @param user null, or somebody without a place here, sees what the whole table sees
 */
export function tableView(table: Table, user: UserId | null): TableView {
  const seen = made.get(table) ?? { common: frozen(commonOf(table)), views: new Map<UserId | null, TableView>() }
  made.set(table, seen)
  const viewer = user !== null && belongsTo(table, user) ? user : null
  const known = seen.views.get(viewer)
  if (known !== undefined) return known
  const view = frozen(seenBy(table, seen.common, viewer))
  seen.views.set(viewer, view)
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

/** What everybody sees alike, field by field. */
function commonOf(table: Table) {
  const { id, number, host, openedAt, seen, status, level, places, away, seating, game, games, ready, room } = table
  const { kind, server, rules, seed, clock, pace, thread, quiet } = table.request
  const waits = quietEnds(table)
  const { match } = table
  const sheet = sheetOf(match)
  const shown = places.map((occupant, place) => seenOccupant(occupant, away[place] ?? null))
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
    games: status === 'lobby' ? games : gamesOf(match),
    level,
    pace,
    thread,
    quiet,
    places: shown,
    seating,
    seats: bySeat((seat) => atPlace(shown, seating[seat])),
    game,
    sheet,
    totals: sheet.at(-1)?.totals ?? new Array<number>(places.length).fill(0),
    bock: match.bock.slice(0, gamesOf(match) - match.entries.length),
    ready,
    clock: { limit: clock, since: table.turnAt, until: turnEnds(table), ...(waits !== null && { waits }) },
    takeBack: table.takeBack,
    lobby: lobbyOf(table),
    owes: status === 'lobby' ? places.map(() => false) : table.match.owes,
    startsAt: startsAt(table),
    resultAt: table.resultAt,
    nextAt: nextDealAt(table),
    closesAt: peopleAt(table).length === 0 ? expiresAt(table) : null,
    closeVote: table.closeVote,
    proposal: table.proposal,
    closure: table.closure,
    suspended: table.suspended,
    pausedBy: table.pausedBy,
    commitment: table.commitment,
    proof: hasEnded(table) ? { seed, lobby: table.lobby } : null,
  } satisfies Partial<TableView>
}

const lobbyOf = (table: Table): LobbyView => ({
  kept: table.gathering.kept,
  keptUntil: keptUntil(table),
  anybodyAt: anybodyStartsAt(table),
  suggested: table.gathering.suggested,
  before: table.request.before?.table ?? null,
  removed: table.gathering.removed,
})

type Common = ReturnType<typeof commonOf>

/** Who sits on a place, with the person in whose stead a computer player does. */
const seenOccupant = (occupant: Occupant | null, away: UserId | null): Occupant | null =>
  occupant?.kind === 'computer' && away !== null ? { ...occupant, for: away } : occupant

/** What one viewer sees: beside what everybody does the deal from the own seat, and what only that person may do. */
function seenBy(table: Table, common: Common, user: UserId | null): TableView {
  const { deal } = table
  const place = placeOf(table, user)
  const seat = seatOf(table, user)
  const back = user === null || hasEnded(table) ? -1 : table.away.indexOf(user)
  const view = deal && viewOf(deal, seat ?? 'spectator')
  return {
    ...common,
    viewer: seat ?? 'spectator',
    place,
    mayReturn: back < 0 ? null : back,
    deal: view,
    advance: seat === null ? null : table.advance[seat],
    declarable: seat !== null && view?.phase === 'reservations' ? declarable(table, seat) : [],
    mayTakeBack: seat !== null && table.undo?.seat === seat && takeBackRefusal(table, seat) === null,
  }
}

/** The finished games with running totals. */
function sheetOf(match: Match): readonly SheetRow[] {
  let totals: readonly number[] = Array.from({ length: match.setup.places }, () => 0)
  return match.entries.map(({ game, dealer, seating, bock, result, points, coming, voided = false }) => {
    totals = totals.map((total, place) => total + (voided ? 0 : atPlace(points, place)))
    return {
      number: game,
      dealer,
      seating,
      bock,
      result,
      voided,
      totals,
      coming: coming.slice(0, gamesOf(match) - game),
    }
  })
}
