import { at, atOr, faceOf, suits } from './card.js'
import type { Card } from './card.js'
import { playedResult } from './closing.js'
import { playedEvent, playedEvents, trickWonEvent } from './event.js'
import type { DealEvent } from './event.js'
import { dutyRefusal, genscherPossible, standingOf } from './legal.js'
import { calls } from './party.js'
import type { Call } from './party.js'
import { lowerAfterTrick, raiseAtStart, raiseByPlaying, raiseByWinning } from './raising.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { levelOf, refusalOf, replyBars } from './rules/announcement.js'
import { levelsAfterGenscher } from './rules/genscher.js'
import { clears, lastClearingTrick } from './rules/hochzeit.js'
import { beats, playable } from './rules/order.js'
import { eyesIn, packTrick, partyIndex, partyOf } from './rules/played.js'
import { firstSeat, isSeat, seatAfter } from './seat.js'
import type { Seat } from './seat.js'
import { draftOf, handsWithout, onceOf, seal } from './state.js'
import type { Deal, Draft, State } from './state.js'

/** The deal after an action and what happened. */
export type Step = Result<{ readonly deal: Deal; readonly events: readonly DealEvent[] }, Refusal>

/** Wraps the state after an action. */
export const step = (state: State, events: readonly DealEvent[]): Step => accept({ deal: seal(state), events })

/** The game is settled: the first leader's turn. */
export function beginPlay(next: Draft, leader: Seat, events: DealEvent[]): Step {
  next.phase = 'playing'
  next.turn = leader
  next.leader = leader
  raiseAtStart(next, events)
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
    return refuse({ code: 'must-follow', led: atOr(ledNames, s.led, 'trump') })
  }
  const duty = s.dealt.variant.duties ? dutyRefusal(s, face) : null
  if (duty) return refuse(duty)
  const next = draftOf(s)
  const raised = seat === s.foxes || seat === s.supers ? raiseByPlaying(next, seat, face) : nothing
  next.hands = handsWithout(s.hands, seat, face)
  if (s.openCount === 0) {
    next.led = at(next.order.classOf, face)
    next.leader = seat
    next.open = face
    next.bestSeat = seat
    next.bestFace = face
  } else {
    const { variant } = s.dealt
    if (beats(variant, next.order, face, s.bestFace, s.tricks.length === variant.handSize - 1)) {
      next.bestSeat = seat
      next.bestFace = face
    }
    next.open |= face << (5 * s.openCount)
  }
  if (s.openCount === 3) return finishTrick(next, seat, face, raised)
  next.openCount++
  next.turn = seatAfter(seat)
  const played = playedEvents[seat][face] as readonly DealEvent[]
  return step(next, raised.length === 0 ? played : [...played, ...raised])
}

/** What was led, by its class. */
const ledNames = [...suits, 'trump'] as const

const nothing: readonly DealEvent[] = Object.freeze([])

/** Ends a trick by its fourth card. */
function finishTrick(next: Draft, seat: Seat, face: number, raised: readonly DealEvent[]): Step {
  const winner = next.bestSeat
  const trick = packTrick(next.open, next.leader, winner)
  next.tricks = [...next.tricks, trick]
  const won = trickWonEvent[winner][eyesIn(trick)] as DealEvent
  const events: DealEvent[] = [playedEvent[seat][face] as DealEvent, ...raised, won]
  if (next.clearing) clear(next, winner, events)
  const { variant } = next.dealt
  if (winner === next.foxes) raiseByWinning(next, winner, next.bestFace, events)
  lowerAfterTrick(next)
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
  // Until the Klärungsstich the Hochzeiter alone is Re.
  const holder = firstSeat(winner, (seat) => partyIndex(next.re, seat) === 0)
  const number = next.tricks.length
  if (winner !== holder && clears(next.seeks, next.led)) {
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

/** Names a partner before the first of both Karo-Könige: the two are Re, openly, and the König must be played next. */
export function genscher(s: State, seat: Seat, partner: unknown): Step {
  if (s.phase !== 'playing') return refuse({ code: 'not-now', what: 'genscher' })
  if (seat !== s.turn) return refuse({ code: 'not-your-turn', turn: s.turn })
  if (!isSeat(partner) || partner === seat) return refuse({ code: 'malformed', what: 'partner' })
  if (!genscherPossible(s, seat)) return refuse({ code: 'genscher-not-allowed' })
  const next = draftOf(s)
  next.game = 'normal'
  next.declarer = null
  next.re = (1 << seat) | (1 << partner)
  next.level = levelsAfterGenscher(s.level)
  next.genscher = seat | (partner << 2)
  return step(next, [{ type: 'genscher', seat, partner }])
}

/** Announces (TSR section 6): a level stands for all below it; a late reply bars the party from Absagen. */
export function announce(s: State, seat: Seat, call: Call): Step {
  if (s.phase !== 'playing') return refuse({ code: 'announce-too-early' })
  if (!calls.includes(call)) return refuse({ code: 'malformed', what: 'call' })
  const now = standingOf(s, seat)
  const refusal = refusalOf(s.dealt.variant, now, call)
  if (refusal) return refuse(refusal)
  const next = draftOf(s)
  const index = partyIndex(s.re, seat)
  if (replyBars(s.dealt.variant, now)) next.barred |= 1 << index
  next.level = index === 0 ? [levelOf(call), s.level[1]] : [s.level[0], levelOf(call)]
  next.announcements = [...s.announcements, { seat, party: index, call, tricks: s.tricks.length }]
  return step(next, [{ type: 'announced', seat, call, party: partyOf(s.re, seat) }])
}
