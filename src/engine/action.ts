import { cards } from './card.js'
import type { Card } from './card.js'
import { reservationKinds } from './game.js'
import type { ReservationKind } from './game.js'
import { calls } from './party.js'
import type { Call } from './party.js'
import { bySeat, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'

/** What a seat may do in a deal. The words of a record stand beside each kind (record notation). */
export type Move =
  | { readonly type: 'healthy' } // "gesund"
  | { readonly type: 'reserve'; readonly kind: ReservationKind } // "vorbehalt KIND"
  | { readonly type: 'take' } // "nimmt"
  | { readonly type: 'pass' } // "passt"
  | { readonly type: 'give'; readonly cards: readonly Card[] } // "gibt C9 HK DK"
  | { readonly type: 'announce'; readonly call: Call } // "re", "keine90" …
  | { readonly type: 'genscher'; readonly partner: Seat } // "genscher 3"
  | { readonly type: 'play'; readonly card: Card } // "CA"
  | { readonly type: 'claim' } // "rest": all that is left is mine, and my hand lies open
  | { readonly type: 'give-up' } // "gibt-auf": all that is left is the other party's
  | { readonly type: 'agree' } // "ja", to either of them
  | { readonly type: 'decline' } // "weiter": the deal is played on

/** A move and the seat that makes it. */
export type Action = Move & { readonly seat: Seat }

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

/** Every play, by seat and face. */
export const playAction: BySeat<readonly Action[]> = bySeat((seat) =>
  cards.map((card): Action => Object.freeze({ type: 'play', card, seat })),
)
