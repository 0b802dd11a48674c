import type { T } from '../../i18n/index.js'
import type { Ranking } from '../../table/ports.js'
import type { Page } from '../message.js'
import { rankingsPicture } from '../pictures.js'
import type { Look } from './look.js'
import { figure } from './names.js'
import { button, lines, page, rows, select } from './parts.js'

/** Spans of time that rankings may be limited to. */
export const periods = ['all', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]

const days: Readonly<Record<Period, number | null>> = { all: null, week: 7, month: 30, year: 365 }

/** Rows on one page of the rankings. */
export const rankingsPerPage = 10

/** Which page of the rankings is shown. */
export interface StatsState {
  readonly period: Period
  /** From 0. */
  readonly page: number
  /** It stands in the channel for everybody. */
  readonly shared: boolean
}

/** The moment from which games count, in ms since 1970; undefined: all of them. */
export function sinceOf(period: Period, now: number): number | undefined {
  const span = days[period]
  return span === null ? undefined : now - span * 86_400_000
}

/** Writes a state for a button; `role` keeps the ids of one message apart. */
const pack = (role: 'go' | 'pick' | 'show', { period, page: number }: StatsState): string =>
  `${role}.${period}.${number}`

/**
 * Reads what a button or the select of a rankings page stands for.
 * @param data the page's own part of the custom id
 * @param chosen the select's value, a period
 * @returns the state to show; `shared` when it shall stand in the channel. Damaged data gives the first page.
 */
export function unpackStats(data: string, chosen?: string): StatsState {
  const [role, name, number] = data.split('.')
  const picked = periods.find((period) => period === chosen)
  if (picked) return { period: picked, page: 0, shared: false }
  const period = periods.find((known) => known === name) ?? 'all'
  return { period, page: /^\d{1,6}$/.test(number ?? '') ? Number(number) : 0, shared: role === 'show' }
}

export interface StatsOptions {
  readonly look: Look
  readonly state: StatsState
  /** Rows of this page, best first, and how many there are in all. */
  readonly rows: readonly Ranking[]
  readonly total: number
  /** Whose row is marked in the picture; left out on public pages. */
  readonly reader?: string
}

/** A page of a server's rankings. A shared one has no controls. */
export function presentStats(t: T, { look, state, rows: people, total, reader }: StatsOptions): Page {
  const offset = state.page * rankingsPerPage
  const period = t(`stats.period.${state.period}`)
  const texts = people.map((row, index) =>
    t('stats.row', {
      place: offset + index + 1,
      name: `<@${row.user}>`,
      points: figure(row.points),
      games: row.games,
      average: t.number(row.games === 0 ? 0 : row.points / row.games, 2),
      re: row.winsRe,
      kontra: row.winsKontra,
      solo: row.winsSolo,
    }),
  )
  const range = { from: offset + 1, to: offset + people.length, total }
  const to = (page: number): StatsState => ({ ...state, page })
  const press = (role: 'go' | 'pick' | 'show', wanted: StatsState) =>
    ({ do: 'page', page: 'stats', data: pack(role, wanted) }) as const
  const controls = [
    select(
      press('pick', state),
      t('stats.period'),
      periods.map((name) => ({ label: t(`stats.period.${name}`), value: name, default: name === state.period })),
    ),
    ...rows([
      button(press('go', to(Math.max(0, state.page - 1))), t('button.earlier'), { off: state.page === 0 }),
      button(press('go', to(state.page + 1)), t('button.later'), { off: offset + people.length >= total }),
      button(press('show', state), t('button.show-all'), { off: people.length === 0 }),
    ]),
  ]
  return page({
    head: lines(
      `**${t('stats.title')} · ${period}**`,
      ...(texts.length > 0 ? texts : [t('stats.empty')]),
      total > rankingsPerPage && `-# ${t('stats.range', range)}`,
    ),
    picture: rankingsPicture(people, { offset, period, own: state.shared ? undefined : reader }, t, look),
    rows: state.shared ? [] : controls,
  })
}
