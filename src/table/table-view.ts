import { bySeat, commitmentOf, viewOf } from '../engine/index.js'
import type { Match } from '../engine/index.js'
import { declarable } from './steps/advance.js'
import { startsAt } from './running/idle.js'
import { hasEnded, occupantOf, placeOf, seatOf } from './table.js'
import type { Table } from './table.js'
import { mayTakeBack } from './steps/take-back.js'
import { turnEnds } from './running/turn-clock.js'
import type { SheetRow, TableView, UserId } from './view.js'

/**
 * What a person may know of a table, built field by field.
 * @param user null, or somebody without a seat here, sees what the whole table sees
 */
export function tableView(table: Table, user: UserId | null): TableView {
  const seat = seatOf(table, user)
  const viewer = seat ?? 'spectator'
  const { id, number, host, openedAt, seen, status, level, places, seating, game, ready, deal, room } = table
  const { server, rules, games, seed, clock, pace, thread } = table.request
  const back = user === null || hasEnded(table) ? -1 : table.away.indexOf(user)
  const sheet = sheetOf(table.match)
  return {
    id,
    number,
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
    commitment: commitmentOf(seed),
    proof: hasEnded(table) ? { seed, lobby: table.lobby } : null,
  }
}

/** The finished games with running totals. */
function sheetOf(match: Match): readonly SheetRow[] {
  let totals: readonly number[] = Array.from({ length: match.setup.places }, () => 0)
  return match.entries.map(({ game, dealer, seating, bock, result, points }) => {
    totals = totals.map((total, place) => total + (points[place] ?? 0))
    return { number: game, dealer, seating, bock, result, totals }
  })
}
