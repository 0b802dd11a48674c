/** Whose move is awaited in rooms that the page does not show. */
import type { PersonKey } from '../protocol.js'
import type { State } from './state.js'

/** Somebody's turn in another room. */
export interface Elsewhere {
  readonly room: { readonly id: string; readonly name: string }
  readonly person: PersonKey
}

/** All turns in other rooms, in the order of the rooms. */
export const elsewhere = ({ rooms, turns, channel }: State): readonly Elsewhere[] =>
  rooms.flatMap(({ id, name }) =>
    id === channel.id ? [] : (turns[id] ?? []).map((person) => ({ room: { id, name }, person })),
  )

/**
 * The turn in another room that one has to be told of as `key`: one's own, unless it is one's turn here as well; somebody else's
 * only where there is nothing to do here.
 */
export function toTell(state: State, key: PersonKey): Elsewhere | undefined {
  const all = elsewhere(state)
  const own = all.find(({ person }) => person === key)
  if (own) return state.toPlay.includes(key) ? undefined : own
  const step = state.hints[key]?.step ?? 'none'
  return step === 'none' || step === 'begin' ? all[0] : undefined
}
