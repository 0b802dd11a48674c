import type { Card, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { cardNames } from '../../look/alt.js'
import type { Look } from '../../look/look.js'
import { cardsText } from '../../look/names.js'
import { dots, lines } from '../../look/parts.js'

/** The seated viewer's deal with what every state of the hand needs. */
export interface HandContext {
  readonly view: TableView
  readonly deal: View
  readonly t: T
  readonly look: Look
  /** Notice, title and game in lines. */
  readonly head: string
}

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

/** The card by which the viewer declares Schweinchen, or Superschweine, in playing it; null: there is none now. */
export function declaringCard({ trumps: [highest], schweine, phase }: View): Card | null {
  if (phase !== 'playing' || highest === undefined) return null
  if (highest === 'DA') return schweine.length === 0 ? highest : null
  return schweine.length === 1 ? highest : null
}
