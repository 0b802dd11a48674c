import { leadersIn, ranksIn } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { bookOf } from '../../table/ports.js'
import type { Place, TableView } from '../../table/view.js'
import { figure, markOfPlace, signed, whoAt } from './names.js'

/** Where somebody stands in a match. */
export interface Standing {
  readonly place: Place
  /** From 1; equal totals share a rank. */
  readonly rank: number
  readonly total: number
  /** Ahead of somebody, and nobody ahead of them. */
  readonly leads: boolean
}

/**
 * The places of a table, best first, as the book of its rules counts.
 * @param totals points by place; default: those after the last game
 */
export function standingsOf(view: Pick<TableView, 'rules' | 'totals'>, totals = view.totals): readonly Standing[] {
  const book = bookOf(view.rules)
  const ranks = ranksIn(book, totals)
  const leaders = leadersIn(book, totals)
  return totals
    .map((total, place) => ({ place, total, rank: ranks[place] ?? 1, leads: leaders.includes(place) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
}

/** Everybody's points in one line, best first, the leaders crowned: `👑 🟠3: **+14** · 🔵1: **−2**`; minus points have no sign. */
export function standingLine(view: TableView, totals: readonly number[], t: T): string {
  const shown = bookOf(view.rules) === 'minus' ? figure : signed
  return t('result.standing', {
    list: standingsOf(view, totals)
      .map(({ place, total, leads }) => `${leads ? '👑 ' : ''}${markOfPlace(place)}: **${shown(total)}**`)
      .join(' · '),
  })
}

const medals = ['🥇', '🥈', '🥉']

/**
 * Everybody with name and points on a line of their own, best first, with a medal for the first three; none while all are equal.
 * @param totals points by place; default: those after the last game
 */
export function podiumLines(view: TableView, t: T, totals = view.totals): string[] {
  const standings = standingsOf(view, totals)
  const told = standings.some(({ leads }) => leads) ? medals : []
  return standings.map(({ place, rank, total }) =>
    `${told[rank - 1] ?? ''} ${t('end.place', { place: rank, name: whoAt(view, place, t), points: figure(total) })}`.trim(),
  )
}

/** Somebody's points in a match in words: `24 points`, or `3 minus points`. */
export const totalText = ({ rules }: Pick<TableView, 'rules'>, total: number, t: T): string =>
  bookOf(rules) === 'minus'
    ? t('end.minus-points', { count: total })
    : t('end.points', { points: figure(total), count: Math.abs(total) })
