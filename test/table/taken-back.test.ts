import { expect, it } from 'vitest'
import { judge } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { matchRecordOf } from '../../src/table/match-record.js'
import { reviewOf } from '../../src/table/review.js'
import { opening } from '../support/ledger-contract.js'
import { after, firstMove, lobby, onTurn, people, viewOfSeat } from '../support/table-steps.js'

const request = opening({ games: 1, rules: { preset: 'hausrunde', set: { takeBack: true } } })

/** A match of one game in which the last card of the first trick is taken back and played again. */
function played(): readonly Intent[] {
  let table = lobby(request)
  const intents: Intent[] = []
  const send = (...more: readonly Intent[]) => {
    table = after(table, ...more)
    intents.push(...more)
  }
  const joined = people.slice(1).map((user): Intent => ({ type: 'join', user }))
  send(...joined, { type: 'start', user: 'anna' })
  let asked = false
  while (table.status === 'playing') {
    const user = people[onTurn(table)]
    send(firstMove(table))
    if (asked || table.deal === null || viewOfSeat(table, 0).tricks.length !== 1) continue
    asked = true
    const others = people.filter((other) => other !== user)
    send({ type: 'ask-take-back', user })
    send(...others.map((other): Intent => ({ type: 'answer-take-back', user: other, agree: true })))
    expect(viewOfSeat(table, 0).tricks).toEqual([])
  }
  return intents
}

it('a card that was taken back with its trick is neither in the record nor in the review', () => {
  const intents = played()
  const stored = { id: 't1', number: 1, openedAt: 0, request, intents, times: intents.map((_, at) => at) }
  const [deal] = matchRecordOf(stored)?.deals ?? []
  const judged = judge(deal?.record ?? '')
  expect(judged.ok && judged.over).toBe(true)
  const tricks = reviewOf(stored)?.tricks.map((view) => view.deal?.tricks.length)
  expect(tricks?.length).toBeGreaterThan(8)
  expect(tricks).toEqual(tricks?.map((_, at) => at + 1))
})
