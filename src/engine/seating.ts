import { at } from './card.js'
import { bySeat } from './seat.js'
import type { Seat } from './seat.js'

/**
 * The four places that play when a place deals, in clockwise order beginning left of the dealer, and who sits out: with five
 * the dealer, with six the dealer and the place opposite, with seven the dealer and the third and fifth to the left.
 */
export function playingPlaces(places: number, dealer: number): readonly number[] {
  const out: Readonly<Record<number, readonly number[]>> = { 5: [0], 6: [0, 3], 7: [0, 3, 5] }
  const idle = out[places] ?? []
  return Array.from({ length: places }, (_, step) => (step + 1) % places)
    .filter((step) => !idle.includes(step))
    .map((step) => (dealer + step) % places)
}

/** One deal's seats at the table. */
export interface Seating {
  /** The place of each seat. */
  readonly places: readonly [number, number, number, number]
  /** The seat that counts as dealer: the one after which the first player sits. */
  readonly dealer: Seat
}

/** Seats of the four who play: at a table of four seat and place are the same, else seat 0 is left of the dealer. */
export function seatingFor(places: number, dealer: number): Seating {
  if (places === 4) return { places: [0, 1, 2, 3], dealer: dealer as Seat }
  const playing = playingPlaces(places, dealer)
  return { places: bySeat((seat) => at(playing, seat)), dealer: 3 }
}
