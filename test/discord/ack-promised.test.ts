import { expect, it } from 'vitest'
import { Ack } from '../../src/discord/road/ack.js'
import type { Expected } from '../../src/discord/road/ack.js'
import { createManualClock } from '../support/clock.js'
import { FakeWire, readableLog, words } from './support.js'

// What was promised by a sign of life, and what then came.

async function promised(expected: Expected) {
  const wire = new FakeWire()
  const clock = createManualClock()
  const ack = new Ack(wire, { id: '1', token: 'tok' }, readableLog().log, clock, expected)
  await clock.advance(1200)
  wire.calls.length = 0
  return { wire, ack }
}

it.each(['private', 'public'] as const)(
  'a message that was promised (%s) is filled by the page itself',
  async (kind) => {
    const { wire, ack } = await promised(kind)
    await ack.answer({ to: 'pressed', shows: { page: words('the page') } })
    expect(wire.lines).toEqual(['editByToken tok @original: the page'])
  },
)

it('a promised change of the message becomes a new message for everybody, and the old one stays', async () => {
  const { wire, ack } = await promised('update')
  await ack.answer({ to: 'room', shows: { page: words('the table') } })
  expect(wire.lines).toEqual(['followUp tok: the table'])
})

it('a message that is to go is taken away also after its change was promised', async () => {
  const { wire, ack } = await promised('update')
  await ack.answer({ to: 'remove' })
  expect(wire.lines).toEqual(['removeByToken tok @original'])
})
