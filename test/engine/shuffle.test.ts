import { describe, expect, test } from 'vitest'
import { matchHands } from '../../src/engine/fair.js'
import {
  cards,
  checkRules,
  drawsOf,
  legalActions,
  matchKey,
  presets,
  seats,
  startDeal,
} from '../../src/engine/index.js'
import type { BySeat, Card, RuleSet } from '../../src/engine/index.js'

const deals = 12_000

/** A rule set as the engine hands it back: it then knows it again at once. */
function checked(rules: RuleSet): RuleSet {
  const known = checkRules(rules)
  if (!known.ok) throw new Error(known.refusal.code)
  return known.value
}

const short = checked({ preset: 'hausrunde', set: { nines: false } })

/** Deals of one match whose seed stands here, so that the figures are the same in every run. */
function dealt(rules: RuleSet, seed: string): readonly BySeat<readonly Card[]>[] {
  const key = matchKey(seed, [])
  return Array.from({ length: deals }, (_, index) => matchHands(rules, key, index + 1, 0))
}

const full = dealt(presets.ddv, 'distribution')
const less = dealt(short, 'distribution without nines')

/** How many standard deviations a chi-square sum lies from what is expected (Wilson and Hilferty). */
function surprise(sum: number, freedom: number): number {
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread)
}

/**
 * Chi-square of faces by positions. A shuffled deck is no free sample: rows and columns have fixed sums and each deal fills
 * them all, so (n-1)/n of the sum, not the sum itself, has (faces-1)(n-1) degrees of freedom.
 */
function facesByPosition(hands: readonly BySeat<readonly Card[]>[], faces: readonly Card[]): number {
  const size = 2 * faces.length
  const counts = new Map(faces.map((face) => [face, new Array<number>(size).fill(0)]))
  for (const deal of hands)
    deal.flat().forEach((card, position) => {
      const row = counts.get(card)
      if (row) row[position] = (row[position] ?? 0) + 1
    })
  const expected = (2 * hands.length) / size
  let sum = 0
  for (const row of counts.values()) for (const count of row) sum += (count - expected) ** 2 / expected
  return surprise((sum * (size - 1)) / size, (faces.length - 1) * (size - 1))
}

/** Binomial coefficient. */
function choose(n: number, k: number): number {
  let result = 1
  for (let step = 1; step <= k; step++) result = (result * (n - k + step)) / step
  return result
}

/** The exact chance that a hand of `size` cards holds `held` of the `marked` among `deck` cards. */
const hypergeometric = (deck: number, marked: number, size: number, held: number): number =>
  (choose(marked, held) * choose(deck - marked, size - held)) / choose(deck, size)

/** How many standard deviations a number of hits lies from its expectation. */
const off = (hits: number, trials: number, chance: number): number =>
  (hits - trials * chance) / Math.sqrt(trials * chance * (1 - chance))

/** In how many deals the seat that speaks first may declare something by a rule set. */
function mayDeclare(hands: readonly BySeat<readonly Card[]>[], rules: RuleSet, kind: string): number {
  return hands.filter((deal) => {
    const started = startDeal({ rules, dealer: 3, hands: deal })
    if (!started.ok) throw new Error(started.refusal.code)
    return legalActions(started.value, 0).some((action) => action.type === 'reserve' && action.kind === kind)
  }).length
}

/** Beyond this a fair shuffle lies once in 2000 times; the seeds are fixed, so a test that passes always passes. */
const bound = 3.5

describe('draws of a seed', () => {
  test('are the same for the same seed, within their bound, and others for another seed', () => {
    const bounds = [1, 2, 6, 48, 1000, 2 ** 32]
    const drawn = (seed: string) => {
      const next = drawsOf(seed)
      return bounds.map((bound) => next(bound))
    }
    expect(drawn('a seed')).toEqual(drawn('a seed'))
    expect(drawn('a seed').every((value, index) => value < (bounds[index] ?? 0))).toBe(true)
    expect(drawn('another seed')).not.toEqual(drawn('a seed'))
  })
})

describe('the shuffle is fair', () => {
  test('each face comes to each position equally often', () => {
    const noNines = cards.filter((card) => !card.endsWith('9'))
    expect(Math.abs(facesByPosition(full, cards))).toBeLessThan(bound)
    expect(Math.abs(facesByPosition(less, noNines))).toBeLessThan(bound)
  })

  test('a shuffle that leaves one card more often in its place would be found', () => {
    const lazy = full.map((deal, index): BySeat<readonly Card[]> => {
      if (index % 10 > 0) return deal
      const deck = deal.flat()
      const at = deck.indexOf('CA')
      const first = deck[0] ?? 'CA'
      deck[0] = 'CA'
      deck[at] = first
      return [deck.slice(0, 12), deck.slice(12, 24), deck.slice(24, 36), deck.slice(36)]
    })
    expect(facesByPosition(lazy, cards)).toBeGreaterThan(bound)
  })

  test.each([
    ['48 cards', full, presets.ddv, 48, 12],
    ['40 cards', less, short, 40, 10],
  ] as const)('both Kreuz-Damen fall into one hand as often as they must: %s', (_, hands, rules, deck, size) => {
    const one = hypergeometric(deck, 2, size, 2)
    for (const seat of seats) {
      const hits = hands.filter((deal) => deal[seat].filter((card) => card === 'CQ').length === 2).length
      expect(Math.abs(off(hits, deals, one))).toBeLessThan(bound)
    }
    const any = hands.filter((deal) => deal.some((hand) => hand.filter((card) => card === 'CQ').length === 2)).length
    expect(Math.abs(off(any, deals, 4 * one))).toBeLessThan(bound)
    expect(Math.abs(off(mayDeclare(hands, rules, 'hochzeit'), deals, one))).toBeLessThan(bound)
  })

  test.each([
    ['48 cards', full, presets.hausrunde, 48, 12, 26],
    ['40 cards', less, short, 40, 10, 26 - 2],
  ] as const)(
    'an Armut of one to three trumps comes as often as it must: %s',
    (_, hands, rules, deck, size, trumps) => {
      const chance = [1, 2, 3].reduce((sum, held) => sum + hypergeometric(deck, trumps, size, held), 0)
      expect(Math.abs(off(mayDeclare(hands, rules, 'armut'), deals, chance))).toBeLessThan(bound)
    },
  )
})
