import type { T } from '../../../i18n/index.js'
import type { TableId, TableView } from '../../../table/view.js'
import { sitsAt } from '../../look/names.js'
import { suspensionText } from '../../look/table-lines.js'
import { button, lines, page, presentNotice, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { tablePress } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import { presentMissing } from '../permissions.js'
import type { Services } from '../services.js'

/** A table that rests goes on here. */
export const resumePress = tablePress('resume')

/** Why a table rests, and the way to go on with it here. */
export function presentResting(view: TableView, t: T, notice?: string): Page {
  const { id: table, number, suspended } = view
  const why = suspensionText(suspended ?? 'room-gone', view, t)
  return page({
    head: lines(notice, `**${t('rest.title', { number })}**`, t('refusal.suspended', { why }), `-# ${t('rest.kept')}`),
    accent: 'brass',
    rows: rows([button(resumePress({ table }), t('button.resume'), { style: 'go' })]),
  })
}

/** Asks which of several resting tables is to go on. */
export const presentResumeChoice = (views: readonly TableView[], t: T): Page =>
  page({
    head: t('rest.which'),
    accent: 'brass',
    rows: rows(views.map(({ id: table, number }) => button(resumePress({ table }), t('rest.table', { number })))),
  })

/** The table goes on in this room. */
export const presentResumed = (view: TableView, t: T): Page =>
  presentNotice(t('rest.resumed', { number: view.number, room: `<#${view.room}>` }))

/** Nothing rests: where somebody’s table is. */
export const presentRunning = (view: TableView, t: T): Page =>
  presentNotice(t('rest.running', { number: view.number, room: `<#${view.room}>` }))

/** Somebody may let a table go on: with a place there, or one to come back to, or as manager of the server. */
const mayResume = (view: TableView, { user, manager }: Request): boolean =>
  manager || sitsAt(view, user) || view.mayReturn !== null

/**
 * Answers `/doko resume`: the resting table of whoever asks goes on in this room; a result that could not be shown where it
 * belongs is shown here.
 */
export async function resumeHere(request: Request, needs: Services): Promise<Reply> {
  const { server, user, t } = request
  const { tables, undelivered } = needs
  if (server === null) return tell(presentNotice(t('error.server-only')))
  const views = tables.all().flatMap((table) => tables.view(table, user) ?? [])
  const resting = views.filter((view) => view.server === server && view.suspended !== null && mayResume(view, request))
  const own = resting.filter((view) => sitsAt(view, user) || view.mayReturn !== null)
  const [first, ...others] = own.length > 0 ? own : resting
  if (first !== undefined && others.length > 0) return tell(presentResumeChoice([first, ...others].slice(0, 20), t))
  if (first !== undefined) return resumeTable(first.id, request, needs)
  const result = undelivered.of(server, user)
  if (result !== null) {
    undelivered.shown(result.table)
    return { to: 'room', shows: { page: result.page } }
  }
  const running = views.find((view) => view.server === server && sitsAt(view, user))
  return tell(running ? presentRunning(running, t) : presentNotice(t('rest.none')))
}

/** Lets a table go on in the room of the request, if the bot may write there. Whoever sits there gets the own hand. */
async function resumeTable(table: TableId, request: Request, needs: Services): Promise<Reply> {
  const { tables, refusal, showHand } = needs
  const { user, manager, room, missing, t } = request
  if (missing.length > 0) return tell(presentMissing(missing, request))
  const answer = await tables.send(table, { type: 'resume', user, manager, room })
  const view = answer.ok ? answer.value.viewFor(user) : tables.view(table, user)
  // Whoever presses when it goes on here already has what they wanted.
  const goesOn = answer.ok || answer.refusal.code === 'not-suspended'
  if (!goesOn || view === null) {
    return showPrivately(refusal(answer.ok ? { code: 'no-such-table' } : answer.refusal, request, view), request)
  }
  if (view.status !== 'lobby' && view.place !== null) return showHand(view, request)
  return showPrivately(presentResumed(view, t), request)
}

export const restPresses: readonly PressRow<Services>[] = [
  atTable(resumePress, (view, request, needs: Services) => resumeTable(view.id, request, needs)),
]
