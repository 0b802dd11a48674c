import { expect, it } from 'vitest'
import type { Move } from '../../src/engine/index.js'
import { overtimeIntent } from '../../src/table/running/computers.js'
import { onlyCard } from '../../src/table/steps/play.js'
import { step } from '../../src/table/steps/step.js'
import type { Table } from '../../src/table/table.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { scripted } from '../support/players.js'
import { runningTables } from '../support/running-tables.js'
import { after, dealOver, did, firstMove, leading, lobby, onTurn, people, refusalOf, started, viewOfSeat } from '../support/table-steps.js' // prettier-ignore

// What is told of what was done, and what refusals say.

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

it('seats shuffled and a table moved to another room are told', () => {
  const full = after(lobby(), { type: 'fill', user: 'anna' })
  expect(did(full, { type: 'shuffle', user: 'anna', order: [1, 0, 2, 3] }).events).toEqual([{ type: 'shuffled' }])
  expect(did(started(), { type: 'relocate', room: 'thread-1' }).events).toEqual([
    { type: 'relocated', room: 'thread-1' },
  ])
})

it('a stale question for a card says which version the table has', () => {
  const rules = { preset: 'hausrunde', set: { takeBack: true } } as const
  const before = leading({ rules })
  const seat = onTurn(before)
  const table = after(before, firstMove(before))
  const old = { type: 'ask-take-back', user: people[seat], version: before.version - 1 } as const
  expect(refusalOf(table, old)).toEqual({ code: 'stale', version: table.version })
})

it('the move of somebody who took too long is refused like any other', () => {
  const table = leading()
  const seat = onTurn(table)
  const move = viewOfSeat(table, seat).legal.find(({ type }) => type === 'play')
  if (move === undefined) throw new Error('nothing can be played')
  const resting = after(table, { type: 'suspend', why: 'forbidden' })
  expect(refusalOf(resting, { type: 'overtime', seat, move })).toEqual({ code: 'suspended', why: 'forbidden' })
})

it('what others do gives whoever is on turn no more time, what they do themselves does', () => {
  const table = leading({ clock: 90_000 })
  const seat = onTurn(table)
  const vote = (at: number) => step(table, { type: 'vote-close', user: people[at] ?? '', agree: false }, 5000)
  const turnAt = (answer: ReturnType<typeof step>) => (answer.ok ? answer.value.table.turnAt : answer.refusal)
  expect(turnAt(vote((seat + 1) % 4))).toBe(table.turnAt)
  expect(turnAt(vote(seat))).toBe(5000)
})

it('there is no only card before anybody plays', () => {
  const table = started()
  expect(table.deal && onlyCard(table.deal, onTurn(table))).toBeNull()
})

/** A deal in which a seat has to play its Pflichtsolo. */
function forced(): Table {
  let table = started({ games: 8 })
  while (viewOfSeat(table, 0).forced === null)
    table = after(dealOver(table), ...people.map((user) => ({ type: 'continue', user }) as const))
  return table
}

it('for somebody who took too long the computer makes its own choice among what costs little', () => {
  const table = leading()
  const seat = onTurn(table)
  const card = viewOfSeat(table, seat).legal.findLast(({ type }) => type === 'play')
  if (card?.type !== 'play') throw new Error('nothing can be played')
  const chosen: Move = { type: 'play', card: card.card }
  const players = () => scripted('easy', () => chosen)
  expect(overtimeIntent(table, players, quiet)).toEqual({ type: 'overtime', seat, move: chosen })
})

it('where only Soli can be played, the computer chooses the Solo', () => {
  const table = forced()
  const seat = onTurn(table)
  const solo = viewOfSeat(table, seat).legal.findLast(({ type }) => type === 'reserve')
  if (solo?.type !== 'reserve') throw new Error('no Solo can be played')
  const chosen: Move = { type: 'reserve', kind: solo.kind }
  const made = overtimeIntent(table, () => scripted('easy', () => chosen), quiet)
  expect(made).toEqual({ type: 'overtime', seat, move: chosen })
})

it('a request keeps what it left out as it is usual', async () => {
  const ledger = createMemoryLedger()
  const { tables } = runningTables({ ledger })
  const opened = await tables.open({ server: 'server-1', room: 'room-1', host: 'anna', rules: { preset: 'ddv', set: {} }, games: 4, level: 'easy' }) // prettier-ignore
  if (!opened.ok) throw new Error(opened.refusal.code)
  expect((await ledger.tableOf(opened.value.table))?.request).toEqual({
    kind: 'match',
    server: 'server-1',
    room: 'room-1',
    host: 'anna',
    rules: { preset: 'ddv', set: {} },
    games: 4,
    level: 'easy',
    clock: null,
    pace: 'human',
    thread: false,
    seed: 'drawn-seed',
  })
})
