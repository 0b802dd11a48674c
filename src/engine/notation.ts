import { announceAction, healthyAction, passAction, playAction, reserveAction, takeAction } from './action.js'
import type { Action, Move } from './action.js'
import { faceOf, isCard } from './card.js'
import { reservationKinds } from './game.js'
import type { ReservationKind } from './game.js'
import { calls } from './party.js'
import type { Call } from './party.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { isSeat } from './seat.js'

/** An action as a record writes it: "1 gesund", "2 vorbehalt hochzeit", "0 re", "3 CA", "1 gibt C9 HK", "1 genscher 3". */
export const formatAction = (action: Action): string => `${action.seat} ${formatMove(action)}`

/** The words of an action without its seat: "gesund", "CA". */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'healthy':
      return 'gesund'
    case 'reserve':
      return `vorbehalt ${move.kind}`
    case 'take':
      return 'nimmt'
    case 'pass':
      return 'passt'
    case 'give':
      return `gibt ${move.cards.join(' ')}`
    case 'announce':
      return move.call
    case 'genscher':
      return `genscher ${move.partner}`
    case 'play':
      return move.card
  }
}

const bad: Result<never, Refusal> = refuse({ code: 'malformed', what: 'action' })

/**
 * Reads an action as a record writes it.
 * @param text the seat, one space, the words; anything else is refused
 * @returns refusal `malformed`
 */
export function parseAction(text: unknown): Result<Action, Refusal> {
  if (typeof text !== 'string') return bad
  const seat = text.charCodeAt(0) - 48
  if (!isSeat(seat) || text[1] !== ' ') return bad
  const what = text.slice(2)
  const face = faceOf(what)
  if (face !== undefined) return accept(playAction[seat][face] as Action)
  if (what === 'gesund') return accept(healthyAction[seat])
  if (what === 'nimmt') return accept(takeAction[seat])
  if (what === 'passt') return accept(passAction[seat])
  if (calls.includes(what as Call)) return accept(announceAction[seat][what as Call])
  if (what.startsWith('vorbehalt ')) {
    const kind = what.slice(10)
    if (!reservationKinds.includes(kind as ReservationKind)) return bad
    return accept(reserveAction[seat][kind as ReservationKind])
  }
  if (what.startsWith('genscher ')) {
    const partner = what.charCodeAt(9) - 48
    return what.length === 10 && isSeat(partner) ? accept({ type: 'genscher', partner, seat }) : bad
  }
  if (!what.startsWith('gibt ')) return bad
  const given = what.slice(5).split(' ')
  return given.every(isCard) ? accept({ type: 'give', cards: given, seat }) : bad
}
