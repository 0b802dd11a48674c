import { accept, apply, bySeat, refuse, reservationsOf, viewOf } from '../../engine/index.js'
import type { Deal, Move, ReservationKind, Result, Seat } from '../../engine/index.js'
import type { TableRefusal } from '../intent.js'
import { seatOf } from '../table.js'
import type { Table } from '../table.js'
import type { Advance, UserId } from '../view.js'
import type { Change } from './change.js'

/**
 * Keeps what somebody says in advance of the own turn, or forgets it again (null). It is private and binds nobody until it
 * is used.
 * @param version the version the person saw when clicking: a click of an earlier deal is stale; undefined: any
 */
export function sayInAdvance(
  table: Table,
  user: UserId,
  answer: Advance | null,
  version?: number,
): Result<Change, TableRefusal> {
  const seat = seatOf(table, user)
  if (seat === null) return refuse({ code: 'not-seated' })
  const { deal, status } = table
  if (table.suspended !== null) return refuse({ code: 'suspended', why: table.suspended })
  if (status !== 'playing' || deal === null) return refuse({ code: 'not-playing' })
  const now = table.version - 1
  if (version !== undefined && (version < table.dealSince || version > now))
    return refuse({ code: 'stale', version: now })
  const refusal = answer && refusalFor(deal, seat, answer)
  if (refusal) return refuse(refusal)
  if (sameWords(answer, table.advance[seat])) return refuse({ code: 'stale', version: now })
  return accept({ table: { ...table, advance: withAdvance(table.advance, seat, answer) }, events: [] })
}

function refusalFor(deal: Deal, seat: Seat, answer: Advance): TableRefusal | null {
  const { phase, turn, hand } = viewOf(deal, seat)
  if (turn === seat) return { code: 'not-now', what: 'advance' }
  if (answer.type === 'play') {
    if (phase !== 'playing') return { code: 'not-now', what: 'play' }
    return hand.includes(answer.card) ? null : { code: 'card-not-held', card: answer.card }
  }
  if (!mayStillSpeak(deal, seat)) return { code: 'not-now', what: answer.type }
  if (answer.type === 'healthy' || reservationsOf(deal, seat).includes(answer.kind)) return null
  return { code: 'reservation-not-allowed', kind: answer.kind }
}

/** Whether a seat is still to be asked for a reservation; where one seat has to play its Pflichtsolo the others are not. */
function mayStillSpeak(deal: Deal, seat: Seat): boolean {
  const { phase, said, forced, turn } = viewOf(deal, seat)
  return phase === 'reservations' && forced === null && said[seat] === null && turn !== seat
}

/** What was said in advance with the words of one seat changed. */
export const withAdvance = (advance: Table['advance'], seat: Seat, answer: Advance | null): Table['advance'] =>
  bySeat((other) => (other === seat ? answer : advance[other]))

const sameWords = (one: Advance | null, other: Advance | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What the person on a seat may declare when the own turn comes; empty once they have spoken, or are to speak now. */
export function declarable({ deal, status }: Table, seat: Seat): readonly ReservationKind[] {
  return status === 'playing' && deal !== null && mayStillSpeak(deal, seat) ? reservationsOf(deal, seat) : []
}

/** The move that follows from what the person on a seat has said in advance; null if nothing was said, or it is not legal now. */
export function advancedMove(table: Table, seat: Seat): Move | null {
  const said = table.advance[seat]
  return said !== null && table.deal !== null && apply(table.deal, { ...said, seat }).ok ? said : null
}

/** Forgets what the seat on turn has said in advance if it is not legal now: whoever sits there is asked as usual. */
export const withoutUselessAdvance = (table: Table, turn: Seat): Table =>
  advancedMove(table, turn) === null ? { ...table, advance: withAdvance(table.advance, turn, null) } : table
