import { describe, expect, it } from 'vitest'
import { matchLength, nextDeal, presets, startMatch, suggestedGames } from '../../src/engine/index.js'

// How many games a match has, and what that means for those who sit out in turn.

describe('the suggested number of games', () => {
  it('is 24 for four people and 30 for five where everybody owes a Pflichtsolo, as the tournament rules say', () => {
    expect([4, 5, 6, 7].map((places) => suggestedGames(presets.ddv, places))).toEqual([24, 30, 36, 42])
  })

  it.each(['norsk', 'hausrunde', 'willi'] as const)('is four rounds under %s', (preset) => {
    expect([4, 5, 6, 7].map((places) => suggestedGames(presets[preset], places))).toEqual([16, 20, 24, 28])
  })

  it('lets everybody deal and play equally often', () => {
    for (const preset of ['ddv', 'willi'] as const)
      for (const places of [4, 5, 6, 7]) {
        const { played, dealt } = matchLength(presets[preset], suggestedGames(presets[preset], places), places)
        expect([played.least, dealt.least]).toEqual([played.most, dealt.most])
      }
  })
})

describe('an uneven number of games', () => {
  it('lets some of five people play once more than others', () => {
    expect(matchLength(presets.norsk, 16, 5)).toEqual({
      played: { least: 12, most: 13 },
      dealt: { least: 3, most: 4 },
      pflichtsoli: null,
    })
  })

  it('lets some of four people deal once more, though all play', () => {
    expect(matchLength(presets.norsk, 18, 4)).toMatchObject({
      played: { least: 18, most: 18 },
      dealt: { least: 4, most: 5 },
    })
  })

  it('agrees with the seats of a match that is dealt', () => {
    for (const places of [5, 6, 7])
      for (const games of [1, 9, 16]) {
        const played = new Array<number>(places).fill(0)
        for (let firstDealer = 0; firstDealer < games; firstDealer++) {
          const match = startMatch({
            rules: presets.norsk,
            games,
            seed: 's',
            places,
            firstDealer: firstDealer % places,
          })
          if (!match.ok) throw new Error(match.refusal.code)
          for (const place of nextDeal(match.value).seating) played[place] = (played[place] ?? 0) + 1
        }
        const counts = { least: Math.min(...played), most: Math.max(...played) }
        expect(matchLength(presets.norsk, games, places).played).toEqual(counts)
      }
  })
})

it('a match has Pflichtsoli from two games a place on, where the rules know them', () => {
  const has = (games: number, places: number) => matchLength(presets.ddv, games, places).pflichtsoli
  expect([has(7, 4), has(8, 4), has(9, 5), has(10, 5)]).toEqual([false, true, false, true])
})
