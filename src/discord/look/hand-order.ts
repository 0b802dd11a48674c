import { isSolo, plainKind, raisedIn, sidesIn, trumpsIn } from '../../engine/index.js'
import type { Card, ReservationKind, View } from '../../engine/index.js'

/** The cards that already stand above all trumps in this order: a pair that its holder may declare. */
function raisedOnTop({ trumps }: View, among: readonly Card[]): readonly Card[] {
  const end = trumps.findIndex((card) => !among.includes(card))
  return trumps.slice(0, Math.max(0, end))
}

/**
 * A deal whose reservations run, with the viewer's hand as it would be held in what they might declare: trumps and order of a
 * Solo; all else is played with those of the Normalspiel, in which the hand stands already. Nothing else of the view changes.
 */
export function inOrderOf(deal: View, kind: ReservationKind): View {
  const game = plainKind(kind)
  if (!isSolo(game)) return deal
  const { rules } = deal
  const raised = raisedOnTop(deal, raisedIn(rules, game))
  const trumps = [...raised, ...trumpsIn(rules, game).filter((card) => !raised.includes(card))]
  const order = [...trumps, ...sidesIn(rules, game).flat()]
  return { ...deal, trumps, hand: [...deal.hand].sort((a, b) => order.indexOf(a) - order.indexOf(b)) }
}
