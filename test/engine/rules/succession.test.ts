import { describe, expect, test } from 'vitest'
import type { GameKind, PresetId } from '../../../src/engine/index.js'
import { matchHasPflichtsoli, nextDealerAfter } from '../../../src/engine/rules/succession.js'
import { variant } from './support.js'

/** Who deals after a game that seat 3 dealt. */
const after = (redealAfterSolo: string, game: GameKind, pflicht = false, forced = false): number =>
  nextDealerAfter(variant('ddv', { redealAfterSolo }), 3, game, pflicht, forced)

describe('who deals next', () => {
  test.each(['pflicht', 'always', 'never'])('%s: the next seat after a game that is no Solo', (rule) => {
    for (const game of ['normal', 'hochzeit', 'stille-hochzeit', 'armut', 'kartenabgabe'] as const)
      expect(after(rule, game)).toBe(0)
  })

  test.each<[string, number, number, number]>([
    ['pflicht', 3, 0, 0],
    ['always', 3, 3, 3],
    ['never', 0, 0, 0],
  ])('%s: after a free Pflichtsolo %i, a forced one %i, a Lustsolo %i', (rule, free, forced, lust) => {
    expect(after(rule, 'damensolo', true)).toBe(free)
    expect(after(rule, 'damensolo', true, true)).toBe(forced)
    expect(after(rule, 'karosolo')).toBe(lust)
  })
})

test('a match has Pflichtsoli where the rule set knows them and each place has at least two games', () => {
  const has = (preset: PresetId, games: number, places: number): boolean =>
    matchHasPflichtsoli({ preset, set: {} }, games, places)
  expect([has('ddv', 8, 4), has('ddv', 7, 4), has('ddv', 24, 4)]).toEqual([true, false, true])
  expect([has('ddv', 10, 5), has('ddv', 9, 5)]).toEqual([true, false])
  expect(has('norsk', 24, 4)).toBe(false)
})
