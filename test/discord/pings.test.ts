import { describe, expect, it } from 'vitest'
import { Reminders } from '../../src/discord/features/reminders/reminders.js'
import { presets, shuffledHands, turnOf } from '../../src/engine/index.js'
import type { Deal } from '../../src/engine/index.js'
import { translator } from '../../src/i18n/index.js'
import { usualSettings } from '../../src/table/ports.js'
import type { Advance, TableView } from '../../src/table/view.js'
import { createManualClock, settle } from '../support/clock.js'
import { after, begin, during } from './present/support.js'
import { FakeWire, liveParts, readableLog, refused } from './support.js'

const second = 1000
const person = (user: string) => ({ kind: 'person', user }) as const
const people = [person('a'), person('b'), person('c'), person('d')] as const
const dealt = begin(presets.ddv, shuffledHands(presets.ddv, 'pings'))
const next = (deal: Deal): Deal => after(deal, { seat: turnOf(deal) ?? 0, type: 'healthy' })

interface Setting {
  limit?: number | null
  reach?: number
  pings?: boolean
  mayPing?: boolean
  note?: string | null
}

/** A table where somebody is asked for a reservation. */
function table({ limit = null, reach = Infinity, pings = true, mayPing = true, note = null }: Setting = {}) {
  const wire = new FakeWire()
  const clock = createManualClock()
  const state = { deal: dealt, advance: null as Advance | null, reach, note, changes: {} as Partial<TableView> }
  const view = (): TableView =>
    during(state.deal, 'spectator', { id: 't', room: '1', seats: people, clock: { limit, since: 0, until: null }, ...state.changes }) // prettier-ignore
  const reminder = new Reminders({
    ...liveParts({ wire, clock, log: readableLog().log }),
    tables: { view: (_, user) => (user === null ? view() : { ...view(), advance: state.advance }) },
    people: { settingsOf: () => Promise.resolve({ ...usualSettings, pings }) },
    notes: {
      pingOf: () => Promise.resolve(state.note),
      setPing: (_, ping) => Promise.resolve(void (state.note = ping)),
    },
    reach: () => state.reach,
    mayPing: () => mayPing,
    wordsIn: () => translator('de'),
    suspend: () => {},
    told: () => {},
  })
  const change = async (changes: Partial<typeof state> = {}) => {
    Object.assign(state, changes)
    reminder.refresh('t')
    await settle()
  }
  return { wire, clock, reminder, state, change, lines: () => wire.lines.map((line) => line.split(':')[0]) }
}

describe('a reminder', () => {
  it.each([
    ['without a clock', null, Infinity, 20],
    ['of ninety seconds', 90 * second, Infinity, 20],
    ['of half a minute, after half of it', 30 * second, Infinity, 15],
    ['of a day, somewhat later', 86_400 * second, Infinity, 120],
    ['whose owner’s hand cannot be brought, at once', 90 * second, 0, 2],
    ['of a day whose owner’s hand cannot be brought, at once', 86_400 * second, 0, 2],
  ])('comes once in a turn %s', async (_, limit, reach, seconds) => {
    const { clock, change, lines } = table({ limit, reach })
    await change()
    await clock.advance(seconds * second - 1)
    expect(lines()).toEqual([])
    await clock.advance(1)
    expect(lines()).toEqual(['post 1'])
    await change()
    await clock.advance(3600 * second)
    expect(lines()).toEqual(['post 1'])
  })

  it('goes away with the move, and the next one comes in its own time', async () => {
    const { clock, change, lines, state } = table()
    await change()
    await clock.advance(25 * second)
    expect(state.note).toMatch(/^1 m1 \S+$/)
    await change({ deal: next(dealt) })
    expect([lines(), state.note]).toEqual([['post 1', 'remove 1 m1'], null])
    await clock.advance(20 * second)
    expect(lines().slice(2)).toEqual(['post 1'])
  })

  it('that is still on its way when the move comes goes away as soon as it has arrived', async () => {
    const { wire, clock, change, lines } = table()
    await change()
    wire.shut()
    await clock.advance(20 * second)
    await change({ deal: next(dealt) })
    expect(lines()).toEqual(['post 1'])
    wire.open()
    await settle()
    expect(lines()).toEqual(['post 1', 'remove 1 m1'])
  })

  it('is not needed for a move before its time, nor where the answer was given in advance', async () => {
    const { clock, change, lines } = table()
    await change()
    await clock.advance(10 * second)
    await change({ deal: next(dealt), advance: { type: 'healthy' } })
    await clock.advance(3600 * second)
    expect(lines()).toEqual([])
    await change({ advance: null })
    await clock.advance(0)
    await settle()
    expect(lines()).toEqual(['post 1'])
  })

  it('waits a little where a press has just brought a hand that can be kept fresh', async () => {
    const { clock, change, lines, state } = table({ reach: 0 })
    await change()
    await clock.advance(second)
    state.reach = Infinity
    await clock.advance(10 * second)
    expect(lines()).toEqual([])
    await clock.advance(10 * second)
    expect(lines()).toEqual(['post 1'])
  })

  it.each([
    ['the person wants none', { pings: false }],
    ['the server does without', { mayPing: false }],
  ])('is only posted once the hand is out of reach where %s', async (_, setting) => {
    const { clock, change, lines, state } = table({ ...setting, reach: 600 * second })
    await change()
    await clock.advance(599 * second)
    expect(lines()).toEqual([])
    state.reach = 0
    await clock.advance(100 * second)
    expect(lines()).toEqual(['post 1'])
  })

  it('is nobody’s where a computer player is on turn, the table stands still, or somebody practises alone', async () => {
    const computer = { kind: 'computer', level: 'easy' } as const
    for (const changes of [
      { seats: [computer, computer, computer, computer] },
      { suspended: 'forbidden' },
      { status: 'between', nextAt: 20_000, clock: { limit: 90_000, since: 0, until: null } },
      { kind: 'practice' },
    ] as Partial<TableView>[]) {
      const { clock, change, lines } = table()
      await change({ changes })
      await clock.advance(3600 * second)
      expect(lines()).toEqual([])
    }
  })

  it('that cannot be posted is not tried again, and the table goes on', async () => {
    const { wire, clock, change, lines } = table()
    wire.failures.push(refused(50013, 403))
    await change()
    await clock.advance(600 * second)
    expect(lines()).toEqual(['post 1'])
    await change({ deal: next(dealt) })
    await clock.advance(20 * second)
    expect(lines()).toEqual(['post 1', 'post 1'])
  })
})

describe('after a restart', () => {
  it('a reminder of the same turn stays the only one, and goes away with the move', async () => {
    const before = table()
    await before.change()
    await before.clock.advance(20 * second)
    const { reminder, clock, change, lines } = table({ note: before.state.note, reach: 0 })
    await reminder.restore('t')
    await clock.advance(600 * second)
    expect(lines()).toEqual([])
    await change({ deal: next(dealt) })
    expect(lines()).toEqual(['remove 1 m1'])
  })

  it('a reminder of an earlier turn goes away, and a note that cannot be read is none', async () => {
    const old = table({ note: '1 m7 1/reservations/9/0/0/0/1' })
    await old.reminder.restore('t')
    await settle()
    expect(old.lines()).toEqual(['remove 1 m7'])
    const damaged = table({ note: 'damaged' })
    await damaged.reminder.restore('t')
    await damaged.clock.advance(20 * second)
    expect(damaged.lines()).toEqual(['post 1'])
  })
})
