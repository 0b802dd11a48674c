import { cards } from './card.js'
import type { Card } from './card.js'
import type { Clearing, GameKind, ReservationKind } from './game.js'
import type { Call, Party } from './party.js'
import { bySeat } from './seat.js'
import type { BySeat, Seat } from './seat.js'

/** What happened, as the whole table may know it. Nothing in an event is secret. */
export type DealEvent =
  | { readonly type: 'spoke'; readonly seat: Seat; readonly healthy: boolean }
  | {
      readonly type: 'game-settled'
      readonly game: PublicGame
      /** Who declared it. */
      readonly seat: Seat | null
      /** In a Hochzeit: which trick finds the partner. */
      readonly clearing?: Clearing
    }
  | { readonly type: 'armut-asked'; readonly seat: Seat; readonly cards: number } // cards that the poor seat laid down
  | { readonly type: 'armut-answered'; readonly seat: Seat; readonly taken: boolean }
  | { readonly type: 'cards-returned'; readonly seat: Seat; readonly trumps: number | null; readonly counted: boolean } // trumps that came back: their number, or (not counted) 1 for some, or null where the rule set keeps it secret
  | { readonly type: 'announced'; readonly seat: Seat; readonly call: Call; readonly party: Party }
  | { readonly type: 'schweine'; readonly seat: Seat; readonly card: Card } // both are above the Dullen now: Schweinchen, Superschweine
  | { readonly type: 'genscher'; readonly seat: Seat; readonly partner: Seat } // these two are Re now
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trick-won'; readonly seat: Seat; readonly eyes: number }
  | { readonly type: 'partner-found'; readonly seat: Seat; readonly partner: Seat | null } // Hochzeit clarified; null: plays alone
  | {
      readonly type: 'redeal'
      readonly seat: Seat | null
      readonly reason: ReservationKind
      /** What was thrown in, laid open; nothing where the cards were only gathered. */
      readonly thrown?: readonly Card[]
    }
  /** All that is left is claimed, with the hand laid open, or given up; `sure`: the claim cannot fail. */
  | {
      readonly type: 'claimed'
      readonly seat: Seat
      readonly gives: boolean
      readonly sure: boolean
      readonly hand: readonly Card[]
    }
  | { readonly type: 'claim-answered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly type: 'deal-over' }

/** A game as the table knows it: a stille Hochzeit is `normal` until its second Kreuz-Dame lies on the table. */
export type PublicGame = GameKind

/** The event of a card played, by seat and face. Events of a trick exist once and are frozen, so that telling them costs no allocation. */
export const playedEvent: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  cards.map((card) => Object.freeze({ type: 'played', seat, card } satisfies DealEvent)),
)

/** What happens by most plays, by seat and face: the event of the card alone. */
export const playedEvents: BySeat<readonly (readonly DealEvent[])[]> = bySeat((seat) =>
  playedEvent[seat].map((event) => Object.freeze([event])),
)

/** The event of a trick won, by seat and eyes, 0 to 44. */
export const trickWonEvent: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  Array.from({ length: 45 }, (_, eyes) => Object.freeze({ type: 'trick-won', seat, eyes } satisfies DealEvent)),
)
