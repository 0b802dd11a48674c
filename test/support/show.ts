import { showView } from '../../src/engine/debug.js'
import { at } from '../../src/engine/index.js'
import type { Match, SheetEntry } from '../../src/engine/index.js'
import type { TableView } from '../../src/table/view.js'

/** Sum of the points by place. */
export const totals = (match: Match): readonly number[] =>
  Array.from({ length: match.setup.places }, (_, place) =>
    match.entries.reduce((sum, entry) => sum + (entry.voided ? 0 : at(entry.points, place)), 0),
  )

const entryLine = ({ game, dealer, bock, result, points, voided }: SheetEntry): string =>
  `${String(game).padStart(4)}  dealer ${dealer}  bock ${bock}  ${result.game}  ${points.join(' / ')}${voided ? '  void' : ''}`

/** A match between its deals as text: what is played, the sheet line by line, totals by place and who deals next. */
export function showMatch(match: Match): string {
  const { rules, games, places } = match.setup
  const owing = match.owes.flatMap((owes, place) => (owes ? [place] : []))
  return [
    `match (${rules.preset}), ${match.entries.length} of ${games} games, ${places} places`,
    ...match.entries.map(entryLine),
    `totals ${totals(match).join(' / ')}, next dealer ${match.dealer}, redeals ${match.redeals}`,
    ...(owing.length > 0 ? [`a Pflichtsolo is owed by ${owing.join(', ')}`] : []),
    ...(match.bock.length > 0 ? [`bock to come ${match.bock.join(' ')}`] : []),
  ].join('\n')
}

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
