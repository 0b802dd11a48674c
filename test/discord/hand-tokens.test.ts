import { expect, it } from 'vitest'
import type { HandExtra } from '../../src/discord/live/hand.js'
import { Hands } from '../../src/discord/live/hands.js'
import { createManualClock, settle } from '../support/clock.js'
import { FakeWire, liveParts, readableLog, refused, words } from './support.js'

/** Anna's hand at the table `t`; the test says what it shows and whether she must act. */
function begin() {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog()
  const state = { text: 'cards', urgent: true, fails: false }
  const extras: HandExtra[] = []
  const hands = new Hands({
    ...liveParts({ wire, clock, log }),
    handOf: (_, __, extra) => {
      if (state.fails) throw new Error('no words for this')
      extras.push(extra)
      return { page: words(state.text), urgent: state.urgent }
    },
  })
  const adopt = (token: string, id: string | null, extra: HandExtra = {}) =>
    hands.adopt('t', 'anna', token, words(state.text), { id, shown: { pictures: new Map() }, extra })
  const change = async (text: string, more: Partial<typeof state> = {}) => {
    Object.assign(state, { text }, more)
    hands.refresh('t')
    await settle()
  }
  return { wire, clock, hands, lines, extras, adopt, change }
}

it('what was opened in a hand stays open, a question and a refusal do not', async () => {
  const { extras, adopt, change } = begin()
  adopt('tok', 'h1', { mode: 'calls', tip: true, refusal: { code: 'no-such-table' } })
  await change('one')
  adopt('tok', 'h1', { mode: 'confirm' })
  await change('two')
  expect(extras).toEqual([{ mode: 'calls', tip: true }, {}])
})

it('an older hand goes away for a newer one, unless its token has died; one that is drawn anew stays', async () => {
  const { wire, clock, adopt } = begin()
  adopt('tok1', 'h1')
  adopt('tok2', 'h1')
  expect(wire.calls).toEqual([])
  adopt('tok3', 'h2')
  expect(wire.lines).toEqual(['removeByToken tok2 @original'])
  await clock.advance(14.5 * 60_000)
  adopt('tok4', 'h3')
  expect(wire.calls).toHaveLength(1)
})

it('an answer that lands on a hand that has gone away already changes nothing', async () => {
  const { wire, adopt, change } = begin()
  adopt('tok1', 'h1')
  adopt('tok2', 'h2')
  adopt('tok3', 'h1')
  await change('one')
  expect(wire.lines).toEqual(['removeByToken tok1 @original', 'editByToken tok2 @original: one'])
})

it('an older hand that cannot be removed is no fault of the newer one', async () => {
  const { wire, lines, adopt } = begin()
  adopt('tok1', 'h1')
  wire.failures.push(new Error('socket hang up'))
  adopt('tok2', 'h2')
  await settle()
  expect(lines).toMatchObject([{ level: 40, table: 't', msg: 'an older hand could not be removed' }])
})

it('a hand that cannot be drawn up is told in the log and drawn with the next change', async () => {
  const { wire, lines, adopt, change } = begin()
  adopt('tok', 'h1')
  await change('one', { fails: true })
  expect(lines).toMatchObject([{ level: 50, table: 't', msg: 'a hand could not be drawn up' }])
  expect(wire.calls).toEqual([])
  await change('two', { fails: false })
  expect(wire.lines).toEqual(['editByToken tok @original: two'])
})

it('a hand whose owner need not act is drawn at most every two seconds; a turn that is over shows at once', async () => {
  const { wire, clock, adopt, change } = begin()
  adopt('tok', 'h1')
  await change('your turn')
  await change('played', { urgent: false })
  expect(wire.lines).toEqual(['editByToken tok @original: your turn', 'editByToken tok @original: played'])
  await change('another played')
  await clock.advance(1999)
  expect(wire.calls).toHaveLength(2)
  await clock.advance(1)
  expect(wire.lines[2]).toBe('editByToken tok @original: another played')
})

it('a hand is tried once more after three seconds, and forgotten once its token is refused', async () => {
  const { wire, clock, hands, lines, adopt, change } = begin()
  adopt('tok', 'h1')
  wire.failures.push(new Error('socket hang up'), refused(50027, 401))
  await change('one')
  expect(lines).toMatchObject([{ level: 40, again: 3000, msg: 'a hand could not be written' }])
  await clock.advance(2999)
  expect(wire.calls).toHaveLength(1)
  await clock.advance(1)
  expect([wire.calls.length, hands.size]).toEqual([2, 0])
})

it('a token that has died is given up with the next change', async () => {
  const { wire, clock, hands, adopt, change } = begin()
  adopt('tok', 'h1')
  await clock.advance(14.5 * 60_000)
  await change('one')
  expect([wire.calls, hands.size]).toEqual([[], 0])
})
