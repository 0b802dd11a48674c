import { expect, it } from 'vitest'
import type { Intent } from '../../src/table/intent.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { after, dealOver, idleSeat, leading, lobby, moved, onTurn, people, refusalOf, started } from '../support/table-steps.js' // prettier-ignore

// What is refused where, whoever asks.

const closed = (): Table => after(started(), { type: 'close', user: 'anna', manager: false })
const over = (): Table => dealOver(started({ games: 1 }))
const between = (): Table => dealOver(started({ games: 4 }))
const resting = (table: Table): Table => after(table, { type: 'suspend', why: 'forbidden' })

const next: Intent = { type: 'continue', user: 'anna' }

it('only who sits at the table is ready for the next deal, and only between two', () => {
  expect(refusalOf(between(), { type: 'continue', user: 'emil' })).toEqual({ code: 'not-seated' })
  for (const intent of [next, { type: 'continue-timeout' } as const]) {
    expect(refusalOf(started(), intent)).toEqual({ code: 'not-now', what: 'continue' })
    expect(refusalOf(lobby(), intent)).toEqual({ code: 'not-playing' })
  }
  const table = after(between(), next)
  expect(refusalOf(table, next)).toEqual({ code: 'stale', version: table.version })
  expect(refusalOf(resting(between()), next)).toEqual({ code: 'suspended', why: 'forbidden' })
})

it('nothing is said in advance while the table rests, nor where no deal runs', () => {
  const table = started()
  const says: Intent = { type: 'advance', user: people[idleSeat(table)], answer: { type: 'healthy' } }
  expect(refusalOf(resting(table), says)).toEqual({ code: 'suspended', why: 'forbidden' })
  for (const other of [lobby(), between()])
    expect(refusalOf(other, { ...says, user: 'anna' })).toEqual({ code: 'not-playing' })
})

it('nobody moves before the first deal or between two', () => {
  const move: Intent = { type: 'move', user: 'anna', move: { type: 'healthy' } }
  for (const table of [lobby(), between()]) expect(refusalOf(table, move)).toEqual({ code: 'not-playing' })
  expect(refusalOf(started(), { ...move, user: 'emil' })).toEqual({ code: 'not-seated' })
})

it('a person’s place moves by no computer’s word, and a computer’s by no person’s', () => {
  const table = started()
  const seat = onTurn(table)
  const move = { type: 'healthy' } as const
  expect(refusalOf(table, { type: 'computer', seat, move })).toEqual({ code: 'not-seated' })
  const left = after(table, { type: 'leave', user: people[seat] })
  expect(refusalOf(left, { type: 'auto', seat, move })).toEqual({ code: 'not-seated' })
  expect(refusalOf(left, { type: 'overtime', seat, move })).toEqual({ code: 'not-seated' })
  expect(refusalOf(left, { type: 'computer', seat, move })).toBe('accepted')
})

it('a press is stale on a turn that is over and on one that has not come', () => {
  const table = leading()
  const intent = moved(table, { type: 'healthy' })
  if (intent.type !== 'move') throw new Error('a computer is on turn')
  const stale = { code: 'stale', version: table.version }
  expect(refusalOf(table, { ...intent, version: table.turnSince - 1 })).toEqual(stale)
  expect(refusalOf(table, { ...intent, version: table.version + 1 })).toEqual(stale)
  for (const version of [table.turnSince, table.version])
    expect(refusalOf(table, { ...intent, version })).not.toMatchObject({ code: 'stale' })
})

it('what belongs to the lobby is refused once the match runs', () => {
  const table = started()
  const intents: readonly Intent[] = [
    { type: 'fill', user: 'anna' },
    { type: 'unfill', user: 'anna' },
    { type: 'shuffle', user: 'anna', order: [0, 1, 2, 3] },
    { type: 'start', user: 'anna' },
    { type: 'start-timeout' },
    { type: 'cancel', user: 'anna' },
    { type: 'join', user: 'emil' },
  ]
  for (const intent of intents) expect(refusalOf(table, intent), intent.type).toEqual({ code: 'not-in-lobby' })
})

it('what belongs to the match is refused in the lobby', () => {
  expect(refusalOf(lobby(), { type: 'take-seat', user: 'emil' })).toEqual({ code: 'not-playing' })
  expect(refusalOf(lobby(), { type: 'vote-close', user: 'anna', agree: true })).toEqual({ code: 'not-playing' })
  expect(refusalOf(lobby(), { type: 'take-back-timeout' })).toEqual({ code: 'nothing-to-take-back' })
})

it('the host alone starts, cancels and closes, and only with every place taken', () => {
  const two = after(lobby(), { type: 'join', user: 'ben' })
  for (const type of ['start', 'cancel'] as const)
    expect(refusalOf(two, { type, user: 'ben' })).toEqual({ code: 'host-only' })
  expect(refusalOf(two, { type: 'close', user: 'ben', manager: false })).toEqual({ code: 'host-only' })
  expect(refusalOf(two, { type: 'close', user: 'ben', manager: true })).toBe('accepted')
  expect(refusalOf(two, { type: 'start', user: 'anna' })).toEqual({ code: 'seats-empty', free: 2 })
  const full = after(two, { type: 'fill', user: 'ben' })
  expect(refusalOf(resting(full), { type: 'start', user: 'anna' })).toEqual({ code: 'suspended', why: 'forbidden' })
})

it('only who sits at the table does anything about its places', () => {
  expect(refusalOf(lobby(), { type: 'fill', user: 'ben' })).toEqual({ code: 'not-seated' })
  expect(refusalOf(lobby(), { type: 'leave', user: 'ben' })).toEqual({ code: 'not-seated' })
  expect(refusalOf(started(), { type: 'vote-close', user: 'emil', agree: true })).toEqual({ code: 'not-seated' })
  expect(refusalOf(started(), { type: 'take-seat', user: 'anna' })).toEqual({ code: 'already-seated' })
  expect(refusalOf(lobby(), { type: 'join', user: 'anna' })).toEqual({ code: 'already-seated' })
  expect(refusalOf(started(), { type: 'take-seat', user: 'emil' })).toEqual({ code: 'no-computer-seat' })
  const full = after(lobby(), { type: 'fill', user: 'anna' })
  expect(refusalOf(full, { type: 'fill', user: 'anna' })).toEqual({ code: 'table-full' })
})

it('a table takes seven people and no more', () => {
  const seven = after(lobby(), ...['b', 'c', 'd', 'e', 'f', 'g'].map((user) => ({ type: 'join', user }) as const))
  expect(seven.places).toHaveLength(7)
  expect(refusalOf(seven, { type: 'join', user: 'h' })).toEqual({ code: 'table-full' })
})

it('the same word in a vote twice is stale', () => {
  const vote: Intent = { type: 'vote-close', user: 'ben', agree: false }
  const voted = after(started(), vote)
  expect(refusalOf(voted, vote)).toEqual({ code: 'stale', version: voted.version })
})

it('nothing is done at a table that has ended', () => {
  const intents: readonly Intent[] = [
    next,
    { type: 'leave', user: 'anna' },
    { type: 'close', user: 'anna', manager: false },
    { type: 'vote-close', user: 'anna', agree: true },
    { type: 'pause', user: 'anna' },
    { type: 'expire' },
  ]
  for (const table of [closed(), over()])
    for (const intent of intents) expect(refusalOf(table, intent), intent.type).toEqual({ code: 'no-such-table' })
})

it('nothing can be declared at a table that closed before everybody had spoken', () => {
  const table = started()
  const idle = idleSeat(table)
  expect(tableView(table, people[idle]).declarable).not.toEqual([])
  expect(tableView(table, people[onTurn(table)]).declarable).toEqual([])
  expect(tableView(closed(), people[idle]).declarable).toEqual([])
})
