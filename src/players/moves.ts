import type { Action, Card, Move, View } from '../engine/index.js'

type Kind = Move['type']

/** The viewer's own legal moves of one kind. */
export const legalOf = <K extends Kind>(view: View, kind: K): readonly Extract<Action, { type: K }>[] =>
  view.legal.filter((action): action is Extract<Action, { type: K }> => action.type === kind)

/** The different cards that the viewer may play now. */
export const legalCards = (view: View): readonly Card[] => [...new Set(legalOf(view, 'play').map(({ card }) => card))]

/** An action without its seat. */
export function moveOf(action: Action): Move {
  switch (action.type) {
    case 'reserve':
      return { type: 'reserve', kind: action.kind }
    case 'give':
      return { type: 'give', cards: action.cards }
    case 'announce':
      return { type: 'announce', call: action.call }
    case 'genscher':
      return { type: 'genscher', partner: action.partner }
    case 'play':
      return { type: 'play', card: action.card }
    default:
      return { type: action.type }
  }
}

/** The first legal move that is no announcement, or where one is owed the lowest: what a player falls back on. Null if there is none: silence. */
export function anyMove(view: View): Move | null {
  const owed = view.mustAnnounce && view.turn === view.viewer ? view.legal[0] : undefined
  const action = view.legal.find(({ type }) => type !== 'announce') ?? owed
  return action === undefined ? null : moveOf(action)
}
