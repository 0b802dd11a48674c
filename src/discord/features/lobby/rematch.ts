import type { Occupant, TableId } from '../../../table/view.js'
import { sitsAt } from '../../look/names.js'
import type { Page } from '../../road/message.js'
import { acknowledge, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import { missingFor } from '../../road/request.js'
import type { Request } from '../../road/request.js'
import { onServer, presentMissing } from '../permissions.js'
import type { ServerRequest } from '../permissions.js'
import type { Services } from '../services.js'
import { allows, elsewhere } from '../settings/page.js'

/** Why no table can be opened here now, whatever was so when the last one was; null when nothing is in the way. */
async function hindrance(request: ServerRequest, thread: boolean, { servers }: Services): Promise<Page | null> {
  const missing = missingFor(request, thread)
  if (missing.length > 0) return presentMissing(missing, request)
  const settings = await servers.meet(request.server)
  return allows(settings, request) ? null : elsewhere(settings, request)
}

/** A computer that played for somebody who left plays the next match for itself. */
const inOwnName = (occupant: Occupant): Occupant =>
  occupant.kind === 'computer' ? { kind: 'computer', level: occupant.level } : occupant

/**
 * The next match after one that has ended, however long ago: in the same channel with the same settings and computer players; the
 * first who presses sits down and hosts it, and everybody else of the old one finds their place kept.
 * @param table the one that has ended
 */
export async function rematch(table: TableId, request: Request, needs: Services): Promise<Reply> {
  const { tables, refusal, showTable } = needs
  const old = await tables.past(table, request.user)
  if (old === null) return tell(refusal({ code: 'no-such-table' }, request, null))
  if (!onServer(request) || !sitsAt(old, request.user)) return tell(refusal({ code: 'not-seated' }, request, old))
  const { rules, games, level, pace, clock, quiet } = old
  const { server, room, user: host } = request
  // A thread has no threads of its own.
  const thread = old.thread && request.parent === null
  if (tables.inRoom(room) === null) {
    const hindered = await hindrance(request, thread, needs)
    if (hindered) return tell(hindered)
  }
  const opened = await tables.open({
    server,
    room,
    host,
    rules,
    games,
    ...(old.lobby.suggested && { suggested: true }),
    before: { table, places: old.places.filter((occupant) => occupant !== null).map(inOwnName) },
    level,
    pace,
    clock: clock.limit,
    thread,
    quiet,
  })
  if (!opened.ok) {
    const here = tables.inRoom(room)
    const seen = here === null ? null : tables.view(here, host)
    if (opened.refusal.code === 'room-taken' && here !== null && seen?.lobby.before === table) {
      const answer = await tables.send(here, { type: 'join', user: host, press: request.id })
      return answer.ok ? { to: 'nobody', sitsAt: here } : tell(refusal(answer.refusal, request, seen))
    }
    return tell(refusal(opened.refusal, request, seen))
  }
  const shows = showTable(opened.value.viewFor(null), request)
  return shows ? { to: 'room', shows } : acknowledge
}
