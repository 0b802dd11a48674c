import { at, cards, ranks, rankOf, suitOf } from '../engine/index.js'
import type { Card, Suit } from '../engine/index.js'

/** What has to be followed: the trumps count as one suit. */
export type Group = Suit | 'trump'

/** How the cards rank in one kind of game. */
export interface Order {
  /** The trumps count as a group of their own, whatever suit is printed on them. */
  readonly group: Readonly<Record<Card, Group>>
  /** Strength within the group; any trump is above any other card. */
  readonly strength: Readonly<Record<Card, number>>
  /** The cards of each group, strongest first. */
  readonly ladder: Readonly<Record<Group, readonly Card[]>>
}

const known = new Map<string, Order>()

/**
 * The order of the cards in a game with these trumps, highest first. Below them each suit runs Ass, Zehn, König, Dame,
 * Bube, Neun, as far as its cards are no trumps.
 */
export function orderOf(trumps: readonly Card[]): Order {
  const key = trumps.join()
  const before = known.get(key)
  if (before !== undefined) return before
  const place = (card: Card): number => trumps.indexOf(card)
  const group = table((card): Group => (place(card) < 0 ? suitOf(card) : 'trump'))
  const rung = (wanted: Group): readonly Card[] => cards.filter((card) => group[card] === wanted)
  const order: Order = {
    group,
    strength: table((card) => (place(card) < 0 ? ranks.length - ranks.indexOf(rankOf(card)) : 100 - place(card))),
    ladder: { C: rung('C'), S: rung('S'), H: rung('H'), D: rung('D'), trump: trumps },
  }
  if (known.size < 64) known.set(key, order)
  return order
}

/** One value per face. */
export const table = <T>(value: (card: Card) => T): Record<Card, T> =>
  Object.fromEntries(cards.map((card) => [card, value(card)])) as Record<Card, T>

/** Tells whether `card` takes the trick from `best`, the card that has it now; of two equal cards the first stays ahead. */
export const beats = (order: Order, card: Card, best: Card): boolean =>
  order.strength[card] > order.strength[best] &&
  (order.group[card] === 'trump' || order.group[card] === order.group[best])

/** Index of the card that has a trick, of cards in the order they were played (at least one). */
export function bestOf(order: Order, trick: readonly Card[]): number {
  let best = 0
  for (let index = 1; index < trick.length; index++) {
    if (beats(order, at(trick, index), at(trick, best))) best = index
  }
  return best
}
