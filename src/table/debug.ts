import { showView } from '../engine/debug.js'
import type { TableView } from './view.js'

/**
 * What one person sees of a table, as text for whoever looks for a mistake: its state, who sits where, the totals by place, and the
 * deal as that person sees it.
 */
export function showTable(view: TableView): string {
  const seated = view.seating.map((place, seat) => `seat ${seat} place ${place}`)
  return [
    `table ${view.number} (${view.id}), version ${view.version}: ${view.status}, game ${view.game} of ${view.games}`,
    `${seated.join(', ')}; totals ${view.totals.join(' / ')}`,
    ...(view.deal ? [showView(view.deal)] : []),
  ].join('\n')
}
