import { optionsOf } from '../../../engine/index.js'
import { translator } from '../../../i18n/index.js'
import type { Book } from '../../../table/ports.js'
import type { Services } from '../../road/command.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { chosenRules } from '../rules/edit.js'
import { periods, presentStats, rankedRules, rowsPerPage } from './page.js'
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
export function statsState(data: string, chosen: string | undefined): StatsState {
  const [period, page, ranked, mark] = data.split('.')
  const wanted = { period: mark === 'p' ? chosen : period, ranked: mark === 'r' ? chosen : ranked }
  return {
    period: periods.find((known) => known === wanted.period) ?? 'all',
    ranked: rankedRules.find((known) => known === wanted.ranked) ?? 'plus',
    page: chosen === undefined && /^\d{1,4}$/.test(page ?? '') ? Number(page) : 0,
    shared: mark === 's',
  }
}

/** The book that the rules of the table or the channel here keep; the other one while only that holds any games. */
export async function usualRanking(
  { server, room, parent }: Request,
  { tables, book, servers, rankings }: Pick<Services, 'tables' | 'book' | 'servers' | 'rankings'>,
): Promise<Book> {
  if (server === null) return 'plus'
  const here = tables.inRoom(room)
  const running = here === null ? undefined : tables.view(here, null)?.rules
  const rules = running ?? (await chosenRules(book, server, room, parent)).rules
  const kept: readonly Book[] = optionsOf(rules).score === 'minus' ? ['minus', 'plus'] : ['plus', 'minus']
  const { counting } = await servers.serverSettings(server)
  for (const one of kept) {
    if ((await rankings(server, { book: one, counting, offset: 0, limit: 1 })).total > 0) return one
  }
  return kept[0] ?? 'plus'
}

/** Fetches a page of the rankings and shows it; `shared` shows it to the whole channel. */
export async function statsReply(
  request: Request,
  state: StatsState,
  kind: 'private' | 'update',
  services: Pick<Services, 'rankings' | 'screens' | 'servers' | 'now'>,
): Promise<Reply> {
  const { screens } = services
  if (request.server === null) return { kind: 'private', page: screens.serverOnly(request.language) }
  const since = state.period === 'all' ? undefined : services.now() - lengths[state.period]
  const { counting } = await services.servers.serverSettings(request.server)
  const found = await services.rankings(request.server, {
    counting,
    offset: state.page * rowsPerPage,
    limit: rowsPerPage,
    ...narrowed[state.ranked],
    ...(since === undefined ? {} : { since }),
  })
  const { server, user, language, roomLanguage } = request
  const t = translator(state.shared ? roomLanguage : language)
  const page = presentStats(found.rows, t, {
    look: state.shared ? screens.lookIn(server, t.language) : screens.lookOf(request),
    period: state.period,
    ranked: state.ranked,
    offset: state.page * rowsPerPage,
    total: found.total,
    counting,
    shared: state.shared,
    ...(state.shared ? {} : { own: user }),
  })
  return state.shared ? { kind: 'public', page } : { kind, page }
}
