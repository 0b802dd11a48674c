import { suits } from '../card.js'
import type { Card } from '../card.js'
import { faceOfCard, nineMask } from '../face.js'
import { at } from '../list.js'
import { fehlOf, trumpsOf } from './contract.js'
import type { Contract } from './contract.js'

/** The class that a led trump asks for; the side suits are 0 to 3 as in `suits`. */
export const trumpClass = 4

/** How the cards of one game rank, as tables by face. */
export interface Order {
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
  return { trumps: Object.freeze(trumps.filter(inDeck)), classOf, power, classMask, inHand }
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
