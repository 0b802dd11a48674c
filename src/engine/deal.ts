import type { Action } from './action.js'
import { bitCount, cardOf, lowestBit } from './face.js'
import type { DealEvent } from './event.js'
import { isSeat } from './seat.js'
import type { Seat } from './seat.js'
import { answer, giveBack, givableFaces } from './exchanging.js'
import { announceAction, healthyAction, passAction, playAction, reserveAction, takeAction } from './moves.js'
import { calls } from './party.js'
import { announce, play } from './playing.js'
import type { Step } from './playing.js'
import { declarable, speak } from './reserving.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import type { DealResult } from './result-of-deal.js'
import { highestLevel, levelByCall } from './rules/announcement.js'
import { partyIndex } from './rules/played.js'
import { playable } from './rules/trick.js'
import { reservationKinds } from './game.js'
import { openingState } from './setup.js'
import type { DealSetup } from './setup.js'
import { mayStillSpeak, onceOf, seal, standingOf, stateOf } from './state.js'
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
  switch (action.type) {
    case 'play':
      return play(state, action.seat, action.card)
    case 'announce':
      return announce(state, action.seat, action.call)
    case 'healthy':
      return speak(state, action.seat, null)
    case 'reserve':
      if (!reservationKinds.includes(action.kind)) return refuse({ code: 'malformed', what: 'kind' })
      return speak(state, action.seat, action.kind)
    case 'take':
      return answer(state, action.seat, true)
    case 'pass':
      return answer(state, action.seat, false)
    case 'give':
      return giveBack(state, action.seat, action.cards)
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

function legalCalls(state: State, seat: Seat, into: Action[]): void {
  const party = partyIndex(state.re, seat)
  if (state.level[party] >= 5 || (state.barred >>> party) & 1) return
  const now = standingOf(state, seat)
  const highest = highestLevel(state.dealt.variant, now)
  const own = now.level[now.party]
  if (highest <= own) return
  for (let call = 0; call < calls.length; call++) {
    const level = levelByCall[call] ?? 0
    if (level <= own || level > highest || (level === 1 && call !== now.party)) continue
    into.push(announceAction[seat][calls[call] ?? 're'])
  }
}

/** The cards that a seat may play, in a list made at its full length. */
function playableActions(state: State, seat: Seat): Action[] {
  const actions = playAction[seat]
  let rest = playable(state.order, onceOf(state.hands, seat), state.led)
  const found = new Array<Action>(bitCount(rest))
  for (let at = 0; rest !== 0; rest &= rest - 1) found[at++] = actions[lowestBit(rest)] as Action
  return found
}

/**
 * Everything that a seat may do now: its answer or card when it is its turn, and announcements at any time that the rules allow.
 * Empty for a seat that may do nothing. A gift in an Armut is listed once for every choice of cards.
 */
export function legalActions(deal: Deal, seat: Seat): readonly Action[] {
  const state = stateOf(deal)
  const own = seat === state.turn
  if (state.phase === 'playing') {
    const found = own ? playableActions(state, seat) : []
    if (!state.clearing && mayStillSpeak(state)) legalCalls(state, seat, found)
    return found
  }
  const found: Action[] = []
  if (!own) return found
  if (state.phase === 'reservations') {
    if (state.dealt.forced === null) found.push(healthyAction[seat])
    for (const kind of declarable(state, seat)) found.push(reserveAction[seat][kind])
  } else if (state.phase === 'asking') {
    found.push(takeAction[seat], passAction[seat])
  } else if (state.phase === 'giving') {
    for (const faces of givableFaces(state, seat)) found.push({ type: 'give', cards: faces.map(cardOf), seat })
  }
  return found
}

/** The seat whose reservation, answer, gift or card is awaited; null when the deal is over. */
export const turnOf = (deal: Deal): Seat | null => (isOver(deal) ? null : stateOf(deal).turn)

/** Whether the deal is over: its last card played, or its cards thrown in. */
export const isOver = (deal: Deal): boolean => stateOf(deal).phase === 'over'

/** The result of a deal that is over, else null. */
export const resultOf = (deal: Deal): DealResult | null => stateOf(deal).result
