import type { T } from '../../../i18n/index.js'
import type { Occupant, TableId, TableView, UserId } from '../../../table/view.js'
import { sitsAt } from '../../look/names.js'
import { presentNotice } from '../../look/parts.js'
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

/** The table at which the people of an ended one play on; null: nobody has opened it, or it has ended too. */
function nextOf(table: TableId, user: UserId, { tables }: Services): TableView | null {
  for (const id of tables.all()) {
    const view = tables.view(id, user)
    const isOpen = view !== null && view.status !== 'over' && view.status !== 'closed'
    if (isOpen && view.lobby.before === table) return view
  }
  return null
}

const presentNext = (next: TableView, t: T, { linkTo }: Services): Page =>
  presentNotice(t('end.next', { number: next.number, link: linkTo(next) }))

/** Sits down at the next table where somebody of the old one has opened it already; whoever cannot, or sits there, is led to it. */
async function joinNext(next: TableView, isOfOld: boolean, request: Request, needs: Services): Promise<Reply> {
  const { user, t, id: press } = request
  if (!isOfOld || sitsAt(next, user) || next.status !== 'lobby') return tell(presentNext(next, t, needs))
  const answer = await needs.tables.send(next.id, { type: 'join', user, press })
  return answer.ok ? { to: 'nobody', sitsAt: next.id } : tell(needs.refusal(answer.refusal, request, next))
}

/**
 * The next match after one that has ended, however long ago: in the same channel with the same settings and computer players; the
 * first who presses sits down and hosts it, and everybody else of the old one finds their place kept. Once it is open every press leads
 * there.
 * @param table the one that has ended
 */
export async function rematch(table: TableId, request: Request, needs: Services): Promise<Reply> {
  const { tables, refusal, showTable } = needs
  const old = await tables.past(table, request.user)
  if (old === null) return tell(refusal({ code: 'no-such-table' }, request, null))
  const isOfOld = sitsAt(old, request.user)
  const next = nextOf(table, request.user, needs)
  if (next !== null) return joinNext(next, isOfOld, request, needs)
  if (!onServer(request) || !isOfOld) return tell(refusal({ code: 'not-seated' }, request, old))
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
    // Two pressed at once.
    const now = nextOf(table, host, needs)
    if (now !== null) return joinNext(now, isOfOld, request, needs)
    const here = tables.inRoom(room)
    return tell(refusal(opened.refusal, request, here === null ? null : tables.view(here, host)))
  }
  const shows = showTable(opened.value.viewFor(null), request)
  return shows ? { to: 'room', shows } : acknowledge
}
