import { at } from './list.js'
import { karoKoenig } from './face.js'
import { mayGenscher } from './rules/genscher.js'
import { mustAnnounce } from './rules/duty.js'
import type { Refusal } from './result.js'
import type { Seat } from './seat.js'
import { onceOf, twiceOf } from './state.js'
import type { State } from './state.js'
import { playable } from './rules/trick.js'

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
