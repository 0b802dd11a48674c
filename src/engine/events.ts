import { cards } from './card.js'
import type { DealEvent } from './event.js'
import { bySeat } from './seat.js'
import type { BySeat } from './seat.js'

/** One event alone, frozen. */
const only = (event: DealEvent): readonly DealEvent[] => Object.freeze([Object.freeze(event)])

/** What happens by most plays, the event of one card alone, by seat and face; made once. */
export const playedEvents: BySeat<readonly (readonly DealEvent[])[]> = bySeat((seat) =>
  cards.map((card) => only({ type: 'played', seat, card })),
)

/** What happens by "gesund" as long as others have still to speak, as frozen lists by seat. */
export const healthyEvents: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  only({ type: 'spoke', seat, healthy: true }),
)

/** The event of a trick won, by seat and eyes (0 to 44). */
export const trickWonEvents: BySeat<readonly (readonly DealEvent[])[]> = bySeat((seat) =>
  Array.from({ length: 45 }, (_, eyes) => only({ type: 'trick-won', seat, eyes })),
)
