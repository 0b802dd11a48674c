import { cardOf, karoAss } from './card.js'
import type { DealEvent } from './event.js'
import type { Order } from './rules/order.js'
import {
  declaresByPlaying,
  declaresByWinning,
  isFirstOnly,
  schweineAtOnce,
  schweinePossible,
} from './rules/schweine.js'
import { seats } from './seat.js'
import type { Seat } from './seat.js'
import { onceOf, twiceOf } from './state.js'
import type { Draft, State } from './state.js'

const pairHolder = (s: State, face: number): Seat | -1 =>
  face < 0 ? -1 : (seats.find((seat) => (twiceOf(s.hands, seat) >>> face) & 1) ?? -1)

/** Schweinchen stand from now on; whoever still holds the pair above them may raise it. */
function declareSchweine(next: Draft, events: DealEvent[]): void {
  const { variant } = next.dealt
  next.order = variant.schweineOrder
  next.supers = pairHolder(next, variant.superFace)
  events.push({ type: 'schweine', seat: next.foxes as Seat, card: cardOf(karoAss) })
}

function declareSupers(next: Draft, events: DealEvent[]): void {
  const { variant } = next.dealt
  next.order = variant.superOrder
  events.push({ type: 'schweine', seat: next.supers as Seat, card: cardOf(variant.superFace) })
}

/** Before the first card: who holds both Karo-Asse, and what is declared at once. */
export function raiseAtStart(next: Draft, events: DealEvent[]): void {
  const { variant } = next.dealt
  if (!schweinePossible(variant, next.game, next.order)) return
  next.foxes = pairHolder(next, karoAss)
  if (next.foxes < 0 || !schweineAtOnce(variant)) return
  declareSchweine(next, events)
  if (next.supers >= 0) declareSupers(next, events)
}

/** Whether a seat that held both Karo-Asse (`State.foxes`) still does, while they are not high yet. */
const mayRaise = (s: State, holder: Seat): boolean =>
  s.order.raised.length === 0 && ((twiceOf(s.hands, holder) >>> karoAss) & 1) === 1

/** The order as a holder of a pair knows it: whoever has both Karo-Asse knows that the first one he plays is high. */
export function orderOfHolder(s: State, holder: Seat): Order {
  const { variant } = s.dealt
  const raises = holder === s.foxes && s.phase === 'playing' && mayRaise(s, holder)
  if (raises && declaresByPlaying(variant, karoAss)) return variant.schweineOrder
  return holder === s.supers ? variant.superOrder : s.order
}

/** A card of the holder of a pair is being played: the first Karo-Ass may declare Schweinchen, the first card above them Superschweine. */
export function raiseByPlaying(next: Draft, seat: Seat, face: number): readonly DealEvent[] {
  const { variant } = next.dealt
  const events: DealEvent[] = []
  if (seat === next.foxes && mayRaise(next, seat) && declaresByPlaying(variant, face)) {
    declareSchweine(next, events)
  } else if (seat === next.supers && face === variant.superFace && next.order === variant.schweineOrder) {
    declareSupers(next, events)
  }
  return events
}

/** Who held both Karo-Asse has won a trick with this face: where it was the first of them the other may be high from now on. */
export function raiseByWinning(next: Draft, seat: Seat, face: number, events: DealEvent[]): void {
  const { variant } = next.dealt
  const other = (onceOf(next.hands, seat) >>> karoAss) & 1
  if (other && next.order.raised.length === 0 && declaresByWinning(variant, face)) declareSchweine(next, events)
}

/** After a trick in which only the first Karo-Ass was high the cards rank as before: Karo is trump in each game that has Schweinchen. */
export function lowerAfterTrick(next: Draft): void {
  const { variant } = next.dealt
  if (isFirstOnly(variant) && next.order.raised.length > 0) next.order = variant.orders.normal
}
