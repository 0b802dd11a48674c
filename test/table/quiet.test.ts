import { describe, expect, it } from 'vitest'
import { endWith, quietSpans, quietUntil, standsUntil } from '../../src/table/quiet.js'
import type { QuietTimes } from '../../src/table/quiet.js'
import type { FullRequest } from '../../src/table/intent.js'
import { createManualClock, settle } from '../support/clock.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { runningTables, withPeople } from '../support/running-tables.js'

const hour = 3_600_000
const none: QuietTimes = { quietFrom: null, quietTo: null, holidayFrom: null, holidayTo: null }
const nights = { ...none, quietFrom: 22, quietTo: 7 }
const utc = (day: number, at: number) => Date.UTC(2026, 11, day, at)
const hours = (spans: readonly { from: number; to: number }[]) => spans.map(({ from, to }) => [new Date(from).toISOString().slice(8, 13), new Date(to).toISOString().slice(8, 13)].join('-').replaceAll('T', ' ')) // prettier-ignore

describe('quiet times', () => {
  it('are the hours of each night that a stretch of time touches', () => {
    expect(hours(quietSpans(nights, 'UTC', { from: utc(1, 3), to: utc(2, 23) }))).toEqual(['30 22-01 07', '01 22-02 07', '02 22-03 07']) // prettier-ignore
    expect(quietSpans(nights, 'UTC', { from: utc(1, 8), to: utc(1, 21) })).toEqual([])
    expect(hours(quietSpans({ ...none, quietFrom: 9, quietTo: 17 }, 'UTC', { from: utc(1, 12), to: utc(1, 13) }))).toEqual(['01 09-01 17']) // prettier-ignore
    expect(quietSpans({ ...none, quietFrom: 8, quietTo: 8 }, 'UTC', { from: utc(1, 0), to: utc(9, 0) })).toEqual([])
  })

  it('are meant in a time zone, and last an hour less in the night in which the clocks go forward', () => {
    const night = { from: Date.UTC(2026, 2, 28, 22), to: Date.UTC(2026, 2, 29, 4) }
    const [span] = quietSpans(nights, 'Europe/Berlin', night)
    expect([span?.from, span?.to]).toEqual([Date.UTC(2026, 2, 28, 21), Date.UTC(2026, 2, 29, 5)])
  })

  it('join a holiday with the nights that it touches', () => {
    const times = { ...nights, holidayFrom: utc(1, 12), holidayTo: utc(4, 23) }
    expect(hours(quietSpans(times, 'UTC', { from: utc(1, 12), to: utc(6, 0) }))).toEqual(['01 12-05 07', '05 22-06 07'])
  })

  it('say until when nobody is to be called', () => {
    expect(quietUntil(nights, 'UTC', utc(1, 23))).toBe(utc(2, 7))
    expect(quietUntil(nights, 'UTC', utc(2, 7))).toBeNull()
    expect(quietUntil(nights, 'UTC', utc(1, 22) - 1)).toBeNull()
  })

  it('make a time longer by what lies in them, up to a limit', () => {
    const spans = [{ from: 10, to: 20 }, { from: 30, to: 50 }] // prettier-ignore
    expect(endWith(0, 5, spans, 100)).toBe(5)
    expect(endWith(0, 10, spans, 100)).toBe(10)
    expect(endWith(0, 15, spans, 100)).toBe(25)
    expect(endWith(0, 25, spans, 100)).toBe(55)
    expect(endWith(15, 10, spans, 100)).toBe(30)
    expect(endWith(0, 25, spans, 12)).toBe(37)
    expect(endWith(0, 25, spans, 0)).toBe(25)
  })

  it('let a time stand still until they are over, or the limit is used up', () => {
    const spans = [{ from: 10, to: 20 }, { from: 30, to: 50 }] // prettier-ignore
    expect([9, 10, 19, 20, 30].map((now) => standsUntil(0, spans, 100, now))).toEqual([null, 20, 20, null, 50])
    expect([10, 30, 31, 32].map((now) => standsUntil(0, spans, 12, now))).toEqual([20, 32, 32, null])
    expect(standsUntil(0, spans, 0, 10)).toBeNull()
  })
})

/** A slow table in UTC at which ben, who is on turn first, wants peace from 22 to 7; it is 20 o'clock. */
async function slowTable(times: Partial<QuietTimes> = nights, request: Partial<FullRequest> = {}) {
  const ledger = createMemoryLedger()
  const clock = createManualClock(utc(1, 20))
  await ledger.setSettings('ben', { ...none, ...times, zone: 'UTC' })
  const running = runningTables({ ledger, clock })
  const id = await running.open({ clock: 24 * hour, quiet: 72 * hour, ...request })
  await running.send(id, ...withPeople)
  await settle()
  const shown = () => running.view(id).clock
  const types = () => ledger.log(id).map(({ type }) => type)
  return { ...running, ledger, clock, id, shown, types }
}

describe('the clock of a slow turn', () => {
  it('waits for the quiet hours of whoever is on turn, says until when while they last, and ends so much later', async () => {
    const { clock, shown, types, view, id } = await slowTable()
    expect(view(id).seats[1]).toEqual({ kind: 'person', user: 'ben' })
    expect(shown()).toMatchObject({ until: utc(3, 14) })
    expect(shown().waits).toBeUndefined()
    await clock.advance(2 * hour + 1000)
    expect(shown()).toMatchObject({ until: utc(3, 14), waits: utc(2, 7) })
    await clock.advance(9 * hour)
    expect(shown().waits).toBeUndefined()
    // The next night begins within the turn, which waits for it as well.
    await clock.advance(utc(3, 4) - clock.now())
    expect(types()).not.toContain('overtime')
    expect(shown()).toMatchObject({ until: utc(3, 14), waits: utc(3, 7) })
    await clock.advance(utc(3, 14) - clock.now())
    expect(types().filter((type) => type === 'overtime')).toHaveLength(1)
  })

  it('waits no longer in all than the table allows, turn after turn', async () => {
    const { clock, shown, send, id, view } = await slowTable(nights, { quiet: 4 * hour })
    expect(shown()).toMatchObject({ until: utc(2, 24) })
    await clock.advance(3 * hour)
    expect(shown().waits).toBe(utc(2, 2))
    // One of the four hours is used up when ben says something after all.
    await send(id, { type: 'move', user: 'ben', move: { type: 'healthy' } })
    for (const user of ['clara', 'dora', 'anna']) await send(id, { type: 'move', user, move: { type: 'healthy' } })
    const turn = view(id).deal?.turn
    await settle()
    expect(turn).toBe(1)
    expect(shown()).toMatchObject({ since: utc(1, 23), until: utc(2, 26), waits: utc(2, 2) })
  })

  it('runs on for people without quiet times, at tables that do not wait, and where turns are short', async () => {
    expect((await slowTable(none)).shown().until).toBe(utc(2, 20))
    expect((await slowTable(nights, { quiet: 0 })).shown().until).toBe(utc(2, 20))
    const fast = await slowTable({ ...nights, quietFrom: 19 }, { clock: 90_000 })
    expect(fast.shown().until).toBe(utc(1, 20) + 90_000)
    expect(fast.types()).not.toContain('quiet')
  })

  it('stands still for a holiday that begins in the middle of the turn, but gives back nothing that has passed', async () => {
    const { clock, shown, send, id, types } = await slowTable(none)
    await clock.advance(hour)
    await send(id, { type: 'quiet', user: 'ben', spans: [{ from: utc(1, 20), to: utc(3, 21) }] })
    expect(shown()).toMatchObject({ until: utc(4, 20), waits: utc(3, 21) })
    await clock.advance(utc(4, 20) - clock.now())
    expect(types()).toContain('overtime')
  })

  it('cannot be made to wait by anybody else', async () => {
    const { tables, id, clock } = await slowTable(none)
    const spans = [{ from: clock.now(), to: clock.now() + hour }]
    expect(await tables.send(id, { type: 'quiet', user: 'clara', spans })).toMatchObject({ refusal: { code: 'not-seated' } }) // prettier-ignore
    expect(await tables.send(id, { type: 'quiet-turn' })).toMatchObject({ refusal: { code: 'not-playing' } })
  })

  it('counts no pause against anybody', async () => {
    const { clock, send, id, shown } = await slowTable(nights, { quiet: 4 * hour })
    await clock.advance(3 * hour)
    await send(id, { type: 'pause', user: 'anna' })
    await clock.advance(24 * hour)
    await send(id, { type: 'resume', user: 'anna', manager: false, room: 'room-1' })
    await settle()
    expect(shown()).toMatchObject({ since: utc(2, 23), until: utc(3, 26), waits: utc(3, 2) })
  })

  it('is the same after a restart, and asks for nothing twice', async () => {
    const before = await slowTable()
    await before.clock.advance(3 * hour)
    const after = runningTables({ ledger: before.ledger, clock: before.clock })
    await before.tables.shutDown()
    await after.tables.restore()
    await after.clock.advance(hour)
    expect(after.view(before.id).clock).toEqual(before.shown())
    expect(before.types().filter((type) => type.startsWith('quiet'))).toEqual(['quiet', 'quiet-turn'])
  })
})
