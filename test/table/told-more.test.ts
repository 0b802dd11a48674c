import { expect, it } from 'vitest'
import type { Intent } from '../../src/table/intent.js'
import { reviewOf } from '../../src/table/review.js'
import { onlyCard } from '../../src/table/steps/play.js'
import { step } from '../../src/table/steps/step.js'
import type { Table } from '../../src/table/table.js'
import { opening } from '../support/ledger-contract.js'
import { scripted } from '../support/players.js'
import { runningTables, until, withComputers } from '../support/running-tables.js'
import { after, firstMove, leading, lobby, moved, onTurn, people, refusalOf, started, viewOfSeat } from '../support/table-steps.js' // prettier-ignore

const takeBack = { rules: { preset: 'hausrunde', set: { takeBack: true } } } as const
const asks = (user: string | undefined): Intent => ({ type: 'ask-take-back', user: user ?? '' })
const agrees = (user: string, agree = true): Intent => ({ type: 'answer-take-back', user, agree })

it('nobody takes a seat in a lobby, and the same word in a vote twice is stale', () => {
  expect(refusalOf(lobby(), { type: 'take-seat', user: 'ben' })).toEqual({ code: 'not-playing' })
  const yes: Intent = { type: 'vote-close', user: 'ben', agree: true }
  const voted = after(started(), yes)
  expect(refusalOf(voted, yes)).toEqual({ code: 'stale', version: voted.version })
})

it('the time of whoever is on turn stands while a card is asked for, and begins anew once that is settled', () => {
  const before = leading({ ...takeBack, clock: 90_000 })
  const seat = onTurn(before)
  const asked = after(before, firstMove(before), asks(people[seat]))
  const turn = onTurn(asked)
  const [other = '', last = ''] = people.filter((_, at) => at !== seat && at !== turn)
  const at = (table: Table, intent: Intent) => {
    const stepped = step(table, intent, 5000)
    return stepped.ok ? stepped.value.table.turnAt : stepped.refusal
  }
  expect(at(asked, agrees(other))).toBe(asked.turnAt)
  expect(at(after(asked, agrees(other)), agrees(last, false))).toBe(5000)
})

it('a review shows the trick as it fell in the end, not the one that was taken back with its last card', () => {
  const intents: Intent[] = people.slice(1).map((user) => ({ type: 'join', user }))
  intents.push({ type: 'start', user: 'anna' })
  const open = { id: 't1', number: 1, openedAt: 0, request: opening({ games: 1, ...takeBack }) }
  let table = after(lobby({ games: 1, ...takeBack }), ...intents)
  const go = (...more: Intent[]) => {
    intents.push(...more)
    table = after(table, ...more)
  }
  let changed = -1
  while (table.status === 'playing') {
    const seat = onTurn(table)
    const view = viewOfSeat(table, seat)
    const cards = view.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))
    const other = cards.find((card) => card !== cards[0])
    if (changed < 0 && view.trick?.cards.length === 3 && other !== undefined) {
      changed = view.tricks.length
      go(firstMove(table), asks(people[seat]), ...people.filter((_, at) => at !== seat).map((user) => agrees(user)))
      go(moved(table, { type: 'play', card: other }, seat))
    } else go(firstMove(table))
  }
  expect(changed).toBeGreaterThanOrEqual(0)
  const review = reviewOf({ ...open, intents, times: intents.map(() => 0) })
  const whole = review?.view.deal?.tricks
  expect(review?.tricks.map(({ deal }) => deal?.tricks)).toEqual(whole?.map((_, index) => whole.slice(0, index + 1)))
})

it('for a computer player that answers against the rules the first move is made that is no announcement', async () => {
  const wrong = scripted('easy', () => ({ type: 'take' }))
  const { open, send, outcomes, errors, view } = runningTables({ players: { easy: wrong } })
  const id = await open()
  await send(id, ...withComputers)
  while (view(id).deal?.phase === 'reservations') {
    await until(() => view(id).deal?.turn === 0 || view(id).deal?.phase !== 'reservations')
    if (view(id).deal?.phase === 'reservations')
      await send(id, { type: 'move', user: 'anna', move: { type: 'healthy' } })
  }
  await until(() => view(id).deal?.turn === 0)
  const made = outcomes.flatMap(({ intent }) => (intent.type === 'computer' ? [intent.move.type] : []))
  expect(made.length).toBeGreaterThanOrEqual(3)
  expect(made).not.toContain('announce')
  expect(errors).toContain('computer player chose an illegal move')
})

it('there is an only card in the last trick, and none where somebody has a choice', () => {
  let table = leading()
  const dealOf = ({ deal }: Table) => {
    if (deal === null) throw new Error('no deal is running')
    return deal
  }
  expect(onlyCard(dealOf(table), onTurn(table))).toBeNull()
  while (viewOfSeat(table, 0).tricks.length < 11) table = after(table, firstMove(table))
  const seat = onTurn(table)
  const [card] = viewOfSeat(table, seat).hand
  expect(onlyCard(dealOf(table), seat)).toEqual({ type: 'play', card })
})
