import type { Intent } from '../../../table/intent.js'
import type { TableView } from '../../../table/view.js'
import type { PressRow } from '../../road/press.js'
import { acknowledge, removePressed, showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import type { Services } from '../services.js'
import * as press from './buttons.js'
import { mayChangeMatch, presentAskVoid, presentChangeMatch } from './pages.js'

/** Sends it; the table's message shows how it stands. Whoever says the same again, or answers what is settled, has been heard. */
async function say(
  view: TableView,
  intent: Intent,
  request: Request,
  { tables, refusal, showHand }: Services,
): Promise<Reply> {
  const answer = await tables.send(view.id, intent)
  const late = !answer.ok && (answer.refusal.code === 'stale' || answer.refusal.code === 'no-proposal')
  if (!answer.ok && !late) return tell(refusal(answer.refusal, request, view))
  const own = intent.type === 'answer-proposal' && intent.agree && view.proposal?.by === request.user
  if (!answer.ok && own) return tell(refusal({ code: 'not-now', what: 'own-question' }, request, view))
  if (!request.fromPrivate) return acknowledge
  const now = tables.view(view.id, request.user)
  return intent.type === 'answer-proposal' && now ? showHand(now, request) : removePressed
}

const whyNot = (view: TableView) => (view.place === null ? 'not-seated' : 'not-playing')

const answers =
  (agree: boolean) =>
  (view: TableView, request: Request, services: Services, { version }: { readonly version: number }): Promise<Reply> =>
    say(view, { type: 'answer-proposal', user: request.user, agree, version }, request, services)

/** What is answered to presses about what takes everybody's consent. */
export const consentPresses: readonly PressRow<Services>[] = [
  atTable(press.changeMatchPress, (view, request, { refusal }) =>
    mayChangeMatch(view)
      ? showPrivately(presentChangeMatch(view, request.t), request)
      : tell(refusal({ code: whyNot(view) }, request, view)),
  ),
  atTable(press.lengthPress, (view, request, services, { games }) =>
    say(view, { type: 'propose', user: request.user, wish: { kind: 'games', games } }, request, services),
  ),
  atTable(press.voidPress, (view, request, { refusal }) => {
    const row = view.sheet.find(({ number, voided }) => String(number) === request.chosen[0] && !voided)
    if (!mayChangeMatch(view)) return tell(refusal({ code: whyNot(view) }, request, view))
    if (row === undefined) return tell(refusal({ code: 'no-such-game' }, request, view))
    return showPrivately(presentAskVoid(view, row, request.t), request)
  }),
  atTable(press.askVoidPress, (view, request, services, { game }) =>
    say(view, { type: 'propose', user: request.user, wish: { kind: 'void', game } }, request, services),
  ),
  atTable(press.consentPress, answers(true)),
  atTable(press.refusePress, answers(false)),
]
