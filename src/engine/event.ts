import type { Card } from './card.js'
import type { GameKind, ReservationKind } from './game.js'
import type { Call, Party } from './party.js'
import type { Seat } from './seat.js'

/** What happened, as the whole table may know it. Nothing in an event is secret. */
export type DealEvent =
  | { readonly type: 'spoke'; readonly seat: Seat; readonly healthy: boolean }
  | { readonly type: 'game-settled'; readonly game: PublicGame; readonly seat: Seat | null } // seat: who declared it
  | { readonly type: 'armut-asked'; readonly seat: Seat; readonly trumps: number }
  | { readonly type: 'armut-answered'; readonly seat: Seat; readonly taken: boolean }
  | { readonly type: 'cards-returned'; readonly seat: Seat; readonly trumps: number } // how many trumps came back, as far as the rule set tells
  | { readonly type: 'announced'; readonly seat: Seat; readonly call: Call; readonly party: Party }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trick-won'; readonly seat: Seat; readonly eyes: number }
  | { readonly type: 'partner-found'; readonly seat: Seat; readonly partner: Seat | null } // Hochzeit clarified; null: plays alone
  | { readonly type: 'redeal'; readonly seat: Seat | null; readonly reason: ReservationKind }
  | { readonly type: 'deal-over' }

/** A game as the table knows it: a stille Hochzeit is `normal` until its second Kreuz-Dame lies on the table. */
export type PublicGame = GameKind
