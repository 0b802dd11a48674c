import { cards } from './card.js'
import type { DealEvent } from './event.js'
import { bySeat } from './seat.js'
import type { BySeat } from './seat.js'

/** The event of each card by seat and face; made once, frozen. */
export const playedEvent: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  cards.map((card) => Object.freeze({ type: 'played', seat, card } satisfies DealEvent)),
)

/** What happens by most plays, the event of one card alone, as frozen lists by seat and face. */
export const playedEvents: BySeat<readonly (readonly DealEvent[])[]> = bySeat((seat) =>
  playedEvent[seat].map((event) => Object.freeze([event])),
)

/** What happens by "gesund" as long as others have still to speak, as frozen lists by seat. */
export const healthyEvents: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  Object.freeze([Object.freeze({ type: 'spoke', seat, healthy: true } satisfies DealEvent)]),
)

/** The event of a trick won, by seat and eyes (0 to 44). */
export const trickWonEvents: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  Array.from({ length: 45 }, (_, eyes) => Object.freeze({ type: 'trick-won', seat, eyes } satisfies DealEvent)),
)
