import { cards } from './card.js'
import type { DealEvent } from './event.js'
import { bySeat } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import type { Face } from './face.js'

/** Events exist once and are frozen, so that telling them costs no allocation. */
const played: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  cards.map((card) => Object.freeze({ type: 'played', seat, card } satisfies DealEvent)),
)

const playedOnly: BySeat<readonly (readonly DealEvent[])[]> = bySeat((seat) =>
  played[seat].map((event) => Object.freeze([event])),
)

const trickWon: BySeat<readonly DealEvent[]> = bySeat((seat) =>
  Array.from({ length: 45 }, (_, eyes) => Object.freeze({ type: 'trick-won', seat, eyes } satisfies DealEvent)),
)

/** The event of a card played. */
export const playedEvent = (seat: Seat, face: Face): DealEvent => played[seat][face] as DealEvent

/** What happens by most plays: the event of the card alone. */
export const playedEvents = (seat: Seat, face: Face): readonly DealEvent[] =>
  playedOnly[seat][face] as readonly DealEvent[]

/** The event of a trick won with so many eyes, 0 to 44. */
export const trickWonEvent = (seat: Seat, eyes: number): DealEvent => trickWon[seat][eyes] as DealEvent
