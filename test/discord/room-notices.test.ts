import { describe, expect, it } from 'vitest'
import { RoomNotices } from '../../src/discord/live/room-notices.js'
import { isOfRoom, roomTroubles, troubleOf, troubles } from '../../src/discord/road/trouble.js'
import type { Page } from '../../src/discord/road/message.js'
import type { Trouble } from '../../src/discord/road/trouble.js'
import { translator } from '../../src/i18n/index.js'
import { createManualClock, settle } from '../support/clock.js'
import { begin } from './board-support.js'
import { dispatching, commandOf } from './dispatch-support.js'
import { textOf as said } from './present/support.js'
import { FakeWire, liveParts, readableLog, refused } from './support.js'

const anna = { user: 'anna', t: translator('de') }
const ben = { user: 'ben', t: translator('en') }

function shown(page: Page | null): Page {
  if (page === null) throw new Error('nobody is told anything')
  return page
}

function notices() {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { background } = liveParts({ wire, clock, log: readableLog().log })
  return { wire, clock, notices: new RoomNotices({ wire, clock, background }) }
}

describe('every code of Discord that a table meets', () => {
  const meanings: Readonly<Record<number, Trouble>> = {
    10062: 'too-late', 40060: 'too-late', 50027: 'token-expired', 10015: 'token-expired', 10008: 'message-gone',
    10003: 'room-gone', 10004: 'room-gone', 50001: 'forbidden', 50013: 'forbidden', 50083: 'archived', 160005: 'locked',
    200000: 'blocked', 240000: 'blocked', 200001: 'title-blocked', 160006: 'threads-full', 30033: 'room-full',
    20016: 'slow', 20028: 'slow', 20029: 'slow', 40062: 'slow', 130000: 'slow',
  } // prettier-ignore

  it('stands in one table', () => {
    expect(Object.fromEntries([...troubles].map(([code, trouble]) => [Number(code), trouble]))).toEqual(meanings)
  })

  it.each(Object.entries(meanings))('%d is %s', (code, trouble) => {
    expect(troubleOf(refused(Number(code), 400))).toBe(trouble)
  })

  it('that is 429 means that nobody may write so often', () => {
    expect(troubleOf(refused(0, 429))).toBe('slow')
  })

  it.each(roomTroubles)('has words in each language where people can do something about it: %s', (trouble) => {
    expect(isOfRoom(trouble)).toBe(true)
    const texts = (['de', 'en', 'no'] as const).map((language) => translator(language)(`trouble.${trouble}`))
    expect(new Set(texts).size).toBe(3)
    for (const text of texts) expect(text.length).toBeGreaterThan(60)
  })
})

describe('a room that does not let the bot write', () => {
  it('is told of at once to whoever asked last, in their language, and never twice', async () => {
    const { wire, notices: all } = notices()
    expect(all.asks('room', anna, 'token-a')).toBeNull()
    all.failed('room', 'blocked')
    all.failed('room', 'blocked')
    await settle()
    expect(wire.lines).toEqual(['followUp token-a private: '])
    expect(all.asks('room', anna, 'token-b')).toBeNull()
  })

  it('is told of to others when they ask, until something could be written', () => {
    const { notices: all } = notices()
    all.failed('room', 'slow')
    expect(said(shown(all.asks('room', ben, 'b')))).toContain(
      'Discord does not let messages be written here that often',
    )
    expect(all.asks('room', ben, 'b')).toBeNull()
    expect(all.asks('elsewhere', anna, 'a')).toBeNull()
    all.written('room')
    expect(all.asks('room', anna, 'a')).toBeNull()
  })

  it('is told of again after half a day, and another trouble at once', async () => {
    const { clock, notices: all } = notices()
    all.failed('room', 'blocked')
    expect(all.asks('room', anna, 'a')).not.toBeNull()
    all.failed('room', 'slow')
    expect(all.asks('room', anna, 'a')).toBeNull()
    await clock.advance(12 * 3_600_000 + 1)
    all.failed('room', 'blocked')
    expect(all.asks('room', anna, 'a')).not.toBeNull()
  })

  it('is not told of with a token that has expired', async () => {
    const { wire, clock, notices: all } = notices()
    all.asks('room', anna, 'a')
    await clock.advance(15 * 60_000)
    all.failed('room', 'blocked')
    await settle()
    expect(wire.lines).toEqual([])
    expect(all.asks('room', anna, 'b')).not.toBeNull()
  })

  it('counts as told where somebody’s own press was refused for it', () => {
    const { notices: all } = notices()
    expect(said(all.refused('room', anna, 'blocked'))).toContain('AutoMod')
    all.failed('room', 'blocked')
    expect(all.asks('room', anna, 'a')).toBeNull()
  })
})

describe('a table message', () => {
  it.each([
    [200000, 'blocked'],
    [30033, 'room-full'],
  ])('that is held back (%d) leaves the table in play, and the next change is tried', async (code, trouble) => {
    const { wire, clock, adopt, change, suspended, told } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(code, 400))
    await change('one')
    await clock.advance(1000)
    await change('two')
    expect([suspended, told]).toEqual([[], [`t room ${trouble}`, 't room fine']])
    expect(wire.lines).toEqual(['edit room first: one', 'edit room first: two'])
  })

  it('that is written too fast is tried again before anybody is told', async () => {
    const { wire, clock, adopt, change, suspended, told } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(20028, 429), refused(20028, 429))
    await change('one')
    await clock.advance(2000)
    expect(told).toEqual([])
    await clock.advance(8000)
    expect([told, suspended]).toEqual([['t room fine'], []])
    wire.failures.push(refused(20028, 429), refused(20028, 429), refused(20028, 429))
    await change('two')
    await clock.advance(11_000)
    expect(told).toEqual(['t room fine', 't room slow'])
  })

  it('in a locked thread lets the table rest', async () => {
    const { wire, clock, adopt, change, suspended, told } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(50083, 400), refused(160005, 400))
    await change('one')
    await clock.advance(2000)
    expect([suspended, told]).toEqual([['locked'], ['t room locked']])
  })

  it('with the last page is kept where it is held back, and shown as soon as it may be', async () => {
    const { wire, clock, boards, adopt, change, undelivered } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(200000, 400), refused(200000, 400), refused(10008, 404))
    await change('the result', { last: true })
    expect(undelivered.inRoom('room')).toHaveLength(1)
    for (let time = 0; time < 3; time++) {
      boards.showUndelivered('room')
      await settle()
    }
    expect(undelivered.inRoom('room')).toEqual([])
    expect(wire.lines.slice(1)).toEqual(['edit room first: the result', 'edit room first: the result', 'post room: the result']) // prettier-ignore
  })
})

describe('an answer', () => {
  it('that the room refuses becomes a private one that says why, and whoever waits for it learns that it is not there', async () => {
    const sent: unknown[] = []
    const { wire, dispatch, settled, answered } = dispatching({
      command: { isPublic: true, run: () => ({ to: 'room', shows: { page: { components: [], pictures: [] }, sent: (as) => void sent.push(as) } }) }, // prettier-ignore
    })
    wire.failures.push(refused(200000, 400))
    dispatch.handle(commandOf('start'))
    await settled()
    expect(wire.lines).toEqual(['answer tok 4: ', 'answer tok 4 private: room refused: blocked'])
    expect(sent).toEqual([null])
    expect(answered).toMatchObject([{ sent: null }])
  })

  it('that needed something posted which was refused says so instead of owning up to a fault', async () => {
    const { wire, dispatch, settled, lines } = dispatching({
      command: { run: () => Promise.reject(refused(50013, 403)) },
    })
    dispatch.handle(commandOf('start'))
    await settled()
    expect(wire.lines).toEqual(['answer tok 4 private: room refused: forbidden'])
    expect(lines).toMatchObject([{ level: 40, trouble: 'forbidden' }])
  })

  it('is followed by what else somebody has to be told', async () => {
    const { wire, dispatch, settled } = dispatching({ notice: 'by the way' })
    dispatch.handle(commandOf('start'))
    await settled()
    expect(wire.lines.at(-1)).toBe('followUp tok private: by the way room null tok')
  })
})
