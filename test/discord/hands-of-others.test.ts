import { expect, it } from 'vitest'
import type { HandOf } from '../../src/discord/live/hand.js'
import { Hands } from '../../src/discord/live/hands.js'
import { createManualClock, settle } from '../support/clock.js'
import { FakeWire, liveParts, readableLog, words } from './support.js'

/** Hands of several tables; what they say is the same for all, and everybody must act. */
function begin() {
  const wire = new FakeWire()
  const clock = createManualClock()
  const state = { text: 'cards' }
  const handOf: HandOf = (table, user) => ({ page: words(`${table} ${user} ${state.text}`), urgent: true })
  const hands = new Hands({ ...liveParts({ wire, clock, log: readableLog().log }), handOf })
  const adopt = (table: string, user: string, id: string, token = `tok-${table}-${user}`) =>
    hands.adopt(table, user, token, words(`${table} ${user} cards`), { id, shown: { pictures: new Map() }, extra: {} })
  const says = async (text: string, look: () => void) => {
    state.text = text
    look()
    await settle()
  }
  return { wire, clock, hands, adopt, says }
}

it('a change of what one person wants to see draws that person’s hands anew, at every table', async () => {
  const { wire, hands, adopt, says } = begin()
  adopt('t1', 'anna', 'a1')
  adopt('t2', 'anna', 'a2')
  adopt('t1', 'ben', 'b1')
  await says('large', () => hands.refreshOf('anna'))
  expect(wire.lines).toEqual([
    'editByToken tok-t1-anna @original: t1 anna large',
    'editByToken tok-t2-anna @original: t2 anna large',
  ])
})

it('a message that shows another hand now is no longer looked after as the old one; other people’s stay', async () => {
  const { wire, hands, adopt, says } = begin()
  adopt('practice', 'anna', 'a1')
  adopt('practice', 'ben', 'b1')
  adopt('t1', 'anna', 'a1')
  expect(hands.size).toBe(2)
  await says('over', () => hands.refresh('practice'))
  expect(wire.lines).toEqual(['editByToken tok-practice-ben @original: practice ben over'])
})

it('a hand that is put away is forgotten; one that some other message showed is not', async () => {
  const { wire, hands, adopt, says } = begin()
  adopt('t1', 'anna', 'a1')
  hands.putAway('t1', 'anna', 'another')
  hands.putAway('t1', 'emil', 'a1')
  hands.cover('t1', 'emil', 'tok', 'a1')
  expect(hands.size).toBe(1)
  await says('your turn', () => hands.refresh('t1'))
  expect(wire.calls).toHaveLength(1)
  hands.putAway('t1', 'anna', 'a1')
  expect(hands.size).toBe(0)
})

it('a hand that was to come and did not is forgotten once nobody awaits it any more', () => {
  const { hands, adopt } = begin()
  const [one, two] = [hands.hold('t1', 'anna', true), hands.hold('t1', 'anna', true)]
  expect(hands.size).toBe(1)
  one()
  expect(hands.size).toBe(1)
  two()
  expect(hands.size).toBe(0)
  const release = hands.hold('t1', 'ben', true)
  adopt('t1', 'ben', 'b1')
  release()
  expect(hands.size).toBe(1)
  hands.hold('t1', 'clara')()
  expect(hands.size).toBe(1)
})

it('a hand can be brought up to date for fourteen and a half minutes, and as long as it is being answered', async () => {
  const { clock, hands, adopt } = begin()
  const life = 14.5 * 60_000
  expect(hands.reach('t1', 'anna')).toBe(0)
  adopt('t1', 'anna', 'a1')
  expect(hands.reach('t1', 'anna')).toBe(life)
  await clock.advance(60_000)
  expect(hands.reach('t1', 'anna')).toBe(life - 60_000)
  const release = hands.hold('t1', 'anna')
  expect(hands.reach('t1', 'anna')).toBe(life)
  release()
  await clock.advance(life)
  expect(hands.reach('t1', 'anna')).toBe(0)
})

it('tokens that have died are dropped when another comes, at most once a minute', async () => {
  const { clock, hands, adopt } = begin()
  adopt('t1', 'anna', 'a1')
  await clock.advance(14.5 * 60_000 - 30_000)
  adopt('t2', 'ben', 'b1')
  await clock.advance(30_000)
  hands.keepToken('t3', 'clara', 'tok')
  expect(hands.size).toBe(3)
  await clock.advance(30_000)
  hands.keepToken('t3', 'dora', 'tok')
  expect(hands.size).toBe(3)
})
