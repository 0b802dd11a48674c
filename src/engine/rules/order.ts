import { at, faceOfCard, herzZehn, nineMask, suits } from '../card.js'
import type { Card } from '../card.js'
import { fehlOf, trumpsOf } from './contract.js'
import type { Contract } from './contract.js'
import type { Variant } from './variant.js'

/** The class that a led trump asks for; the side suits are 0 to 3 as in `suits`. */
export const trumpClass = 4

/** How the cards of one game rank, as tables by face. */
export interface Order {
  /** Cards that stand above everything else, highest first: Schweinchen, before them Superschweine. */
  readonly raised: readonly Card[]
  /** Trumps, highest first, without Neunen where they are not in the deck. */
  readonly trumps: readonly Card[]
  /** What a face counts as: 0 to 3 a side suit, 4 trump. */
  readonly classOf: readonly number[]
  /** Higher beats lower within trump or within one side suit; every trump is above every side-suit card. */
  readonly power: readonly number[]
  /** Faces of each class as masks. */
  readonly classMask: readonly number[]
  /** All faces as players hold them: trumps from high to low, then Kreuz, Pik, Herz, Karo, each from high to low. */
  readonly inHand: readonly number[]
}

/** Compiles the order of a contract (rules of the trick: TSR 2.3, 5.3.3). */
export function orderOf(contract: Contract, nines: boolean, raised: readonly Card[] = []): Order {
  const classOf = new Array<number>(24).fill(0)
  const power = new Array<number>(24).fill(0)
  const classMask = [0, 0, 0, 0, 0]
  const enter = (card: Card, to: number, strength: number): void => {
    const face = faceOfCard(card)
    classOf[face] = to
    power[face] = strength
    classMask[to] = at(classMask, to) | (1 << face)
  }
  const trumps = trumpsOf(contract, raised)
  trumps.forEach((card, below) => enter(card, trumpClass, 64 - below))
  suits.forEach((suit, index) => fehlOf(contract, suit).forEach((card, below) => enter(card, index, 8 - below)))
  const inDeck = (card: Card): boolean => nines || ((nineMask >>> faceOfCard(card)) & 1) === 0
  const fehl = suits.flatMap((suit) => fehlOf(contract, suit))
  const inHand = [...trumps, ...fehl].map((card) => faceOfCard(card))
  return { raised, trumps: Object.freeze(trumps.filter(inDeck)), classOf, power, classMask, inHand }
}

/** Whether a face is trump. */
export const isTrump = (order: Order, face: number): boolean => order.classOf[face] === trumpClass

/** All trumps as a mask. */
export const trumpMask = (order: Order): number => at(order.classMask, trumpClass)

/** The copies that a hand (two masks) holds, sorted as players hold them. */
export function handSorted(order: Order, once: number, twice: number): number[] {
  const found: number[] = []
  for (const face of order.inHand) {
    if (((once >>> face) & 1) === 0) continue
    found.push(face)
    if ((twice >>> face) & 1) found.push(face)
  }
  return found
}

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
