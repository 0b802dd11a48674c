import { describe, expect, it } from 'vitest'
import type { HandExtra, HandOf } from '../../src/discord/live/hand.js'
import { Hands } from '../../src/discord/live/hands.js'
import { createManualClock, settle } from '../support/clock.js'
import { FakeWire, liveParts, readableLog, refused, words } from './support.js'

/** Hands of a table whose content the test decides. */
function begin() {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog()
  const live = liveParts({ wire, clock, log })
  const state = { text: 'cards', picture: 'p1', urgent: false, none: false, extras: [] as HandExtra[], fails: false }
  const handOf: HandOf = (_table, user, extra) => {
    if (state.fails) throw new Error('no words for this')
    state.extras.push(extra)
    return state.none ? null : { page: words(`${user} ${state.text}`, state.picture), urgent: state.urgent }
  }
  const hands = new Hands({ ...live, handOf })
  const showed = (user: string, token: string, id: string | null = `msg-${token}`, extra: HandExtra = {}) =>
    hands.adopt('t', user, token, words(`${user} ${state.text}`, state.picture), {
      id,
      shown: { pictures: new Map([['hand.webp', { key: state.picture, attachment: `a-${state.picture}` }]]) },
      extra,
    })
  const change = async (text: string, urgent = false) => {
    state.text = text
    state.urgent = urgent
    hands.refresh('t')
    await settle()
  }
  return { wire, clock, hands, state, showed, change, lines, settled: () => live.background.settled() }
}

describe('a hand', () => {
  it('is redrawn at once when its owner must act, with the newest token', async () => {
    const { wire, showed, change } = begin()
    showed('anna', 'tok1')
    showed('anna', 'tok2', 'msg-tok1')
    await change('your turn', true)
    expect(wire.lines).toEqual(['editByToken tok2 @original: anna your turn'])
    expect(wire.calls[0]?.shown?.pictures.get('hand.webp')?.attachment).toBe('a-p1')
  })

  it('is redrawn at a quiet pace else, with the newest state only', async () => {
    const { wire, clock, showed, change } = begin()
    showed('anna', 'tok')
    await change('one')
    await change('two')
    await clock.advance(1999)
    expect(wire.calls).toEqual([])
    await change('three')
    await clock.advance(1)
    expect(wire.lines).toEqual(['editByToken tok @original: anna three'])
    await clock.advance(60_000)
    expect(wire.calls).toHaveLength(1)
  })

  it('loses its buttons at once when the turn has passed', async () => {
    const { wire, showed, change } = begin()
    showed('anna', 'tok')
    await change('your turn', true)
    await change('wait', false)
    expect(wire.calls).toHaveLength(2)
  })

  it('is left alone while nothing in it changes', async () => {
    const { wire, clock, showed, change } = begin()
    showed('anna', 'tok')
    await change('cards', true)
    await clock.advance(10_000)
    expect(wire.calls).toEqual([])
  })

  it('is not edited once its token is too old, and is then forgotten', async () => {
    const young = begin()
    young.showed('anna', 'tok')
    await young.clock.advance(14.5 * 60_000 - 1)
    await young.change('your turn', true)
    expect(young.wire.calls).toHaveLength(1)
    const old = begin()
    old.showed('anna', 'tok')
    await old.clock.advance(14.5 * 60_000)
    await old.change('your turn', true)
    await old.change('again', true)
    expect(old.wire.calls).toEqual([])
  })

  it('concerns nobody else: each person and table has its own', async () => {
    const { wire, hands, showed, change } = begin()
    showed('anna', 'a')
    showed('ben', 'b')
    hands.refresh('another')
    await change('your turn', true)
    expect(wire.lines).toEqual(['editByToken a @original: anna your turn', 'editByToken b @original: ben your turn'])
  })

  it('exists once: an older message goes when a new one is shown elsewhere', async () => {
    const { wire, showed, settled } = begin()
    showed('anna', 'tok1')
    showed('anna', 'tok2')
    await settled()
    expect(wire.lines).toEqual(['removeByToken tok1 @original'])
  })

  it('stays the one that is kept fresh when a late answer lands on the message that went away for it', async () => {
    const { wire, showed, change, settled } = begin()
    showed('anna', 'tok1', 'first')
    showed('anna', 'tok2', 'second')
    showed('anna', 'tok3', 'first')
    await settled()
    expect(wire.lines).toEqual(['removeByToken tok1 @original'])
    await change('your turn', true)
    expect(wire.lines.slice(1)).toEqual(['editByToken tok2 @original: anna your turn'])
  })

  it('is the newest one also where Discord has not told which message shows it', async () => {
    const { wire, showed, change } = begin()
    showed('anna', 'tok1', null)
    showed('anna', 'tok2', null)
    await change('your turn', true)
    expect(wire.lines).toEqual(['removeByToken tok1 @original', 'editByToken tok2 @original: anna your turn'])
  })

  it('stays where it is when an answer draws the same message, and is not looked for where there was none', async () => {
    const { wire, hands, showed, settled } = begin()
    showed('anna', 'tok1', 'first')
    showed('anna', 'tok2', 'first')
    hands.keepToken('t', 'ben', 'tok3')
    showed('ben', 'tok4', 'his')
    await settled()
    expect(wire.calls).toEqual([])
  })

  it('whose token is too old to take it away is left standing', async () => {
    const { wire, clock, showed, settled } = begin()
    showed('anna', 'tok1', 'first')
    await clock.advance(14.5 * 60_000)
    showed('anna', 'tok2', 'second')
    await settled()
    expect(wire.calls).toEqual([])
  })

  it('keeps the opened calls, but not a notice', async () => {
    const { state, showed, change } = begin()
    showed('anna', 'tok', 'm', { mode: 'calls' })
    await change('your turn', true)
    showed('anna', 'tok', 'm', { refusal: { code: 'not-seated' } })
    await change('wait', true)
    expect(state.extras).toEqual([{ mode: 'calls' }, {}])
  })

  it.each([10008, 50027, 10015])('is forgotten when Discord says that it is gone (%d)', async (code) => {
    const { wire, clock, showed, change } = begin()
    showed('anna', 'tok')
    wire.failures.push(refused(code))
    await change('one', true)
    await change('two', true)
    await clock.advance(60_000)
    expect(wire.calls).toHaveLength(1)
  })

  it('is tried once more after an unknown fault', async () => {
    const { wire, clock, showed, change, lines } = begin()
    showed('anna', 'tok')
    wire.failures.push(new Error('socket hang up'), new Error('socket hang up'))
    await change('your turn', true)
    await clock.advance(3000)
    expect(wire.calls).toHaveLength(2)
    await clock.advance(60_000)
    expect(wire.calls).toHaveLength(2)
    expect(lines.filter((line) => line.level === 40)).toHaveLength(2)
    await change('your turn again', true)
    expect(wire.calls).toHaveLength(3)
  })

  it('that cannot be drawn up harms nothing', async () => {
    const { wire, state, showed, change, lines } = begin()
    showed('anna', 'tok')
    state.fails = true
    await change('x', true)
    state.fails = false
    await change('y', true)
    expect(wire.calls).toHaveLength(1)
    expect(lines).toMatchObject([{ level: 50, msg: 'a hand could not be drawn up' }])
  })
})

describe('a press being answered', () => {
  it('holds refreshes back, for the answer shows the hand anyway', async () => {
    const { wire, hands, state, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    const release = hands.hold('t', 'anna')
    await change('after my card', true)
    expect(wire.calls).toEqual([])
    state.text = 'after my card'
    showed('anna', 'tok2', 'm')
    release()
    await settle()
    expect(wire.calls).toEqual([])
  })

  it('lets through afterwards what happened meanwhile', async () => {
    const { wire, hands, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    const release = hands.hold('t', 'anna')
    showed('anna', 'tok2', 'm')
    await change('your turn already', true)
    release()
    await settle()
    expect(wire.lines).toEqual(['editByToken tok2 @original: anna your turn already'])
  })

  it('of somebody without a hand holds nothing', async () => {
    const { wire, hands, change } = begin()
    hands.hold('t', 'anna')()
    await change('x', true)
    expect(wire.calls).toEqual([])
  })
})

describe('a token from the channel', () => {
  it('brings the hand as soon as there is one, and edits it afterwards', async () => {
    const { wire, hands, state, change } = begin()
    state.none = true
    hands.keepToken('t', 'anna', 'tok')
    await change('lobby')
    expect(wire.calls).toEqual([])
    state.none = false
    await change('dealt')
    await change('your turn', true)
    expect(wire.lines).toEqual(['followUp tok private: anna dealt', 'editByToken tok m1: anna your turn'])
  })

  it('is not needed while a hand is shown', async () => {
    const { wire, hands, showed, change } = begin()
    showed('anna', 'tok1')
    hands.keepToken('t', 'anna', 'tok2')
    await change('your turn', true)
    expect(wire.lines).toEqual(['editByToken tok1 @original: anna your turn'])
  })

  it('brings the hand anew where the one that is shown can no longer be edited', async () => {
    const { wire, clock, hands, showed, change } = begin()
    showed('anna', 'tok1')
    await clock.advance(14.5 * 60_000)
    hands.keepToken('t', 'anna', 'tok2')
    await change('your turn', true)
    expect(wire.lines).toEqual(['followUp tok2 private: anna your turn'])
  })

  it('that comes while the hand is on its way does not bring it twice; the old token edits it', async () => {
    const { wire, clock, hands, change } = begin()
    wire.shut()
    hands.keepToken('t', 'anna', 'tok1')
    await change('dealt', true)
    await clock.advance(60_000)
    hands.keepToken('t', 'anna', 'tok2')
    await change('more', true)
    wire.open()
    await settle()
    expect(wire.lines).toEqual(['followUp tok1 private: anna dealt', 'editByToken tok1 m1: anna more'])
    await clock.advance(13.5 * 60_000)
    await change('too late', true)
    expect(wire.calls).toHaveLength(2)
  })

  it('that crosses `/doko hand` leaves one message', async () => {
    const { wire, hands, showed, change, settled } = begin()
    wire.shut()
    hands.keepToken('t', 'anna', 'tok1')
    await change('dealt', true)
    showed('anna', 'tok2')
    wire.open()
    await settled()
    expect(wire.lines).toEqual(['followUp tok1 private: anna dealt', 'removeByToken tok1 m1'])
    await change('your turn', true)
    expect(wire.lines[2]).toBe('editByToken tok2 @original: anna your turn')
  })
})

describe('an answer that overtakes a refresh', () => {
  it('counts: what the refresh said is said again, should it come true', async () => {
    const { wire, state, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    wire.shut()
    await change('one', true)
    state.text = 'two'
    showed('anna', 'tok2', 'm')
    wire.open()
    await settle()
    await change('one', true)
    expect(wire.lines.slice(1)).toEqual(['editByToken tok2 @original: anna one'])
  })

  it('keeps the hand although the older token has failed meanwhile', async () => {
    const { wire, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    wire.shut()
    wire.failures.push(refused(50027))
    await change('one', true)
    showed('anna', 'tok2', 'm')
    wire.open()
    await settle()
    await change('two', true)
    expect(wire.lines.slice(1)).toEqual(['editByToken tok2 @original: anna two'])
  })
})

describe('something else in place of the hand', () => {
  it('stays until its owner must act; then the hand is sent whole', async () => {
    const { wire, clock, hands, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    hands.cover('t', 'anna', 'tok2', 'm')
    await change('somebody played')
    await clock.advance(10_000)
    expect(wire.calls).toEqual([])
    await change('your turn', true)
    expect(wire.lines).toEqual(['editByToken tok2 @original: anna your turn'])
    expect(wire.calls[0]?.shown?.pictures.size).toBe(0)
    await change('wait')
    expect(wire.calls).toHaveLength(2)
  })

  it('in another message changes nothing', async () => {
    const { wire, hands, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    hands.cover('t', 'anna', 'tok2', 'another')
    await change('your turn', true)
    expect(wire.lines).toEqual(['editByToken tok1 @original: anna your turn'])
  })

  it('or a hand that was put away is not brought back unasked', async () => {
    const { wire, hands, showed, change } = begin()
    showed('anna', 'tok1', 'm')
    hands.putAway('t', 'anna', 'm')
    await change('your turn', true)
    expect(wire.calls).toEqual([])
  })
})

describe('the memory of hands', () => {
  it('drops tokens of tables that no longer change', async () => {
    const { clock, hands, showed } = begin()
    for (let table = 0; table < 50; table++) hands.keepToken(`t${table}`, 'anna', 'tok')
    expect(hands.size).toBe(50)
    await clock.advance(14.5 * 60_000)
    showed('anna', 'new')
    expect(hands.size).toBe(1)
  })

  it('is not mistaken by an answer that was waited for before the table was forgotten', async () => {
    const { wire, hands, showed, change } = begin()
    const release = hands.hold('t', 'anna', true)
    hands.forget('t')
    showed('anna', 'tok')
    release()
    await change('your turn', true)
    expect(wire.lines).toEqual(['editByToken tok @original: anna your turn'])
  })

  it('ends with the program, even for a hand that is just being written', async () => {
    const { wire, hands, showed, change } = begin()
    showed('anna', 'tok')
    wire.shut()
    await change('one', true)
    await change('two', true)
    hands.stop()
    wire.open()
    await settle()
    expect(wire.lines).toEqual(['editByToken tok @original: anna one'])
  })

  it('ends with the program: no timer is left', async () => {
    const { wire, clock, hands, showed, change } = begin()
    showed('anna', 'tok')
    await change('one')
    expect(clock.waiting()).toHaveLength(1)
    hands.stop()
    expect(clock.waiting()).toEqual([])
    await clock.advance(10_000)
    expect(wire.calls).toEqual([])
  })
})
