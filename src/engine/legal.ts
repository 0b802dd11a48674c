import { announceAction, genscherAction, playAction } from './action.js'
import type { Action } from './action.js'
import { at, bitCount, karoKoenig, lowestBit } from './card.js'
import { calls } from './party.js'
import type { Refusal } from './result.js'
import { highestLevel, leastHeld, levelByCall } from './rules/announcement.js'
import type { Standing } from './rules/announcement.js'
import { mustAnnounce } from './rules/duty.js'
import { mayGenscher } from './rules/genscher.js'
import { playable } from './rules/order.js'
import { partyIndex } from './rules/played.js'
import { bySeat } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { heldBy, onceOf, twiceOf } from './state.js'
import type { State } from './state.js'

type Actions = readonly Action[]

const none: Actions = Object.freeze([])

/** The plays of a mask of faces, appended to a list from index `from`. */
function putPlays(into: Action[], from: number, seat: Seat, mask: number): void {
  let index = from
  for (let rest = mask; rest !== 0; rest &= rest - 1) into[index++] = playAction[seat][lowestBit(rest)] as Action
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

/** What decides about a seat's announcements now. */
export const standingOf = (s: State, seat: Seat): Standing => ({
  open: s.phase === 'playing' && !s.clearing,
  party: partyIndex(s.re, seat),
  level: s.level,
  barred: s.barred,
  held: heldBy(s, seat),
  shift: s.shift,
  tricksDone: s.tricks.length,
  led: s.openCount > 0,
})

/** The announcements that a seat may make now, in its turn or out of it; frozen. */
export function legalCalls(state: State, seat: Seat): Actions {
  const { clearing, level, shift, tricks } = state
  const { variant } = state.dealt
  // A quick look before a seat's own standing is made: every deadline may be over for everybody.
  const inTime = variant.handSize - tricks.length >= leastHeld(variant, Math.max(level[0], level[1]), shift)
  if (clearing || !inTime) return none
  const party = partyIndex(state.re, seat)
  const own = level[party]
  if (own >= 5 || (state.barred >>> party) & 1) return none
  const highest = highestLevel(variant, standingOf(state, seat))
  return callsBetween[seat][36 * party + 6 * own + highest] as Actions
}

const king = 1 << karoKoenig

/** The first Karo-König is still to be played after a Genscher. */
const owesKing = (s: State): boolean =>
  s.genscher >= 0 && s.turn === (s.genscher & 3) && (twiceOf(s.hands, s.turn) & king) !== 0

/** Whether the seat on turn must announce before it leads (see `mustAnnounce`). */
export const bound = (s: State): boolean =>
  s.tricks.length === 1 &&
  s.openCount === 0 &&
  mustAnnounce(s.dealt.variant, s.game, at(s.tricks, 0), s.re, s.turn, s.level)

/** The faces that the seat on turn may play now, as a mask. */
export function playableNow(s: State, seat: Seat): number {
  const mask = playable(s.order, onceOf(s.hands, seat), s.led)
  if (!s.dealt.variant.duties) return mask
  if (bound(s)) return 0
  return owesKing(s) ? king : mask
}

/** Why a card that follows may not be played all the same; null: it may. */
export function dutyRefusal(s: State, face: number): Refusal | null {
  if (bound(s)) return { code: 'must-announce' }
  return owesKing(s) && face !== karoKoenig ? { code: 'must-play', card: 'DK' } : null
}

/** Whether the seat on turn may name a partner now. */
export const genscherPossible = (s: State, seat: Seat): boolean =>
  mayGenscher(s.dealt.variant, s.genscher >= 0, s.game, twiceOf(s.hands, seat), playableNow(s, seat))

function plays(seat: Seat, mask: number): Action[] {
  const found = new Array<Action>(bitCount(mask))
  putPlays(found, 0, seat, mask)
  return found
}

const genschers = (seat: Seat): Action[] => genscherAction[seat].filter((_, partner) => partner !== seat)

/** What the seat on turn may do in a trick: its cards, then what it may say. */
export function legalPlays(state: State, seat: Seat): Actions {
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
