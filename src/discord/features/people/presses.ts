import { randomOrder } from '../../../table/ids.js'
import type { Intent } from '../../../table/intent.js'
import type { TableView } from '../../../table/view.js'
import type { Services } from '../../road/command.js'
import { peoplePresses } from '../../road/custom-id.js'
import type { PeoplePress, Press } from '../../road/custom-id.js'
import { offerTo } from '../learn/offer.js'
import { handReply } from '../play/hand-reply.js'
import type { Page } from '../../road/message.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { mayClose, sitsAt } from '../../look/seats.js'
import { allows, elsewhere } from '../settings/reply.js'

/** Presses on the table's message that redraw it. */
const redrawing: ReadonlySet<string> = new Set([
  'join', 'stand-up', 'fill', 'add-computer', 'unfill', 'shuffle', 'start', 'cancel', 'rematch', 'vote-yes', 'vote-no',
  'invite', 'accept',
] satisfies PeoplePress[]) // prettier-ignore

/** Whether a press redraws the message that carries its button. */
export const redrawsTable = (verb: Press['do']): boolean => redrawing.has(verb)

const names: ReadonlySet<string> = new Set(peoplePresses)

/** Whether a press is about who sits at a table. */
export const isPeoplePress = (verb: Press['do']): verb is PeoplePress => names.has(verb)

/** The press, the table as its presser sees it, and what else it takes to answer. */
interface Pressed {
  readonly view: TableView
  readonly request: Request
  readonly services: Services
}

/**
 * Answers a press about who sits at a table.
 * @param view the table as the person sees it
 * @param chosen values of a select, empty for a button
 */
export async function onPeoplePress(
  verb: PeoplePress,
  view: TableView,
  chosen: readonly string[],
  request: Request,
  services: Services,
): Promise<Reply> {
  const pressed: Pressed = { view, request, services }
  const { user, id: press } = request
  switch (verb) {
    case 'join':
    case 'fill':
    case 'unfill':
    case 'start':
      return redraw({ type: verb, user, press }, pressed)
    case 'add-computer': {
      const [level = view.level] = chosen
      return redraw({ type: 'fill', user, press, level, count: 1 }, pressed)
    }
    case 'shuffle':
      return redraw({ type: 'shuffle', user, press, order: randomOrder(view.places.length) }, pressed)
    case 'cancel':
      return redraw({ type: 'cancel', user }, pressed)
    case 'stand-up':
      // The lobby's button, pressed when the match already ran: leaving a match is asked for first.
      return view.status === 'lobby' ? redraw({ type: 'leave', user, press }, pressed) : askLeave(pressed)
    case 'accept':
      return accept(pressed)
    case 'invite':
      return invite(chosen, pressed)
    case 'take-seat':
      return takeSeat(pressed)
    case 'ask-leave':
      return askLeave(pressed)
    case 'leave': {
      const answer = await services.tables.send(view.id, { type: 'leave', user, press })
      const { screens } = services
      const page = answer.ok ? screens.left(view.id, request, view) : screens.refusal(answer.refusal, request, view.id)
      return privately(page, request)
    }
    case 'pause': {
      const answer = await services.tables.send(view.id, { type: 'pause', user })
      const refusal = answer.ok ? ({ code: 'suspended', why: 'paused' } as const) : answer.refusal
      return privately(services.screens.refusal(refusal, request, view.id), request)
    }
    case 'ask-close':
      return askClose(view, request, services)
    case 'close': {
      const answer = await services.tables.send(view.id, { type: 'close', user, manager: request.manager })
      const { screens } = services
      const page = answer.ok
        ? screens.closed(view, request.language)
        : screens.refusal(answer.refusal, request, view.id)
      return privately(page, request)
    }
    case 'vote-yes':
    case 'vote-no':
      return vote(verb === 'vote-yes', pressed)
    case 'rematch':
      return rematch(pressed)
  }
}

const privately = (page: Page, request: Request): Reply => ({ kind: request.fromPrivate ? 'update' : 'private', page })

const refused = (
  refusal: Parameters<Services['screens']['refusal']>[0],
  { view, request, services }: Pressed,
): Reply => ({
  kind: 'private',
  page: services.screens.refusal(refusal, request, view.id),
})

/** Does something that redraws the table's message for everybody. */
async function redraw(intent: Intent, pressed: Pressed): Promise<Reply> {
  const { view, request, services } = pressed
  const answer = await services.tables.send(view.id, intent)
  if (!answer.ok) return refused(answer.refusal, pressed)
  if (intent.type === 'join' && services.tables.view(view.id, request.user)?.status !== 'lobby') {
    return handReply(view.id, request, services)
  }
  const now = services.screens.board(view.id)
  if (!now || request.fromPrivate) return { kind: 'nothing' }
  const also = intent.type === 'join' ? { also: offerTo(request, services.readers) } : {}
  return { kind: 'update', page: now.page, board: view.id, ...also }
}

/** Somebody sits down who was invited, which ends the invitation, or who has seen an invitation. The table's message follows. */
async function accept(pressed: Pressed): Promise<Reply> {
  const { view, request, services } = pressed
  const { user, id: press, message } = request
  const putBack = services.guests.take(view.id, user, message)
  const answer = await services.tables.send(view.id, { type: 'join', user, press })
  if (answer.ok) return { kind: services.guests.stands(view.id, message) ? 'nothing' : 'remove' }
  putBack?.()
  return refused(answer.refusal, pressed)
}

async function invite([guest]: readonly string[], pressed: Pressed): Promise<Reply> {
  const { view, request, services } = pressed
  if (view.status !== 'lobby') return refused({ code: 'not-in-lobby' }, pressed)
  if (!sitsAt(view, request.user)) return refused({ code: 'not-seated' }, pressed)
  if (guest === undefined) return privately(services.screens.noBots(request.language), request)
  if (sitsAt(view, guest)) return privately(services.screens.sitsAlready(view, guest, request.language), request)
  await services.guests.invite(view, request.user, guest)
  return { kind: 'nothing' }
}

async function takeSeat(pressed: Pressed): Promise<Reply> {
  const { view, request, services } = pressed
  const answer = await services.tables.send(view.id, { type: 'take-seat', user: request.user })
  return answer.ok ? handReply(view.id, request, services) : refused(answer.refusal, pressed)
}

function askLeave(pressed: Pressed): Reply {
  const { view, request, services } = pressed
  if (sitsAt(view, request.user)) return privately(services.screens.askLeave(view, request.language), request)
  return refused({ code: view.status === 'lobby' ? 'not-seated' : 'not-in-lobby' }, pressed)
}

/**
 * Asks once more before a table is closed. Who neither opened it nor manages the server may only ask the others at the table,
 * once it plays.
 */
export function askClose(view: TableView, request: Request, services: Services): Reply {
  const { screens } = services
  if (mayClose(view, request)) return privately(screens.askClose(view, request.language), request)
  const votes = sitsAt(view, request.user) && view.status !== 'lobby'
  if (votes) return privately(screens.askVote(view, request.language), request)
  return { kind: 'private', page: screens.refusal({ code: 'host-only' }, request, view.id) }
}

/** A word on ending the match early. The table's message shows how the vote stands. */
async function vote(agree: boolean, pressed: Pressed): Promise<Reply> {
  const { view, request, services } = pressed
  const answer = await services.tables.send(view.id, { type: 'vote-close', user: request.user, agree })
  // Whoever says the same again has been heard.
  if (!answer.ok && answer.refusal.code !== 'stale') return refused(answer.refusal, pressed)
  return request.fromPrivate ? { kind: 'remove' } : { kind: 'nothing' }
}

/** Why no table can be opened here now, whatever was so when the last one was; null when nothing is in the way. */
async function hindrance(server: string, { request, services }: Pressed): Promise<Page | null> {
  const { missing, language } = request
  if (missing.length > 0) return services.screens.rightsMissing(language, missing)
  const settings = await services.servers.serverSettings(server)
  return allows(settings, request) ? null : elsewhere(settings, language)
}

/** A new table in the same channel with the same rules, for everybody of the old one who presses. */
async function rematch(pressed: Pressed): Promise<Reply> {
  const { view: old, request, services } = pressed
  const { tables, screens, guests } = services
  if (request.server === null || !sitsAt(old, request.user)) return refused({ code: 'not-seated' }, pressed)
  const { rules, games, level, pace, clock } = old
  const { server, room, user: host } = request
  if (tables.inRoom(room) === null) {
    const hindered = await hindrance(server, pressed)
    if (hindered) return { kind: 'private', page: hindered }
  }
  const opened = await tables.open({ server, room, host, rules, games, level, pace, clock: clock.limit })
  if (!opened.ok) {
    const here = tables.inRoom(room)
    if (opened.refusal.code === 'room-taken' && here !== null && guests.follows(here, old.id)) {
      const answer = await tables.send(here, { type: 'join', user: host, press: request.id })
      if (answer.ok) return { kind: 'nothing' }
      return { kind: 'private', page: screens.refusal(answer.refusal, request, here) }
    }
    return { kind: 'private', page: screens.refusal(opened.refusal, request, here) }
  }
  guests.bring(opened.value.table, old)
  const page = screens.board(opened.value.table)?.page
  return page ? { kind: 'public', page, board: opened.value.table } : { kind: 'nothing' }
}
