import { herzZehn } from '../face.js'
import { at } from '../list.js'
import { isTrump } from './order.js'
import type { Order } from './order.js'
import type { Variant } from './variant.js'

/**
 * Whether a card beats the best one so far (TSR 5.3.3): the higher trump, or the higher card of the led side suit; of two
 * equal cards the first stays, except where the second Herz-Zehn beats the first. A discarded side suit never wins, as the
 * best card is always trump or of the led class.
 * @param best the best face so far
 * @param last whether this is the last trick of the deal
 */
export function beats(variant: Variant, order: Order, face: number, best: number, last: boolean): boolean {
  if (face === best && face === herzZehn && isTrump(order, face)) {
    const { secondDulle } = variant.options
    return secondDulle === 'second' || (secondDulle === 'secondExceptLast' && !last)
  }
  const sameClass = order.classOf[face] === order.classOf[best]
  return (sameClass || isTrump(order, face)) && at(order.power, face) > at(order.power, best)
}

/**
 * The faces that may be played to a trick (TSR 5.2): those of the led class, or any where the hand has none.
 * @param once the faces held, as a mask
 * @param led class of the first card; -1 to lead
 */
export function playable(order: Order, once: number, led: number): number {
  if (led < 0) return once
  const following = once & at(order.classMask, led)
  return following === 0 ? once : following
}
