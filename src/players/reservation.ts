import { isSolo, seatAfter } from '../engine/index.js'
import type { Move, ReservationKind, SoloKind, View } from '../engine/index.js'
import { legalOf } from './moves.js'
import { bestSolo } from './solo.js'

/** Eyes that a solo must promise: more than winning needs, since a solo counts threefold; fewer for one that is owed. */
const lustsolo = 142
const pflichtsolo = 130

/** What is declared, in this order, if no solo is good enough: all of it is better than keeping silent. */
const declared: readonly ReservationKind[] = ['hochzeit', 'schmeissen', 'kartenabgabe', 'armut']

/**
 * Healthy or a reservation: a solo only with a truly strong hand, a Hochzeit always, bad cards thrown in where that is
 * allowed. Who is made to play his Pflichtsolo names the best one. Undefined if no reservation is asked for.
 */
export function reservationMove(view: View): Move | undefined {
  const kinds = legalOf(view, 'reserve').map(({ kind }) => kind)
  const [healthy] = legalOf(view, 'healthy')
  if (kinds.length === 0) return healthy && { type: 'healthy' }
  const me = view.viewer
  const owes = me !== 'spectator' && view.owes[me]
  const leads = owes || me === seatAfter(view.dealer)
  const solos = kinds.filter((kind): kind is SoloKind => isSolo(kind))
  const solo = bestSolo(solos, view.hand, leads)
  const other = declared.find((kind) => kinds.includes(kind))
  const strongEnough = solo !== undefined && solo.eyes >= (owes ? pflichtsolo : lustsolo)
  if (solo !== undefined && (strongEnough || (healthy === undefined && other === undefined))) {
    return { type: 'reserve', kind: solo.kind }
  }
  if (other !== undefined) return { type: 'reserve', kind: other }
  return healthy && { type: 'healthy' }
}
