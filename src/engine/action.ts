import type { Card } from './card.js'
import type { ReservationKind } from './game.js'
import type { Call } from './party.js'
import type { Seat } from './seat.js'

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

/** A move and the seat that makes it. */
export type Action = Move & { readonly seat: Seat }
