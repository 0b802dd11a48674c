import { cards } from './card.js'
import type { Card } from './card.js'
import type { RuleSet } from './rules/options.js'
import { variantOf } from './rules/variant.js'
import type { BySeat } from './seat.js'

/** The state of a seeded generator (xoshiro128**, 128 bits), as a value. */
export type Chance = readonly [number, number, number, number]

type State = [number, number, number, number]

/** A generator whose sequence depends on every character of the seed. */
export function chanceOf(seed: string): Chance {
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

/**
 * Draws a whole number from 0 to `bound - 1` (bound 1 to 2^32) without bias.
 * @returns the number and the generator after it
 */
export function draw(chance: Chance, bound: number): { readonly value: number; readonly chance: Chance } {
  const state: State = [...chance]
  const value = below(state, bound)
  return { value, chance: state }
}

/** A stream of draws from a seed, for callers that need no value to go back to: each call gives 0 to `bound - 1`. */
export function drawsOf(seed: string): (bound: number) => number {
  const state: State = [...chanceOf(seed)]
  return (bound) => below(state, bound)
}

const fullDeck: readonly Card[] = [...cards, ...cards]
const shortDeck: readonly Card[] = fullDeck.filter((card) => card[1] !== '9')

/**
 * Shuffles the deck of a rule set and deals it. The same seed gives the same hands; every order of the deck is possible.
 * @param rules a checked rule set (an invalid one counts as `ddv`)
 */
export function shuffledHands(rules: RuleSet, seed: string): BySeat<readonly Card[]> {
  const variant = variantOf(rules)
  const size = variant.ok ? variant.value.handSize : 12
  const deck = [...(size === 12 ? fullDeck : shortDeck)]
  const draws = drawsOf(seed)
  for (let last = deck.length - 1; last > 0; last--) {
    const other = draws(last + 1)
    const card = deck[last] as Card
    deck[last] = deck[other] as Card
    deck[other] = card
  }
  return [deck.slice(0, size), deck.slice(size, 2 * size), deck.slice(2 * size, 3 * size), deck.slice(3 * size)]
}
