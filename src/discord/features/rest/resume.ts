import { translator } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Services } from '../../road/command.js'
import type { Page } from '../../road/message.js'
import { presentResumeChoice, presentResumed, presentRunning } from './page.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { sitsAt } from '../../look/seats.js'

type Needed = Pick<Services, 'tables' | 'screens' | 'owed'>

/** Somebody may let a table go on: with a place there, or one to come back to, or as manager of the server. */
const mayResume = (view: TableView, { user, manager }: Request): boolean =>
  manager || sitsAt(view, user) || view.mayReturn !== null

/**
 * Answers `/doko resume`: the resting table of whoever asks goes on in this room; a result that could not be shown where it
 * belongs is shown here.
 */
export async function resumeHere(request: Request, services: Needed): Promise<Reply> {
  const { server, user, language } = request
  const { tables, screens, owed } = services
  if (server === null) return { kind: 'private', page: screens.serverOnly(language) }
  const t = translator(language)
  const views = tables.all().flatMap((table) => tables.view(table, user) ?? [])
  const resting = views.filter((view) => view.server === server && view.suspended !== null && mayResume(view, request))
  const own = resting.filter((view) => sitsAt(view, user) || view.mayReturn !== null)
  const [first, ...others] = own.length > 0 ? own : resting
  if (first !== undefined && others.length > 0) {
    return { kind: 'private', page: presentResumeChoice([first, ...others].slice(0, 20), t) }
  }
  if (first !== undefined) return resumeTable(first.id, request, services)
  const result = owed.of(server, user)
  if (result !== null) {
    owed.shown(result.table)
    return { kind: 'public', page: result.page }
  }
  const running = views.find((view) => view.server === server && sitsAt(view, user))
  const page = running ? presentRunning(running, t) : screens.refusal({ code: 'no-such-table' }, request, null)
  return { kind: 'private', page }
}

/** Lets a table go on in the room of the request, if the bot may write there. Whoever sits there gets the own hand. */
export async function resumeTable(table: string, request: Request, { tables, screens }: Needed): Promise<Reply> {
  const { user, manager, room, language, missing } = request
  const kind = request.fromPrivate ? 'update' : 'private'
  const reply = (page: Page): Reply => ({ kind, page })
  if (missing.length > 0) return { kind: 'private', page: screens.rightsMissing(language, missing) }
  const answer = await tables.send(table, { type: 'resume', user, manager, room })
  const view = tables.view(table, user)
  // Whoever presses when it goes on here already has what they wanted.
  const goesOn = answer.ok || answer.refusal.code === 'not-suspended'
  if (!goesOn || view === null) {
    return reply(screens.refusal(answer.ok ? { code: 'no-such-table' } : answer.refusal, request, table))
  }
  const hand = view.status === 'lobby' ? null : screens.hand(table, user, language)
  if (hand) return { kind, page: hand.page, hand: table }
  return reply(presentResumed(view, translator(language)))
}
