import { describe, expect, it } from 'vitest'
import { tableView } from '../../src/table/table-view.js'
import { after, did, firstMove, leading, onTurn, people, refusalOf, started } from '../support/table-steps.js'

const resume = (user: string, room = 'room-1') => ({ type: 'resume', user, manager: false, room }) as const

describe('a table that stands still', () => {
  it('keeps the first reason, but each weighs more than a pause', () => {
    const paused = after(started(), { type: 'pause', user: 'ben' })
    expect(refusalOf(paused, { type: 'pause', user: 'clara' })).toEqual({ code: 'suspended', why: 'paused' })
    const gone = after(paused, { type: 'suspend', why: 'room-gone' })
    expect(tableView(gone, null).suspended).toBe('room-gone')
    for (const intent of [
      { type: 'pause', user: 'ben' },
      { type: 'suspend', why: 'archived' },
    ] as const)
      expect(refusalOf(gone, intent)).toEqual({ code: 'suspended', why: 'room-gone' })
  })

  it('forgets that somebody has asked for a card', () => {
    const table = leading({ rules: { preset: 'hausrunde', set: { takeBack: true } } })
    const asker = people[onTurn(table)]
    const asked = after(table, firstMove(table), { type: 'ask-take-back', user: asker })
    expect(tableView(asked, null).takeBack).not.toBeNull()
    const on = after(asked, { type: 'suspend', why: 'forbidden' }, resume('anna'))
    expect(tableView(on, null).takeBack).toBeNull()
    expect(refusalOf(on, { type: 'ask-take-back', user: asker })).toBe('accepted')
  })

  it('goes on for whoever has a place there or one to come back to, and for a manager', () => {
    const paused = after(started(), { type: 'leave', user: 'dora' }, { type: 'pause', user: 'ben' })
    expect(refusalOf(paused, resume('emil'))).toEqual({ code: 'not-seated' })
    for (const intent of [resume('clara'), resume('dora'), { ...resume('emil'), manager: true }])
      expect(did(paused, intent).events).toEqual([{ type: 'resumed', room: 'room-1' }])
  })

  it('knows a press on a hand of before it went on', () => {
    const table = leading()
    const { version } = tableView(table, null)
    const on = after(table, { type: 'pause', user: 'ben' }, resume('ben', 'room-2'))
    const move = firstMove(on)
    if (move.type !== 'move') throw new Error('a computer player is on turn')
    expect(refusalOf(on, { ...move, version })).toMatchObject({ code: 'stale' })
    expect(refusalOf(on, { ...move, version: tableView(on, null).version })).toBe('accepted')
  })
})
