import { healthyAction, passAction, reserveAction, takeAction } from './action.js'
import type { Action } from './action.js'
import { cardOf } from './card.js'
import { answerClaim, askAnew, askedIn, claim, declinable, giveUp } from './claiming.js'
import type { DealEvent } from './event.js'
import { answer, givableFaces, give } from './exchanging.js'
import { reservationKinds } from './game.js'
import type { ReservationKind } from './game.js'
import { legalCalls, legalPlays } from './legal.js'
import { declarable, speak } from './opening.js'
import { announce, genscher, play } from './playing.js'
import type { Step } from './playing.js'
import type { DealResult } from './result-of-deal.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { isSeat } from './seat.js'
import type { Seat } from './seat.js'
import { openingState } from './setup.js'
import type { DealSetup } from './setup.js'
import { seal, stateOf } from './state.js'
import type { Deal, State } from './state.js'

/**
 * Starts a deal.
 * @returns refusals of `checkRules`, `malformed` (which part) or `wrong-deck` (a card too often, a hand too long or short)
 */
export function startDeal(setup: DealSetup): Result<Deal, Refusal> {
  const state = openingState(setup)
  return state.ok ? accept(seal(state.value)) : state
}

function advance(state: State, action: Action): Step {
  if (state.claim !== null && (action.type === 'play' || action.type === 'genscher'))
    return refuse({ code: 'claim-stands' })
  switch (action.type) {
    case 'play':
      return play(state, action.seat, action.card)
    case 'announce':
      return askAnew(announce(state, action.seat, action.call))
    case 'healthy':
      return speak(state, action.seat, null)
    case 'reserve':
      if (!reservationKinds.includes(action.kind)) return refuse({ code: 'malformed', what: 'kind' })
      return speak(state, action.seat, action.kind)
    case 'take':
      return answer(state, action.seat, true)
    case 'pass':
      return answer(state, action.seat, false)
    case 'genscher':
      return genscher(state, action.seat, action.partner)
    case 'give':
      return give(state, action.seat, action.cards)
    case 'claim':
      return claim(state, action.seat)
    case 'give-up':
      return giveUp(state, action.seat)
    case 'agree':
      return answerClaim(state, action.seat, true)
    case 'decline':
      return answerClaim(state, action.seat, false)
    default:
      return refuse({ code: 'malformed', what: 'type' })
  }
}

/**
 * Does one action.
 * @returns the deal after it and what the table learns, in order; or the refusal, the deal given being untouched either way
 */
export function apply(
  deal: Deal,
  action: Action,
): Result<{ readonly deal: Deal; readonly events: readonly DealEvent[] }, Refusal> {
  const given: unknown = action
  if (typeof given !== 'object' || given === null || !isSeat(action.seat))
    return refuse({ code: 'malformed', what: 'action' })
  const state = stateOf(deal)
  if (state.phase === 'over') return refuse({ code: 'deal-over' })
  return advance(state, action)
}

/** What the seat whose turn it is may do before the first card. */
function legalWords(state: State, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'reservations': {
      const found: Action[] = state.dealt.forced === null ? [healthyAction[seat]] : []
      for (const kind of declarable(state, seat)) found.push(reserveAction[seat][kind])
      return found
    }
    case 'asking':
      return [takeAction[seat], passAction[seat]]
    case 'laying':
    case 'giving':
      return givableFaces(state, seat).map((faces): Action => ({ type: 'give', cards: faces.map(cardOf), seat }))
    default:
      return []
  }
}

/** What a seat may do while a claim stands: answer it, and announce. */
function legalAnswers(state: State, seat: Seat): readonly Action[] {
  const found: Action[] = askedIn(state).includes(seat) ? [{ type: 'agree', seat }] : []
  if (declinable(state, seat)) found.push({ type: 'decline', seat })
  return [...found, ...legalCalls(state, seat)]
}

/**
 * Everything that a seat may do now: its answer or card when it is its turn, and announcements at any time that the rules allow.
 * To claim the rest or to give up is not listed, although it may be done (`View.mayClaim`): who plays by this list plays on.
 * Empty for a seat that may do nothing. A gift in an Armut is listed once for every choice of cards. Cards come before
 * announcements. Lists may be shared and frozen.
 */
export function legalActions(deal: Deal, seat: Seat): readonly Action[] {
  const state = stateOf(deal)
  const own = seat === state.turn
  if (state.claim !== null) return state.phase === 'over' ? [] : legalAnswers(state, seat)
  if (state.phase === 'playing') return own ? legalPlays(state, seat) : legalCalls(state, seat)
  return own ? legalWords(state, seat) : []
}

/** What a seat's hand may declare, also before its turn; empty once the game is settled. */
export function reservationsOf(deal: Deal, seat: Seat): readonly ReservationKind[] {
  const state = stateOf(deal)
  return state.phase === 'reservations' ? declarable(state, seat) : []
}

/** The seat whose reservation, answer, gift or card is awaited; null when the deal is over. A claim awaits one answer after the other. */
export function turnOf(deal: Deal): Seat | null {
  const state = stateOf(deal)
  return state.phase === 'over' ? null : (askedIn(state)[0] ?? state.turn)
}

/** Whether a claim, or giving up, stands and waits for answers. */
export const isClaimed = (deal: Deal): boolean => askedIn(stateOf(deal)).length > 0

/** Whether the deal is over: its last card played, or its cards thrown in. */
export const isOver = (deal: Deal): boolean => stateOf(deal).phase === 'over'

/** The result of a deal that is over, else null. */
export const resultOf = (deal: Deal): DealResult | null => stateOf(deal).result
