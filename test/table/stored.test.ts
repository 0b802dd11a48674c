import { expect, it } from 'vitest'
import { rankOf, ranks, suitOf, suits } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { matchRecordOf } from '../../src/table/match-record.js'
import type { StoredTable } from '../../src/table/ports.js'
import { reviewOf } from '../../src/table/review.js'
import { replay } from '../../src/table/steps/step.js'
import { opening } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { runningTables } from '../support/running-tables.js'
import { after, firstMove, lobby, people } from '../support/table-steps.js'

// What is made of a table from what the ledger holds.

/** A match of one game, played with the first legal moves, as the ledger has it. */
function playedOnce(): StoredTable {
  const intents: Intent[] = people.slice(1).map((user) => ({ type: 'join', user }))
  intents.push({ type: 'start', user: 'anna' })
  let table = after(lobby({ games: 1 }), ...intents)
  while (table.status === 'playing') {
    const intent = firstMove(table)
    intents.push(intent)
    table = after(table, intent)
  }
  return { id: 't1', number: 1, openedAt: 0, request: opening({ games: 1 }), intents, times: intents.map(() => 0) }
}

it('a deal that is over is written with its result', () => {
  const record = matchRecordOf(playedOnce())
  expect(record?.deals).toHaveLength(1)
  expect(record?.deals[0]?.record).toMatchObject({ result: { ok: true, over: true } })
})

it('a match that goes on, or that cannot be replayed, has no record and no review', () => {
  const stored = playedOnce()
  const [, ...others] = stored.intents
  for (const one of [
    { ...stored, intents: stored.intents.slice(0, -1) },
    { ...stored, intents: [...others, ...others] },
    { ...stored, request: opening({ games: 0 }) },
  ]) {
    expect(matchRecordOf(one)).toBeNull()
    expect(reviewOf(one)).toBeNull()
  }
})

it('a review shows each trick as it fell, and hands with trumps first, then suit by suit from the highest card', () => {
  const review = reviewOf(playedOnce())
  if (!review) throw new Error('there is nothing to review')
  expect(review.games).toEqual([1])
  expect(review.tricks.map(({ deal }) => deal?.tricks.length)).toEqual(Array.from({ length: 12 }, (_, trick) => trick + 1)) // prettier-ignore
  const trumps = review.view.deal?.trumps ?? []
  for (const hands of [review.dealt, review.played])
    for (const hand of hands) {
      const places = hand.map((card) => trumps.includes(card) ? [trumps.indexOf(card)] : [100, suits.indexOf(suitOf(card)), ranks.indexOf(rankOf(card))]) // prettier-ignore
      const number = (place: readonly number[]) => place.reduce((sum, part) => 100 * sum + part, 0)
      const flat = places.map((place) => (place.length === 1 ? (place[0] ?? 0) : number(place)))
      expect(flat).toEqual([...flat].sort((a, b) => a - b))
    }
  expect(review.dealt.map((hand) => [...hand].sort())).toEqual(review.played.map((hand) => [...hand].sort()))
})

it('an opening that is refused now is told as number 0, a move as its own number', () => {
  const { intents, ...open } = playedOnce()
  expect(replay({ ...open, request: opening({ games: 0 }) }, [])).toMatchObject({
    ok: false,
    refusal: { version: 0, refusal: { code: 'bad-game-count' } },
  })
  expect(replay(open, [...intents.slice(0, 2), { type: 'expire' }, { type: 'expire' }])).toMatchObject({
    ok: false,
    refusal: { version: 4, refusal: { code: 'no-such-table' } },
  })
})

it('a table that the ledger cannot keep is not opened', async () => {
  const ledger = { ...createMemoryLedger(), open: () => Promise.reject(new Error('the disk is full')) }
  const { tables, errors } = runningTables({ ledger })
  expect(await tables.open(opening())).toEqual({ ok: false, refusal: { code: 'not-saved' } })
  expect([tables.all(), errors]).toEqual([[], ['table not saved']])
})
