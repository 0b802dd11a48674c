import { describe, expect, it } from 'vitest'
import { openedTable } from '../../src/table/table.js'
import { ddv, opening } from '../support/ledger-contract.js'
import { after, did, lobby, people, refusalOf, started } from '../support/table-steps.js'

const names = (table: ReturnType<typeof lobby>) =>
  table.places.map((seat) => (seat === null ? '-' : seat.kind === 'person' ? seat.user : `computer:${seat.level}`))

describe('opening', () => {
  const refused = (changes: Parameters<typeof opening>[0]) => {
    const table = openedTable({ id: 't1', number: 1, request: opening(changes) })
    return table.ok ? 'accepted' : table.refusal
  }

  it('seats the host on seat 0 of a lobby', () => {
    const table = lobby()
    expect([table.status, table.version, table.host, ...names(table)]).toEqual([
      'lobby',
      0,
      'anna',
      'anna',
      '-',
      '-',
      '-',
    ])
  })

  it.each([0, 49, 2.5, Number.NaN])('refuses a match of %d games', (games) => {
    expect(refused({ games })).toEqual({ code: 'bad-game-count', least: 1, most: 48 })
  })

  it('takes matches of 1 to 48 games, and the engine’s word on the rules', () => {
    expect([refused({ games: 1 }), refused({ games: 48 })]).toEqual(['accepted', 'accepted'])
    expect(refused({ rules: { ...ddv, set: { 'no-such-switch': true } } })).toMatchObject({ code: 'unknown-switch' })
  })
})

describe('the lobby', () => {
  it('seats people on the first free place, up to seven of them', () => {
    const first = did(lobby(), { type: 'join', user: 'ben' })
    expect(first.events).toEqual([{ type: 'joined', user: 'ben', place: 1 }])
    const full = after(first.table, { type: 'join', user: 'clara' }, { type: 'join', user: 'dora' })
    expect(names(full)).toEqual([...people])
    const seven = after(full, ...['emil', 'fritz', 'gerd'].map((user) => ({ type: 'join', user }) as const))
    expect(names(seven)).toEqual([...people, 'emil', 'fritz', 'gerd'])
    expect(refusalOf(seven, { type: 'join', user: 'hans' })).toEqual({ code: 'table-full' })
    expect(names(after(seven, { type: 'leave', user: 'ben' }))).toEqual([
      'anna',
      'clara',
      'dora',
      'emil',
      'fritz',
      'gerd',
    ])
    expect(refusalOf(full, { type: 'join', user: 'ben' })).toEqual({ code: 'already-seated' })
  })

  it('fills free seats with computer players, which give way to people', () => {
    const filled = did(after(lobby(), { type: 'join', user: 'ben' }), { type: 'fill', user: 'ben', level: 'strong' })
    expect(filled.events).toEqual([{ type: 'filled', places: [2, 3] }])
    expect(names(filled.table)).toEqual(['anna', 'ben', 'computer:strong', 'computer:strong'])
    expect(names(after(filled.table, { type: 'join', user: 'clara' }))[2]).toBe('clara')
    expect(names(after(lobby(), { type: 'fill', user: 'anna' }))[1]).toBe('computer:easy')
    expect(refusalOf(filled.table, { type: 'fill', user: 'anna' })).toEqual({ code: 'table-full' })
    expect(refusalOf(lobby(), { type: 'fill', user: 'ben' })).toEqual({ code: 'not-seated' })
  })

  it('passes the host’s rights on, and closes with the last person', () => {
    const two = after(lobby(), { type: 'join', user: 'ben' }, { type: 'fill', user: 'ben' })
    const left = did(two, { type: 'leave', user: 'anna' })
    expect(left.events).toEqual([{ type: 'left', user: 'anna', place: 0 }])
    expect([left.table.host, ...names(left.table)]).toEqual(['ben', '-', 'ben', 'computer:easy', 'computer:easy'])
    const empty = did(left.table, { type: 'leave', user: 'ben' })
    expect(empty.events).toEqual([{ type: 'left', user: 'ben', place: 1 }, { type: 'closed' }])
    expect(empty.table.status).toBe('closed')
    expect(refusalOf(empty.table, { type: 'join', user: 'anna' })).toEqual({ code: 'no-such-table' })
    expect(refusalOf(two, { type: 'leave', user: 'clara' })).toEqual({ code: 'not-seated' })
  })

  it('starts for the host when all seats are taken', () => {
    const two = after(lobby(), { type: 'join', user: 'ben' })
    expect(refusalOf(two, { type: 'start', user: 'ben' })).toEqual({ code: 'host-only' })
    expect(refusalOf(two, { type: 'start', user: 'anna' })).toEqual({ code: 'seats-empty', free: 2 })
    const running = did(after(two, { type: 'fill', user: 'anna' }), { type: 'start', user: 'anna' })
    expect(running.events).toEqual([{ type: 'deal-started', game: 1 }])
    expect([running.table.status, running.table.game]).toEqual(['playing', 1])
  })

  it('is given up by the host alone, and ended early by the host or a manager', () => {
    expect(refusalOf(after(lobby(), { type: 'join', user: 'ben' }), { type: 'cancel', user: 'ben' })).toEqual({
      code: 'host-only',
    })
    expect(did(lobby(), { type: 'cancel', user: 'anna' }).events).toEqual([{ type: 'closed' }])
    expect(refusalOf(started(), { type: 'cancel', user: 'anna' })).toEqual({ code: 'not-in-lobby' })
    expect(refusalOf(started(), { type: 'close', user: 'ben', manager: false })).toEqual({ code: 'host-only' })
    expect(did(started(), { type: 'close', user: 'anna', manager: false }).table.status).toBe('closed')
    expect(did(started(), { type: 'close', user: 'moderator', manager: true }).table.status).toBe('closed')
  })

  it('is over once the first deal has begun', () => {
    for (const type of ['fill', 'start'] as const)
      expect(refusalOf(started(), { type, user: 'anna' })).toEqual({ code: 'not-in-lobby' })
    expect(refusalOf(started(), { type: 'join', user: 'emil' })).toEqual({ code: 'not-in-lobby' })
  })
})
