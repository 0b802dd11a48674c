import type { TableView } from '../../../table/view.js'
import { sitsAt } from '../../look/names.js'
import type { Page } from '../../road/message.js'
import { acknowledge, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { onServer, presentMissing } from '../permissions.js'
import type { ServerRequest } from '../permissions.js'
import type { Services } from '../services.js'
import { allows, elsewhere } from '../settings/page.js'

/** Why no table can be opened here now, whatever was so when the last one was; null when nothing is in the way. */
async function hindrance(request: ServerRequest, { servers }: Services): Promise<Page | null> {
  if (request.missing.length > 0) return presentMissing(request.missing, request)
  const settings = await servers.meet(request.server)
  return allows(settings, request) ? null : elsewhere(settings, request)
}

/** A new table in the same channel with the same rules, for everybody of the old one who presses. */
export async function rematch(old: TableView, request: Request, needs: Services): Promise<Reply> {
  const { tables, guests, refusal, showTable } = needs
  if (!onServer(request) || !sitsAt(old, request.user)) return tell(refusal({ code: 'not-seated' }, request, old))
  const { rules, games, level, pace, clock } = old
  const { server, room, user: host } = request
  if (tables.inRoom(room) === null) {
    const hindered = await hindrance(request, needs)
    if (hindered) return tell(hindered)
  }
  const opened = await tables.open({ server, room, host, rules, games, level, pace, clock: clock.limit })
  if (!opened.ok) {
    const here = tables.inRoom(room)
    const seen = here === null ? null : tables.view(here, host)
    if (opened.refusal.code === 'room-taken' && here !== null && guests.follows(here, old.id)) {
      const answer = await tables.send(here, { type: 'join', user: host, press: request.id })
      return answer.ok ? acknowledge : tell(refusal(answer.refusal, request, seen))
    }
    return tell(refusal(opened.refusal, request, seen))
  }
  guests.follow(opened.value.table, old)
  const shows = showTable(opened.value.viewFor(null), request)
  return shows ? { to: 'room', shows } : acknowledge
}
