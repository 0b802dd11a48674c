import { describe, expect, it } from 'vitest'
import { anybodyStartsAt, hostPassesAt, startsAt } from '../../src/table/deadlines.js'
import type { Intent } from '../../src/table/intent.js'
import { replay, step } from '../../src/table/steps/step.js'
import { tableView } from '../../src/table/table-view.js'
import type { Table } from '../../src/table/table.js'
import { opening } from '../support/ledger-contract.js'
import { after, did, firstMove, leading, lobby, onTurn, people, refusalOf, started } from '../support/table-steps.js'

// Who may start a table, who hosts it, and that nobody can hold it up.

const minute = 60_000
const join = (user: string): Intent => ({ type: 'join', user })
const leave = (user: string): Intent => ({ type: 'leave', user })

/** The table after intents, each at its time in milliseconds; all must be accepted. */
function timed(table: Table, ...steps: readonly (readonly [at: number, intent: Intent])[]): Table {
  return steps.reduce((now, [at, intent]) => {
    const stepped = step(now, intent, at)
    if (!stepped.ok) throw new Error(`${intent.type} was refused: ${stepped.refusal.code}`)
    return stepped.value.table
  }, table)
}

const four = timed(lobby(), [1000, join('ben')], [2000, join('clara')], [3000, join('dora')])

describe('a full table', () => {
  it('starts a minute after somebody new sat down last', () => {
    expect(startsAt(four)).toBe(3000 + minute)
    expect(startsAt(timed(four, [50_000, join('emil')]))).toBe(50_000 + minute)
  })

  it('is not held up by presses that change nothing, nor by shuffled seats', () => {
    const shuffled = timed(four, [40_000, { type: 'shuffle', user: 'anna', order: [3, 2, 1, 0] }])
    expect(startsAt(shuffled)).toBe(3000 + minute)
    expect(startsAt(timed(four, [50_000, { type: 'games', user: 'anna', games: 8 }]))).toBe(3000 + minute)
    expect(startsAt(timed(four, [50_000, { type: 'pass-host', user: 'anna', place: 1 }]))).toBe(3000 + minute)
  })

  it('is not held up by somebody who leaves and comes back over and over', () => {
    let table = four
    for (let at = 10_000; at < 60_000; at += 10_000)
      table = timed(table, [at, leave('dora')], [at + 5000, join('dora')])
    expect(startsAt(table)).toBe(3000 + minute)
    const late = timed(table, [62_000, leave('dora')])
    expect(startsAt(late)).toBeNull()
    expect(startsAt(timed(late, [90_000, join('dora')]))).toBe(3000 + minute)
  })

  it('gives somebody new a whole minute, also in the place of somebody who left', () => {
    expect(startsAt(timed(four, [40_000, leave('dora')], [50_000, join('emil')]))).toBe(50_000 + minute)
  })

  it('begins its minute anew after it rested', () => {
    const rested = timed(four, [10_000, { type: 'suspend', why: 'forbidden' }])
    expect(startsAt(rested)).toBeNull()
    expect(startsAt(timed(rested, [200_000, { type: 'resume', user: 'anna', manager: false, room: 'room-1' }]))).toBe(260_000) // prettier-ignore
  })

  it('may be started by anybody at it after a minute, also with computer players', () => {
    const two = timed(lobby(), [1000, join('ben')], [2000, { type: 'fill', user: 'ben' }])
    expect([startsAt(two), anybodyStartsAt(two)]).toEqual([null, 62_000])
    const early = step(two, { type: 'start', user: 'ben' }, 61_999)
    expect(early).toEqual({ ok: false, refusal: { code: 'start-later', at: 62_000 } })
    expect(refusalOf(two, { type: 'start', user: 'emil' })).toEqual({ code: 'not-seated' })
    expect(timed(two, [62_000, { type: 'start', user: 'ben' }]).status).toBe('playing')
    expect(timed(two, [2001, { type: 'start', user: 'anna' }]).status).toBe('playing')
  })
})

describe('the host', () => {
  it('is passed on to somebody at the table, in the lobby and in a match', () => {
    for (const table of [four, started()]) {
      const passed = did(table, { type: 'pass-host', user: 'anna', place: 2 })
      expect(passed.events).toEqual([{ type: 'host-passed', user: 'clara' }])
      expect(refusalOf(passed.table, { type: 'close', user: 'anna', manager: false })).toEqual({ code: 'host-only' })
      expect(did(passed.table, { type: 'close', user: 'clara', manager: false }).table.status).toBe('closed')
    }
    expect(refusalOf(four, { type: 'pass-host', user: 'ben', place: 2 })).toEqual({ code: 'host-only' })
    expect(refusalOf(four, { type: 'pass-host', user: 'anna', place: 0 })).toMatchObject({ code: 'stale' })
    const filled = after(lobby(), join('ben'), { type: 'fill', user: 'ben' })
    expect(refusalOf(filled, { type: 'pass-host', user: 'anna', place: 3 })).toEqual({ code: 'not-seated' })
  })

  it('is not passed on to whoever sat down meanwhile on the chosen place', () => {
    const seen = four.seen
    const other = after(four, leave('dora'), join('emil'))
    expect(refusalOf(other, { type: 'pass-host', user: 'anna', place: 3, version: seen })).toMatchObject({
      code: 'stale',
    })
  })

  it('hands over after ten silent minutes in the lobby, to whoever did something last', () => {
    const table = timed(lobby(), [1000, join('ben')], [2000, join('clara')], [3000, { type: 'fill', user: 'ben' }])
    expect(hostPassesAt(table)).toBe(10 * minute)
    const passed = timed(table, [10 * minute, { type: 'host-timeout' }])
    expect([passed.host, hostPassesAt(passed)]).toEqual(['ben', 20 * minute])
    const alone = lobby()
    expect([hostPassesAt(alone), refusalOf(alone, { type: 'host-timeout' })]).toEqual([null, { code: 'not-seated' }])
  })

  it('is heard of with every press, and a host who was heard of is not silent', () => {
    const heard = timed(four, [9 * minute, { type: 'shuffle', user: 'anna', order: [0, 2, 1, 3] }])
    expect(hostPassesAt(heard)).toBe(19 * minute)
  })

  it('hands over without keeping a lobby alive that nobody uses', () => {
    const table = timed(lobby(), [1000, join('ben')])
    expect(timed(table, [10 * minute, { type: 'host-timeout' }]).turnAt).toBe(1000)
  })

  it('hands over in a match when the table has waited for them, not while others are on turn or turns last for hours', () => {
    let table = leading()
    expect(hostPassesAt(leading({ clock: 24 * 60 * minute }))).toBeNull()
    for (let tries = 0; tries < 8 && people[onTurn(table)] !== 'anna'; tries++) {
      expect(hostPassesAt(table)).toBeNull()
      table = timed(table, [5 * minute, firstMove(table)])
    }
    expect(hostPassesAt(table)).toBe(table.turnAt + 10 * minute)
    expect(timed(table, [20 * minute, { type: 'host-timeout' }]).host).not.toBe('anna')
    expect(hostPassesAt(after(table, { type: 'pause', user: 'ben' }))).toBeNull()
  })

  it('hands over at once when a computer player has their place', () => {
    const table = leading({ clock: 90_000 })
    const lent: Table = { ...table, places: table.places.with(0, { kind: 'computer', level: 'easy' }), hostAt: 7 }
    expect(hostPassesAt(lent)).toBe(7)
    expect(hostPassesAt({ ...lent, places: lent.places.map(() => ({ kind: 'computer', level: 'easy' })) })).toBeNull()
  })
})

describe('taking somebody out of the lobby', () => {
  const without = did(four, { type: 'remove', user: 'anna', place: 2 })

  it('is for the host, frees the place, and keeps that person out until they are let in again', () => {
    expect(without.events).toEqual([{ type: 'removed', user: 'clara', place: 2 }])
    expect(without.table.places[2]).toBeNull()
    expect(refusalOf(without.table, join('clara'))).toEqual({ code: 'removed' })
    expect(tableView(without.table, 'clara').lobby.removed).toEqual(['clara'])
    expect(refusalOf(without.table, { type: 'readmit', user: 'ben', removal: 0 })).toEqual({ code: 'host-only' })
    const back = did(without.table, { type: 'readmit', user: 'anna', removal: 0 })
    expect(back.events).toEqual([{ type: 'readmitted', user: 'clara' }])
    expect(after(back.table, join('clara')).places[2]).toEqual({ kind: 'person', user: 'clara' })
    expect(refusalOf(back.table, { type: 'readmit', user: 'anna', removal: 0 })).toMatchObject({ code: 'stale' })
  })

  it('takes part in the shuffle, and can be built again', () => {
    expect(without.table.lobby.at(-1)).toBe('remove anna - 2')
    const intents = [join('ben'), join('clara'), { type: 'remove', user: 'anna', place: 2 }] as const
    const again = replay({ id: 't1', number: 1, request: opening() }, intents)
    expect(again.ok && again.value.gathering.removed).toEqual(['clara'])
  })

  it('takes a computer player off, and the place away where there are more than four', () => {
    const five = after(four, join('emil'))
    expect(after(five, { type: 'remove', user: 'anna', place: 1 }).places).toHaveLength(4)
    const filled = after(lobby(), { type: 'fill', user: 'anna' })
    expect(after(filled, { type: 'remove', user: 'anna', place: 3 }).places[3]).toBeNull()
  })

  it('is refused to others, of the own place, of a free one, for somebody else who sat down meanwhile, and in a match', () => {
    const refused = (intent: Partial<Extract<Intent, { type: 'remove' }>>, table = four) =>
      refusalOf(table, { type: 'remove', user: 'anna', place: 2, ...intent })
    expect(refused({ user: 'ben' })).toEqual({ code: 'host-only' })
    expect(refused({ place: 0 })).toEqual({ code: 'not-now', what: 'own-place' })
    expect(refused({ place: 1 }, lobby())).toEqual({ code: 'not-seated' })
    expect(refused({ version: four.seen }, after(four, leave('clara'), join('emil')))).toMatchObject({ code: 'stale' })
    expect(refused({}, started())).toEqual({ code: 'not-in-lobby' })
  })
})
