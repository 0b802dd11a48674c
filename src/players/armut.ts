import { rankOf } from '../engine/index.js'
import type { Card, Move, View } from '../engine/index.js'
import { handEyes } from './forecast.js'
import { legalOf } from './moves.js'
import { orderOf } from './order.js'
import type { Order } from './order.js'

/** Eyes that a hand must promise (see `handEyes`) before an Armut is taken up: the taker needs high trumps of his own. */
const takes = 105

/** How gladly a card is given away: losers and tens of the side suits first, aces and trumps last. */
function giftWorth(order: Order, card: Card, left: readonly Card[]): number {
  const group = order.group[card]
  if (group === 'trump') return -20 - order.strength[card] / 10
  const alone = left.filter((other) => order.group[other] === group).length === 1
  const worth = { A: -8, T: 1, K: 2, Q: 2, J: 2, '9': 2 }[rankOf(card)]
  return worth + (alone ? 3 : 0)
}

/** The cards that the taker gives back, `count` of them, chosen one after another so that side suits become empty. */
export function giftOf(view: View, count: number): readonly Card[] {
  const order = orderOf(view.trumps)
  const left = [...view.hand]
  const gift: Card[] = []
  while (gift.length < count && left.length > 0) {
    const rest = [...left].sort((a, b) => giftWorth(order, b, left) - giftWorth(order, a, left))
    const [card] = rest
    if (card === undefined) break
    gift.push(card)
    left.splice(left.indexOf(card), 1)
  }
  return gift
}

const sorted = (cards: readonly Card[]): string => [...cards].sort().join()

/** Answers in an Armut or a Kartenabgabe: take it up with a strong hand, give back what is of least use. Undefined if nothing is asked. */
export function armutMove(view: View): Move | undefined {
  const gives = legalOf(view, 'give')
  if (gives.length > 0) {
    const gift = sorted(giftOf(view, gives[0]?.cards.length ?? view.toGive))
    const cards = (gives.find((action) => sorted(action.cards) === gift) ?? gives[0])?.cards
    return cards && { type: 'give', cards }
  }
  const mayTake = legalOf(view, 'take').length > 0
  const mayPass = legalOf(view, 'pass').length > 0
  if (mayTake && (!mayPass || handEyes(view.hand, view.trumps) >= takes)) return { type: 'take' }
  return mayPass ? { type: 'pass' } : undefined
}
