import { sitsAt } from '../../look/places.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'
import { presentTables } from './page.js'

/** Answers `/doko table`: where somebody sits, how far each match is and who is awaited. */
export function showTables(request: Request, { tables }: Pick<Services, 'tables'>): Reply {
  const { server, user, t } = request
  const views = tables.all().flatMap((table) => tables.view(table, user) ?? [])
  const here = views.filter((view) => server === null || view.server === server)
  return tell(presentTables(here.filter((view) => sitsAt(view, user) || view.mayReturn !== null), t)) // prettier-ignore
}
