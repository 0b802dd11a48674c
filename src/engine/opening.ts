import { cardOf } from './card.js'
import { redealResult } from './closing.js'
import type { DealEvent } from './event.js'
import { startArmut, startSwap } from './exchanging.js'
import { isLust, isSolo, plainKind } from './game.js'
import type { ReservationKind } from './game.js'
import { beginPlay, step } from './playing.js'
import type { Step } from './playing.js'
import { refuse } from './result.js'
import { clearingOf } from './rules/hochzeit.js'
import { handSorted } from './rules/order.js'
import { firstLeader, highestReservation, holdsBothQueens, reservationsFor } from './rules/reservation.js'
import type { Declared } from './rules/reservation.js'
import { seatAfter, seats } from './seat.js'
import type { Seat } from './seat.js'
import { draftOf, onceOf, twiceOf } from './state.js'
import type { Draft, State } from './state.js'

/** What the seat whose turn it is may declare; a seat that is made to play its Pflichtsolo only its Soli. */
export function declarable(s: State, seat: Seat): ReservationKind[] {
  const { variant, forced } = s.dealt
  if (forced !== null) return [...variant.soli]
  return reservationsFor(variant, onceOf(s.hands, seat), twiceOf(s.hands, seat), s.dealt.owes[seat])
}

/** "Gesund" or a Vorbehalt of the seat whose turn it is (TSR 4.1); the last one settles the game. */
export function speak(s: State, seat: Seat, kind: ReservationKind | null): Step {
  if (s.phase !== 'reservations') return refuse({ code: 'not-now', what: kind ? 'reserve' : 'healthy' })
  if (seat !== s.turn) return refuse({ code: 'not-your-turn', turn: s.turn })
  const { dealer, forced } = s.dealt
  if (forced !== null && (kind === null || !isSolo(kind))) return refuse({ code: 'must-name-solo' })
  if (kind !== null && !declarable(s, seat).includes(kind)) return refuse({ code: 'reservation-not-allowed', kind })
  const next = draftOf(s)
  next.reserved = s.reserved.map((said, of) => (of === seat ? kind : said))
  const events: DealEvent[] = [{ type: 'spoke', seat, healthy: kind === null }]
  if (forced === null && seat !== dealer) {
    next.turn = seatAfter(seat)
    return step(next, events)
  }
  const declared =
    forced !== null && kind !== null
      ? { seat, kind }
      : highestReservation(
          s.dealt.variant,
          dealer,
          seats.map((of) => next.reserved[of] ?? null),
          (of) => s.dealt.owes[of],
        )
  return settle(next, declared, events)
}

/** Begins the game that was declared. */
function settle(next: Draft, declared: Declared | null, events: DealEvent[]): Step {
  if (!declared) return settleNormal(next, events)
  const { seat } = declared
  const kind = plainKind(declared.kind)
  next.declarer = seat
  if (kind === 'schmeissen') {
    const thrown = handSorted(next.order, onceOf(next.hands, seat), twiceOf(next.hands, seat)).map(cardOf)
    events.push({ type: 'redeal', seat, reason: kind, thrown }, { type: 'deal-over' })
    return step(throwIn(next), events)
  }
  next.game = kind
  if (kind === 'hochzeit') {
    next.re = 1 << seat
    next.clearing = true
    next.seeks = clearingOf(next.dealt.variant, declared.kind)
    events.push({ type: 'game-settled', game: kind, seat, clearing: next.seeks })
    return beginPlay(next, seatAfter(next.dealt.dealer), events)
  }
  events.push({ type: 'game-settled', game: kind, seat })
  if (kind === 'armut') return startArmut(next, seat, events)
  if (kind === 'kartenabgabe') return startSwap(next, seat, events)
  next.re = 1 << seat
  const { variant, dealer, owes, forced } = next.dealt
  next.pflicht = (owes[seat] && !isLust(declared.kind)) || forced !== null
  next.order = variant.orders[kind]
  return beginPlay(next, firstLeader(variant, dealer, seat, next.pflicht), events)
}

function settleNormal(next: Draft, events: DealEvent[]): Step {
  const holder = seats.find((seat) => holdsBothQueens(twiceOf(next.hands, seat))) ?? null
  next.game = holder === null ? 'normal' : 'stille-hochzeit'
  next.declarer = holder
  events.push({ type: 'game-settled', game: 'normal', seat: null })
  return beginPlay(next, seatAfter(next.dealt.dealer), events)
}

/** Ends a deal whose cards are thrown in. */
export function throwIn(next: Draft): Draft {
  next.game = 'redeal'
  next.phase = 'over'
  next.result = redealResult(next, 'schmeissen')
  return next
}
