import type { Card } from '../engine/index.js'
import type { Knowledge } from './knowledge.js'
import { bestCard, holdingWorth, trickWorth } from './weighing.js'
import type { Weights } from './weights.js'

/** The card to add to a trick that somebody else has opened. */
export const followCard = (cards: readonly Card[], knowledge: Knowledge, weights: Weights): Card | undefined =>
  bestCard(cards, knowledge, (card) => trickWorth(knowledge, card, weights) - holdingWorth(knowledge, card, weights))
