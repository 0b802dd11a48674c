import { describe, expect, test } from 'vitest'
import { diceOf, playAtRandom } from '../../src/cli/random-deal.js'
import { finishDeal, isMatchOver, nextDeal, presets, resultOf, startMatch } from '../../src/engine/index.js'
import type { DealResult, Match, MatchSetup } from '../../src/engine/index.js'
import { totals } from '../support/show.js'

function begin(setup: Partial<MatchSetup> = {}): Match {
  const match = startMatch({ rules: presets.ddv, games: 24, seed: 'match', ...setup })
  if (!match.ok) throw new Error(match.refusal.code)
  return match.value
}

/** The result of the next deal played at random, with parts of it put in by hand. */
function outcome(match: Match, change: Partial<DealResult> = {}): DealResult {
  const played = playAtRandom(
    nextDeal(match).setup,
    diceOf(`${match.setup.seed}/${match.entries.length}/${match.redeals}`),
  )
  if (!played.ok) throw new Error(played.refusal.code)
  const result = resultOf(played.value.deal)
  if (!result) throw new Error('not over')
  return { ...result, ...change }
}

function playAll(match: Match): Match {
  let now = match
  while (!isMatchOver(now)) now = finishDeal(now, outcome(now))
  return now
}

const normal = (match: Match): DealResult => {
  const { dealer } = nextDeal(match).setup
  return outcome(match, {
    game: 'normal',
    soloist: null,
    pflicht: false,
    nextDealer: ((dealer + 1) % 4) as 0 | 1 | 2 | 3,
  })
}

describe('a match', () => {
  test('of 24 games by ddv has each Pflichtsolo exactly once', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = playAll(begin({ seed }))
      const soloists = match.entries.flatMap(({ result, seating }) =>
        result.pflicht && result.soloist !== null ? [seating[result.soloist]] : [],
      )
      expect(soloists.sort()).toEqual([0, 1, 2, 3])
      expect(totals(match).reduce((sum, points) => sum + points, 0)).toBe(0)
      expect(match.entries.map(({ game }) => game)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    }
  })

  test('whose Soli are left to the end forces them, beginning left of the dealer', () => {
    let match = begin()
    for (let game = 0; game < 20; game++) {
      expect(nextDeal(match).setup.forced).toBeNull()
      expect(nextDeal(match).setup.dealer).toBe(game % 4)
      match = finishDeal(match, normal(match))
    }
    for (let game = 0; game < 4; game++) {
      const { setup } = nextDeal(match)
      expect(setup.dealer).toBe(game % 4)
      expect(setup.forced).toBe((game + 1) % 4)
      const result = outcome(match)
      expect(result).toMatchObject({ pflicht: true, soloist: setup.forced })
      match = finishDeal(match, result)
    }
    expect(isMatchOver(match)).toBe(true)
  })

  test('keeps the dealer after a free Pflichtsolo and after a redeal, which is shuffled anew', () => {
    const match = begin()
    const free = finishDeal(match, outcome(match, { game: 'damensolo', soloist: 2, pflicht: true, nextDealer: 0 }))
    expect(free).toMatchObject({ dealer: 0, owes: [true, true, false, true] })
    expect(nextDeal(free).game).toBe(2)
    const again = finishDeal(match, outcome(match, { game: 'redeal', nextDealer: 0 }))
    expect(nextDeal(again)).toMatchObject({ game: 1, setup: { dealer: 0 } })
    expect(nextDeal(again).setup.hands).not.toEqual(nextDeal(match).setup.hands)
  })

  test('shorter than two games a place has no Pflichtsoli, nor have other rules', () => {
    expect(begin({ games: 7 }).owes).toEqual([false, false, false, false])
    expect(begin({ games: 8 }).owes).toEqual([true, true, true, true])
    expect(begin({ rules: presets.norsk }).owes).toEqual([false, false, false, false])
  })

  test('follows from its seed', () => {
    expect(nextDeal(begin({ seed: 'x' }))).toEqual(nextDeal(begin({ seed: 'x' })))
    expect(nextDeal(begin({ seed: 'x' })).setup.hands).not.toEqual(nextDeal(begin({ seed: 'y' })).setup.hands)
  })

  test('refuses what cannot be', () => {
    const what = (change: Partial<MatchSetup>) => startMatch({ rules: presets.ddv, games: 8, seed: '', ...change })
    for (const [change, name] of [
      [{ games: 0 }, 'games'],
      [{ games: 1.5 }, 'games'],
      [{ places: 3 }, 'places'],
      [{ places: 8 }, 'places'],
      [{ firstDealer: 4 }, 'firstDealer'],
    ] as const) {
      expect(what(change)).toEqual({ ok: false, refusal: { code: 'malformed', what: name } })
    }
  })
})

describe('tables of more than four', () => {
  test.each([
    [5, [1, 2, 3, 4]],
    [6, [1, 2, 4, 5]],
    [7, [1, 2, 4, 6]],
  ])('%i people: places %j play when place 0 deals', (places, playing) => {
    const match = begin({ places, games: 5 * places })
    const deal = nextDeal(match)
    expect(deal.seating).toEqual(playing)
    expect(deal.setup.dealer).toBe(3)
    const after = finishDeal(match, normal(match))
    expect(after.dealer).toBe(1)
    expect(after.entries[0]?.points[0]).toBe(0)
    expect(after.entries[0]?.points).toHaveLength(places)
  })

  test.each([5, 6, 7])('%i people: everybody plays the Pflichtsolo by the end', (places) => {
    const match = playAll(begin({ places, games: 5 * places }))
    expect(match.owes).toEqual(Array.from({ length: places }, () => false))
    expect(match.entries).toHaveLength(5 * places)
  })
})

describe('Bockrunden', () => {
  const rules = (bockAgain = 'append') =>
    ({ preset: 'hausrunde', set: { bockHerz: true, bock120: true, bockAgain } }) as const
  const after = (match: Match, ...bock: string[]): Match => finishDeal(match, { ...normal(match), bock })

  test('double the next four games', () => {
    let match = after(begin({ rules: rules() }), 'herz')
    for (let game = 0; game < 4; game++) {
      expect(nextDeal(match).setup.bock).toBe(2)
      match = after(match)
    }
    expect(nextDeal(match).setup.bock).toBe(1)
  })

  test('are added one after another, or multiplied where they stack', () => {
    expect(after(begin({ rules: rules() }), 'herz', '120').bock).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    const kept = after(after(begin({ rules: rules() }), 'herz'))
    expect(kept.entries.map(({ coming }) => coming.length)).toEqual([4, 3])
    expect(after(begin({ rules: rules('stack') }), 'herz', '120').bock).toEqual([4, 4, 4, 4])
    const twice = after(after(begin({ rules: rules('stack') }), 'herz'), '120')
    expect(twice.bock).toEqual([4, 4, 4, 2])
  })

  test('begin anew, or not at all, within another, where the rule set says so', () => {
    const herz = (bockAgain: string): Match => after(begin({ rules: rules(bockAgain) }), 'herz')
    expect(after(herz('restart'), '120').bock).toEqual([2, 2, 2, 2])
    expect(after(herz('ignore'), '120').bock).toEqual([2, 2, 2])
  })

  test('of a redeal begin with the game that is dealt again', () => {
    const match = begin({ rules: rules() })
    const again = finishDeal(match, { ...normal(match), game: 'redeal', bock: ['schmeissen'] })
    expect(again.bock).toEqual([2, 2, 2, 2])
    expect(nextDeal(again).setup.bock).toBe(2)
  })
})
