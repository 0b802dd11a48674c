import { describe, expect, it } from 'vitest'
import { settle } from '../support/clock.js'
import { begin } from './board-support.js'
import { refused } from './support.js'

const archived = 50083

describe('a table whose room is closed to us', () => {
  it.each([
    [50001, 403, 'forbidden'],
    [50013, 403, 'forbidden'],
    [10003, 404, 'room-gone'],
  ])('is to rest (%d), and nothing is written until it goes on', async (code, status, why) => {
    const { wire, clock, boards, state, adopt, change, suspended } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(code, status))
    await change('one')
    expect(suspended).toEqual([why])
    state.rests = true
    boards.tryAgain('t')
    await change('rests')
    await clock.advance(60_000)
    expect(wire.calls).toHaveLength(1)
    Object.assign(state, { text: 'goes on', rests: false })
    boards.tryAgain('t')
    await settle()
    await clock.advance(2000)
    expect(wire.lines.slice(1)).toEqual(['edit room first: goes on'])
  })

  it('leaves its message with the way to the new room', async () => {
    const { wire, clock, adopt, change } = begin()
    adopt()
    await clock.advance(1000)
    await change('goes on', { room: 'thread' })
    await clock.advance(2000)
    expect(wire.lines).toEqual(['edit room first: game 1 is in thread', 'post thread: goes on'])
  })

  it('revives an archived thread with a new message and closes the old one, but rests in a locked one', async () => {
    const { wire, clock, adopt, change, suspended } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(archived, 400))
    await change('one')
    await clock.advance(2000)
    expect(wire.lines).toEqual(['edit room first: one', 'post room: one', 'edit room first: game 1 is done'])
    expect(suspended).toEqual([])
    wire.failures.push(refused(archived, 400), refused(archived, 400))
    await change('two', { chapter: 'game 2' })
    await clock.advance(5000)
    await change('three')
    await clock.advance(5000)
    expect(suspended).toEqual(['archived'])
  })
})

describe('a result that could not be shown', () => {
  it('is kept, and closes the old message when somebody asks in a room that is open again', async () => {
    const { wire, clock, boards, adopt, change, undelivered } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(50013, 403))
    await change('Kontra has won', { last: true })
    expect(undelivered.of('server', 'anna')).toMatchObject({ table: 't', room: 'room', message: 'first' })
    expect(undelivered.of('server', 'emil')).toBeNull()
    boards.showUndelivered('elsewhere')
    boards.showUndelivered('room')
    boards.showUndelivered('room')
    await settle()
    expect(wire.lines.slice(1)).toEqual(['edit room first: Kontra has won'])
    expect(undelivered.of('server', 'anna')).toBeNull()
  })

  it('is kept too when the table rested as it ended', async () => {
    const { wire, clock, boards, adopt, change, undelivered } = begin()
    adopt()
    await clock.advance(1000)
    wire.failures.push(refused(10003, 404))
    await change('one')
    await change('closed', { last: true })
    expect(boards.size).toBe(0)
    expect(undelivered.inRoom('room')).toHaveLength(1)
  })
})
