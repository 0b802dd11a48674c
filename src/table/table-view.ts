import { bySeat, commitmentOf, seatAfter, seats as allSeats, viewOf } from '../engine/index.js'
import type { BySeat, Match } from '../engine/index.js'
import { hasEnded, seatOf } from './table.js'
import type { Table } from './table.js'
import type { SheetRow, TableView, UserId } from './view.js'

/**
 * What a person may know of a table, built field by field.
 * @param user null, or somebody without a seat here, sees what the whole table sees
 */
export function tableView(table: Table, user: UserId | null): TableView {
  const viewer = seatOf(table, user) ?? 'spectator'
  const { id, number, host, version, status, level, seats, game, ready, deal } = table
  const { server, room, rules, games, seed } = table.request
  const sheet = sheetOf(table.match)
  return {
    id,
    number,
    server,
    room,
    host,
    version,
    status,
    rules,
    games,
    level,
    seats,
    viewer,
    mayReturn: hasEnded(table) ? null : (allSeats.find((seat) => user !== null && table.away[seat] === user) ?? null),
    game,
    deal: deal === null ? null : viewOf(deal, viewer),
    sheet,
    totals: sheet.at(-1)?.totals ?? noPoints,
    ready,
    commitment: commitmentOf(seed),
    proof: hasEnded(table) ? { seed, lobby: table.lobby } : null,
  }
}

const noPoints: BySeat<number> = [0, 0, 0, 0]

/** The finished games with running totals; at a table of four a player's place is the seat in every deal. */
function sheetOf(match: Match): readonly SheetRow[] {
  let totals = noPoints
  return match.entries.map(({ game, dealer, bock, result }) => {
    const before = totals
    totals = bySeat((seat) => before[seat] + result.points[seat])
    return { number: game, dealer: seatAfter(0, dealer), bock, result, totals }
  })
}
