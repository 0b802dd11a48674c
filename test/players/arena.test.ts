import { describe, expect, it } from 'vitest'
import { shuffledHands } from '../../src/engine/index.js'
import type { BySeat, DealResult } from '../../src/engine/index.js'
import { playArena, playDeal } from '../support/arena.js'
import { players } from '../../src/players/index.js'

const rules = { preset: 'ddv', set: {} } as const
const against: BySeat<string> = ['easy', 'random', 'random', 'random']
const twoAgainstTwo = (result: DealResult): boolean => result.soloist === null

describe('the arena', () => {
  it('gives the same figures for the same seed, and others for another', () => {
    const setup = { levels: against, games: 40, seed: 'a', rules, rotated: true }
    expect(playArena(setup)).toEqual(playArena(setup))
    expect(playArena({ ...setup, seed: 'b' })).not.toEqual(playArena(setup))
  })

  it('shares out no points that were not won', () => {
    const { points, games } = playArena({ levels: against, games: 100, seed: 'sum', rules })
    expect(games).toBe(100)
    expect(points.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0)
    expect(points.every(({ margin }) => margin > 0)).toBe(true)
  })

  it('counts only the games it is asked to', () => {
    const { games } = playArena({ levels: against, games: 100, seed: 'count', rules, counts: twoAgainstTwo })
    expect(games).toBeGreaterThan(40)
    expect(games).toBeLessThan(100)
  })

  it('refuses a level that is not known and hands that are no deal', () => {
    expect(() => playArena({ levels: ['easy', 'easy', 'easy', 'toString'], games: 1, seed: '', rules })).toThrow(
      'toString',
    )
    const { easy } = players
    if (easy === undefined) throw new Error('no easy player')
    const hands = shuffledHands(rules, 'x')
    const broken: typeof hands = [hands[0], hands[0], hands[2], hands[3]]
    expect(() => playDeal({ rules, dealer: 0, hands: broken }, [easy, easy, easy, easy], '')).toThrow('wrong-deck')
  })
})

describe('the player by rules of thumb', () => {
  it('wins at least 1.2 points a game as one against three at random, over 4,000 deals in rotated seats', () => {
    const { points } = playArena({
      levels: against,
      games: 4000,
      seed: 'strength',
      rules,
      rotated: true,
      counts: twoAgainstTwo,
    })
    expect(points[0].mean - points[0].margin).toBeGreaterThan(1.2)
  })

  it('announces soberly: most of what it announces at a table of its like is won', () => {
    let [announced, won] = [0, 0]
    playArena({
      levels: ['easy', 'easy', 'easy', 'easy'],
      games: 400,
      seed: 'announcing',
      rules,
      counts: ({ announced: levels, winner }) => {
        for (const party of ['re', 'kontra'] as const) {
          if (levels[party] === 0) continue
          announced += 1
          if (winner === party) won += 1
        }
        return true
      },
    })
    expect(announced).toBeGreaterThan(100)
    expect(announced).toBeLessThan(400)
    expect(won / announced).toBeGreaterThan(0.7)
  })
})
