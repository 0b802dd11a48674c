import type { Intent, TableRefusal } from '../../../table/intent.js'
import type { Advance, TableView } from '../../../table/view.js'
import type { Services } from '../../road/command.js'
import type { Press, TimePress } from '../../road/custom-id.js'
import { handReply } from './hand-reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

const names: ReadonlySet<string> = new Set([
  'unsay', 'later', 'healthy-later', 'pick-later', 'take-back', 'agree', 'disagree',
] satisfies TimePress['do'][]) // prettier-ignore

/** Whether a press is an answer in advance, or about a card that is to be taken back. */
export const isTimePress = (press: Press): press is TimePress => names.has(press.do)

/**
 * Answers such a press. Whoever presses twice has what they wanted after the first time.
 * @param chosen values of a select, empty for a button
 */
export async function onTimePress(
  press: TimePress,
  chosen: readonly string[],
  request: Request,
  services: Services,
): Promise<Reply> {
  const { tables, screens } = services
  const { table } = press
  const intent = intentOf(press, chosen, request, services)
  if (intent === null) return handReply(table, request, services)
  const answer = await tables.send(table, intent)
  const asWanted = answer.ok || isSo(tables.view(table, request.user), intent, answer.refusal.code)
  const refusal = asWanted || answer.ok ? null : answer.refusal
  const onTable = intent.type === 'answer-take-back' && !request.fromPrivate
  if (!onTable) return handReply(table, request, services, refusal ? { refusal } : {})
  return refusal ? { kind: 'private', page: screens.refusal(refusal, request, table) } : { kind: 'nothing' }
}

type TimeIntent = Extract<Intent, { type: 'advance' | 'ask-take-back' | 'answer-take-back' }>

/** What the press wants of the table; null when its select names nothing. */
function intentOf(
  press: TimePress,
  chosen: readonly string[],
  request: Request,
  { screens }: Services,
): TimeIntent | null {
  const { user } = request
  const say = (answer: Advance | null, version?: number): TimeIntent =>
    version === undefined ? { type: 'advance', user, answer } : { type: 'advance', user, answer, version }
  switch (press.do) {
    case 'later':
      return say({ type: 'play', card: press.card }, press.version)
    case 'healthy-later':
      return say({ type: 'healthy' }, press.version)
    case 'pick-later': {
      const kind = screens.reservationNamed(chosen[0])
      return kind && say({ type: 'reserve', kind }, press.version)
    }
    case 'unsay':
      return say(null)
    case 'take-back':
      return { type: 'ask-take-back', user, version: press.version }
    case 'agree':
    case 'disagree':
      return { type: 'answer-take-back', user, agree: press.do === 'agree', version: press.version }
  }
}

/**
 * Whether things are as a refused intent wanted them, so that a second press of the same is no fault. How a question was
 * settled that somebody answered too late stands in the channel.
 */
function isSo(view: TableView | null, intent: TimeIntent, code: TableRefusal['code']): boolean {
  if (view === null) return false
  switch (intent.type) {
    case 'advance':
      return code === 'stale' && JSON.stringify(view.advance) === JSON.stringify(intent.answer)
    case 'ask-take-back':
      return view.takeBack !== null && view.takeBack.seat === view.viewer
    case 'answer-take-back':
      return code === 'stale' || code === 'nothing-to-take-back'
  }
}
