import { step } from './playing.js'
import type { Step } from './playing.js'
import { refuse } from './result.js'
import { levelsAfterGenscher } from './rules/genscher.js'
import { isSeat } from './seat.js'
import type { Seat } from './seat.js'
import { draftOf } from './state.js'
import type { State } from './state.js'
import { genscherPossible } from './turn.js'

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
