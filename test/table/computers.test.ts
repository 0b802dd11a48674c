import { describe, expect, it } from 'vitest'
import type { Move, View } from '../../src/engine/index.js'
import { createManualClock, settle } from '../support/clock.js'
import type { ManualClock } from '../support/clock.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { scripted } from '../support/players.js'
import { runningTables, until, withComputers, withPeople } from '../support/running-tables.js'

/** The first move that is no announcement; out of turn that is none. */
const quiet = (view: View): Move => view.legal.find((action) => action.type !== 'announce') ?? { type: 'pass' }

/** What waits for less than a day: not the closing of a table at which nothing happens. */
const soon = (clock: ManualClock): readonly number[] => clock.waiting().filter((ms) => ms < 24 * 3_600_000)

describe('computer players', () => {
  it('play a whole match at once, one intent after another', async () => {
    const ledger = createMemoryLedger()
    const { open, send, outcomes, errors, view, clock } = runningTables({ ledger })
    const id = await open({ games: 9 })
    await send(id, { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' }, { type: 'join', user: 'x' }).catch(
      () => {},
    )
    const play = async (): Promise<void> => {
      const { status, deal, viewer } = view(id)
      if (status === 'between') return send(id, { type: 'continue', user: 'anna' })
      if (deal !== null && deal.turn === viewer) return send(id, { type: 'move', user: 'anna', move: quiet(deal) })
      await settle(1)
    }
    while (view(id).status !== 'over') await play()
    expect(view(id).sheet).toHaveLength(9)
    expect(outcomes.map((outcome) => outcome.version)).toEqual(outcomes.map((_, index) => index + 1))
    expect(ledger.log(id)).toHaveLength(outcomes.length)
    expect(ledger.games.map((game) => game.game)).toEqual(view(id).sheet.map((row) => row.number))
    expect([errors, soon(clock)]).toEqual([[], [15 * 60_000]])
  })

  it('wait as long as the table’s pace, and no longer once a person has acted', async () => {
    const { open, send, outcomes, clock } = runningTables({ pace: 800, players: { easy: scripted('easy', quiet) } })
    const id = await open()
    await send(id, ...withComputers)
    const before = outcomes.length
    expect(soon(clock)).toEqual([800])
    await clock.advance(799)
    expect(outcomes).toHaveLength(before)
    await clock.advance(1)
    expect(outcomes.slice(before).map((outcome) => outcome.intent)).toEqual([
      { type: 'computer', seat: 1, move: { type: 'healthy', seat: 1 } },
    ])
    expect(soon(clock)).toEqual([800])
  })

  it('are asked out of turn whether they announce; any other answer means no', async () => {
    const asked: View[] = []
    const caller = (view: View): Move => {
      if (view.turn === view.viewer) return quiet(view)
      asked.push(view)
      return view.viewer === 3 ? (view.legal[0] ?? quiet(view)) : { type: 'play', card: 'HT' }
    }
    const { open, send, outcomes, errors, view } = runningTables({ players: { easy: scripted('easy', caller) } })
    const id = await open()
    await send(id, ...withComputers)
    await until(() => view(id).deal?.turn === 0)
    await send(id, { type: 'move', user: 'anna', move: { type: 'healthy' } })
    await until(() => view(id).deal?.turn === 0)
    await settle()
    const announced = outcomes.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'deal' && event.event.type === 'announced' ? [event.event] : [])),
    )
    expect(announced.length).toBeGreaterThan(0)
    expect(announced.every((event) => event.seat === 3)).toBe(true)
    expect(asked.every((seen) => seen.legal.every((action) => action.type === 'announce'))).toBe(true)
    expect(asked.some((seen) => seen.viewer !== 3)).toBe(true)
    expect(errors).toEqual([])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no idea')
      },
      'computer player failed',
    ],
    ['cheats', (): Move => ({ type: 'give', cards: [] }), 'computer player chose an illegal move'],
  ] as const)('make the first legal move when one %s', async (_, choose, message) => {
    const { open, send, view, errors } = runningTables({ players: { easy: scripted('easy', choose) } })
    const id = await open()
    await send(id, ...withComputers)
    await until(() => view(id).deal?.turn === 0)
    expect(view(id).deal?.said).toEqual([null, 'healthy', 'healthy', 'healthy'])
    expect(errors).toEqual([message, message, message])
  })

  it('try again when the ledger failed', async () => {
    const ledger = createMemoryLedger()
    const { open, send, view, clock } = runningTables({ ledger, pace: 100, players: { easy: scripted('easy', quiet) } })
    const id = await open()
    await send(id, ...withComputers)
    ledger.failNext(1)
    await clock.advance(100)
    expect(view(id).deal?.said[1]).toBeNull()
    await clock.advance(5_000)
    expect(view(id).deal?.said[1]).toBe('healthy')
  })

  it('take over for somebody who leaves, and wait for nobody', async () => {
    const { open, send, view } = runningTables({ players: { easy: scripted('easy', quiet) } })
    const id = await open()
    await send(id, ...withPeople)
    expect(view(id).deal?.turn).toBe(1)
    await send(id, { type: 'leave', user: 'ben' })
    await until(() => view(id).deal?.turn === 2)
    expect(view(id).deal?.said[1]).toBe('healthy')
  })
})

describe('the patience between two deals', () => {
  /** A table whose first deal is over; anna and ben play, so somebody can be waited for. */
  const between = async () => {
    const running = runningTables({ players: { easy: scripted('easy', quiet) } })
    const { open, send, view } = running
    const id = await open({ games: 3, clock: 90_000 })
    await send(id, { type: 'join', user: 'ben' }, ...withComputers)
    while (view(id).status === 'playing') {
      const user = view(id).deal?.turn === 0 ? 'anna' : view(id).deal?.turn === 1 ? 'ben' : null
      const { deal } = view(id, user ?? 'anna')
      if (user !== null && deal !== null) await send(id, { type: 'move', user, move: quiet(deal) })
      else await settle(1)
    }
    return { ...running, id }
  }

  it('is twenty seconds from the end of the deal, however many are ready', async () => {
    const { id, clock, view, send } = await between()
    expect(soon(clock)).toEqual([20_000, 600_000])
    await clock.advance(15_000)
    await send(id, { type: 'continue', user: 'ben' })
    await clock.advance(4_999)
    expect([view(id).status, view(id).ready]).toEqual(['between', ['ben']])
    await clock.advance(1)
    expect([view(id).status, view(id).game]).toEqual(['playing', 2])
  })

  it('ends when everybody is ready', async () => {
    const { id, clock, view, send } = await between()
    await send(id, { type: 'continue', user: 'ben' }, { type: 'continue', user: 'anna' })
    expect([view(id).game, soon(clock).filter((ms) => ms < 600_000)]).toEqual([2, []])
  })
})

describe('restoring', () => {
  it('brings every open table back exactly and lets it go on', async () => {
    const ledger = createMemoryLedger()
    const players = { easy: scripted('easy', quiet) }
    const before = runningTables({ ledger, players, pace: 100 })
    const first = await before.open()
    await before.send(first, ...withComputers)
    await before.clock.advance(250)
    const second = await before.open({ room: 'room-2', host: 'ben' })
    const views = (from: typeof before) =>
      [first, second].flatMap((id) => ['anna', 'ben', null].map((user) => from.tables.view(id, user)))

    const clock = createManualClock()
    const after = runningTables({ ledger, players, pace: 100, clock })
    await after.tables.restore()
    expect(views(after)).toEqual(views(before))
    expect(after.tables.all()).toEqual([first, second])
    expect([after.tables.inRoom('room-1'), after.outcomes]).toEqual([first, []])

    await clock.advance(100)
    expect(after.view(first).deal?.turn).toBe(0)
    await after.send(first, { type: 'move', user: 'anna', move: { type: 'healthy' } })
  })

  it('closes a table that cannot be built again, and says so', async () => {
    const ledger = createMemoryLedger()
    const before = runningTables({ ledger })
    const id = await before.open()
    await ledger.append(id, 1, { type: 'move', user: 'anna', move: { type: 'healthy' } }, 1, {})
    const after = runningTables({ ledger, name: 'later' })
    await after.tables.restore()
    expect([after.tables.all(), after.errors]).toEqual([[], ['table cannot be restored, so it is closed']])
    expect(await after.open()).toBe('later-1')
  })

  it('waits for people between two deals as before', async () => {
    const ledger = createMemoryLedger()
    const players = { easy: scripted('easy', quiet) }
    const before = runningTables({ ledger, players })
    const id = await before.open({ games: 2, clock: 90_000 })
    await before.send(id, ...withComputers)
    while (before.view(id).status === 'playing') {
      const { deal } = before.view(id)
      if (deal?.turn === 0) await before.send(id, { type: 'move', user: 'anna', move: quiet(deal) })
      else await settle(1)
    }
    await before.tables.shutDown()
    const after = runningTables({ ledger, players })
    await after.tables.restore()
    expect(soon(after.clock)).toEqual([20_000])
    await after.clock.advance(20_000)
    expect(after.view(id)).toMatchObject({ status: 'playing', game: 2 })
  })
})
