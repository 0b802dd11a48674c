import { accept, apply, bySeat, legalActions, refuse, turnOf } from '../engine/index.js'
import type { Move, Result, Seat } from '../engine/index.js'
import type { Change } from './change.js'
import type { TableRefusal } from './intent.js'
import { seatOf } from './table.js'
import type { Table } from './table.js'
import type { Advance, UserId } from './view.js'

/** Keeps what somebody says in advance of the own turn, or forgets it again. It is private and binds nobody until it is used. */
export function sayInAdvance(table: Table, user: UserId, answer: Advance | null): Result<Change, TableRefusal> {
  const seat = seatOf(table, user)
  if (seat === null) return refuse({ code: 'not-seated' })
  const { deal, status } = table
  if (status !== 'playing' || deal === null) return refuse({ code: 'not-playing' })
  if (answer !== null && turnOf(deal) === seat) return refuse({ code: 'not-now', what: 'advance' })
  const advance = bySeat((other) => (other === seat ? answer : table.advance[other]))
  return accept({ table: { ...table, advance }, events: [] })
}

/** The move that follows from what the person on a seat has said in advance; null if nothing was said, or it is not legal now. */
export function advancedMove(table: Table, seat: Seat): Move | null {
  const said = table.advance[seat]
  return said !== null && table.deal !== null && apply(table.deal, { ...said, seat }).ok ? said : null
}

/** The only card that a seat may play; null if there is a choice or nothing to play. Announcements do not make a choice. */
export function onlyCard(table: Table, seat: Seat): Move | null {
  if (table.deal === null) return null
  const moves = legalActions(table.deal, seat).filter(({ type }) => type !== 'announce')
  const [first] = moves
  const same = moves.every((move) => move.type === 'play' && first?.type === 'play' && move.card === first.card)
  return first?.type === 'play' && same ? { type: 'play', card: first.card } : null
}
