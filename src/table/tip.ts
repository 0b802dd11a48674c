import type { Card, Move, Seat, Suit, View } from '../engine/index.js'

/** A group of cards that has to be followed. */
type Group = Suit | 'trump'

/** Why a move is suggested: each is something that the view proves. */
export type TipReason =
  /** No other card may be played. */
  | { readonly code: 'only' }
  /** Nothing in the hand asks for a reservation. */
  | { readonly code: 'healthy'; readonly trumps: number }
  | { readonly code: 'hochzeit' }
  /** A solo that promises so many card points. */
  | { readonly code: 'solo'; readonly eyes: number }
  | { readonly code: 'few-trumps'; readonly trumps: number }
  | { readonly code: 'throw-in' }
  | { readonly code: 'take'; readonly trumps: number }
  | { readonly code: 'pass'; readonly trumps: number }
  | { readonly code: 'give' }
  /** The own side may count on so many card points. */
  | { readonly code: 'call'; readonly eyes: number }
  | { readonly code: 'must-call' }
  | { readonly code: 'partner' }
  /** Nobody else has a higher card of the suit that is led. */
  | { readonly code: 'top'; readonly group: Group; readonly out: number }
  /** Re leads trump. */
  | { readonly code: 'draw-trumps' }
  /** The last card of a side suit: after it the suit can be trumped. */
  | { readonly code: 'empty'; readonly suit: Suit }
  /** Takes the trick for certain: nobody follows, or nobody can be higher. */
  | { readonly code: 'take-last'; readonly eyes: number }
  | { readonly code: 'take-safe'; readonly eyes: number }
  /** Is ahead for now. */
  | { readonly code: 'take-try'; readonly eyes: number }
  /** The partner, known for certain, is ahead: card points for him, or a cheap card. */
  | { readonly code: 'feed'; readonly seat: Seat; readonly eyes: number }
  | { readonly code: 'partner-ahead'; readonly seat: Seat }
  /** Somebody is ahead who is rather with the viewer than against, by what has been played. */
  | { readonly code: 'feed-likely'; readonly seat: Seat; readonly eyes: number }
  /** None of the cards takes the trick: this one gives away the least. */
  | { readonly code: 'lost'; readonly eyes: number }
  /** The trick holds so few card points that no stronger card need be spent on it. */
  | { readonly code: 'cheap'; readonly eyes: number }
  /** A stronger card stays in the hand. */
  | { readonly code: 'keep'; readonly card: Card }
  /** Nothing can be said for certain. */
  | { readonly code: 'free' }

/** What a practised player would do, and why. */
export interface Tip {
  readonly move: Move
  readonly reason: TipReason
}

/** Finds a tip for whoever sees a view; null when there is nothing to decide. Pure. */
export type Tips = (view: View) => Tip | null
