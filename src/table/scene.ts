import { viewOf } from '../engine/index.js'
import type { Deal } from '../engine/index.js'
import { openedTable } from './table.js'
import { tableView } from './table-view.js'
import type { Occupant, TableId, TableView, UserId } from './view.js'

/** A moment of a deal that somebody is to look at, without a table that runs. */
export interface Scene {
  readonly id: TableId
  readonly deal: Deal
  /** Sits on the first seat; computers sit on the others. */
  readonly learner: UserId
  /** Whether it may show which cards can be played, and who plays with whom. */
  readonly open: boolean
}

const computer: Occupant = { kind: 'computer', level: 'easy' }

/** What the learner sees of a scene: a practice in its first game. */
export function sceneView({ id, deal, learner, open }: Scene): TableView {
  const seen = viewOf(deal, 0)
  const shown =
    open || seen.phase !== 'playing' ? seen : { ...seen, legal: [], publicParties: [null, null, null, null] as const }
  const request = { kind: 'practice', server: '', room: '', host: learner, rules: seen.rules, games: 1, level: 'easy', clock: null, pace: 'human', thread: false, quiet: 0, seed: '' } as const // prettier-ignore
  const table = openedTable({ id, number: 1, request })
  if (!table.ok) throw new Error(`The scene ${id} has no table: ${table.refusal.code}`)
  const seats = [{ kind: 'person', user: learner }, computer, computer, computer] as const
  const status = seen.phase === 'over' ? 'between' : 'playing'
  return { ...tableView(table.value, learner), status, game: 1, places: seats, seats, viewer: 0, deal: shown }
}
