import { at, eyesOf, rankOf, seatAfter } from '../engine/index.js'
import type { Card } from '../engine/index.js'
import { higherUnseen } from './knowledge.js'
import type { Knowledge } from './knowledge.js'
import { keepChance, seatsToCome, voidChance } from './odds.js'
import { bestOf } from './order.js'
import type { Weights } from './weights.js'

/** What a card is worth in the hand after this trick, in eyes: high trumps and aces of untouched suits are, foxes are not. */
export function holdingWorth(knowledge: Knowledge, card: Card, weights: Weights): number {
  const left = knowledge.view.hand.length
  if (left <= 1) return 0
  const group = knowledge.order.group[card]
  const higher = higherUnseen(knowledge, group, card)
  if (group === 'trump') {
    const worth = (weights.topTrump + weights.ownEyes * eyesOf(card)) * Math.pow(weights.trumpStep, higher)
    if (card === 'DA') return worth - weights.foxInHand
    if (rankOf(card) === 'T' && card !== 'HT') return worth - weights.tenInHand
    return card === 'CJ' && left <= 4 ? worth + weights.karlchen : worth
  }
  const alone = knowledge.own[group] === 1 && knowledge.own.trump > 0 ? weights.empty : 0
  if (higher > 1) return -alone
  let unruffed = 1
  for (const steps of [1, 2, 3]) {
    const seat = seatAfter(knowledge.me, steps)
    const foe = 1 - knowledge.friend[seat]
    if (foe === 0) continue
    unruffed *= 1 - foe * voidChance(knowledge, seat, group) * (1 - voidChance(knowledge, seat, 'trump'))
  }
  return (higher === 0 ? weights.ace : weights.under) * unruffed - alone
}

/** How likely nobody spoils a Doppelkopf with so many seats to come, two at the most. */
const doppelkopfChance = [1, 0.3, 0.1]

/** What the eyes of the trick and its special points promise if the viewer plays `card` to it now, in eyes for his party. */
export function trickWorth(knowledge: Knowledge, card: Card, weights: Weights): number {
  const { order, me } = knowledge
  const before = knowledge.view.trick?.cards ?? []
  const cards = [...before, card]
  const best = bestOf(order, cards)
  const holder = best === before.length ? me : seatAfter(knowledge.view.trick?.leader ?? me, best)
  const toCome = seatsToCome(knowledge)
  const led = order.group[at(cards, 0)]
  const ours = keepChance(knowledge, led, at(cards, best), holder, toCome, weights.will)
  const average = knowledge.unseenEyes / Math.max(1, knowledge.unseenCards)
  const eyes = cards.reduce((sum, next) => sum + eyesOf(next), average * toCome.length)
  let worth = (2 * ours - 1) * eyes
  if (order.group.DA === 'trump') {
    for (const next of before) if (next === 'DA') worth += ours * weights.fox
    if (card === 'DA') worth -= (1 - ours) * weights.fox
  }
  if (before.length > 0 && cards.every((next) => eyesOf(next) >= 10)) {
    worth += (2 * ours - 1) * weights.doppelkopf * at(doppelkopfChance, toCome.length)
  }
  return worth
}

/** The card with the highest worth; of equals the weakest, then the first in the hand's order. Undefined without cards. */
export function bestCard(
  cards: readonly Card[],
  knowledge: Knowledge,
  worth: (card: Card) => number,
): Card | undefined {
  let best: Card | undefined
  let most = -Infinity
  for (const card of cards) {
    const value = worth(card) - knowledge.order.strength[card] / 1000
    if (value > most) {
      most = value
      best = card
    }
  }
  return best
}
