import type { Table } from './table.js'
import type { TableView } from './view.js'

/** Whether the deal that has just ended had tricks: the last one is to be seen before its result. */
export const endsWithTrick = ({ deal, status }: TableView): boolean =>
  deal !== null && deal.phase === 'over' && deal.tricks.length > 0 && (status === 'between' || status === 'over')

/**
 * The table whose last trick lies open for everybody until `resultAt`, in milliseconds since 1970. That is no part of the log:
 * the result is saved with the last card, only its showing waits.
 */
export const withOpenTrick = (table: Table, resultAt: number): Table => ({ ...table, resultAt })

/** Whether the last trick of a finished deal still lies open at `now`, in milliseconds since 1970: its result is not shown yet. */
export const trickLiesOpen = (view: TableView, now: number): boolean => now < view.resultAt && endsWithTrick(view)

/**
 * What is shown of a table at `now`, in milliseconds since 1970: while the last trick lies open the deal is seen as it is between
 * any two tricks, nobody is on turn, and neither sheet nor totals know the result.
 */
export function shownAt(view: TableView, now: number): TableView {
  const { deal, game, places } = view
  if (deal === null || !trickLiesOpen(view, now)) return view
  const sheet = view.sheet.filter(({ number }) => number !== game)
  const totals = sheet.at(-1)?.totals ?? places.map(() => 0)
  return { ...view, status: 'playing', deal: { ...deal, phase: 'playing', result: null }, sheet, totals, proof: null }
}
