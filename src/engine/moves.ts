import type { Action } from './action.js'
import { cards } from './card.js'
import type { Face } from './face.js'
import { reservationKinds } from './game.js'
import type { ReservationKind } from './game.js'
import { calls } from './party.js'
import type { Call } from './party.js'
import { bySeat, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'

/** Actions exist once and are frozen, so that listing them costs no allocation. */
const each = <K extends string>(
  keys: readonly K[],
  make: (seat: Seat, key: K) => Action,
): BySeat<Readonly<Record<K, Action>>> =>
  bySeat((seat) => Object.fromEntries(keys.map((key) => [key, Object.freeze(make(seat, key))])) as Record<K, Action>)

/** "Gesund", by seat. */
export const healthyAction: BySeat<Action> = bySeat((seat) => Object.freeze({ type: 'healthy', seat }))

/** "Nimmt" and "passt", by seat. */
export const takeAction: BySeat<Action> = bySeat((seat) => Object.freeze({ type: 'take', seat }))
export const passAction: BySeat<Action> = bySeat((seat) => Object.freeze({ type: 'pass', seat }))

/** Every Vorbehalt, by seat and kind. */
export const reserveAction: BySeat<Readonly<Record<ReservationKind, Action>>> = each(
  reservationKinds,
  (seat, kind) => ({
    type: 'reserve',
    kind,
    seat,
  }),
)

/** A Genscher, by seat and partner. */
export const genscherAction: BySeat<readonly Action[]> = bySeat((seat) =>
  seats.map((partner): Action => Object.freeze({ type: 'genscher', partner, seat })),
)

/** Every announcement, by seat and call. */
export const announceAction: BySeat<Readonly<Record<Call, Action>>> = each(calls, (seat, call) => ({
  type: 'announce',
  call,
  seat,
}))

const plays: BySeat<readonly Action[]> = bySeat((seat) =>
  cards.map((card): Action => Object.freeze({ type: 'play', card, seat })),
)

/** The play of a card by a seat. */
export const playOf = (seat: Seat, face: Face): Action => plays[seat][face] as Action
