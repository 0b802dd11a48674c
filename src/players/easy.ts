import type { Move, View } from '../engine/index.js'
import { announcement } from './announcing.js'
import { armutMove } from './armut.js'
import { followCard } from './following.js'
import { know } from './knowledge.js'
import { leadCard } from './leading.js'
import { anyMove, legalCards, legalOf } from './moves.js'
import type { ComputerPlayer } from './player.js'
import { reservationMove } from './reservation.js'
import { sensibleCards } from './sensible.js'
import { weights } from './weights.js'

/** What the rules of thumb say, if they have a say at this moment. */
function thought(view: View): Move | undefined {
  if (view.phase === 'reservations') return reservationMove(view)
  if (view.phase === 'armut') return armutMove(view)
  const cards = legalCards(view)
  if (cards.length === 0) return undefined
  const mayAnnounce = legalOf(view, 'announce').length > 0
  if (cards.length === 1 && cards[0] !== undefined && !mayAnnounce) return { type: 'play', card: cards[0] }
  const knowledge = know(view)
  const call = mayAnnounce ? announcement(view, knowledge) : undefined
  if (call !== undefined) return { type: 'announce', call }
  const opens = (view.trick?.cards.length ?? 0) === 0
  const sensible = sensibleCards(cards, knowledge)
  const card = opens ? leadCard(sensible, knowledge, weights) : followCard(sensible, knowledge, weights)
  return card && { type: 'play', card }
}

/** Plays at once, by rules of thumb; the same view gives the same move, whatever the seed. */
export const easy: ComputerPlayer = {
  level: 'easy',
  choose: (view: View): Move | null => thought(view) ?? anyMove(view),
}
