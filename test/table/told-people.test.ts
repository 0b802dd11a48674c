import { expect, it } from 'vitest'
import { waitingOf } from '../../src/table/running/waiting.js'
import type { Table } from '../../src/table/table.js'
import { createManualClock } from '../support/clock.js'
import { after, dealOver, did, firstMove, leading, lobby, onTurn, people, refusalOf, started } from '../support/table-steps.js' // prettier-ignore

// Places, the end of an idle table, and the state in which a table waits.

it('that computers get up is written down for the check, and a table closed for idleness is told twice', () => {
  const full = after(lobby(), { type: 'fill', user: 'anna' })
  const table = after(full, { type: 'unfill', user: 'anna', press: '77' })
  expect(table.lobby).toEqual([...full.lobby, 'unfill anna 77'])
  expect(did(started(), { type: 'expire' }).events).toEqual([{ type: 'expired' }, { type: 'closed' }])
})

it('an order that names a place twice is none, though it names them all', () => {
  const order = [0, 1, 2, 3, 0]
  expect(refusalOf(lobby(), { type: 'shuffle', user: 'anna', order })).toEqual({ code: 'malformed', what: 'order' })
})

it('whoever takes a seat gets the own one back before any other', () => {
  const two = after(lobby(), { type: 'join', user: 'ben' }, { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' }) // prettier-ignore
  for (const [place, user] of ['anna', 'ben'].entries()) {
    const left = after(two, { type: 'leave', user })
    expect(did(left, { type: 'take-seat', user }).events).toEqual([{ type: 'seat-taken', user, place }])
    expect(refusalOf(left, { type: 'take-seat', user: 'emil', place: 1 - place })).toEqual({ code: 'no-computer-seat' })
  }
})

it('only who plays asks for a card, and what is waited for is told apart by question and game', () => {
  const rules = { preset: 'hausrunde', set: { takeBack: true } } as const
  const table = leading({ rules })
  const played = after(table, firstMove(table))
  expect(refusalOf(played, { type: 'ask-take-back', user: 'emil' })).toEqual({ code: 'not-seated' })
  const asked = after(played, { type: 'ask-take-back', user: people[onTurn(table)] })
  const around = { clock: createManualClock(0), pace: () => 800 }
  const state = (of: Table) => waitingOf(of, around)[0]?.state
  expect(state(asked)).toEqual([asked.version])
  expect(state(dealOver(started({ games: 4, clock: 90_000 })))).toEqual([1, 20_000])
})
