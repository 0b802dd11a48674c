import { describe, expect, it } from 'vitest'
import { Ack } from '../../src/discord/road/ack.js'
import type { Expected } from '../../src/discord/road/ack.js'
import { createManualClock, settle } from '../support/clock.js'
import { FakeWire, readableLog, refused, words } from './support.js'

function begin(expected: Expected = 'private') {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog()
  const ack = new Ack(wire, { id: '1', token: 'tok' }, log, clock, expected)
  return { wire, clock, ack, lines }
}

describe('an answer in time', () => {
  it('is one callback and nothing else, and its latency is noted', async () => {
    const { wire, clock, ack, lines } = begin()
    await clock.advance(40)
    const sent = await ack.answer({ to: 'asker', shows: { page: words('hand', 'cards') } })
    expect(wire.lines).toEqual(['answer tok 4 private: hand'])
    expect(sent?.shown.pictures.get('hand.webp')).toEqual({ key: 'cards', attachment: 'a-cards' })
    await clock.advance(5000)
    expect(wire.calls).toHaveLength(1)
    expect(clock.waiting()).toEqual([])
    expect(lines).toMatchObject([{ msg: 'acknowledged', ms: 40 }])
  })

  it.each([
    ['pressed', 'answer tok 7: x'],
    ['room', 'answer tok 4: x'],
  ] as const)('to %s uses its own type', async (to, line) => {
    const { wire, ack } = begin()
    await ack.answer({ to, shows: { page: words('x') } })
    expect(wire.lines).toEqual([line])
  })

  it('with nothing to say or a message to remove is an empty update', async () => {
    const nothing = begin('update')
    await nothing.ack.answer({ to: 'nobody' })
    expect(nothing.wire.lines).toEqual(['answer tok 6'])
    const remove = begin('update')
    await remove.ack.answer({ to: 'remove' })
    expect(remove.wire.lines).toEqual(['answer tok 6', 'removeByToken tok @original'])
  })

  it('counts once', async () => {
    const { wire, ack } = begin()
    await ack.answer({ to: 'asker', shows: { page: words('first') } })
    expect(await ack.answer({ to: 'asker', shows: { page: words('second') } })).toBeNull()
    expect(wire.calls).toHaveLength(1)
  })
})

describe('an answer that takes long', () => {
  it.each([
    ['private', 'asker', 'answer tok 5 private'],
    ['public', 'room', 'answer tok 5'],
    ['update', 'pressed', 'answer tok 6'],
  ] as const)('is preceded by a sign of life (%s) and then fills it', async (expected, to, line) => {
    const { wire, clock, ack } = begin(expected)
    await clock.advance(1199)
    expect(wire.calls).toEqual([])
    await clock.advance(1)
    expect(wire.lines).toEqual([line])
    await ack.answer({ to, shows: { page: words('late') } })
    expect(wire.lines.slice(1)).toEqual(['editByToken tok @original: late'])
  })

  it('gives the sign of life while the picture is being drawn', async () => {
    const { wire, clock, ack } = begin()
    let drawn: (picture: Buffer) => void = () => {}
    const page = words('hand')
    const slow = { name: 'a', key: 'a', alt: '', draw: () => new Promise<Buffer>((resolve) => (drawn = resolve)) }
    const answered = ack.answer({ to: 'asker', shows: { page: { ...page, pictures: [slow] } } })
    await clock.advance(1200)
    expect(wire.lines).toEqual(['answer tok 5 private'])
    drawn(Buffer.alloc(1))
    await answered
    expect(wire.lines.slice(1)).toEqual(['editByToken tok @original: hand'])
  })

  it('waits for the sign of life to arrive', async () => {
    const { wire, clock, ack } = begin()
    wire.shut()
    await clock.advance(1200)
    const answered = ack.answer({ to: 'asker', shows: { page: words('late') } })
    await settle()
    expect(wire.calls).toHaveLength(1)
    wire.open()
    await answered
    expect(wire.calls).toHaveLength(2)
  })

  it('refuses privately where an update was promised', async () => {
    const { wire, clock, ack } = begin('update')
    await clock.advance(1200)
    await ack.answer({ to: 'asker', shows: { page: words('no seat left') } })
    expect(wire.lines).toEqual(['answer tok 6', 'followUp tok private: no seat left'])
  })

  it('never shows everybody what only one person may read, and the other way about', async () => {
    const open = begin('public')
    await open.clock.advance(1200)
    await open.ack.answer({ to: 'asker', shows: { page: words('refusal') } })
    expect(open.wire.lines.slice(1)).toEqual(['removeByToken tok @original', 'followUp tok private: refusal'])
    const closed = begin('private')
    await closed.clock.advance(1200)
    await closed.ack.answer({ to: 'room', shows: { page: words('rankings') } })
    expect(closed.wire.lines.slice(1)).toEqual(['removeByToken tok @original', 'followUp tok: rankings'])
  })

  it('does not think for ever when there is nothing to say', async () => {
    const { wire, clock, ack } = begin('private')
    await clock.advance(1200)
    await ack.answer({ to: 'nobody' })
    expect(wire.lines.slice(1)).toEqual(['removeByToken tok @original'])
    const update = begin('update')
    await update.clock.advance(1200)
    await update.ack.answer({ to: 'nobody' })
    expect(update.wire.calls).toHaveLength(1)
  })

  it('is lost quietly when even the sign of life came too late', async () => {
    const { wire, clock, ack, lines } = begin()
    wire.failures.push(refused(10062))
    await clock.advance(1600)
    expect(await ack.answer({ to: 'asker', shows: { page: words('hand') } })).toBeNull()
    expect(wire.calls).toHaveLength(1)
    expect(lines.map((line) => line.msg)).toContain('a sign of life came too late')
  })
})

describe('an answer that fails', () => {
  it.each([10062, 40060])('is swallowed when it is only too late (%d)', async (code) => {
    const { wire, ack, lines } = begin()
    wire.failures.push(refused(code))
    expect(await ack.answer({ to: 'asker', shows: { page: words('x') } })).toBeNull()
    expect(lines[0]).toMatchObject({ trouble: 'too-late' })
  })

  it('leaves room for an apology when Discord refused the page', async () => {
    const { wire, ack } = begin()
    wire.failures.push(refused(50035, 400))
    await expect(ack.answer({ to: 'asker', shows: { page: words('x'.repeat(9)) } })).rejects.toThrow('50035')
    await ack.answer({ to: 'asker', shows: { page: words('our fault') } })
    expect(wire.lines[1]).toBe('answer tok 4 private: our fault')
  })

  it('warns of a slow acknowledgement', async () => {
    const { wire, clock, ack, lines } = begin()
    wire.shut()
    await clock.advance(1200)
    await clock.advance(301)
    wire.open()
    await ack.answer({ to: 'asker', shows: { page: words('x') } })
    expect(lines).toMatchObject([{ level: 40, ms: 1501 }])
  })
})
