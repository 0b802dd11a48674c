import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import { figure, whoAt } from './names.js'
import { lines } from './parts.js'
import { standingLine, standingsOf } from './standing.js'

/** Everybody's points in one small line while a match runs, those who sit out included; null before the first result. */
export const standingNow = (view: TableView, t: T): string | null =>
  view.sheet.length === 0 ? null : `-# ${standingLine(view, view.totals, t)}`

/** Everybody with name, rank and points on a line of their own, best first; before the first result that there is none. */
export const standingByName = (view: TableView, t: T): string | null => {
  if (!view.deal) return null
  if (view.sheet.length === 0) return t('standing.none')
  return lines(
    `**${t('standing.title', { done: view.sheet.length, games: view.games })}**`,
    ...standingsOf(view).map(({ place, rank, total, leads }) => {
      const told = t('end.place', { place: rank, name: whoAt(view, place, t), points: figure(total) })
      return leads ? `${told} 👑` : told
    }),
  )
}
