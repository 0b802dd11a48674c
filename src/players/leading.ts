import { seatAfter } from '../engine/index.js'
import type { Card } from '../engine/index.js'
import type { Knowledge } from './knowledge.js'
import { bestCard, holdingWorth, trickWorth } from './weighing.js'
import type { Weights } from './weights.js'

/** What else speaks for a lead: Re draws trumps, Kontra plays side suits, and nobody feeds foes that ruff. */
function leadWorth(knowledge: Knowledge, card: Card, weights: Weights): number {
  const group = knowledge.order.group[card]
  if (group === 'trump') return knowledge.view.ownParty === 're' ? weights.leadTrumpRe : weights.leadTrumpKontra
  let worth = 0
  for (const steps of [1, 2, 3]) {
    const seat = seatAfter(knowledge.me, steps)
    if (knowledge.voids[seat].has(group)) worth -= weights.intoRuff * (1 - 2 * knowledge.friend[seat])
  }
  return worth
}

/** The card to open a trick with. */
export const leadCard = (cards: readonly Card[], knowledge: Knowledge, weights: Weights): Card | undefined =>
  bestCard(
    cards,
    knowledge,
    (card) =>
      trickWorth(knowledge, card, weights) +
      leadWorth(knowledge, card, weights) -
      holdingWorth(knowledge, card, weights),
  )
