import { describe, expect, test } from 'vitest'
import { fulfilled, missed, otherIndex, partyAt, tallyOf, winningParty } from '../../../src/engine/rules/winner.js'
import type { Tally } from '../../../src/engine/rules/winner.js'
import { over, trick, variant } from './support.js'

/** Both parties have tricks unless their eyes are none; a level includes all lower ones. */
const tally = (re: number, level: Tally['level'], tricks: Tally['tricks'] = [6, 6]): Tally => ({
  eyes: [re, 240 - re],
  tricks,
  level,
})
const words = (winner: 0 | 1 | null): string => (winner === null ? 'none' : partyAt(winner))

/** Re’s least eyes to win, and Kontra’s, 241 where a party cannot: by what Re and Kontra have said (TSR 7.1). */
const limits: readonly (readonly [Tally['level'], number, number])[] = [
  [[0, 0], 121, 120],
  [[0, 1], 120, 121],
  [[1, 0], 121, 120],
  [[1, 1], 121, 120],
  [[0, 2], 90, 151],
  [[1, 3], 60, 181],
  [[1, 4], 30, 211],
  [[2, 0], 151, 90],
  [[2, 1], 151, 90],
  [[3, 1], 181, 60],
  [[4, 0], 211, 30],
  [[2, 2], 151, 151],
  [[2, 4], 151, 211],
  [[3, 2], 181, 151],
  [[4, 4], 211, 211],
]

describe.each(limits)('said %j: Re needs %i eyes, Kontra %i', (level, forRe, forKontra) => {
  test('and nobody wins with fewer', () => {
    for (let re = 0; re <= 240; re++) {
      const expected = re >= forRe ? 're' : 240 - re >= forKontra ? 'kontra' : 'none'
      expect(words(winningParty(tally(re, level))), `${re} eyes`).toBe(expected)
    }
  })
})

describe('schwarz', () => {
  test('is made by taking every trick, whatever the eyes', () => {
    expect(words(winningParty(tally(240, [5, 0], [12, 0])))).toBe('re')
    expect(words(winningParty(tally(240, [5, 0], [11, 1])))).toBe('kontra')
    expect(words(winningParty(tally(0, [0, 5], [0, 12])))).toBe('kontra')
    expect(words(winningParty(tally(0, [0, 5], [1, 11])))).toBe('re')
  })

  test('missed on both sides has no winner, missed against a made Absage loses', () => {
    expect(words(winningParty(tally(240, [5, 5], [11, 1])))).toBe('none')
    expect(words(winningParty(tally(215, [5, 2], [11, 1])))).toBe('none')
    expect(words(winningParty(tally(80, [5, 2], [3, 9])))).toBe('kontra')
    expect(words(winningParty(tally(240, [5, 2], [12, 0])))).toBe('re')
  })
})

test('a lone Kontra turns nothing round in a book that does not know it', () => {
  expect(words(winningParty(tally(120, [0, 1]), false))).toBe('kontra')
  expect(words(winningParty(tally(121, [0, 1]), false))).toBe('re')
  expect(words(winningParty(tally(120, [0, 1]), true))).toBe('re')
})

test('an Absage is missed when the others reach its limit; Re and Kontra are none', () => {
  const of = (re: number, level: Tally['level']): boolean[] => [
    missed(tally(re, level), 0),
    missed(tally(re, level), 1),
  ]
  expect(of(150, [2, 0])).toEqual([true, false])
  expect(of(151, [2, 0])).toEqual([false, false])
  expect(of(60, [1, 3])).toEqual([false, true])
  expect(of(59, [1, 3])).toEqual([false, false])
  expect(of(240, [1, 1])).toEqual([false, false])
  expect(fulfilled(tally(151, [2, 0]), 0)).toBe(true)
  expect(fulfilled(tally(150, [2, 0]), 0)).toBe(false)
})

test('what both parties took, by the final parties', () => {
  const rules = variant('ddv')
  const tricks = [
    trick('CA CA CT CK', 0, 0),
    trick('DA HT DJ D9', 0, 1),
    trick('SA SK S9 S9', 1, 3),
    trick('C9 S9 H9 D9', 3, 2),
  ]
  expect(tallyOf(over(rules, { tricks, level: [2, 1] }))).toEqual({ eyes: [59, 15], tricks: [2, 2], level: [2, 1] })
  expect(tallyOf(over(rules, { tricks, re: 0b1001 }))).toMatchObject({ eyes: [51, 23], tricks: [2, 2] })
  expect(tallyOf(over(rules, { tricks, re: 0b0001 }))).toMatchObject({ eyes: [36, 38], tricks: [1, 3] })
})

test('the parties of a pair', () => {
  expect([partyAt(0), partyAt(1)]).toEqual(['re', 'kontra'])
  expect([otherIndex(0), otherIndex(1)]).toEqual([1, 0])
})
