import { HTTPError } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { settle } from '../support/clock.js'
import { begin } from './board-support.js'
import { refused } from './support.js'

const gone = 10008

describe("a table's message", () => {
  it('follows every change, at most once a second, with the newest state', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    for (let card = 1; card <= 5; card++) {
      await change(`card ${card}`)
      await clock.advance(100)
    }
    await clock.advance(499)
    expect(wire.calls).toEqual([])
    await clock.advance(1)
    expect(wire.lines).toEqual(['edit room first: card 5'])
    await change('card 6')
    await clock.advance(10_000)
    expect(wire.lines.slice(1)).toEqual(['edit room first: card 6'])
  })

  it('has no backlog while Discord is slow', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.shut()
    for (let card = 1; card <= 9; card++) {
      await change(`card ${card}`)
      await clock.advance(1000)
    }
    expect(wire.calls).toHaveLength(1)
    wire.open()
    await settle()
    await clock.advance(1000)
    expect(wire.lines).toEqual(['edit room first: card 1', 'edit room first: card 9'])
  })

  it('is not edited when nothing in it changes', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(5000)
    await change('lobby')
    expect(wire.calls).toEqual([])
  })

  it('keeps the picture it has', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    await change('one')
    await clock.advance(1000)
    await change('two')
    expect(wire.calls[1]?.shown?.pictures.get('hand.webp')).toEqual({ key: 'p one', attachment: 'a-p one' })
  })

  it('writes the results of earlier games anew once they say something else, each of them once', async () => {
    const { wire, clock, boards, state, adopt, change } = begin()
    adopt()
    for (const chapter of ['game 2', 'game 3']) {
      await clock.advance(1000)
      await change(chapter, { chapter })
    }
    const before = wire.lines.length
    await boards.closeAnew('t')
    expect(wire.lines).toHaveLength(before)
    state.voided = 'game 1'
    await boards.closeAnew('t')
    await boards.closeAnew('t')
    await boards.closeAnew('unknown')
    expect(wire.lines.slice(before)).toEqual(['edit room first: game 1 is void'])
  })

  it('is closed with its result and followed by a fresh one when the next game begins', async () => {
    const { wire, clock, notes, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    await change('dealt', { chapter: 'game 2' })
    expect(wire.lines).toEqual(['edit room first: game 1 is done', 'post room: dealt'])
    expect(notes.get('t')).toBe('m1')
    await clock.advance(1000)
    await change('card')
    expect(wire.lines[2]).toBe('edit room m1: card')
  })

  it('is followed even if the old one cannot be closed', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(gone))
    await change('dealt', { chapter: 'game 2' })
    expect(wire.lines[1]).toBe('post room: dealt')
  })

  it('is not crossed by an edit while a press on it is answered', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    const release = boards.hold('t')
    await change('ben has joined')
    expect(wire.calls).toEqual([])
    adopt()
    release()
    await clock.advance(5000)
    expect(wire.calls).toEqual([])
    const again = boards.hold('t')
    await change('clara has joined')
    again()
    await settle()
    expect(wire.lines).toEqual(['edit room first: clara has joined'])
  })
})

describe('after a restart', () => {
  it('the old message is closed and one fresh one posted', async () => {
    const { wire, boards, notes } = begin()
    notes.set('t', 'old')
    await boards.restore('t')
    await settle()
    expect(wire.lines).toEqual(['edit room old: before-restart is done', 'post room: lobby'])
    expect(notes.get('t')).toBe('m1')
  })

  it('without a known message there is only the fresh one', async () => {
    const { wire, boards } = begin()
    await boards.restore('t')
    await settle()
    expect(wire.lines).toEqual(['post room: lobby'])
    expect(wire.calls[0]?.nonce).toMatch(/^t\.0\.\w+$/)
    expect(wire.calls[0]?.nonce?.length).toBeLessThanOrEqual(25)
  })
})

describe('a channel in trouble', () => {
  it('gets a deleted message once more, not for ever', async () => {
    const { wire, clock, adopt, change, lines } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(gone))
    await change('one')
    await clock.advance(1000)
    expect(wire.lines).toEqual(['edit room first: one', 'post room: one'])
    wire.failures.push(refused(gone))
    await change('two')
    await clock.advance(60_000)
    await change('three')
    await clock.advance(60_000)
    expect(wire.lines).toHaveLength(3)
    expect(lines).toMatchObject([{ level: 40, trouble: 'message-gone' }])
  })

  it('gets a deleted message once more in each game', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    for (const game of [1, 2, 3]) {
      await clock.advance(1000)
      await change(`game ${game} begins`, { chapter: `game ${game}` })
      await clock.advance(1000)
      wire.failures.push(refused(gone))
      await change(`game ${game} goes on`)
      await clock.advance(1000)
      expect(wire.lines.at(-1)).toBe(`post room: game ${game} goes on`)
    }
  })

  it.each([
    [50001, 403, 'forbidden'],
    [50013, 403, 'forbidden'],
    [10003, 404, 'room-gone'],
  ])('that refuses us (%d) is left in peace until somebody asks there', async (code, status, trouble) => {
    const { wire, clock, boards, adopt, change, lines } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(code, status))
    await change('one')
    for (let card = 0; card < 5; card++) {
      await change(`card ${card}`)
      await clock.advance(60_000)
    }
    expect(wire.calls).toHaveLength(1)
    expect(lines).toMatchObject([{ trouble }])
    boards.tryAgain('t')
    await settle()
    expect(wire.lines[1]).toBe('edit room first: card 4')
  })

  it('brings a message back that was deleted, when somebody asks there', async () => {
    const { wire, clock, boards, adopt } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(gone))
    boards.tryAgain('t')
    await settle()
    await clock.advance(1000)
    expect(wire.lines).toEqual(['edit room first: lobby', 'post room: lobby'])
  })

  it('is tried again after 2 and 8 seconds when Discord has a fault, then with the next change', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    const fault = new HTTPError(502, 'Bad Gateway', 'PATCH', 'https://discord.test', {})
    wire.failures.push(fault, fault, fault)
    await change('one')
    await clock.advance(1999)
    expect(wire.calls).toHaveLength(1)
    await clock.advance(1)
    expect(wire.calls).toHaveLength(2)
    await clock.advance(8000)
    expect(wire.calls).toHaveLength(3)
    await clock.advance(60_000)
    expect(wire.calls).toHaveLength(3)
    await change('two')
    expect(wire.lines[3]).toBe('edit room first: two')
  })

  it('is left alone until then, and waits as long as ever at the next fault', async () => {
    const { wire, clock, adopt, change } = begin()
    const fault = new HTTPError(502, 'Bad Gateway', 'PATCH', 'https://discord.test', {})
    adopt()
    for (const game of [1, 2]) {
      await clock.advance(1000)
      wire.failures.push(fault)
      await change(`game ${game}`)
      await clock.advance(1500)
      await change(`game ${game} goes on`)
      await clock.advance(499)
      expect(wire.calls).toHaveLength(2 * game - 1)
      await clock.advance(1)
      expect(wire.lines.at(-1)).toBe(`edit room first: game ${game} goes on`)
    }
  })

  it('gets a deleted message again even if it says what the deleted one said', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.shut()
    wire.failures.push(refused(gone))
    await change('one')
    await change('lobby')
    wire.open()
    await settle()
    await clock.advance(1000)
    expect(wire.lines).toEqual(['edit room first: one', 'post room: lobby'])
  })

  it('never gets a message twice because an answer was lost', async () => {
    const { wire, clock, boards, change } = begin()
    wire.failures.push(new Error('socket hang up'))
    await boards.restore('t')
    await settle()
    await clock.advance(60_000)
    await change('later', { chapter: 'game 2' })
    const nonces = wire.calls.filter((call) => call.what === 'post').map((call) => call.nonce)
    expect(nonces).toHaveLength(3)
    expect(nonces[1]).toBe(nonces[0])
    expect(nonces[2]).not.toBe(nonces[0])
  })

  it('outlives a page that cannot be drawn up', async () => {
    const { wire, clock, adopt, change, lines } = begin()
    adopt()
    await clock.advance(1000)
    await change('one', { fails: true })
    await change('two', { fails: false })
    await clock.advance(2000)
    expect(wire.lines).toEqual(['edit room first: two'])
    expect(lines).toMatchObject([{ level: 40 }])
  })
})

describe('the memory of boards', () => {
  it('drops a table with its last message', async () => {
    const { wire, clock, boards, notes, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    await change('final standings', { chapter: 'end', last: true })
    expect(wire.lines).toEqual(['edit room first: game 1 is done', 'post room: final standings'])
    expect(boards.size).toBe(0)
    expect(notes.get('t')).toBeNull()
  })

  it('changes its last message when more is found out about a table that has ended, and posts no second one', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    await change('final standings', { last: true })
    expect(boards.size).toBe(0)
    await clock.advance(1000)
    await change('final standings')
    await change('final standings, with the rankings')
    await clock.advance(1000)
    expect(wire.lines).toEqual([
      'edit room first: final standings',
      'edit room first: final standings, with the rankings',
    ])
  })

  it('keeps a table whose last message has changed while it was written', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.shut()
    await change('final standings', { last: true })
    await change('final standings, with the rankings')
    wire.open()
    await settle()
    await clock.advance(1000)
    expect(wire.lines.at(-1)).toBe('edit room first: final standings, with the rankings')
    expect(boards.size).toBe(0)
  })

  it('drops a table that an answer has closed', async () => {
    const { clock, boards, state, adopt } = begin()
    adopt()
    const release = boards.hold('t')
    state.last = true
    boards.refresh('t')
    adopt()
    release()
    await clock.advance(1000)
    expect(boards.size).toBe(0)
  })

  it('drops a table that ended where it could not be shown', async () => {
    const { wire, clock, boards, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(50001, 403))
    await change('one')
    expect(boards.size).toBe(1)
    await change('closed', { last: true })
    expect(boards.size).toBe(0)
    expect(wire.calls).toHaveLength(1)
  })

  it('does not begin with a press on a message of old', () => {
    const { boards } = begin()
    boards.hold('unknown')()
    boards.tryAgain('unknown')
    expect(boards.size).toBe(0)
  })

  it('ends with the program: no timer is left, not even by a failure afterwards', async () => {
    const { wire, clock, boards, adopt, change, settled } = begin()
    adopt()
    await change('one')
    expect(clock.waiting()).toHaveLength(1)
    await clock.advance(1000)
    wire.shut()
    await clock.advance(1000)
    wire.failures.push(new Error('socket hang up'))
    await change('two')
    boards.stop()
    wire.open()
    await settled()
    expect(clock.waiting()).toEqual([])
  })
})
