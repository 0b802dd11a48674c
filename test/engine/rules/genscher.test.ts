import { describe, expect, test } from 'vitest'
import type { GameKind } from '../../../src/engine/index.js'
import { levelsAfterGenscher, mayGenscher } from '../../../src/engine/rules/genscher.js'
import { face, hand, variant } from './support.js'

describe('Genscher', () => {
  const pair = hand('DK DK DQ').twice
  const free = hand('DK DQ CA').once
  const may = (game: GameKind | null, change: { made?: boolean; twice?: number; playable?: number } = {}): boolean =>
    mayGenscher(
      variant('hausrunde', { genscher: true }),
      change.made ?? false,
      game,
      change.twice ?? pair,
      change.playable ?? free,
    )

  test('is for who holds both Karo-Könige and may play one now', () => {
    expect(may('normal')).toBe(true)
    expect(may('normal', { twice: hand('DK DQ DQ').twice })).toBe(false)
    expect(may('normal', { playable: hand('DQ').once })).toBe(false)
    expect(may('normal', { twice: (1 << face('DK')) | (1 << face('DQ')) })).toBe(true)
  })

  test('is made once', () => expect(may('normal', { made: true })).toBe(false))

  test('needs the switch', () => {
    expect(mayGenscher(variant('hausrunde'), false, 'normal', pair, free)).toBe(false)
  })

  test.each<[GameKind | null, boolean]>([
    ['normal', true],
    ['stille-hochzeit', true],
    ['hochzeit', false],
    ['armut', false],
    ['kartenabgabe', false],
    ['karosolo', false],
    [null, false],
  ])('in a game of kind %s: %s', (game, expected) => expect(may(game)).toBe(expected))

  test('leaves Re and Kontra standing and drops the Absagen', () => {
    expect(levelsAfterGenscher([5, 0])).toEqual([1, 0])
    expect(levelsAfterGenscher([0, 3])).toEqual([0, 1])
    expect(levelsAfterGenscher([1, 1])).toEqual([1, 1])
  })
})
