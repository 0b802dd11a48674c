import type { Result } from '../../../engine/index.js'
import type { PlannedDate } from '../../../table/company.js'
import { newTableId } from '../../../table/ids.js'
import type { Moment, TableRefusal } from '../../../table/intent.js'
import type { UserId } from '../../../table/view.js'
import { lines, page, presentNotice } from '../../look/parts.js'
import type { Options } from '../../road/command.js'
import type { Page } from '../../road/message.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { levelOf, suggested } from '../lobby/open.js'
import { onServer, presentMissing } from '../permissions.js'
import { chosenRules } from '../rules/chosen.js'
import type { Services } from '../services.js'
import { allows, elsewhere } from '../settings/page.js'
import { zoneName, zoneOf } from '../zones.js'
import { ahead } from './keeper.js'
import { presentDate } from './page.js'
import { nameOf } from './suggest.js'
import { whenOf } from './when.js'
import type { WhenFault } from './when.js'

/** The most dates that may be planned in one room at a time. */
const mostInRoom = 10

const stamp = (at: number): string => `<t:${Math.floor(at / 1000)}:F>`

function presentFault(when: WhenFault, { t }: Request, zone: string): Page {
  switch (when.fault) {
    case 'past':
      return presentNotice(t('date.fault.past', { time: stamp(when.at) }))
    case 'too-far':
      return presentNotice(t('date.fault.too-far'))
    case 'no-time':
      return presentNotice(t('date.fault.no-time'))
    case 'unclear':
      return presentNotice(t('date.fault.unclear', { zone: zoneName(zone, t) }))
  }
}

/** Answers `/doko date`: a message in the channel that everybody can answer, and with the right an event of the server. */
export async function planDate(options: Options, request: Request, needs: Services): Promise<Reply> {
  const { servers, readers, company, dates, now } = needs
  const { user, room, locale, t, roomT } = request
  if (!onServer(request)) return tell(presentNotice(t('error.server-only')))
  const { server } = request
  const chosen = await servers.meet(server)
  if (request.missing.length > 0) return tell(presentMissing(request.missing, request))
  if (!allows(chosen, request)) return tell(elsewhere(chosen, request))
  const zone = zoneOf((await readers.meet(user, locale)).settings, chosen)
  const when = whenOf(String(options['time'] ?? ''), { now: now(), zone })
  if ('fault' in when) return tell(presentFault(when, request, zone))
  const here = (await company.openDates()).filter((date) => date.room === room)
  if (here.length >= mostInRoom) return tell(presentNotice(t('date.too-many', { count: here.length })))
  const date: PlannedDate = {
    id: newTableId(),
    server,
    room,
    maker: user,
    at: when.at,
    movedFrom: null,
    state: when.at - now() > ahead ? 'planned' : 'reminded',
    ending: null,
    table: null,
    message: null,
    notice: null,
    event: null,
    answers: [{ user, answer: 'yes' }],
  }
  await company.addDate(date, now())
  dates.added()
  return {
    to: 'room',
    shows: { page: presentDate(date, roomT), sent: (as) => dates.shown(date.id, as?.message ?? null) },
    after: async () =>
      page({
        head: lines(
          t('date.meant', { time: nameOf(date.at, zone, t) }),
          options['event'] !== false && t(`date.event.${await makeEvent(date, request, needs)}`),
        ),
      }),
  }
}

/** How long an evening of cards stands among a server's events, in ms. */
const evening = 3 * 3_600_000

/** Makes an event of the server for a date. @returns what came of it */
async function makeEvent(
  { id, server, room, at }: PlannedDate,
  { mayMakeEvents, roomT }: Request,
  { company, events }: Services,
): Promise<'made' | 'no-right' | 'failed'> {
  if (!mayMakeEvents) return 'no-right'
  const place = `https://discord.com/channels/${server}/${room}`
  const words = { name: roomT('date.event.name'), about: roomT('date.event.about'), place }
  const event = await events.make(server, { ...words, from: at, to: at + evening })
  if (event === null) return 'failed'
  await company.changeDate(id, { event })
  return 'made'
}

/** Moves a date's event with it, or takes it away. Where it is gone already, nothing happens. */
export async function followEvent(
  { server, event, at, ending }: PlannedDate,
  { events }: Pick<Services, 'events'>,
): Promise<void> {
  // prettier-ignore
  if (event === null) return
  if (ending === 'cancelled') await events.remove(server, event)
  else await events.change(server, event, { from: at, to: at + evening })
}

/** Opens a date's table as the server and the channel have chosen it. */
export async function openFor(
  { server, room }: PlannedDate,
  host: UserId,
  { tables, book, servers, levels }: Pick<Services, 'tables' | 'book' | 'servers' | 'levels'>,
): Promise<Result<Moment, TableRefusal>> {
  const chosen = await servers.meet(server)
  const { rules } = await chosenRules(book, { server, room })
  const { clock, pace, threads: thread, quiet } = chosen
  const level = levelOf(chosen, levels)
  return tables.open({ server, room, host, rules, ...suggested(rules), level, clock, pace, thread, quiet })
}
