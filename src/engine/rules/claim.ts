import { at, karoAss } from '../card.js'
import type { Face } from '../card.js'
import { beats, isTrump, trumpClass } from './order.js'
import type { Order } from './order.js'
import { isFirstOnly } from './schweine.js'
import type { Variant } from './variant.js'

/** What decides whether the seat on turn takes all tricks that are left: its hand, and what everybody has seen. */
export interface Prospect {
  readonly variant: Variant
  readonly order: Order
  /** Its cards, each copy by itself. */
  readonly own: readonly Face[]
  /** The cards of the other three, however they lie. */
  readonly unseen: readonly Face[]
  /** Which of its cards may be played now, as a mask. */
  readonly playable: number
  /** The best card of the open trick; -1: it leads. */
  readonly best: Face
  /** Seats that play to the open trick after it. */
  readonly toCome: number
}

/** Whether a hidden card beats one that is played; a Karo-Ass and the card above it that may still rise count as risen. */
function threatens(variant: Variant, order: Order, hidden: Face, face: Face, last: boolean): boolean {
  const mayRise = variant.options.schweine !== 'off' && isTrump(order, karoAss)
  if (mayRise && (hidden === karoAss || hidden === variant.superFace)) return true
  return beats(variant, order, hidden, face, last)
}

/**
 * Whether these cards take every trick when trumps are led from the highest down, then the side suits likewise.
 *
 * One opponent may have all hidden cards of a kind and keep back any of them for as many leads of that kind as there are
 * such cards. So a lead that a hidden card beats is safe only once more of its kind have been led than are hidden, and a side
 * suit only once all hidden trumps are drawn. No other order of leads is safer, and each of these hands can be dealt: so it is
 * exact, save that what the others showed before (no more trumps, say) is not looked at.
 */
function runsThrough({ variant, order, unseen }: Prospect, own: readonly Face[]): boolean {
  const of = (faces: readonly Face[], kind: number): readonly Face[] =>
    faces.filter((face) => order.classOf[face] === kind)
  // The power of each trump is above that of each side suit.
  const leads = [...own].sort((one, other) => at(order.power, other) - at(order.power, one))
  const trumps = of(own, trumpClass).length
  if (trumps < own.length && of(unseen, trumpClass).length > trumps) return false
  return leads.every((face, index) => {
    const kind = at(order.classOf, face)
    const before = of(leads.slice(0, index), kind).length
    const hidden = of(unseen, kind)
    const last = index === leads.length - 1
    return before >= hidden.length || !hidden.some((other) => threatens(variant, order, other, face, last))
  })
}

/**
 * Whether the seat on turn takes all tricks that are left, whatever the others hold and do. It follows from its hand and from
 * what everybody has seen alone, so that it tells nobody more than the open hand does.
 */
export function isSure(prospect: Prospect): boolean {
  const { variant, order, own, unseen, playable, best, toCome } = prospect
  if (best < 0) return runsThrough(prospect, own)
  const last = own.length === 1
  // A Karo-Ass that is high for one trick, and what stands above it, falls with this trick.
  const after = isFirstOnly(variant) && order.raised.length > 0 ? variant.orders.normal : order
  return own.some(
    (face, index) =>
      ((playable >>> face) & 1) === 1 &&
      beats(variant, order, face, best, last) &&
      (toCome === 0 || !unseen.some((other) => threatens(variant, order, other, face, last))) &&
      runsThrough(
        { ...prospect, order: after },
        own.filter((_, other) => other !== index),
      ),
  )
}
