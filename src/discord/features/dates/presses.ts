import type { PlannedDate } from '../../../table/company.js'
import { presentNotice } from '../../look/parts.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { DateRefusal, Services } from '../services.js'
import { zoneOf } from '../zones.js'
import { dateAnswerPress, dateCancelPress, dateChangePress, dateMovePress } from './buttons.js'
import { presentChange, presentDate, presentSoon } from './page.js'
import { followEvent } from './plan.js'

const refused = (why: DateRefusal, request: Request): Reply =>
  showPrivately(presentNotice(request.t(why === 'past' ? 'date.fault.gone' : 'date.over')), request)

/** The press redraws its own message; the other one of the date follows. */
function redraw(date: PlannedDate, { message, roomT }: Request, { dates }: Services): Reply {
  if (message === date.notice) {
    dates.redraw(date.id)
    return { to: 'pressed', shows: { page: presentSoon(date, roomT, []) } }
  }
  return { to: 'pressed', shows: { page: presentDate(date, roomT) } }
}

/** Only whoever made a date, or manages the server, changes it; null: they may. */
async function hindrance(id: string, request: Request, { company }: Services): Promise<Reply | null> {
  const date = await company.dateOf(id)
  if (!date || date.state === 'over') return refused('over', request)
  if (date.maker === request.user || request.manager) return null
  return tell(presentNotice(request.t('date.change.only')))
}

async function showChange(
  date: PlannedDate,
  saved: boolean,
  request: Request,
  { readers, servers, now }: Services,
): Promise<Reply> {
  // prettier-ignore
  const { settings } = await readers.meet(request.user, request.locale)
  const zone = zoneOf(settings, await servers.meet(date.server))
  return showPrivately(presentChange(date, request.t, { now: now(), zone, saved }), request)
}

export const datePresses: readonly PressRow<Services>[] = [
  row(
    dateAnswerPress,
    async ({ date: id, answer }, request, needs: Services) => {
      const answered = await needs.dates.answer(id, request.user, answer)
      if (answered.ok) return redraw(answered.value, request, needs)
      const date = await needs.company.dateOf(id)
      // A message that was left behind learns what became of the date.
      if (date?.state === 'over' && request.message === date.message) needs.dates.redraw(id)
      return tell(presentNotice(request.t('date.over')))
    },
    { redraws: true },
  ),
  row(dateChangePress, async ({ date: id }, request, needs: Services) => {
    const hindered = await hindrance(id, request, needs)
    const date = hindered ? null : await needs.company.dateOf(id)
    return hindered ?? (date ? showChange(date, false, request, needs) : refused('over', request))
  }),
  row(dateMovePress, async ({ date: id }, request, needs: Services) => {
    const hindered = await hindrance(id, request, needs)
    if (hindered) return hindered
    const at = /^\d{9,12}$/.test(request.chosen[0] ?? '') ? Number(request.chosen[0]) * 1000 : 0
    const moved = await needs.dates.move(id, at)
    if (!moved.ok) return refused(moved.refusal, request)
    await followEvent(moved.value, needs)
    return showChange(moved.value, true, request, needs)
  }),
  row(dateCancelPress, async ({ date: id }, request, needs: Services) => {
    const hindered = await hindrance(id, request, needs)
    if (hindered) return hindered
    const cancelled = await needs.dates.cancel(id)
    if (!cancelled.ok) return refused(cancelled.refusal, request)
    await followEvent(cancelled.value, needs)
    return showPrivately(presentNotice(request.t('date.ending.cancelled')), request)
  }),
]
