import { bitCount, missing } from './card.js'
import type { Clearing, GameKind, ReservationKind } from './game.js'
import type { Call } from './party.js'
import type { DealResult } from './result-of-deal.js'
import type { Order } from './rules/order.js'
import type { PackedTrick } from './rules/played.js'
import type { Variant } from './rules/variant.js'
import type { BySeat, Seat } from './seat.js'

/** What was fixed before the first word of a deal. */
export interface Dealt {
  readonly variant: Variant
  readonly dealer: Seat
  readonly owes: BySeat<boolean>
  readonly forced: Seat | null
  readonly bock: number
  /** Kreuz-Damen dealt to each seat. */
  readonly queens: BySeat<number>
}

/** An announcement as it was made. */
export interface Said {
  readonly seat: Seat
  /** Party of the speaker at that moment: 0 Re, 1 Kontra. */
  readonly party: 0 | 1
  readonly call: Call
  /** Number of finished tricks at that moment. */
  readonly tricks: number
}

/** Somebody has claimed all that is left, or wants to give it up. */
export interface Claim {
  readonly seat: Seat
  readonly gives: boolean
  /** The claim cannot fail. */
  readonly sure: boolean
  /** Seats that have agreed, as a mask. */
  readonly agreed: number
}

/** The whole truth of a deal, hidden cards included. Values are replaced, never changed in place once handed out. */
export interface Draft {
  dealt: Dealt
  phase: 'reservations' | 'laying' | 'asking' | 'giving' | 'playing' | 'over'
  turn: Seat
  /** Each seat's reservation; null healthy, undefined not asked yet. */
  reserved: readonly (ReservationKind | null | undefined)[]
  /** What is played; a Normalspiel until something else is declared. */
  game: GameKind
  /** Who declared the game, or holds a stille Hochzeit. */
  declarer: Seat | null
  pflicht: boolean
  order: Order
  /** The Re party as a mask of seats; before a Klärungsstich only the Hochzeiter. */
  re: number
  /** Waiting for the Klärungsstich of a Hochzeit. */
  clearing: boolean
  /** What finds the partner of a Hochzeit. */
  seeks: Clearing
  shift: number
  /** Announcement levels, Re first. */
  level: readonly [number, number]
  barred: number
  announcements: readonly Said[]
  /** Two masks a seat: faces held, faces held twice. */
  hands: readonly number[]
  /** Seat that held both Karo-Asse at the first card of a game with Schweinchen, else -1. */
  foxes: number
  /** Seat that held the pair above them when the Schweinchen were declared, else -1. */
  supers: number
  /** A Genscher: its seat and four times its partner's, else -1. */
  genscher: number
  /** Cards of an Armut or Kartenabgabe on the table, out of the poor seat's hand; as many go back. */
  laid: readonly number[]
  /** Trumps that came back, as far as the table was told; null: nothing was. */
  returned: number | null
  tricks: readonly PackedTrick[]
  /** The open trick: packed faces, their number, leader, led class (-1 none), best seat and face so far. */
  open: number
  openCount: number
  leader: Seat
  led: number
  bestSeat: Seat
  bestFace: number
  /** A claim that waits for answers, or by which the deal has ended. */
  claim: Claim | null
  /** Seats whose hand lies open, as a mask. */
  shown: number
  /** Seats whose claim was declined, as a mask. */
  declined: number
  result: DealResult | null
}
export type State = Readonly<Draft>

declare const sealed: unique symbol

/** A deal in progress. Its inside is nobody's business; every function takes one and leaves it as it was. */
export interface Deal {
  readonly [sealed]: true
}

/** A state as the outside sees it. */
export const seal = (state: State): Deal => state as unknown as Deal

/** The state inside a deal; for the engine's own files. */
export const stateOf = (deal: Deal): State => deal as unknown as State

/** A copy to change; written out because it is made for every action. */
export const draftOf = (s: State): Draft => ({
  dealt: s.dealt,
  phase: s.phase,
  turn: s.turn,
  reserved: s.reserved,
  game: s.game,
  declarer: s.declarer,
  pflicht: s.pflicht,
  order: s.order,
  re: s.re,
  clearing: s.clearing,
  seeks: s.seeks,
  shift: s.shift,
  level: s.level,
  barred: s.barred,
  announcements: s.announcements,
  hands: s.hands,
  foxes: s.foxes,
  supers: s.supers,
  genscher: s.genscher,
  laid: s.laid,
  returned: s.returned,
  tricks: s.tricks,
  open: s.open,
  openCount: s.openCount,
  leader: s.leader,
  led: s.led,
  bestSeat: s.bestSeat,
  bestFace: s.bestFace,
  claim: s.claim,
  shown: s.shown,
  declined: s.declined,
  result: s.result,
})

/** Faces that a seat holds, as a mask. Hands are not looked up by `at`, which costs more as it serves all lists alike. */
export const onceOf = (hands: readonly number[], seat: Seat): number => hands[2 * seat] ?? missing(hands, 2 * seat)

/** Faces that a seat holds twice, as a mask. */
export const twiceOf = (hands: readonly number[], seat: Seat): number =>
  hands[2 * seat + 1] ?? missing(hands, 2 * seat + 1)

/** Number of cards that a seat holds. */
export const heldBy = (s: State, seat: Seat): number =>
  bitCount(onceOf(s.hands, seat)) + bitCount(twiceOf(s.hands, seat))

/** Takes one copy of a face out of a hand, in place. */
export function removeFace(hands: number[], seat: Seat, face: number): void {
  const bit = 1 << face
  const twice = twiceOf(hands, seat)
  if (twice & bit) hands[2 * seat + 1] = twice & ~bit
  else hands[2 * seat] = onceOf(hands, seat) & ~bit
}

/** Hands as they are without one copy of a face; a literal by index, as `slice` and taking lists apart cost more. */
export function handsWithout(from: readonly number[], seat: Seat, face: number): readonly number[] {
  const hands = [from[0], from[1], from[2], from[3], from[4], from[5], from[6], from[7]] as number[]
  removeFace(hands, seat, face)
  return hands
}

/** Puts one copy of a face into a hand, in place. */
export function addFace(hands: number[], seat: Seat, face: number): void {
  const bit = 1 << face
  const once = onceOf(hands, seat)
  if (once & bit) hands[2 * seat + 1] = twiceOf(hands, seat) | bit
  else hands[2 * seat] = once | bit
}

/** Whether a deal's soloist is alone: a Solo, a stille Hochzeit, a Hochzeit without partner. */
export function soloistOf(s: State): Seat | null {
  if (s.phase === 'reservations' || s.game === 'redeal' || bitCount(s.re) !== 1 || s.clearing) return null
  return [0, 1, 2, 3].find((seat) => s.re === 1 << seat) as Seat
}
