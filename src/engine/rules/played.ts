import { eyesOfFace } from '../card.js'
import type { GameKind } from '../game.js'
import type { Party } from '../party.js'
import type { Seat } from '../seat.js'
import type { Options } from './options.js'
import type { Order } from './order.js'

/**
 * A finished trick in one number: four faces of five bits in the order played, then the leader's and the winner's seat,
 * two bits each.
 */
export type PackedTrick = number

/** Packs the cards of a trick (four faces of five bits, the first lowest) with its leader and winner. */
export const packTrick = (cards: number, leader: number, winner: number): PackedTrick =>
  cards | (leader << 20) | (winner << 22)

/** The face played as number `index` (0 to 3) to a trick. */
export const faceAt = (trick: PackedTrick, index: number): number => (trick >>> (5 * index)) & 31

/** The seat that led a trick. */
export const leaderOf = (trick: PackedTrick): Seat => ((trick >>> 20) & 3) as Seat

/** The seat that won a trick. */
export const winnerOf = (trick: PackedTrick): Seat => ((trick >>> 22) & 3) as Seat

/** The seat that played card number `index` to a trick. */
export const seatAt = (trick: PackedTrick, index: number): Seat => (((trick >>> 20) + index) & 3) as Seat

/** Eyes of the four cards of a trick. */
export const eyesIn = (trick: PackedTrick): number =>
  eyesOfFace(faceAt(trick, 0)) +
  eyesOfFace(faceAt(trick, 1)) +
  eyesOfFace(faceAt(trick, 2)) +
  eyesOfFace(faceAt(trick, 3))

/** A deal whose last card lies on the table, as judges and scorers see it. */
export interface PlayedDeal {
  readonly options: Options
  readonly order: Order
  readonly game: GameKind
  /** Seat that played alone, else null. */
  readonly soloist: Seat | null
  /** The Re party as a mask of seats. */
  readonly re: number
  readonly tricks: readonly PackedTrick[]
  /** The cards that were not played, as tricks of whoever has them; empty unless the deal ended by a claim. */
  readonly rest: readonly PackedTrick[]
  readonly level: readonly [re: number, kontra: number]
  /** Seat none of whose Karo-Asse is a Fuchs that others can catch, as they were Schweinchen to the end; -1 without. */
  readonly schwein: number
  /** Seat that began with both Karo-Asse in a game that has Schweinchen; -1 without. */
  readonly pair: number
  readonly bock: number
  /** The parties were made by a Genscher. */
  readonly genscher: boolean
}

/** Index of a seat's party in pairs: 0 Re, 1 Kontra. */
export const partyIndex = (re: number, seat: number): 0 | 1 => ((re >>> seat) & 1 ? 0 : 1)

/** The party of a seat. */
export const partyOf = (re: number, seat: number): Party => ((re >>> seat) & 1 ? 're' : 'kontra')
