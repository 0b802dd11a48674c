import { announceAction, playAction, reserveAction } from './action.js'
import type { Action, Move } from './action.js'
import { faceOf, isCard } from './card.js'
import { reservationKinds } from './game.js'
import type { ReservationKind } from './game.js'
import { calls } from './party.js'
import type { Call } from './party.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { bySeat, isSeat } from './seat.js'
import type { BySeat } from './seat.js'

/** The words of moves that say nothing more. */
const bare = {
  healthy: 'gesund',
  take: 'nimmt',
  pass: 'passt',
  claim: 'rest',
  'give-up': 'gibt-auf',
  agree: 'ja',
  decline: 'weiter',
} as const
type Bare = keyof typeof bare

/** The bare moves by their words, for each seat. */
const bareAction: BySeat<ReadonlyMap<string, Action>> = bySeat(
  (seat) =>
    new Map((Object.keys(bare) as Bare[]).map((type): [string, Action] => [bare[type], Object.freeze({ type, seat })])),
)

/** An action as a record writes it: "1 gesund", "2 vorbehalt hochzeit", "0 re", "3 CA", "1 gibt C9 HK", "1 genscher 3". */
export const formatAction = (action: Action): string => `${action.seat} ${formatMove(action)}`

/** The words of an action without its seat: "gesund", "CA". */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'reserve':
      return `vorbehalt ${move.kind}`
    case 'give':
      return `gibt ${move.cards.join(' ')}`
    case 'announce':
      return move.call
    case 'genscher':
      return `genscher ${move.partner}`
    case 'play':
      return move.card
    default:
      return bare[move.type]
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
  const known = bareAction[seat].get(what)
  if (known !== undefined) return accept(known)
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
