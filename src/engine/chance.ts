import { cards } from './card.js'
import type { Card } from './card.js'
import type { RuleSet } from './rules/options.js'
import { variantOf } from './rules/variant.js'
import type { BySeat } from './seat.js'

/** The state of a seeded generator (xoshiro128**, 128 bits). */
type State = [number, number, number, number]

/** A generator whose sequence depends on every character of the seed. */
function begun(seed: string): State {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  for (let index = 0; index < seed.length; index++) {
    const code = seed.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 0x25527ba7)
    b = c ^ Math.imul(b ^ code, 0xa968dd23)
    c = d ^ Math.imul(c ^ code, 0x38b34ae5)
    d = a ^ Math.imul(d ^ code, 0x9a1d5e3b)
  }
  const state: State = [a | 0, b | 0, c | 0, (d ^ seed.length) | 1]
  for (let round = 0; round < 16; round++) step(state)
  return state
}

/** Advances a state in place and returns 32 random bits. */
function step(state: State): number {
  const a = state[0]
  const b = state[1]
  const c = state[2]
  const d = state[3]
  const mixed = Math.imul(b, 5)
  const result = Math.imul((mixed << 7) | (mixed >>> 25), 9) >>> 0
  const third = c ^ a
  const fourth = d ^ b
  state[0] = a ^ fourth
  state[1] = b ^ third
  state[2] = third ^ (b << 9)
  state[3] = (fourth << 11) | (fourth >>> 21)
  return result
}

/** A number from 0 to `bound - 1`, each equally likely: as many bits as the bound needs, drawn again while too great. */
function below(state: State, bound: number): number {
  if (bound <= 1) return 0
  const surplus = Math.clz32(bound - 1)
  for (;;) {
    const bits = step(state) >>> surplus
    if (bits < bound) return bits
  }
}

/** A stream of draws from a seed: each call gives 0 to `bound - 1` (bound 1 to 2^32), each equally likely. */
export function drawsOf(seed: string): (bound: number) => number {
  const state: State = begun(seed)
  return (bound) => below(state, bound)
}

const fullDeck: readonly Card[] = [...cards, ...cards]
const shortDeck: readonly Card[] = fullDeck.filter((card) => card[1] !== '9')

/**
 * Shuffles the deck of a rule set (all 24 faces in the order of `cards`, then all again; without nines those of ten) from its
 * last card down to its second: each changes places with one of those up to and including itself, as drawn. Then it is
 * dealt: the first 12 (10) cards to seat 0, the next to seat 1 …
 * @param rules a checked rule set (an invalid one counts as `ddv`)
 * @param draws gives 0 to `bound - 1`, each equally likely
 */
export function dealt(rules: RuleSet, draws: (bound: number) => number): BySeat<readonly Card[]> {
  const variant = variantOf(rules)
  const size = variant.ok ? variant.value.handSize : 12
  const deck = [...(size === 12 ? fullDeck : shortDeck)]
  for (let last = deck.length - 1; last > 0; last--) {
    const other = draws(last + 1)
    const card = deck[last] as Card
    deck[last] = deck[other] as Card
    deck[other] = card
  }
  return [deck.slice(0, size), deck.slice(size, 2 * size), deck.slice(2 * size, 3 * size), deck.slice(3 * size)]
}

/**
 * Shuffles and deals by a fast generator, for simulations and tests; matches deal by `matchHands`. The same seed gives the
 * same hands.
 * @param rules a checked rule set (an invalid one counts as `ddv`)
 */
export const shuffledHands = (rules: RuleSet, seed: string): BySeat<readonly Card[]> => dealt(rules, drawsOf(seed))
