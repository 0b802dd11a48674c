import { expect, it } from 'vitest'
import type { Move, Seat } from '../../src/engine/index.js'
import { overtimeIntent } from '../../src/table/running/computers.js'
import { onlyCard } from '../../src/table/steps/play.js'
import { step } from '../../src/table/steps/step.js'
import type { Table } from '../../src/table/table.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { scripted } from '../support/players.js'
import { runningTables, withComputers } from '../support/running-tables.js'
import { after, dealOver, did, firstMove, leading, lobby, moved, onTurn, people, refusalOf, started, viewOfSeat } from '../support/table-steps.js' // prettier-ignore

// What is told of what was done, and what refusals say.

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

it('seats shuffled and a table moved to another room are told', () => {
  const full = after(lobby(), { type: 'fill', user: 'anna' })
  expect(did(full, { type: 'shuffle', user: 'anna', order: [1, 0, 2, 3] }).events).toEqual([{ type: 'shuffled' }])
  expect(did(started(), { type: 'relocate', room: 'thread-1' }).events).toEqual([
    { type: 'relocated', room: 'thread-1' },
  ])
})

it('computers that get up are told, and each word of a vote with all that was said', () => {
  const full = after(lobby(), { type: 'fill', user: 'anna' })
  expect(did(full, { type: 'unfill', user: 'anna' }).events).toEqual([{ type: 'unfilled' }])
  const yes = did(started(), { type: 'vote-close', user: 'ben', agree: true })
  expect(yes.events).toEqual([{ type: 'vote', vote: { yes: ['ben'], no: [] } }])
  const other = did(yes.table, { type: 'vote-close', user: 'anna', agree: true })
  const turned = did(other.table, { type: 'vote-close', user: 'ben', agree: false })
  expect(turned.events).toEqual([{ type: 'vote', vote: { yes: ['anna'], no: ['ben'] } }])
  const back = did(turned.table, { type: 'vote-close', user: 'ben', agree: true })
  expect(back.events).toEqual([{ type: 'vote', vote: { yes: ['anna', 'ben'], no: [] } }])
})

it('each consent to a card taken back is told to those who still have to answer', () => {
  const before = leading({ rules: { preset: 'hausrunde', set: { takeBack: true } } })
  const seat = onTurn(before)
  const asked = after(before, firstMove(before), { type: 'ask-take-back', user: people[seat] })
  const [first] = people.filter((user) => user !== people[seat])
  const { events } = did(asked, { type: 'answer-take-back', user: first ?? '', agree: true })
  expect(events).toMatchObject([{ type: 'take-back-asked', take: { seat, agreed: [first] } }])
})

it('a substitute takes the place that nobody wants back, and one that somebody left only after those', () => {
  const two = after(lobby({ games: 4 }), { type: 'join', user: 'ben' }, { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' }, { type: 'leave', user: 'ben' }) // prettier-ignore
  const taken = (table: Table, user: string) => did(table, { type: 'take-seat', user })
  expect(taken(two, 'xaver').events).toEqual([{ type: 'seat-taken', user: 'xaver', place: 2 }])
  const three = taken(taken(two, 'xaver').table, 'yvonne').table
  expect(taken(three, 'zoe').events).toEqual([{ type: 'seat-taken', user: 'zoe', place: 1 }])
})

it('only who sits at the table asks for a pause, and computers do nothing in it', async () => {
  expect(refusalOf(started(), { type: 'pause', user: 'emil' })).toEqual({ code: 'not-seated' })
  const { open, send, clock, outcomes } = runningTables({ pace: 800 })
  const id = await open()
  await send(id, ...withComputers, { type: 'pause', user: 'anna' })
  await clock.advance(60_000)
  expect(outcomes.at(-1)?.intent.type).toBe('pause')
  await send(id, { type: 'resume', user: 'anna', manager: false, room: 'room-1' })
  await clock.advance(800)
  expect(outcomes.at(-1)?.intent.type).toBe('computer')
})

it('words in advance that are no use any more are forgotten alone: others keep theirs', () => {
  const table = leading()
  const leader = onTurn(table)
  const [next, last] = [(leader + 1) % 4, (leader + 3) % 4] as [Seat, Seat]
  const lead = viewOfSeat(table, leader).legal.find(({ type }) => type === 'play')
  if (lead?.type !== 'play') throw new Error('nothing can be led')
  const led = after(table, moved(table, lead))
  const may = new Set(viewOfSeat(led, next).legal.flatMap((move) => (move.type === 'play' ? [move.card] : [])))
  const useless = viewOfSeat(table, next).hand.find((card) => !may.has(card))
  const [kept] = viewOfSeat(table, last).hand
  if (useless === undefined || kept === undefined) throw new Error('every card follows')
  const said = after(
    table,
    { type: 'advance', user: people[next], answer: { type: 'play', card: useless } },
    { type: 'advance', user: people[last], answer: { type: 'play', card: kept } },
    moved(table, lead),
  )
  expect([said.advance[next], said.advance[last]]).toEqual([null, { type: 'play', card: kept }])
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
    quiet: 0,
    seed: 'drawn-seed',
  })
})
