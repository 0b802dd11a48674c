import { expect, it } from 'vitest'
import type { Move, View } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import type { Ledger } from '../../src/table/ports.js'
import { paceBy } from '../../src/table/running/pace.js'
import { createRooms } from '../../src/table/running/rooms.js'
import { createTables } from '../../src/table/running/tables.js'
import { tableView } from '../../src/table/table-view.js'
import { createManualClock } from '../support/clock.js'
import { opening } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { scripted } from '../support/players.js'
import { runningTables, until, withComputers, withPeople } from '../support/running-tables.js'
import { after, dealOver, lobby, started } from '../support/table-steps.js'

// What tables owe those around them: rooms, the ledger, the computer players.

const quiet = (view: View): Move => view.legal.find((action) => action.type !== 'announce') ?? { type: 'pass' }

it('tables without any computer player are a mistake', () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const make = () =>
    createTables({
      ledger: createMemoryLedger(),
      players: {},
      clock: createManualClock(),
      log,
      pace: () => 0,
      newId: () => 'id',
      newSeed: () => 'seed',
    })
  expect(make).toThrow('There is no computer player')
})

it('a match that cannot be played is not opened, and takes no room', async () => {
  const ledger = createMemoryLedger()
  const { tables } = runningTables({ ledger })
  expect(await tables.open(opening({ games: 0 }))).toMatchObject({ ok: false, refusal: { code: 'bad-game-count' } })
  expect(await tables.open(opening({ clock: 1 }))).toMatchObject({ ok: false, refusal: { code: 'bad-clock' } })
  expect(await tables.open(opening({ level: 'none' }))).toEqual({ ok: false, refusal: { code: 'unknown-level', what: 'none' } }) // prettier-ignore
  expect([tables.inRoom('room-1'), tables.all(), await ledger.openTables()]).toEqual([null, [], []])
  const opened = await tables.open(opening())
  expect(opened.ok).toBe(true)
})

it('the first player stands in for a level that there is no more', async () => {
  const ledger = createMemoryLedger()
  const players = { easy: scripted('easy', quiet), strong: scripted('strong', quiet) }
  const first = runningTables({ ledger, players })
  const id = await first.open({ level: 'strong' })
  await first.tables.shutDown()
  const { tables, send, view, errors } = runningTables({ ledger, players: { easy: scripted('easy', quiet) } })
  await tables.restore()
  await send(id, { type: 'fill', user: 'anna', level: 'easy', count: 1 }, ...withComputers)
  await until(() => view(id).deal?.turn === 0)
  expect(view(id).seats.map((seat) => (seat?.kind === 'computer' ? seat.level : seat?.kind))).toEqual(['person', 'easy', 'strong', 'strong']) // prettier-ignore
  expect(errors).toEqual([])
})

it('a table that is shut down takes nothing, and opens nothing', async () => {
  const { tables, open } = runningTables()
  const id = await open()
  await tables.shutDown()
  const refusal = { ok: false, refusal: { code: 'shutting-down' } }
  expect(await tables.send(id, { type: 'join', user: 'ben' })).toEqual(refusal)
  expect(await tables.open(opening({ room: 'room-2' }))).toEqual(refusal)
})

it('nobody knows a table that was never opened', async () => {
  const { tables } = runningTables()
  expect(await tables.send('nowhere', { type: 'join', user: 'ben' })).toEqual({ ok: false, refusal: { code: 'no-such-table' } }) // prettier-ignore
  expect(tables.view('nowhere', 'anna')).toBeNull()
  expect([await tables.review('nowhere'), await tables.matchRecord('nowhere'), await tables.lastPlayedIn('room-1')]).toEqual([null, null, null]) // prettier-ignore
})

it('a computer of a level that there is not is refused before anything is written', async () => {
  const ledger = createMemoryLedger()
  const { tables, open } = runningTables({ ledger })
  const id = await open()
  const fill: Intent = { type: 'fill', user: 'anna', level: 'none' }
  expect(await tables.send(id, fill)).toEqual({ ok: false, refusal: { code: 'unknown-level', what: 'none' } })
  expect(ledger.log(id)).toEqual([])
})

it('a record that cannot be made, and a review, are none', async () => {
  const memory = createMemoryLedger()
  const broken: Ledger = {
    ...memory,
    tableOf: async (id) => {
      const stored = await memory.tableOf(id)
      const get = () => {
        throw new Error('spoilt')
      }
      return stored && Object.defineProperty({ ...stored }, 'intents', { get })
    },
  }
  const { tables, open, send } = runningTables({ ledger: broken })
  const id = await open()
  await send(id, ...withPeople)
  expect(await tables.matchRecord(id)).toBeNull()
  await send(id, { type: 'close', user: 'anna', manager: false })
  expect([await tables.matchRecord(id), await tables.review(id)]).toEqual([null, null])
})

it('a room that a table has left is free, and so is a room kept in vain', async () => {
  const rooms = createRooms()
  const table = started()
  rooms.show(table)
  expect([rooms.inRoom('room-1'), rooms.takenBy('room-1')]).toEqual(['t1', 't1'])
  rooms.show({ ...table, room: 'room-2' })
  expect([rooms.inRoom('room-1'), rooms.inRoom('room-2')]).toEqual([null, 't1'])
  const failed = rooms.whileKept('room-3', 't3', () => {
    expect([rooms.inRoom('room-3'), rooms.takenBy('room-3')]).toEqual([null, 't3'])
    return Promise.reject(new Error('no'))
  })
  await expect(failed).rejects.toThrow('no')
  expect(rooms.takenBy('room-3')).toBeNull()
  rooms.clear({ ...table, id: 'other' })
  expect(rooms.inRoom('room-2')).toBe('t1')
  rooms.clear(table)
  expect(rooms.inRoom('room-2')).toBeNull()
})

it('a practice takes no room, and stands in the way of its person’s next one alone', () => {
  const rooms = createRooms()
  const practice = lobby({ kind: 'practice', server: '', room: '' })
  rooms.show(practice)
  expect([rooms.practiceOf('anna'), rooms.practiceOf('ben'), rooms.inRoom('')]).toEqual(['t1', null, null])
  expect(rooms.inTheWayOf(opening({ kind: 'practice' }))).toBe('t1')
  expect(rooms.inTheWayOf(opening({ kind: 'practice', host: 'ben' }))).toBeNull()
  expect(rooms.inTheWayOf(opening())).toBeNull()
  rooms.clear({ ...practice, id: 'other' })
  expect(rooms.practiceOf('anna')).toBe('t1')
  rooms.clear(practice)
  expect(rooms.practiceOf('anna')).toBeNull()
})

it('no trick lies open before the first card; the last one of a deal does as any other', () => {
  const wait = paceBy(() => 0)
  for (const table of [lobby(), started()]) expect(wait(tableView(table, null))).toBe(800)
  expect(wait(tableView(dealOver(started()), null))).toBe(3000)
  expect(wait(tableView(after(lobby({ pace: 'calm' }), { type: 'fill', user: 'anna' }), null))).toBe(2000)
})
