import { describe, expect, it } from 'vitest'
import type { Move, RuleSet, Seat, View } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { createManualClock } from '../support/clock.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { scripted } from '../support/players.js'
import { runningTables, withPeople } from '../support/running-tables.js'
import type { RunningTables } from '../support/running-tables.js'
import { after, firstMove, leading, onTurn, viewOfSeat } from '../support/table-steps.js'

const second = 1000
const quiet = (view: View): Move => view.legal.find((action) => action.type !== 'announce') ?? { type: 'pass' }

/** Four people at a table whose turns take at most 90 seconds. */
async function seated(options: Parameters<typeof runningTables>[0] = {}, changes = {}) {
  const running = runningTables({ players: { easy: scripted('easy', quiet) }, ...options })
  const id = await running.open({ clock: 90 * second, ...changes })
  await running.send(id, ...withPeople)
  return { ...running, id }
}

const userOnTurn = ({ view }: RunningTables, id: string): string => {
  const { deal, seats } = view(id)
  const occupant = deal?.turn === null || deal === null ? null : seats[deal.turn]
  return occupant?.kind === 'person' ? occupant.user : 'nobody'
}

/** Everybody but one person moves until it is that person’s turn. */
async function untilTurnOf(user: string, running: RunningTables, id: string): Promise<void> {
  for (let on = userOnTurn(running, id); on !== user; on = userOnTurn(running, id)) {
    const { deal } = running.view(id, on)
    if (deal === null) throw new Error('no deal is running')
    await running.send(id, { type: 'move', user: on, move: quiet(deal) })
  }
}

describe('the turn clock', () => {
  it('lets a computer make the one move of somebody who takes too long', async () => {
    const { id, clock, view, outcomes } = await seated()
    const began = clock.now()
    expect(view(id).clock).toEqual({ limit: 90_000, since: began, until: began + 90_000 })
    await clock.advance(89_999)
    expect(view(id).deal?.said[1]).toBeNull()
    await clock.advance(1)
    expect(outcomes.at(-1)?.intent).toMatchObject({ type: 'overtime', seat: 1, move: { type: 'healthy' } })
    expect(outcomes.at(-1)?.events[0]).toEqual({ type: 'overtime', user: 'ben', place: 1 })
    expect(view(id).seats[1]).toEqual({ kind: 'person', user: 'ben' })
    expect(view(id).clock).toEqual({ limit: 90_000, since: began + 90_000, until: began + 180_000 })
  })

  it('gives the seat away after three turns in a row, until its owner comes back', async () => {
    const running = await seated()
    const { id, clock, view, send, outcomes } = running
    for (let turn = 0; turn < 3; turn++) {
      await untilTurnOf('ben', running, id)
      await clock.advance(90 * second)
    }
    expect(
      outcomes
        .at(-1)
        ?.events.slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['overtime', 'seat-lent'])
    expect(view(id, 'ben')).toMatchObject({ viewer: 'spectator', mayReturn: 1 })
    await send(id, { type: 'join', user: 'ben' })
    expect(view(id, 'ben')).toMatchObject({ viewer: 1, place: 1 })
  })

  it('forgets missed turns once their owner has moved', async () => {
    const running = await seated()
    const { id, clock, view, send } = running
    for (let turn = 0; turn < 2; turn++) {
      await untilTurnOf('ben', running, id)
      await clock.advance(90 * second)
    }
    await untilTurnOf('ben', running, id)
    await send(id, { type: 'move', user: 'ben', move: quiet(view(id, 'ben').deal ?? never()) })
    for (let turn = 0; turn < 2; turn++) {
      await untilTurnOf('ben', running, id)
      await clock.advance(90 * second)
    }
    expect(view(id).seats[1]).toEqual({ kind: 'person', user: 'ben' })
  })

  it('forgets missed turns of whoever has spoken in advance, and not when the only card is played for them', () => {
    const missed = (table: Table): Table => {
      const now = until(1, table)
      return after(now, { ...overtime, move: viewOfSeat(now, 1).legal.find(({ type }) => type === 'play') ?? never() })
    }
    const twice = missed(missed(leading()))
    const [spoken] = viewOfSeat(twice, 1).hand.flatMap((card) => {
      const now = until(1, after(twice, { type: 'advance', user: 'ben', answer: { type: 'play', card } }))
      return now.advance[1] === null ? [] : [after(now, { type: 'auto', seat: 1, move: { type: 'play', card } })]
    })
    expect(tableView(missed(missed(spoken ?? never())), null).seats[1]).toEqual({ kind: 'person', user: 'ben' })
    const on = until(1, twice)
    const move = viewOfSeat(on, 1).legal.find(({ type }) => type === 'play') ?? never()
    const played = after(on, { type: 'auto', seat: 1, move })
    expect(tableView(missed(played), null).seats[1]).toMatchObject({ kind: 'computer' })
  })

  it('forgets missed turns of whoever has got up', () => {
    const missed = (table: Table): Table => {
      const now = until(1, table)
      return after(now, { ...overtime, move: viewOfSeat(now, 1).legal.find(({ type }) => type === 'play') ?? never() })
    }
    const back = after(missed(missed(leading())), { type: 'leave', user: 'ben' }, { type: 'join', user: 'ben' })
    expect(tableView(missed(missed(back)), null).seats[1]).toEqual({ kind: 'person', user: 'ben' })
    expect(tableView(missed(missed(missed(back))), null).seats[1]).toMatchObject({ kind: 'computer' })
  })

  it('starts anew with every announcement, whoever makes it', async () => {
    const running = await seated()
    const { id, clock, view, send } = running
    while (view(id).deal?.phase === 'reservations') await step(running, id)
    const on = userOnTurn(running, id)
    const callOf = (user: string): Intent => {
      const call = view(id, user).deal?.calls[0]?.call
      if (call === undefined) throw new Error('nothing can be announced')
      return { type: 'move', user, move: { type: 'announce', call } }
    }
    await clock.advance(60 * second)
    await send(id, callOf(['anna', 'ben', 'clara', 'dora'].find((user) => user !== on) ?? ''))
    expect(view(id).clock.until).toBe(clock.now() + 90 * second)
    await clock.advance(60 * second)
    await send(id, callOf(on))
    expect(view(id).clock.until).toBe(clock.now() + 90 * second)
    await clock.advance(89 * second)
    expect(view(id).deal?.trick?.cards ?? []).toEqual([])
    await clock.advance(second)
    expect(view(id).deal?.trick?.cards).toHaveLength(1)
  })

  it('stands still while the table does, and starts anew when that goes on', async () => {
    const { id, clock, view, send, tables } = await seated()
    await clock.advance(80 * second)
    await send(id, { type: 'suspend', why: 'room-gone' })
    expect(view(id).clock.until).toBeNull()
    await clock.advance(3600 * second)
    expect(view(id).deal?.said[1]).toBeNull()
    const answer = await tables.send(id, { type: 'resume', user: 'anna', manager: false, room: 'room-2' })
    expect(answer.ok).toBe(true)
    await clock.advance(89 * second)
    expect(view(id).deal?.said[1]).toBeNull()
    await clock.advance(second)
    expect(view(id).deal?.said[1]).toBe('healthy')
  })

  it.each([
    [90, 30],
    [45, 15],
  ])('of %i seconds leaves nobody less than %i after a restart', async (limit, left) => {
    const ledger = createMemoryLedger()
    const before = await seated({ ledger }, { clock: limit * second })
    await before.clock.advance((limit - 1) * second)
    await before.tables.shutDown()
    const clock = createManualClock(before.clock.now() + 3600 * second)
    const after = runningTables({ ledger, clock, players: { easy: scripted('easy', quiet) } })
    await after.tables.restore()
    const { id } = before
    expect(after.view(id).clock.until).toBe(clock.now() + left * second)
    await clock.advance(left * second - 1)
    expect(after.view(id).deal?.said[1]).toBeNull()
    await clock.advance(1)
    expect(after.view(id).deal?.said[1]).toBe('healthy')
    expect(after.view(id).clock.until).toBe(clock.now() + limit * second)
  })

  it('keeps what is left of a long turn over a restart', async () => {
    const ledger = createMemoryLedger()
    const day = 24 * 3600 * second
    const before = await seated({ ledger }, { clock: day })
    const until = before.view(before.id).clock.until
    await before.clock.advance(5 * 3600 * second)
    await before.tables.shutDown()
    const after = runningTables({ ledger, clock: createManualClock(before.clock.now() + 3600 * second) })
    await after.tables.restore()
    expect(after.view(before.id).clock.until).toBe(until)
  })

  it('never runs where a table has none, nor for a computer player', async () => {
    const { id, clock, view } = await seated({}, { clock: null })
    expect(view(id).clock.until).toBeNull()
    await clock.advance(7 * 24 * 3600 * second)
    expect(view(id).deal?.said[1]).toBeNull()
    const slow = runningTables({ pace: 100 * second, players: { easy: scripted('easy', quiet) } })
    const other = await slow.open({ clock: 90 * second })
    await slow.send(other, { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' })
    expect(slow.view(other).clock.until).toBeNull()
    await slow.clock.advance(100 * second)
    expect(slow.outcomes.at(-1)?.intent.type).toBe('computer')
  })

  it('announces nothing and plays no Solo for somebody who is not there', async () => {
    const eager = (view: View): Move =>
      view.legal.find(({ type }) => type === 'announce') ??
      view.legal.find((action) => action.type === 'reserve') ??
      quiet(view)
    const { id, clock, outcomes } = await seated({ players: { easy: scripted('easy', eager) } })
    for (let turn = 0; turn < 8; turn++) await clock.advance(90 * second)
    const moves = outcomes.flatMap(({ intent }) => (intent.type === 'overtime' ? [intent.move] : []))
    expect(moves.map(({ type }) => type)).toEqual([
      ...Array<string>(4).fill('healthy'),
      ...Array<string>(4).fill('play'),
    ])
    expect(id).toBe('table-1')
  })

  it('takes no Armut up for anybody, but gives cards back for whoever had taken one up', async () => {
    const eager = (view: View): Move => view.legal.find(({ type }) => type === 'take') ?? quiet(view)
    const rules: RuleSet = { preset: 'hausrunde', set: {} }
    for (let number = 0; number < 200; number++) {
      const running = await seated({ players: { easy: scripted('easy', eager) } }, { rules, seed: `armut ${number}` })
      const { id, view, send, clock, outcomes } = running
      const poor = ['anna', 'clara', 'dora'].find((user) => view(id, user).declarable.includes('armut'))
      if (poor === undefined) continue
      while (view(id).deal?.phase === 'reservations') {
        const user = userOnTurn(running, id)
        await send(id, { type: 'move', user, move: user === poor ? { type: 'reserve', kind: 'armut' } : { type: 'healthy' } }) // prettier-ignore
      }
      if (view(id).deal?.phase !== 'armut') continue
      await clock.advance(90 * second)
      expect(outcomes.at(-1)?.intent).toMatchObject({ type: 'overtime', move: { type: 'pass' } })
      await send(id, { type: 'move', user: userOnTurn(running, id), move: { type: 'take' } })
      await clock.advance(90 * second)
      expect(outcomes.at(-1)?.intent).toMatchObject({ type: 'overtime', move: { type: 'give' } })
      expect(view(id).deal?.phase).toBe('playing')
      return
    }
    throw new Error('nobody ever had an Armut')
  })

  it.each([
    ['throws', () => never()],
    ['cheats', (): Move => ({ type: 'give', cards: [] })],
  ])('makes the first legal move when the computer player %s', async (_, choose) => {
    const { id, clock, view } = await seated({ players: { easy: scripted('easy', choose) } })
    await clock.advance(90 * second)
    expect(view(id).deal?.said[1]).toBe('healthy')
  })
})

function never(): never {
  throw new Error('no idea')
}

const overtime = { type: 'overtime', seat: 1 } as const

/** The others play until it is this seat's turn. */
function until(seat: Seat, table: Table): Table {
  let now = table
  while (onTurn(now) !== seat) now = after(now, firstMove(now))
  return now
}

async function step(running: RunningTables, id: string): Promise<void> {
  const user = userOnTurn(running, id)
  const { deal } = running.view(id, user)
  await running.send(id, { type: 'move', user, move: quiet(deal ?? never()) })
}
