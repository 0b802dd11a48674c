import { expect, it } from 'vitest'
import { desertedPatience, lobbyPatience, matchPatience, startPatience } from '../../src/table/deadlines.js'
import { createManualClock, settle } from '../support/clock.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { runningTables, withPeople } from '../support/running-tables.js'

const joins = ['ben', 'clara', 'dora'].map((user) => ({ type: 'join', user }) as const)

it('starts a full lobby of people a minute after its last change, and says when', async () => {
  const { open, send, view, clock } = runningTables()
  const id = await open()
  await send(id, ...joins)
  expect(view(id).startsAt).toBe(clock.now() + startPatience)
  await clock.advance(startPatience - 1000)
  await send(id, { type: 'join', user: 'emil' })
  await clock.advance(startPatience - 1)
  expect(view(id).status).toBe('lobby')
  await clock.advance(1)
  expect([view(id).status, view(id).startsAt]).toEqual(['playing', null])
})

it('starts no lobby by itself while a place is free or a computer player sits there', async () => {
  const { open, send, view, clock } = runningTables()
  const id = await open()
  await send(id, ...joins, { type: 'leave', user: 'dora' })
  expect(view(id).startsAt).toBeNull()
  await send(id, { type: 'fill', user: 'anna' })
  expect(view(id).startsAt).toBeNull()
  await clock.advance(lobbyPatience - 1)
  expect(view(id).status).toBe('lobby')
})

it('starts no lobby while its table rests, and counts anew when it goes on', async () => {
  const { tables, open, send, view, clock } = runningTables()
  const id = await open()
  await send(id, ...joins, { type: 'suspend', why: 'forbidden' })
  expect(view(id).startsAt).toBeNull()
  expect(await tables.send(id, { type: 'start', user: 'anna' })).toMatchObject({ refusal: { code: 'suspended' } })
  await clock.advance(2 * startPatience)
  expect(view(id).status).toBe('lobby')
  await send(id, { type: 'resume', user: 'anna', manager: false, room: view(id).room })
  expect(view(id).startsAt).toBe(clock.now() + startPatience)
})

it('closes a lobby to which nobody ever comes', async () => {
  const { tables, open, view, clock } = runningTables()
  const id = await open()
  await clock.advance(lobbyPatience - 1)
  expect(view(id).status).toBe('lobby')
  await clock.advance(1)
  expect(tables.all()).toEqual([])
  expect(view(id)).toMatchObject({ status: 'closed', closure: 'expired' })
})

it('closes a lobby that lies idle, counted from when it was opened or last changed, also over a restart', async () => {
  const ledger = createMemoryLedger()
  const clock = createManualClock()
  const before = runningTables({ ledger, clock })
  const id = await before.open()
  await clock.advance(lobbyPatience - 1000)
  await before.send(id, { type: 'join', user: 'ben' })
  await clock.advance(lobbyPatience / 2)
  await before.tables.shutDown()
  const after = runningTables({ ledger, clock, name: 'later' })
  await after.tables.restore()
  await clock.advance(lobbyPatience / 2 - 1)
  expect(after.tables.all()).toEqual([id])
  await clock.advance(1)
  expect(after.tables.all()).toEqual([])
  expect(after.view(id)).toMatchObject({ status: 'closed', closure: 'expired' })
})

it('closes a match in which nobody has done anything for two weeks', async () => {
  const { open, send, view, clock, tables } = runningTables()
  const id = await open({ clock: null })
  await send(id, ...withPeople)
  await clock.advance(matchPatience - 1)
  expect(view(id).status).toBe('playing')
  await clock.advance(1)
  expect([view(id).closure, tables.all()]).toEqual(['expired', []])
})

it('plays no further deal for nobody: when all have been replaced it waits a day for somebody to come back', async () => {
  const { open, send, view, clock, tables } = runningTables({ players: { easy: drawing('easy', [1, 2, 3]) } })
  const id = await open({ clock: 15_000, games: 8 })
  await send(id, ...withPeople)
  const alone = async () => {
    while (view(id).status !== 'between' || view(id).places.some((one) => one?.kind === 'person')) {
      await clock.advance(15_000)
      await settle(100)
    }
  }
  await alone()
  const { game } = view(id)
  await clock.advance(3_600_000)
  expect(view(id)).toMatchObject({ status: 'between', game })
  await send(id, { type: 'join', user: 'ben' }, { type: 'continue', user: 'ben' })
  expect(view(id)).toMatchObject({ status: 'playing', game: game + 1 })
  await alone()
  await clock.advance(desertedPatience)
  expect(tables.all()).toEqual([])
})
