import { describe, expect, test } from 'vitest'
import type { GameKind } from '../../../src/engine/index.js'
import { mustAnnounce } from '../../../src/engine/rules/duty.js'
import { trick, variant } from './support.js'

describe('Pflichtansage', () => {
  const thirty = trick('CT CT ST C9', 0, 0)
  const owed = (first = thirty, game: GameKind | null = 'normal', level: [number, number] = [0, 0], winner = 0) =>
    mustAnnounce(variant('hausrunde', { pflichtansage: 30 }), game, first, 0b0011, winner, level)

  test('is owed from just so many eyes on', () => {
    expect(owed(thirty)).toBe(true)
    expect(owed(trick('CA CK ST HK', 0, 0))).toBe(false)
    expect(mustAnnounce(variant('hausrunde', { pflichtansage: 35 }), 'normal', thirty, 3, 0, [0, 0])).toBe(false)
  })

  test('is owed by the winner’s party alone, and no more once it has said something', () => {
    expect(owed(thirty, 'normal', [1, 0], 0)).toBe(false)
    expect(owed(thirty, 'normal', [1, 0], 2)).toBe(true)
    expect(owed(thirty, 'normal', [0, 1], 2)).toBe(false)
    expect(owed(thirty, 'normal', [0, 1], 1)).toBe(true)
  })

  test.each<[GameKind | null, boolean]>([
    ['normal', true],
    ['stille-hochzeit', true],
    ['armut', true],
    ['hochzeit', false],
    ['damensolo', false],
    ['karosolo', false],
    [null, false],
  ])('in a game of kind %s: %s', (game, expected) => expect(owed(thirty, game)).toBe(expected))
})
