import type { TableView } from '../../../table/view.js'
import { sitsAt } from '../../look/names.js'
import { presentNotice } from '../../look/parts.js'
import { wasUnplayed } from '../../look/table-lines.js'
import type { PressRow } from '../../road/press.js'
import { acknowledge, removePressed, showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import type { Services } from '../services.js'
import { changeMatchButton } from '../consent/pages.js'
import { dismissPress } from '../dismiss-button.js'
import * as press from './buttons.js'
import { presentAskClose, presentAskLeave, presentAskVote, presentLeft, presentMore } from './pages.js'
import { tableMeant } from './table-meant.js'

/** Asks once more before somebody leaves; a practice is given up with a word of its own. */
export function askLeave(view: TableView, request: Request, { refusal }: Services): Reply {
  if (sitsAt(view, request.user)) return showPrivately(presentAskLeave(view, request.t), request)
  return tell(refusal({ code: view.status === 'lobby' ? 'not-seated' : 'not-in-lobby' }, request, view))
}

const closesAlone = ({ host }: TableView, { user, manager }: Request): boolean => host === user || manager

const mayAskToClose = (view: TableView, { user }: Request): boolean => sitsAt(view, user) && view.status !== 'lobby'

/**
 * Asks once more before a table is closed. Who neither opened it nor manages the server may only ask the others at the table,
 * once it plays.
 */
export function askClose(view: TableView, request: Request, { refusal }: Services): Reply {
  const { t } = request
  if (closesAlone(view, request)) return showPrivately(presentAskClose(view, t), request)
  if (mayAskToClose(view, request)) return showPrivately(presentAskVote(view, t), request)
  return tell(refusal({ code: 'host-only' }, request, view))
}

/** Answers `/doko leave`: asks once more, since the seat goes to somebody else. */
export function leaveMeant(request: Request, { tables, refusal }: Services): Reply {
  const view = tableMeant(tables, request)
  if (view && sitsAt(view, request.user)) return tell(presentAskLeave(view, request.t))
  return tell(view ? refusal({ code: 'not-seated' }, request, view) : presentNotice(request.t('tables.none')))
}

/** Answers `/doko close`: ends the table of this channel, or the one that somebody means, after a second press. */
export function closeMeant(request: Request, needs: Services): Reply {
  const { tables } = needs
  const here = tables.inRoom(request.room)
  const view = here === null ? tableMeant(tables, request) : tables.view(here, request.user)
  return view ? askClose(view, request, needs) : tell(presentNotice(request.t('tables.none')))
}

async function leave(view: TableView, request: Request, { tables, refusal }: Services): Promise<Reply> {
  const { user, id, t } = request
  const answer = await tables.send(view.id, { type: 'leave', user, press: id })
  const page = answer.ok ? presentLeft(view, answer.value.viewFor(user), t) : refusal(answer.refusal, request, view)
  return showPrivately(page, request)
}

async function takeSeat(view: TableView, request: Request, { tables, refusal, showHand }: Services): Promise<Reply> {
  const answer = await tables.send(view.id, { type: 'take-seat', user: request.user })
  return answer.ok
    ? showHand(answer.value.viewFor(request.user), request)
    : tell(refusal(answer.refusal, request, view))
}

async function pause(view: TableView, request: Request, { tables, refusal, showHand }: Services): Promise<Reply> {
  const answer = await tables.send(view.id, { type: 'pause', user: request.user })
  // The hand tells of the pause and how to go on: it takes the place of the menu, so that it is told once.
  if (answer.ok) return showHand(answer.value.viewFor(request.user), request)
  return showPrivately(refusal(answer.refusal, request, tables.view(view.id, request.user) ?? view), request)
}

const closedText = (view: TableView) => (wasUnplayed(view) ? 'done.closed-unplayed' : 'done.closed')

async function close(view: TableView, request: Request, { tables, refusal }: Services): Promise<Reply> {
  const { user, manager, t } = request
  const answer = await tables.send(view.id, { type: 'close', user, manager })
  const page = answer.ok
    ? presentNotice(t(closedText(answer.value.viewFor(user)), { number: view.number }))
    : refusal(answer.refusal, request, tables.view(view.id, user) ?? view)
  return showPrivately(page, request)
}

/** A word on ending the match early. The table's message shows how the vote stands. */
const vote =
  (agree: boolean) =>
  async (view: TableView, request: Request, { tables, refusal, showHand }: Services): Promise<Reply> => {
    const answer = await tables.send(view.id, { type: 'vote-close', user: request.user, agree })
    // Whoever says the same again has been heard; whoever asked may think that it takes another word.
    if (!answer.ok && answer.refusal.code !== 'stale') return tell(refusal(answer.refusal, request, view))
    const own = agree && view.closeVote?.yes[0] === request.user
    if (!answer.ok && own) return tell(refusal({ code: 'not-now', what: 'own-question' }, request, view))
    if (!request.fromPrivate) return acknowledge
    // It was said in the hand, or the hand comes in place of the question: it tells how the vote stands.
    const now = tables.view(view.id, request.user)
    return now ? showHand(now, request) : removePressed
  }

/** What is answered to presses about who sits at a table while it plays. */
export const peoplePresses: readonly PressRow<Services>[] = [
  atTable(press.morePress, (view, request) =>
    showPrivately(
      presentMore(
        view,
        request.t,
        [changeMatchButton(view, request.t)],
        closesAlone(view, request) || mayAskToClose(view, request),
      ),
      request,
    ),
  ),
  atTable(press.takeSeatPress, takeSeat),
  atTable(press.askLeavePress, askLeave),
  atTable(press.leavePress, leave),
  atTable(press.pausePress, pause),
  atTable(press.askClosePress, askClose),
  atTable(press.closePress, close),
  atTable(press.voteYesPress, vote(true), { redraws: true }),
  atTable(press.voteNoPress, vote(false), { redraws: true }),
  atTable(dismissPress, () => removePressed),
]
