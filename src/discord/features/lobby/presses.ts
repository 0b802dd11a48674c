import { randomOrder } from '../../../table/ids.js'
import type { Intent } from '../../../table/intent.js'
import type { TableView } from '../../../table/view.js'
import { peopleAt, sitsAt } from '../../look/names.js'
import { presentNotice } from '../../look/parts.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { acknowledge, removePressed, showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import { joinPress } from '../people/buttons.js'
import { askClose, askLeave } from '../people/presses.js'
import type { Services } from '../services.js'
import * as press from './buttons.js'
import { rematch } from './rematch.js'

/** Does something that redraws the table's message for everybody. */
async function redraw(intent: Intent, view: TableView, request: Request, needs: Services): Promise<Reply> {
  const { tables, refusal, showHand, showTable, offers } = needs
  const answer = await tables.send(view.id, intent)
  if (!answer.ok) return tell(refusal(answer.refusal, request, view))
  const now = answer.value.viewFor(request.user)
  if (intent.type === 'join' && now.status !== 'lobby') return showHand(now, request)
  const shows = request.fromPrivate ? null : showTable(answer.value.viewFor(null), request)
  if (!shows) return acknowledge
  return { to: 'pressed', shows, ...(intent.type === 'join' && { after: offers.to(view.id, request) }) }
}

/** Somebody sits down who was invited, which ends the invitation, or who has seen an invitation. The table's message follows. */
async function accept(view: TableView, request: Request, { tables, guests, refusal }: Services): Promise<Reply> {
  const { user, id, message } = request
  const putBack = guests.take(view.id, user, message)
  const answer = await tables.send(view.id, { type: 'join', user, press: id })
  if (answer.ok) return guests.stands(view.id, message) ? acknowledge : removePressed
  putBack?.()
  return tell(refusal(answer.refusal, request, view))
}

/** Asks the person who was chosen to a table before its first game. */
export async function invite(view: TableView, request: Request, { tables, guests, refusal }: Services): Promise<Reply> {
  const { user, t } = request
  const [guest] = request.chosen
  if (view.status !== 'lobby') return tell(refusal({ code: 'not-in-lobby' }, request, view))
  if (!sitsAt(view, user)) return tell(refusal({ code: 'not-seated' }, request, view))
  // People are chosen in a select of Discord's; a forged one may name anything.
  if (guest === undefined || !/^\d{1,20}$/.test(guest)) return showPrivately(presentNotice(t('invite.bot')), request)
  if (sitsAt(view, guest)) {
    const { number } = view
    const own = t('refusal.already-seated', { number })
    const text = guest === user ? own : t('invite.seated', { guest: `<@${guest}>`, number })
    return showPrivately(presentNotice(text), request)
  }
  const removal = view.lobby.removed.indexOf(guest)
  if (removal >= 0) {
    const back = await tables.send(view.id, { type: 'readmit', user, removal })
    const text = t('invite.removed', { guest: `<@${guest}>`, host: `<@${view.host}>` })
    if (!back.ok) return showPrivately(presentNotice(text), request)
  }
  await guests.invite(view, user, guest)
  return acknowledge
}

/** A press that redraws the lobby. */
const redraws = (kind: typeof joinPress, intent: (view: TableView, request: Request) => Intent): PressRow<Services> =>
  atTable(kind, (view, request, needs: Services) => redraw(intent(view, request), view, request, needs), {
    redraws: true,
  })

/** A press that says it all. */
const plain = (kind: typeof joinPress, type: 'join' | 'fill' | 'unfill' | 'start'): PressRow<Services> =>
  redraws(kind, (_, { user, id }) => ({ type, user, press: id }))

/** What is answered to presses about a table before its first game, and about the next one. */
export const lobbyPresses: readonly PressRow<Services>[] = [
  plain(joinPress, 'join'),
  plain(press.fillPress, 'fill'),
  plain(press.unfillPress, 'unfill'),
  plain(press.startPress, 'start'),
  redraws(press.addComputerPress, (view, { user, id, chosen: [level = view.level] }) => ({
    type: 'fill', user, press: id, level, count: 1,
  })), // prettier-ignore
  redraws(press.shufflePress, (view, { user, id }) => ({
    type: 'shuffle', user, press: id, order: randomOrder(view.places.length),
  })), // prettier-ignore
  atTable(
    press.cancelPress,
    (view, request, needs: Services) =>
      // Where others have sat down it is their table, too: the button stands beside theirs and is easily hit.
      view.status === 'lobby' && view.host === request.user && peopleAt(view).length > 1
        ? askClose(view, request, needs)
        : redraw({ type: 'cancel', user: request.user }, view, request, needs),
    { redraws: true },
  ),
  atTable(
    press.standUpPress,
    (view, request, needs: Services) =>
      // The lobby's button, pressed when the match already ran: leaving a match is asked for first.
      view.status === 'lobby'
        ? redraw({ type: 'leave', user: request.user, press: request.id }, view, request, needs)
        : askLeave(view, request, needs),
    { redraws: true },
  ),
  atTable(press.acceptPress, accept, { redraws: true }),
  atTable(press.invitePress, invite, { redraws: true }),
  row(press.rematchPress, ({ table }, request, needs: Services) => rematch(table, request, needs), { redraws: true }),
]
