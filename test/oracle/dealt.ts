import { FACES, removeOne } from './cards.js'
import { at } from './deal.js'

/**
 * Four hands in which some cards are fixed and the rest of the pack fills up in the pack's order.
 * @param wanted cards by seat, parted by blanks
 * @param nines whether the nines are in the pack
 */
export function dealt(wanted: readonly string[], nines = true): string[][] {
  const pack = [...FACES, ...FACES].filter((card) => nines || !card.endsWith('9'))
  const hands = [0, 1, 2, 3].map((seat) => (wanted[seat] ?? '').split(' ').filter((card) => card !== ''))
  for (const hand of hands) for (const card of hand) if (!removeOne(pack, card)) throw new Error(`${card} is gone`)
  for (const hand of hands) hand.push(...pack.splice(0, (nines ? 12 : 10) - hand.length))
  if (pack.length > 0 || hands.some((hand) => hand.length !== at(hands, 0).length)) throw new Error('bad hands')
  return hands
}

/** Numbers in [0, n) that are the same for the same seed. */
export function chooser(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

/** A random deal of a whole pack. */
export function randomHands(choose: (n: number) => number, nines: boolean): string[][] {
  const pack = [...FACES, ...FACES].filter((card) => nines || !card.endsWith('9'))
  const hands: string[][] = [[], [], [], []]
  while (pack.length > 0) at(hands, pack.length % 4).push(...pack.splice(choose(pack.length), 1))
  return hands
}
