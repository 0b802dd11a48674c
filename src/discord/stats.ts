import type { Services } from './command.js'
import type { Reply } from './reply.js'
import type { Request } from './request.js'
import { rowsPerPage } from './screens.js'
import type { Period, StatsState } from './screens.js'

const day = 86_400_000
const lengths: Record<Exclude<Period, 'all'>, number> = { week: 7 * day, month: 30 * day, year: 365 * day }

/** Fetches a page of the rankings and shows it; `shared` shows it to the whole channel. */
export async function statsReply(
  request: Request,
  state: StatsState,
  kind: 'private' | 'update',
  { rankings, screens, now }: Services,
): Promise<Reply> {
  if (request.server === null) return { kind: 'private', page: screens.serverOnly(request.language) }
  const since = state.period === 'all' ? undefined : now() - lengths[state.period]
  const found = await rankings(request.server, {
    offset: state.page * rowsPerPage,
    limit: rowsPerPage,
    ...(since === undefined ? {} : { since }),
  })
  const page = screens.stats(found, state, request)
  return state.shared ? { kind: 'public', page } : { kind, page }
}
