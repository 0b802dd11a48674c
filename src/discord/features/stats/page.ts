import type { T } from '../../../i18n/index.js'
import type { Counting, Ranking } from '../../../table/ports.js'
import type { Look } from '../../look/look.js'
import { figure, signed } from '../../look/names.js'
import { button, lines, page, rows, select } from '../../look/parts.js'
import { rankingsPicture } from '../../look/pictures.js'
import type { Page } from '../../road/message.js'
import { pagePress } from '../../road/press.js'

export const statsPress = pagePress('stats')

/** Spans of time that rankings may be limited to. */
export const periods = ['all', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]

/** Whose points are added up: those of all rules that count upwards, of one preset of these, or minus points. */
export const rankedRules = ['plus', 'ddv', 'norsk', 'hausrunde', 'minus'] as const
export type RankedRules = (typeof rankedRules)[number]

/** People on one page of the rankings. */
export const rowsPerPage = 10

export interface StatsOptions {
  readonly look: Look
  readonly period: Period
  readonly ranked?: RankedRules
  /** How many people stand before the first row. */
  readonly offset: number
  /** How many people there are in all. */
  readonly total: number
  /** Which games count on this server. */
  readonly counting?: Counting
  /** It stands in the channel for everybody and has no controls. */
  readonly shared: boolean
  /** Whose row is marked in the picture. */
  readonly own?: string
}

/**
 * A page of a server's rankings. Its presses carry `period.page.rules`, the selects add `.p` (period) or `.r` (rules), the
 * button that shows it to all `.s`; the page counts from 0.
 * @param people rows of this page, best first, at most ten, each with its rank
 */
export function presentStats(
  people: readonly Ranking[],
  t: T,
  { look, period, ranked = 'plus', offset, total, counting = 'own', shared, own }: StatsOptions,
): Page {
  const current = Math.floor(offset / rowsPerPage)
  const name = t(`stats.period.${period}`)
  const recent = ({ recent: points }: Ranking): string =>
    look.size === null && points.length > 0 ? `\n-# ${t('text.recent', { points: points.map(signed).join(' ') })}` : ''
  const texts = people.map((row) => {
    const text = t('stats.row', {
      place: row.rank,
      name: `<@${row.user}>`,
      points: figure(row.points),
      games: row.games,
      average: t.number(row.games === 0 ? 0 : row.points / row.games, 2),
      re: row.winsRe,
      kontra: row.winsKontra,
      solo: row.winsSolo,
    })
    return text + recent(row)
  })
  const range = { from: offset + 1, to: offset + people.length, total }
  const press = (to: number, mark = '') => statsPress({ state: `${period}.${to}.${ranked}${mark}` })
  const controls = [
    select(
      press(current, '.p'),
      t('stats.period'),
      periods.map((value) => ({ label: t(`stats.period.${value}`), value, default: value === period })),
    ),
    select(
      press(current, '.r'),
      t('stats.rules'),
      rankedRules.map((value) => ({ label: t(`stats.rules.${value}`), value, default: value === ranked })),
    ),
    ...rows([
      button(press(Math.max(0, current - 1)), t('button.earlier'), { off: current === 0 }),
      button(press(current + 1), t('button.later'), { off: offset + people.length >= total }),
      button(press(current, '.s'), t('button.show-all'), { off: people.length === 0 }),
    ]),
  ]
  return page({
    head: lines(
      `**${t('stats.title')} · ${name}**`,
      `-# ${t(`stats.rules.${ranked}`)}${ranked === 'minus' ? ` · ${t('stats.minus')}` : ''}`,
      `-# ${t('stats.counting', { which: t(`settings.counting.${counting}`) })}`,
      ...(texts.length > 0 ? texts : [t('stats.empty')]),
      total > rowsPerPage && `-# ${t('stats.range', range)}`,
    ),
    picture: rankingsPicture(people, { book: ranked === 'minus' ? 'minus' : 'plus', period: name, own }, t, look),
    rows: shared ? [] : controls,
  })
}
