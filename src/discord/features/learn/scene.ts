import { presets, viewOf } from '../../../engine/index.js'
import { practiceRoom } from '../../../table/practice.js'
import { openedTable } from '../../../table/table.js'
import { tableView } from '../../../table/table-view.js'
import type { Occupant, TableView, UserId } from '../../../table/view.js'
import { dealOf } from './deals.js'
import type { Scene } from './deals.js'

const computer: Occupant = { kind: 'computer', level: 'easy' }

/**
 * A moment of a lesson as the learner sees it, from the first seat of a table with three computers.
 * @param open whether the pictures may tell which cards can be played, and who plays with whom
 */
export function sceneOf(scene: Scene, user: UserId, open: boolean): TableView {
  const room = practiceRoom(user)
  const rules = presets.ddv
  const request = { server: room, room, host: user, rules, games: 1, level: 'easy', clock: null, pace: 'human', thread: false, seed: '' } as const // prettier-ignore
  const table = openedTable({ id: scene, number: 1, request })
  if (!table.ok) throw new Error(`The scene "${scene}" has no table: ${table.refusal.code}`)
  const seats = [{ kind: 'person', user }, computer, computer, computer] as const
  const seen = viewOf(dealOf(scene), 0)
  const hidden = { ...seen, legal: [], publicParties: [null, null, null, null] } as const
  const deal = open || seen.phase !== 'playing' ? seen : hidden
  const status = deal.phase === 'over' ? 'between' : 'playing'
  return { ...tableView(table.value, user), status, game: 1, places: seats, seats, viewer: 0, deal }
}
