import { apply, legalActions, viewOf } from '../../engine/index.js'
import type { Deal, Move, Seat } from '../../engine/index.js'
import { onlyCard } from '../steps/play.js'

/**
 * The only card that a seat may play, if nothing is lost by playing it for its owner; null if there is a choice or nothing to play,
 * or if an announcement could be made before the card and not after it.
 */
export function forcedCard(deal: Deal, seat: Seat): Move | null {
  const card = onlyCard(deal, seat)
  if (card === null) return null
  const before = announcements(deal, seat)
  if (before.length === 0) return card
  const played = apply(deal, { ...card, seat })
  const after = played.ok ? announcements(played.value.deal, seat) : []
  return before.every((call) => after.includes(call)) ? card : null
}

/** Whether a seat holds one card, the last of its hand. */
export const isLastCard = (deal: Deal, seat: Seat): boolean => viewOf(deal, seat).handSizes[seat] === 1

const announcements = (deal: Deal, seat: Seat): readonly string[] =>
  legalActions(deal, seat).flatMap((action) => (action.type === 'announce' ? [action.call] : []))
