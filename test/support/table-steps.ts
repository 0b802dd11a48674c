import { expect } from 'vitest'
import type { Change } from '../../src/table/steps/change.js'
import type { FullRequest, Intent, TableRefusal } from '../../src/table/intent.js'
import { step } from '../../src/table/steps/step.js'
import { occupantOf, openedTable } from '../../src/table/table.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { legalActions, seats, turnOf } from '../../src/engine/index.js'
import type { Move, Seat } from '../../src/engine/index.js'
import { opening } from './ledger-contract.js'

/** Who sits on seat 0, 1, 2, 3 in these tests. */
export const people = ['anna', 'ben', 'clara', 'dora'] as const

/** A fresh lobby of anna's. */
export function lobby(changes: Partial<FullRequest> = {}): Table {
  const table = openedTable({ id: 't1', number: 1, request: opening(changes) })
  if (!table.ok) throw new Error(table.refusal.code)
  return table.value
}

/** Does one intent that must be accepted. */
export function did(table: Table, intent: Intent): Change {
  const stepped = step(table, intent)
  if (!stepped.ok) throw new Error(`${intent.type} was refused: ${JSON.stringify(stepped.refusal)}`)
  expect(stepped.value.table.version).toBe(table.version + 1)
  return stepped.value
}

/** The table after intents that must all be accepted. */
export const after = (table: Table, ...intents: readonly Intent[]): Table =>
  intents.reduce((now, intent) => did(now, intent).table, table)

/** Why an intent is refused. */
export function refusalOf(table: Table, intent: Intent): TableRefusal | 'accepted' {
  const stepped = step(table, intent)
  return stepped.ok ? 'accepted' : stepped.refusal
}

/** Four people whose first deal has begun. */
export const started = (changes: Partial<FullRequest> = {}): Table =>
  after(lobby(changes), ...people.slice(1).map((user): Intent => ({ type: 'join', user })), {
    type: 'start',
    user: 'anna',
  })

/** Everybody said "gesund"; the seat left of the dealer leads. */
export function leading(changes: Partial<FullRequest> = {}): Table {
  let table = started(changes)
  while (viewOfSeat(table, 0).phase === 'reservations') table = after(table, moved(table, { type: 'healthy' }))
  return table
}

/** What the person on a seat sees of the deal. */
export function viewOfSeat(table: Table, seat: Seat) {
  const { deal } = tableView(table, people[seat])
  if (deal === null) throw new Error('no deal is running')
  return deal
}

/** Whose turn it is. */
export function onTurn(table: Table): Seat {
  const turn = table.deal && turnOf(table.deal)
  if (turn === null) throw new Error('it is nobody’s turn')
  return turn
}

/** A move of whoever is on turn, person or computer. */
export function moved(table: Table, move: Move, seat = onTurn(table)): Intent {
  const occupant = occupantOf(table, seat)
  return occupant?.kind === 'person' ? { type: 'move', user: occupant.user, move } : { type: 'computer', seat, move }
}

/** One of the cards that whoever is on turn may play (or the first thing to do, outside of tricks). */
export function firstMove(table: Table): Intent {
  const seat = onTurn(table)
  const [move] = table.deal ? legalActions(table.deal, seat) : []
  if (move === undefined) throw new Error('nothing is legal')
  return moved(table, move, seat)
}

/** Plays on with the first legal moves until the deal is over. */
export function dealOver(table: Table): Table {
  let now = table
  while (now.status === 'playing') now = after(now, firstMove(now))
  return now
}

/** What a seat may announce now. */
export const callsOf = (table: Table, seat: Seat): readonly Move[] =>
  viewOfSeat(table, seat).legal.filter((action) => action.type === 'announce')

/** A seat other than the one on turn. */
export const idleSeat = (table: Table): Seat => seats.find((seat) => seat !== onTurn(table)) ?? 0
