import { expect, it } from 'vitest'
import { seats } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { reviewOf } from '../../src/table/review.js'
import type { Table } from '../../src/table/table.js'
import { opening } from '../support/ledger-contract.js'
import { after, firstMove, lobby, people, viewOfSeat } from '../support/table-steps.js'

// A deal that began when the last of four people pressed, laid open.

const begin: readonly Intent[] = [
  ...people.slice(1).map((user): Intent => ({ type: 'join', user })),
  { type: 'start', user: 'anna' },
]

/** Two games of four people who all press for the second; each game's cards as they were dealt. */
function twoGames() {
  const intents: Intent[] = []
  let table: Table = lobby({ games: 4 })
  const does = (...some: readonly Intent[]) => {
    table = after(table, ...some)
    intents.push(...some)
  }
  const dealt: (readonly (readonly string[])[])[] = []
  const play = () => {
    dealt.push(seats.map((seat) => viewOfSeat(table, seat).hand))
    while (table.status === 'playing') does(firstMove(table))
  }
  does(...begin)
  play()
  does(...people.map((user): Intent => ({ type: 'continue', user })))
  play()
  const stored = { id: 't1', number: 1, openedAt: 0, request: opening({ games: 4 }), intents, times: intents.map(() => 0) } // prettier-ignore
  return { stored, dealt }
}

it('shows each game’s own cards and tricks, and the last one unasked', () => {
  const { stored, dealt } = twoGames()
  for (const game of [1, 2]) {
    const review = reviewOf(stored, game)
    expect(review?.view.game).toBe(game)
    for (const seat of seats) expect(review?.dealt[seat]?.toSorted()).toEqual(dealt[game - 1]?.[seat]?.toSorted())
  }
  expect(reviewOf(stored)).toEqual(reviewOf(stored, 2))
  expect(reviewOf(stored, 3)).toBeNull()
})

it('shows nothing of a table that cannot be replayed or never dealt', () => {
  const { stored } = twoGames()
  expect(reviewOf({ ...stored, intents: [], times: [] })).toBeNull()
  expect(reviewOf({ ...stored, intents: stored.intents.slice(1) })).toBeNull()
  expect(reviewOf({ ...stored, request: { ...stored.request, games: 0 } })).toBeNull()
})
