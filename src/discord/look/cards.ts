import { seatAfter } from '../../engine/index.js'
import type { Card, Seat, TrickView, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import type { Look } from './look.js'
import { cardNames, cardsText, cardText, dotOf, markOf } from './names.js'
import { dots, lines } from './parts.js'

/** Which place each seat of the deal has. */
type Seating = Pick<TableView, 'seating'>

/** Who played which card, in the order of play. */
export const playsOf = (trick: TrickView): readonly { seat: Seat; card: Card }[] =>
  trick.cards.map((card, index) => ({ seat: seatAfter(trick.leader, index), card }))

/** The trick that is to be seen: the open one, or the finished one until the next card is led; null before the first card. */
export const shownTrick = ({ trick, tricks }: View): TrickView | null =>
  trick && trick.cards.length > 0 ? trick : (tricks.at(-1) ?? null)

/** The cards of a trick in one line: `🟠♠A ⚪♠K`. */
export const trickCards = (view: Seating, trick: TrickView, t: T): string =>
  playsOf(trick)
    .map(({ seat, card }) => `${dotOf(view, seat)}${cardText(card, t)}`)
    .join(' ')

/** The number of the trick that is being played, from 1. */
export const trickNumber = (deal: View): number => (deal.turn === null ? deal.tricks.length : deal.tricks.length + 1)

/**
 * The open trick in one line with whom it waits for, `🟠♠A ⚪♠K → 🔵1`; between two tricks the finished one with its
 * winner and worth. Null before the first card.
 */
export function trickLine(view: Seating, deal: View, t: T, viewerWord?: string): string | null {
  const open = deal.trick
  if (open && open.cards.length > 0) {
    const next =
      deal.turn === null ? '' : ` → ${deal.turn === deal.viewer && viewerWord ? viewerWord : markOf(view, deal.turn)}`
    return trickCards(view, open, t) + next
  }
  const last = deal.tricks.at(-1)
  return last ? finishedLine(view, last, deal.tricks.length, t) : null
}

/** A finished trick: `Stich 3: 🟠♠A ⚪♠K 🔵♠9 🟡♠10 → 🟠3 (25 Augen)`. */
export function finishedLine(view: Seating, trick: TrickView, number: number, t: T): string {
  const winner = trick.winner === null ? '' : ` → ${markOf(view, trick.winner)}`
  return `${t('table.trick', { trick: number })}: ${trickCards(view, trick, t)}${winner} (${t('table.eyes', { count: trick.eyes })})`
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
