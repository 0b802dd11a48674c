import { describe, expect, test } from 'vitest'
import type { Clearing, ReservationKind } from '../../../src/engine/game.js'
import { clearingOf, clears, lastClearingTrick } from '../../../src/engine/rules/hochzeit.js'
import { trumpClass } from '../../../src/engine/rules/order.js'
import { variant } from './support.js'

describe('which trick finds the partner', () => {
  test.each<[string, ReservationKind, Clearing]>([
    ['firstTrick', 'hochzeit', 'trick'],
    ['firstFehl', 'hochzeit', 'fehl'],
    ['choice', 'hochzeit', 'trick'],
    ['choice', 'hochzeit fehl', 'fehl'],
    ['choice', 'hochzeit trumpf', 'trump'],
  ])('switch %s, declared as %s: %s', (hochzeit, kind, expected) => {
    expect(clearingOf(variant('ddv', { hochzeit }), kind)).toBe(expected)
  })

  test.each<[Clearing, boolean, boolean]>([
    ['trick', true, true],
    ['fehl', false, true],
    ['trump', true, false],
  ])('%s: led with trump %s, with a side suit %s', (seeks, byTrump, bySuit) => {
    expect(clears(seeks, trumpClass)).toBe(byTrump)
    for (const suit of [0, 1, 2, 3]) expect(clears(seeks, suit)).toBe(bySuit)
  })

  test('three own tricks and the holder plays alone', () => expect(lastClearingTrick).toBe(3))
})
