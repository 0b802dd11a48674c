import type { Card } from './card.js'
import type { Seat } from './seat.js'

/** Either a value or the reason why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: E }

/** Wraps a value. */
export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** Wraps a refusal. */
export const refuse = <E>(refusal: E): { readonly ok: false; readonly refusal: E } => ({ ok: false, refusal })

/** Why an action or a record is refused. Each code has its words in the catalogue; data beside it fills them. */
export type Refusal =
  | { readonly code: 'malformed'; readonly what: string } // the record or action itself makes no sense
  | { readonly code: 'unknown-rules'; readonly what: string }
  | { readonly code: 'unknown-switch'; readonly what: string }
  | { readonly code: 'bad-switch-value'; readonly what: string; readonly allowed: string }
  | { readonly code: 'switch-conflict'; readonly what: string; readonly other: string }
  | { readonly code: 'wrong-deck'; readonly what: string } // a card three times, eleven cards in a hand …
  | { readonly code: 'result-differs'; readonly key: string }
  | { readonly code: 'deal-over' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat | null }
  | { readonly code: 'not-now'; readonly what: string } // right action, wrong phase
  | { readonly code: 'card-not-held'; readonly card: Card }
  | { readonly code: 'must-follow'; readonly led: 'trump' | 'C' | 'S' | 'H' | 'D' }
  | { readonly code: 'reservation-not-allowed'; readonly kind: string }
  | { readonly code: 'must-name-solo' } // a forced Pflichtsolo
  | { readonly code: 'wrong-card-count'; readonly needed: number }
  | { readonly code: 'announce-too-early' }
  | { readonly code: 'must-play'; readonly card: Card } // after a Genscher
  | { readonly code: 'must-announce' } // the winner of a rich first trick, before he leads
  | { readonly code: 'genscher-not-allowed' }
  | { readonly code: 'announce-too-late'; readonly needed: number; readonly held: number } // cards of the announcer's own hand
  | { readonly code: 'announce-too-late'; readonly trick: number } // number (from 1) of the trick that had to lie open still
  | { readonly code: 'announce-wrong-party' }
  | { readonly code: 'announce-already' }
  | { readonly code: 'announce-skips' } // levels are said one after another
  | { readonly code: 'announce-blocked' } // a late reply blocks the party's Absagen
  | { readonly code: 'claim-stands' } // first the claim, or the giving up, is answered
  | { readonly code: 'no-claim' } // nothing that this seat could answer
  | { readonly code: 'claim-again' } // was declined once in this deal, and may still fail
  | { readonly code: 'claim-sure' } // cannot fail, so it cannot be declined
  | { readonly code: 'parties-open' } // nobody gives up for a party that is not known to all
