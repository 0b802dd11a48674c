import { cards } from './card.js'
import type { DealEvent } from './event.js'
import { bySeat } from './seat.js'
import type { BySeat } from './seat.js'

/** The events of each card by seat and face, as the whole answer to a card that ends no trick; made once, frozen. */
export const playedEvents: BySeat<readonly (readonly DealEvent[])[]> = bySeat((seat) =>
  cards.map((card) => Object.freeze([Object.freeze({ type: 'played', seat, card } satisfies DealEvent)])),
)

/** The event of a trick won, by seat and eyes (0 to 44). */
export const trickWonEvents: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  Array.from({ length: 45 }, (_, eyes) => Object.freeze({ type: 'trick-won', seat, eyes } satisfies DealEvent)),
)
