import type { Action } from './action.js'
import { givableFaces } from './exchanging.js'
import { bitCount, cardOf, lowestBit } from './face.js'
import { at } from './list.js'
import {
  announceAction,
  genscherAction,
  healthyAction,
  passAction,
  playOf,
  reserveAction,
  takeAction,
} from './moves.js'
import type { ReservationKind } from './game.js'
import { calls } from './party.js'
import { declarable } from './opening.js'
import { highestLevel, levelByCall } from './rules/announcement.js'
import { partyIndex } from './rules/played.js'
import { bySeat } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { mayStillSpeak, standingOf, stateOf } from './state.js'
import type { Deal, State } from './state.js'
import { genscherPossible, playableNow } from './turn.js'

type Actions = readonly Action[]

const none: Actions = Object.freeze([])

/** The plays of a mask of faces, appended to a list from index `from`. */
function putPlays(into: Action[], from: number, seat: Seat, mask: number): void {
  let index = from
  for (let rest = mask; rest !== 0; rest &= rest - 1) into[index++] = playOf(seat, lowestBit(rest))
}

/**
 * The plays of every choice of faces within one printed suit, by seat and `64 * suit` plus the six bits of its ranks, frozen:
 * most answers to a led side suit, and all with one card only, so that they cost no allocation.
 */
const playsInSuit: BySeat<readonly Actions[]> = bySeat((seat) =>
  [0, 6, 12, 18].flatMap((shift) =>
    Array.from({ length: 64 }, (_, ranks) => {
      const plays: Action[] = []
      putPlays(plays, 0, seat, ranks << shift)
      return Object.freeze(plays)
    }),
  ),
)

/**
 * The announcements above the level `own` of a party up to `highest`, by seat and `36 * party + 6 * own + highest`, frozen. Re
 * and Kontra are said by their own party only.
 */
const callsBetween: BySeat<readonly Actions[]> = bySeat((seat) =>
  [0, 1].flatMap((party) =>
    Array.from({ length: 36 }, (_, key) => {
      const [own, highest] = [Math.floor(key / 6), key % 6]
      const allowed = calls.filter((_, call) => {
        const level = at(levelByCall, call)
        return level > own && level <= highest && (level > 1 || call === party)
      })
      return Object.freeze(allowed.map((call) => announceAction[seat][call]))
    }),
  ),
)

function legalCalls(state: State, seat: Seat): Actions {
  if (state.clearing || !mayStillSpeak(state)) return none
  const party = partyIndex(state.re, seat)
  const own = state.level[party]
  if (own >= 5 || (state.barred >>> party) & 1) return none
  const highest = highestLevel(state.dealt.variant, standingOf(state, seat))
  return callsBetween[seat][36 * party + 6 * own + highest] as Actions
}

function plays(seat: Seat, mask: number): Action[] {
  const found = new Array<Action>(bitCount(mask))
  putPlays(found, 0, seat, mask)
  return found
}

const genschers = (seat: Seat): Action[] => genscherAction[seat].filter((_, partner) => partner !== seat)

function legalPlays(state: State, seat: Seat): Actions {
  const said = legalCalls(state, seat)
  const mask = playableNow(state, seat)
  if (state.dealt.variant.duties) {
    if (mask === 0) return said
    if (genscherPossible(state, seat)) return [...plays(seat, mask), ...genschers(seat), ...said]
  }
  if (said.length === 0) {
    const suit = (lowestBit(mask) / 6) | 0
    const ranks = mask >>> (6 * suit)
    if (ranks < 64) return playsInSuit[seat][64 * suit + ranks] as Actions
  }
  const count = bitCount(mask)
  // Made at its full length: pushing would grow and copy it.
  const found = new Array<Action>(count + said.length)
  putPlays(found, 0, seat, mask)
  for (let index = 0; index < said.length; index++) found[count + index] = said[index] as Action
  return found
}

/** What the seat whose turn it is may do before the first card. */
function legalWords(state: State, seat: Seat): Actions {
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
      return none
  }
}

/**
 * Everything that a seat may do now: its answer or card when it is its turn, and announcements at any time that the rules allow.
 * Empty for a seat that may do nothing. A gift in an Armut is listed once for every choice of cards. Cards come before
 * announcements. Lists may be shared and frozen.
 */
export function legalActions(deal: Deal, seat: Seat): readonly Action[] {
  const state = stateOf(deal)
  const own = seat === state.turn
  if (state.phase === 'playing') return own ? legalPlays(state, seat) : legalCalls(state, seat)
  return own ? legalWords(state, seat) : none
}

/** What a seat's hand may declare, also before its turn; empty once the game is settled. */
export function reservationsOf(deal: Deal, seat: Seat): readonly ReservationKind[] {
  const state = stateOf(deal)
  return state.phase === 'reservations' ? declarable(state, seat) : []
}
