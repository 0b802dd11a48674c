import { cardOf, faceOf, karoAss } from './face.js'
import { playedResult } from './closing.js'
import type { DealEvent } from './event.js'
import { playedEvent, playedEvents, trickWonEvents } from './events.js'
import { calls } from './party.js'
import type { Call } from './party.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { isLateReply, levelOf, refusalOf } from './rules/announcement.js'
import { clears, lastClearingTrick } from './rules/hochzeit.js'
import { trumpClass } from './rules/order.js'
import { packTrick, partyIndex, partyOf } from './rules/played.js'
import { orderAfterOwnTrick, orderWithFoxes, schweinePossible } from './rules/schweine.js'
import { eyesIn } from './rules/special.js'
import { beats, playable } from './rules/trick.js'
import { suits } from './card.js'
import type { Card } from './card.js'
import { seatAfter, seats } from './seat.js'
import type { Seat } from './seat.js'
import { draftOf, handsWithout, onceOf, seal, standingOf, twiceOf } from './state.js'
import type { Deal, Draft, State } from './state.js'

/** The deal after an action and what happened. */
export type Step = Result<{ readonly deal: Deal; readonly events: readonly DealEvent[] }, Refusal>

/** Wraps the state after an action. */
export const step = (state: State, events: readonly DealEvent[]): Step => accept({ deal: seal(state), events })

/** The game is settled: the first leader's turn. Both Karo-Asse on one hand are Schweinchen where the rule set knows them and Karo is trump. */
export function beginPlay(next: Draft, leader: Seat, events: DealEvent[]): Step {
  const { variant } = next.dealt
  next.phase = 'playing'
  next.turn = leader
  next.leader = leader
  if (schweinePossible(variant, next.order)) {
    next.foxes = seats.find((seat) => (twiceOf(next.hands, seat) >>> karoAss) & 1) ?? -1
    if (next.foxes >= 0) next.order = orderWithFoxes(variant, next.order)
  }
  return step(next, events)
}

/** Plays a card: it must be held and follow the led class (TSR 5.2); the fourth one ends the trick. */
export function play(s: State, seat: Seat, card: Card): Step {
  if (s.phase !== 'playing') return refuse({ code: 'not-now', what: 'play' })
  if (seat !== s.turn) return refuse({ code: 'not-your-turn', turn: s.turn })
  const face = faceOf(card)
  if (face === undefined) return refuse({ code: 'malformed', what: 'card' })
  const once = onceOf(s.hands, seat)
  if (((once >>> face) & 1) === 0) return refuse({ code: 'card-not-held', card })
  if (((playable(s.order, once, s.led) >>> face) & 1) === 0) {
    return refuse({ code: 'must-follow', led: s.led === trumpClass ? 'trump' : (suits[s.led] ?? 'C') })
  }
  const next = draftOf(s)
  next.hands = handsWithout(s.hands, seat, face)
  if (s.openCount === 0) {
    next.led = s.order.classOf[face] ?? 0
    next.leader = seat
    next.open = face
    next.openCount = 1
    next.bestSeat = seat
    next.bestFace = face
    next.turn = seatAfter(seat)
    return step(next, playedEvents[seat][face] ?? [])
  }
  const { handSize, options } = s.dealt.variant
  if (beats(options, s.order, face, s.bestFace, s.tricks.length === handSize - 1)) {
    next.bestSeat = seat
    next.bestFace = face
  }
  next.open |= face << (5 * s.openCount)
  if (s.openCount < 3) {
    next.openCount++
    next.turn = seatAfter(seat)
    return step(next, playedEvents[seat][face] ?? [])
  }
  return finishTrick(next, seat, face)
}

/** Ends a trick by its fourth card. */
function finishTrick(next: Draft, seat: Seat, face: number): Step {
  const winner = next.bestSeat
  const trick = packTrick(next.open, next.leader, winner)
  next.tricks = [...next.tricks, trick]
  const eyes = eyesIn(trick)
  const events: DealEvent[] = [
    playedEvent[seat][face] ?? { type: 'played', seat, card: cardOf(face) },
    trickWonEvents[winner][eyes] ?? { type: 'trick-won', seat: winner, eyes },
  ]
  if (next.clearing) clear(next, winner, events)
  const { variant } = next.dealt
  if (winner === next.foxes) next.order = orderAfterOwnTrick(variant, next.order, next.bestFace)
  next.open = 0
  next.openCount = 0
  next.led = -1
  next.leader = winner
  next.turn = winner
  if (next.tricks.length === variant.handSize) {
    next.phase = 'over'
    next.result = playedResult(next)
    events.push({ type: 'deal-over' })
  }
  return step(next, events)
}

/** Looks whether a trick of a Hochzeit clears it (TSR 4.4.3): a partner, or alone after the third own trick. */
function clear(next: Draft, winner: Seat, events: DealEvent[]): void {
  const holder = next.declarer ?? winner
  const number = next.tricks.length
  if (winner !== holder && clears(next.dealt.variant, next.led)) {
    next.re |= 1 << winner
    next.clearing = false
    next.shift = number - 1
    events.push({ type: 'partner-found', seat: holder, partner: winner })
  } else if (number === lastClearingTrick) {
    next.clearing = false
    next.shift = lastClearingTrick - 1
    events.push({ type: 'partner-found', seat: holder, partner: null })
  }
}

/** Announces (TSR section 6): a level stands for all below it; a late reply bars the party from Absagen. */
export function announce(s: State, seat: Seat, call: Call): Step {
  if (s.phase !== 'playing') return refuse({ code: s.phase === 'over' ? 'deal-over' : 'announce-too-early' })
  if (!calls.includes(call)) return refuse({ code: 'malformed', what: 'call' })
  const now = standingOf(s, seat)
  const refusal = refusalOf(s.dealt.variant, now, call)
  if (refusal) return refuse(refusal)
  const next = draftOf(s)
  const index = partyIndex(s.re, seat)
  if (isLateReply(s.dealt.variant, now)) next.barred |= 1 << index
  next.level = index === 0 ? [levelOf(call), s.level[1]] : [s.level[0], levelOf(call)]
  next.announcements = [...s.announcements, { seat, call: calls.indexOf(call), tricks: s.tricks.length }]
  return step(next, [{ type: 'announced', seat, call, party: partyOf(s.re, seat) }])
}
