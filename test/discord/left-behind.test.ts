import { describe, expect, it } from 'vitest'
import { Boards } from '../../src/discord/live/boards.js'
import { mayPingUser } from '../../src/discord/live/may-ping.js'
import { Undelivered } from '../../src/discord/live/undelivered.js'
import { usualSettings } from '../../src/table/ports.js'
import { createManualClock, settle } from '../support/clock.js'
import { begin } from './board-support.js'
import { FakeWire, liveParts, readableLog, refused, words } from './support.js'

const gone = 10008

describe('somebody who asks where the table is', () => {
  it('brings nothing where its message was seen just now', async () => {
    const { wire, clock, boards, adopt } = begin()
    adopt()
    await clock.advance(1999)
    boards.lookAfter('t')
    await settle()
    expect(wire.calls).toEqual([])
    await clock.advance(1)
    boards.lookAfter('t')
    await settle()
    expect(wire.lines).toEqual(['edit room first: lobby'])
  })

  it('brings the message where the room refused it a moment ago', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(50001, 403))
    await change('one')
    boards.lookAfter('t')
    await settle()
    await clock.advance(1000)
    expect(wire.lines).toEqual(['edit room first: one', 'edit room first: one'])
  })

  it('brings a message that was deleted twice', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(gone))
    await change('one')
    await clock.advance(1000)
    wire.failures.push(refused(gone))
    await change('two')
    await clock.advance(1000)
    boards.lookAfter('t')
    await settle()
    await clock.advance(1000)
    expect(wire.lines.slice(2)).toEqual(['edit room m1: two', 'post room: two'])
  })

  it('changes nothing where no table is known', async () => {
    const { wire, boards } = begin()
    boards.lookAfter('unknown')
    await settle()
    expect([wire.calls, boards.size]).toEqual([[], 0])
  })
})

describe('a table message', () => {
  it('is noted when it becomes another, and not each time it is drawn', async () => {
    const { clock, notes, adopt, change } = begin()
    adopt()
    expect(notes.get('t')).toBe('first')
    notes.set('t', 'as it was')
    adopt()
    await clock.advance(1000)
    await change('one')
    expect(notes.get('t')).toBe('as it was')
    adopt('second')
    expect(notes.get('t')).toBe('second')
  })

  it('that rests is left alone, and written again when it goes on', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    await change('one', { rests: true })
    expect(wire.calls).toEqual([])
    await change('lobby', { rests: false })
    expect(wire.lines).toEqual(['edit room first: lobby'])
  })

  it('is forgotten when its table is unknown', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    expect(boards.messageOf('t')).toBe('first')
    await clock.advance(1000)
    await change('one', { known: false })
    expect([wire.calls, boards.size, boards.messageOf('t')]).toEqual([[], 0, null])
  })

  it('whose room refuses the last page keeps it for later', async () => {
    const { wire, clock, adopt, boards, change, suspended, undelivered } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(50001, 403))
    await change('the result', { last: true })
    expect([suspended, boards.size]).toEqual([[], 0])
    expect(undelivered.of('server', 'anna')).toMatchObject({ table: 't', message: 'first', room: 'room' })
    expect(undelivered.of('server', 'ben')).toBeNull()
    expect(undelivered.of('another', 'anna')).toBeNull()
  })

  it.each([
    [50001, 403, 'forbidden'],
    [10003, 404, 'room-gone'],
  ])('whose room refuses a page (%d) lets the table rest', async (code, status, why) => {
    const { wire, clock, adopt, change, suspended, lines } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(code, status))
    await change('one')
    expect(suspended).toEqual([why])
    expect(lines).toMatchObject([
      { level: 40, table: 't', trouble: why, msg: 'the table cannot be shown in its channel; its game is kept' },
    ])
  })

  it('deleted twice is told in the log, with the table', async () => {
    const { wire, clock, adopt, change, lines } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(gone), refused(gone))
    await change('one')
    await clock.advance(1000)
    await change('two')
    await clock.advance(1000)
    expect(lines).toMatchObject([{ table: 't', msg: expect.stringContaining('deleted twice') as string }])
  })

  it('that failed is told in the log by name, with the wait until the next try', async () => {
    const { wire, clock, adopt, change, lines } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(new Error('socket hang up'))
    await change('one')
    expect(lines).toMatchObject([
      { level: 40, table: 't', trouble: 'other', again: 2000, msg: 'the table message could not be written' },
    ])
  })
})

describe('a last page', () => {
  it('that fails as often as it may is given up, and its table forgotten', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(new Error('one'), new Error('two'), new Error('three'))
    await change('the result', { last: true })
    await clock.advance(2000)
    expect([wire.calls.length, boards.size]).toEqual([2, 1])
    await clock.advance(8000)
    expect([wire.calls.length, boards.size]).toEqual([3, 0])
  })
})

describe('a message that cannot be noted', () => {
  it('is told of in the log, with its table', async () => {
    const { log, lines } = readableLog()
    const boards = new Boards({
      ...liveParts({ wire: new FakeWire(), clock: createManualClock(), log }),
      notes: {
        messageOf: () => Promise.resolve(null),
        setMessage: () => Promise.reject(new Error('no store')),
      },
      pageOf: () => null,
      closingOf: () => null,
      suspend: () => undefined,
      told: () => undefined,
      undelivered: new Undelivered(),
    })
    boards.adopt('t', 'm1', words('lobby'), { pictures: new Map() }, { chapter: 'game 1', room: 'room' })
    await settle()
    expect(lines).toMatchObject([{ level: 40, table: 't', msg: 'the table message could not be noted' }])
    expect(boards.messageOf('t')).toBe('m1')
  })
})

describe('results that could not be shown', () => {
  const result = (table: string, message: string | null, room = 'room') => ({
    ...{ table, message, room, page: words(`result of ${table}`), chapter: 'end', last: true, rests: false },
    ...{ server: 'server', people: ['anna'] },
  })

  it('are shown once in their room, the oldest first: in place of the old message or as a new one', async () => {
    const { wire, boards, undelivered } = begin()
    undelivered.keep(result('t1', 'm1'))
    undelivered.keep(result('t2', null))
    undelivered.keep(result('t3', null, 'another'))
    expect(undelivered.of('server', 'anna')?.table).toBe('t1')
    boards.showUndelivered('room')
    boards.showUndelivered('room')
    await settle()
    expect(wire.lines).toEqual(['edit room m1: result of t1', 'post room: result of t2'])
    expect(wire.calls[1]?.nonce).toMatch(/^t2\./)
    expect(undelivered.inRoom('another')).toHaveLength(1)
  })

  it('are told of in the log where even that fails', async () => {
    const { wire, boards, undelivered, lines } = begin()
    undelivered.keep(result('t1', null))
    wire.failures.push(new Error('socket hang up'))
    boards.showUndelivered('room')
    await settle()
    expect(lines).toMatchObject([{ level: 40, table: 't1', msg: 'a result could not be shown' }])
  })
})

describe('a person', () => {
  const asks = (pings: boolean | null, server: boolean) => {
    const { log, lines } = readableLog()
    const settingsOf = () =>
      pings === null ? Promise.reject(new Error('no store')) : Promise.resolve({ ...usualSettings, pings })
    return { lines, may: mayPingUser('anna', 'server', { people: { settingsOf }, mayPing: () => server, log }) }
  }

  it('is pinged only where they and the server agree', async () => {
    expect(await asks(true, true).may).toBe(true)
    expect(await asks(true, false).may).toBe(false)
    expect(await asks(false, true).may).toBe(false)
  })

  it('whose settings cannot be read is not pinged, which the log tells', async () => {
    const { may, lines } = asks(null, true)
    expect(await may).toBe(false)
    expect(lines).toMatchObject([
      { level: 40, server: 'server', err: { message: 'no store' }, msg: expect.stringContaining('not pinged') as string }, // prettier-ignore
    ])
  })
})
