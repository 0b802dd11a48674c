import type { Card, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { cardNames } from './alt.js'
import type { Look } from './look.js'
import { cardsText } from './names.js'
import { dots, lines } from './parts.js'

/** The viewer's cards in the order in which they like to see them, each with its place in `deal.hand`. */
export function heldCards(deal: View, { trumps }: Look): readonly { readonly card: Card; readonly slot: number }[] {
  const held = deal.hand.map((card, slot) => ({ card, slot }))
  if (trumps === 'left') return held
  const trump = ({ card }: { card: Card }): boolean => deal.trumps.includes(card)
  return [...held.filter((one) => !trump(one)), ...held.filter(trump)]
}

/**
 * The person's own cards, trumps apart: used where no card buttons say them, and where no picture shows them. Without
 * pictures each group has a line of its own with the cards in words, since signs are not read out well.
 */
export function cardsLine(deal: View, t: T, look: Look): string {
  const text = look.size === null ? cardNames : cardsText
  const trumps = deal.hand.filter((card) => deal.trumps.includes(card))
  const sides = deal.hand.filter((card) => !deal.trumps.includes(card))
  const groups = [
    trumps.length > 0 && `${t('hand.trumps')}: ${text(trumps, t)}`,
    sides.length > 0 && `${t('hand.sides')}: ${text(sides, t)}`,
  ]
  if (look.trumps === 'right') groups.reverse()
  return look.size === null ? lines(...groups) : dots(...groups)
}
