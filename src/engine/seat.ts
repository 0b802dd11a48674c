/** The four seats of a deal, clockwise. The seat after the dealer begins. */
export const seats = [0, 1, 2, 3] as const
export type Seat = (typeof seats)[number]

/** One value per seat. */
export type BySeat<T> = readonly [T, T, T, T]

/** Builds one value per seat. */
export const bySeat = <T>(value: (seat: Seat) => T): BySeat<T> => [value(0), value(1), value(2), value(3)]

/** The seat `steps` places further clockwise (negative: counter-clockwise). */
export const seatAfter = (seat: Seat, steps = 1): Seat => ((((seat + steps) % 4) + 4) % 4) as Seat

/** All four seats clockwise, beginning with `first`. */
export const seatsFrom = (first: Seat): BySeat<Seat> => bySeat((seat) => seatAfter(first, seat))

/** Tells whether any value is a seat number. */
export const isSeat = (value: unknown): value is Seat => value === 0 || value === 1 || value === 2 || value === 3

/** The first seat clockwise from `first` that is wanted; `first` itself where none is. */
export const firstSeat = (first: Seat, wanted: (seat: Seat) => boolean): Seat => seatsFrom(first).find(wanted) ?? first
