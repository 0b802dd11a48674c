import { cards, eyesOf, rankOf, seatAfter } from '../engine/index.js'
import type { BySeat, Card, Seat, View } from '../engine/index.js'
import { orderOf } from './order.js'
import type { Group, Order } from './order.js'
import { friendChances } from './sides.js'

/** What a player can work out from his View: counting, remembering who could not follow, guessing who is with him. */
export interface Knowledge {
  readonly view: View
  readonly me: Seat
  readonly order: Order
  /** How many copies of a card lie in the three other hands, 0 to 2. */
  readonly unseen: Readonly<Record<Card, number>>
  /** The same, counted by group. */
  readonly unseenOf: Readonly<Record<Group, number>>
  /** Number and eyes of all cards in the three other hands. */
  readonly unseenCards: number
  readonly unseenEyes: number
  /** Own cards by group. */
  readonly own: Readonly<Record<Group, number>>
  /** Groups that a seat has been seen not to follow. */
  readonly voids: BySeat<ReadonlySet<Group>>
  /** Chance from 0 to 1 that a seat plays with the viewer (himself 1). */
  readonly friend: BySeat<number>
}

const noGroups = (): Record<Group, number> => ({ C: 0, S: 0, H: 0, D: 0, trump: 0 })

/** Sums up what the viewer of a deal can know. A spectator is treated as seat 0 without cards. */
export function know(view: View): Knowledge {
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const order = orderOf(view.trumps)
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks
  const unseen = { ...(hasNines(view) ? deckWithNines : deckWithoutNines) }
  const own = noGroups()
  for (const card of view.hand) {
    unseen[card] -= 1
    own[order.group[card]] += 1
  }
  const voids: BySeat<Set<Group>> = [new Set(), new Set(), new Set(), new Set()]
  for (const trick of tricks) {
    const [led] = trick.cards
    if (led === undefined) continue
    const group = order.group[led]
    trick.cards.forEach((card, index) => {
      unseen[card] -= 1
      if (order.group[card] !== group) voids[seatAfter(trick.leader, index)].add(group)
    })
  }
  const unseenOf = noGroups()
  let unseenCards = 0
  let unseenEyes = 0
  for (const card of cards) {
    const count = unseen[card]
    unseenOf[order.group[card]] += count
    unseenCards += count
    unseenEyes += count * eyesOf(card)
  }
  const friend = friendChances(view, me, order)
  return { view, me, order, unseen, unseenOf, unseenCards, unseenEyes, own, voids, friend }
}

const deckWithNines = Object.fromEntries(cards.map((card) => [card, 2])) as Record<Card, number>
const deckWithoutNines = Object.fromEntries(cards.map((card) => [card, rankOf(card) === '9' ? 0 : 2])) as Record<
  Card,
  number
>

/** Tells whether the deal is played with the eight Neunen, by the number of its cards. */
function hasNines(view: View): boolean {
  const played = view.tricks.length * 4 + (view.trick?.cards.length ?? 0)
  return view.handSizes.reduce((sum, size) => sum + size, played) > 40
}

/** How many cards of `group` in the other hands would take a trick from `best`. */
export function higherUnseen(knowledge: Knowledge, group: Group, best: Card): number {
  if (knowledge.unseenOf[group] === 0) return 0
  const { ladder, strength, group: groups } = knowledge.order
  if (group !== 'trump' && groups[best] !== group) return 0
  let sum = 0
  for (const card of ladder[group]) {
    if (strength[card] <= strength[best]) break
    sum += knowledge.unseen[card]
  }
  return sum
}
