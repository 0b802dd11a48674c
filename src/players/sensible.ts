import { at, eyesOf, isSolo, rankOf, seatAfter } from '../engine/index.js'
import type { Card } from '../engine/index.js'
import { higherUnseen } from './knowledge.js'
import type { Knowledge } from './knowledge.js'
import { beats, bestOf } from './order.js'

/** From so likely a friend on, somebody whose side is not proven is given card points as a friend. */
const trusted = 0.85

/** More eyes than these are not thrown away where so few, or fewer, would do. */
const little = 4
const much = 10

/** Whether a Hochzeit's holder would take a trick that is to find the partner: then nobody else can. */
const findsNobody = (knowledge: Knowledge, card: Card): boolean =>
  higherUnseen(knowledge, knowledge.order.group[card], card) === 0

/** What nobody leads with who counts the cards: a Ten under an Ace that is out, a Fuchs under higher trumps, a Hochzeit's own trick. */
function silentlyLost(knowledge: Knowledge, card: Card): boolean {
  const { order, view, me } = knowledge
  if (view.clearing !== null && view.declarer === me) return findsNobody(knowledge, card)
  const group = order.group[card]
  const higher = higherUnseen(knowledge, group, card) > 0
  return group === 'trump' ? card === 'DA' && higher : rankOf(card) === 'T' && higher
}

/** What nobody adds to a trick who sees whose it is. */
function wasted(knowledge: Knowledge, card: Card, legal: readonly Card[], before: readonly Card[]): boolean {
  const { order, view, friend } = knowledge
  const best = bestOf(order, before)
  const holder = friend[seatAfter(view.trick?.leader ?? knowledge.me, best)]
  const high = at(before, best)
  if (beats(order, card, high)) {
    const ruffs = order.group[card] === 'trump' && order.group[high] !== 'trump' && rankOf(high) === 'A'
    return holder === 1 && ruffs && legal.some((other) => order.group[other] !== 'trump')
  }
  if (holder > trusted) return false
  const [led] = before
  if (card === 'DA' && led !== undefined && order.group[led] === 'trump' && order.group.DA === 'trump') return true
  return before.length === 3 && eyesOf(card) >= much && legal.some((other) => eyesOf(other) <= little)
}

/**
 * The cards among which to choose: all legal ones but those that every practised player would call a slip, unless there are no
 * others. In a Solo the sides are known, and card points decide alone: nothing is left out there.
 * @param legal at least one card
 */
export function sensibleCards(legal: readonly Card[], knowledge: Knowledge): readonly Card[] {
  const { view } = knowledge
  if (view.game !== null && isSolo(view.game)) return legal
  const before = view.trick?.cards ?? []
  const kept = legal.filter((card) =>
    before.length === 0 ? !silentlyLost(knowledge, card) : !wasted(knowledge, card, legal, before),
  )
  return kept.length === 0 ? legal : kept
}
