import { bookOf } from '../../../table/ports.js'
import type { Book } from '../../../table/ports.js'
import { presentNotice } from '../../look/parts.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { onServer } from '../permissions.js'
import type { ServerRequest } from '../permissions.js'
import { rulesHere } from '../rules/chosen.js'
import type { Services } from '../services.js'
import { periods, presentStats, rankedRules, rowsPerPage, statsPress } from './page.js'
import type { Period, RankedRules } from './page.js'

/** Which page of the rankings is shown. */
export interface StatsState {
  readonly period: Period
  readonly ranked: RankedRules
  readonly page: number
  /** Shown to everybody in the channel. */
  readonly shared: boolean
}

const day = 86_400_000
const lengths: Record<Exclude<Period, 'all'>, number> = { week: 7 * day, month: 30 * day, year: 365 * day }

/** Which games the rankings add up. */
const narrowed: Readonly<Record<RankedRules, { readonly book: Book; readonly preset?: string }>> = {
  plus: { book: 'plus' },
  ddv: { book: 'plus', preset: 'ddv' },
  norsk: { book: 'plus', preset: 'norsk' },
  hausrunde: { book: 'plus', preset: 'hausrunde' },
  minus: { book: 'minus' },
}

/** Reads the state of a rankings page out of a press; damaged parts are as at the start. */
export function statsState(state: string, chosen: string | undefined): StatsState {
  const [period, page, ranked, mark] = state.split('.')
  const wanted = { period: mark === 'p' ? chosen : period, ranked: mark === 'r' ? chosen : ranked }
  return {
    period: periods.find((known) => known === wanted.period) ?? 'all',
    ranked: rankedRules.find((known) => known === wanted.ranked) ?? 'plus',
    page: chosen === undefined && page !== undefined && /^\d{1,4}$/.test(page) ? Number(page) : 0,
    shared: mark === 's',
  }
}

/** The book that the rules of the table or the channel here keep; the other one while only that holds any games. */
async function usualRanking(request: ServerRequest, needs: Services): Promise<Book> {
  const { servers, rankings } = needs
  const own = bookOf(await rulesHere(request, needs))
  const { counting } = await servers.meet(request.server)
  const other = own === 'minus' ? 'plus' : 'minus'
  for (const book of [own, other] as const) {
    if ((await rankings(request.server, { book, counting, offset: 0, limit: 1 })).total > 0) return book
  }
  return own
}

/** Answers `/doko stats`: the rankings of the time and rules that were asked for, else those that are usual here. */
export async function showStats(wanted: Partial<StatsState>, request: Request, needs: Services): Promise<Reply> {
  if (!onServer(request)) return tell(presentNotice(request.t('error.server-only')))
  const { servers, rankings, looks, names, now } = needs
  const { server, user, t, roomT } = request
  const { period = 'all', page = 0, shared = false } = wanted
  const ranked = wanted.ranked ?? (await usualRanking(request, needs))
  const { counting } = await servers.meet(server)
  const offset = page * rowsPerPage
  const since = period === 'all' ? {} : { since: now() - lengths[period] }
  const { rows, total } = await rankings(server, {
    counting,
    offset,
    limit: rowsPerPage,
    ...narrowed[ranked],
    ...since,
  })
  const shown = { period, ranked, offset, total, counting }
  const shows = shared
    ? presentStats(rows, roomT, { look: looks.in(server, roomT), shared, ...shown })
    : presentStats(rows, t, { look: looks.of(request), shared, own: user, ...shown })
  const readable = await names.found(shows, server, shared ? roomT : t)
  return shared ? { to: 'room', shows: { page: readable } } : showPrivately(readable, request)
}

export const statsPresses: readonly PressRow<Services>[] = [
  row(statsPress, ({ state }, request, needs: Services) =>
    showStats(statsState(state, request.chosen[0]), request, needs),
  ),
]
