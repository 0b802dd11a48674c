import { describe, expect, it } from 'vitest'
import { diceOf, playAtRandom } from '../../src/cli/random-deal.js'
import {
  finishDeal,
  formatMatch,
  gamesOf,
  isMatchOver,
  nextDeal,
  parseMatch,
  presets,
  resultOf,
  startMatch,
  verifyMatch,
  withGames,
  withoutGame,
} from '../../src/engine/index.js'
import type { Match } from '../../src/engine/index.js'
import { playedMatch } from '../support/played-match.js'
import { showMatch, totals } from '../support/show.js'

function begin(games: number): Match {
  const match = startMatch({ rules: presets.ddv, games, seed: 'consent' })
  if (!match.ok) throw new Error(match.refusal.code)
  return match.value
}

/** The match once its next game is played; cards that are thrown in are dealt again. */
function played(match: Match): Match {
  const done = playAtRandom(nextDeal(match).setup, diceOf(`${match.entries.length}/${match.redeals}`))
  const result = done.ok ? resultOf(done.value.deal) : null
  if (!result) throw new Error('not over')
  const next = finishDeal(match, result)
  return result.game === 'redeal' ? played(next) : next
}

describe('another number of games', () => {
  it('counts at once between two games', () => {
    const match = played(begin(2))
    expect([gamesOf(withGames(match, 5, false)), isMatchOver(withGames(match, 1, false))]).toEqual([5, true])
  })

  it('counts from the end of the game that runs, which stays as it was dealt', () => {
    // With as many games left as Pflichtsoli are owed somebody is made to play one; longer, nobody would be.
    const match = withGames(begin(8), 4, false)
    const changed = withGames(match, 20, true)
    expect(nextDeal(match).setup.forced).not.toBeNull()
    expect(nextDeal(changed).setup).toEqual(nextDeal(match).setup)
    expect([changed.setup.games, gamesOf(changed)]).toEqual([4, 20])
    const after = played(changed)
    expect([after.setup.games, after.coming, nextDeal(after).setup.forced]).toEqual([20, null, null])
  })

  it('is checked with its record, which may leave it out', () => {
    const record = playedMatch(4, presets.norsk)
    const changed = { ...record, games: 2, lengths: [{ after: 1, games: 4 }], voided: [2] }
    const read = parseMatch(formatMatch(changed))
    expect(read).toEqual({ ok: true, value: changed })
    const found = verifyMatch(changed)
    expect(found.ok && [found.value.finished, found.value.deals.every(({ fault }) => fault === null)]).toEqual([
      4,
      true,
    ])
    const short = verifyMatch({ ...record, games: 2 })
    expect(short.ok && short.value.deals.map(({ fault }) => fault)).toContainEqual({ code: 'order', next: null })
    for (const [key, value] of [
      ['lengths', 3],
      ['lengths', [{ after: 'x' }]],
      ['voided', {}],
      ['voided', [-1]],
    ] as const)
      expect(parseMatch(JSON.stringify({ ...(JSON.parse(formatMatch(record)) as object), [key]: value }))).toEqual({
        ...{ ok: false, refusal: { code: 'malformed', what: key } },
      })
  })
})

describe('a voided game', () => {
  it('counts for nobody, and everything else that came of it stays', () => {
    const match = played(played(begin(8)))
    const without = withoutGame(match, 1)
    expect(totals(without)).toEqual(match.entries[1]?.points)
    expect(nextDeal(without)).toEqual(nextDeal(match))
    expect(without.entries[0]).toEqual({ ...match.entries[0], voided: true })
    expect(showMatch(without).split('\n')[1]).toMatch(/ void$/)
  })
})
