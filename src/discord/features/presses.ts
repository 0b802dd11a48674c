import { seats } from '../../engine/index.js'
import type { Move } from '../../engine/index.js'
import type { TableId } from '../../table/view.js'
import type { Services } from '../road/command.js'
import type { Press } from '../road/custom-id.js'
import { asksTwice } from '../road/custom-id.js'
import { handReply as hand } from './play/hand-reply.js'
import { meReply } from './me/reply.js'
import { isPeoplePress, onPeoplePress, redrawsTable } from './people/presses.js'
import { gameAtHand } from './rules/page.js'
import { privacyReply } from './privacy/reply.js'
import type { Reply } from '../road/reply.js'
import type { Request } from '../road/request.js'
import { resumeTable } from './rest/resume.js'
import { editRules } from './rules/edit.js'
import { isFirstPage, onFirstPage } from './learn/pages.js'
import { settingsReply } from './settings/reply.js'
import { statsReply, statsState } from './stats/reply.js'
import { isTimePress, onTimePress } from './play/time-presses.js'

/** Which kind of answer a press is likely to have, should a sign of life be needed first. */
export function expectedAnswer(press: Press, fromPrivate: boolean): 'private' | 'update' {
  if (fromPrivate) return 'update'
  return press.do === 'continue' || redrawsTable(press.do) ? 'update' : 'private'
}

/**
 * Answers a press of a button or a choice in a select.
 * @param press what the button stands for; nothing in it is trusted, the table decides
 * @param chosen values of a select, empty for a button
 */
export async function onPress(
  press: Press,
  chosen: readonly string[],
  request: Request,
  services: Services,
): Promise<Reply> {
  if (press.do === 'page') return onPage(press, chosen, request, services)
  if (press.do === 'check') return check(press.table, request, services)
  const { tables, screens } = services
  const { table } = press
  const view = tables.view(table, request.user)
  if (!view) {
    const page = screens.refusal({ code: 'no-such-table' }, request, null)
    return { kind: request.fromPrivate ? 'update' : 'private', page }
  }
  const { language } = request
  const privately = (page: ReturnType<typeof screens.help>): Reply => ({
    kind: request.fromPrivate ? 'update' : 'private',
    page,
  })
  if (isPeoplePress(press.do)) return onPeoplePress(press.do, view, chosen, request, services)
  if (isTimePress(press)) return onTimePress(press, chosen, request, services)
  switch (press.do) {
    case 'continue':
      return goOn(table, request, services)
    case 'hand':
    case 'refresh':
      return hand(table, request, services)
    case 'resume':
      return resumeTable(table, request, services)
    case 'dismiss':
      return { kind: 'remove' }
    case 'tip':
      return hand(table, request, services, { tip: true })
    case 'last-trick':
      return privately(request.fromPrivate ? screens.lastTrickInHand(view, request) : screens.lastTrick(view, request))
    case 'who-said':
      return privately(screens.whoSaid(view, language))
    case 'more':
      return privately(screens.more(view, language))
    case 'why':
      return privately(screens.why(view, request))
    case 'table-rules':
      return privately(screens.rules(view.rules, request, { game: gameAtHand(view) }))
    case 'calls':
      return hand(table, request, services, { mode: 'calls' })
    case 'pick-reservation': {
      const kind = screens.reservationNamed(chosen[0])
      if (!kind) return hand(table, request, services)
      return asksTwice(kind)
        ? hand(table, request, services, { mode: 'confirm', kind })
        : move(table, press.version, { type: 'reserve', kind }, request, services)
    }
    case 'play':
      return move(table, press.version, { type: 'play', card: press.card }, request, services)
    case 'announce':
      return move(table, press.version, { type: 'announce', call: press.call }, request, services)
    case 'reserve':
      return move(table, press.version, { type: 'reserve', kind: press.kind }, request, services)
    case 'healthy':
    case 'take':
    case 'pass':
      return move(table, press.version, { type: press.do }, request, services)
    case 'genscher': {
      const partner = seats.find((seat) => `${seat}` === chosen[0])
      if (partner === undefined) return hand(table, request, services)
      return move(table, press.version, { type: 'genscher', partner }, request, services)
    }
    case 'give': {
      const cards = chosen.flatMap((slot) => view.deal?.hand[Number(slot)] ?? [])
      return move(table, press.version, { type: 'give', cards }, request, services)
    }
  }
}

/** How the match was shuffled, for as long as the ledger remembers it. */
async function check(table: TableId, request: Request, services: Services): Promise<Reply> {
  const match = await services.tables.matchRecord(table)
  const page = match
    ? services.screens.check(match, request.language)
    : services.screens.refusal({ code: 'no-such-table' }, request, null)
  return { kind: request.fromPrivate ? 'update' : 'private', page }
}

/** "Weiter": the message of the finished deal and the new one follow by themselves. */
async function goOn(table: TableId, request: Request, services: Services): Promise<Reply> {
  const answer = await services.tables.send(table, { type: 'continue', user: request.user })
  // Whoever is ready already, or presses when the next deal has begun, has what they wanted.
  const done = answer.ok || answer.refusal.code === 'stale' || answer.refusal.code === 'not-now'
  if (request.fromPrivate) return hand(table, request, services, done ? {} : { refusal: answer.refusal })
  if (!done) return { kind: 'private', page: services.screens.refusal(answer.refusal, request, table) }
  return { kind: 'nothing' }
}

/** A move in the deal. Whatever comes of it, the person sees the own hand as it is now. */
async function move(
  table: TableId,
  version: number,
  wanted: Move,
  request: Request,
  services: Services,
): Promise<Reply> {
  const answer = await services.tables.send(table, { type: 'move', user: request.user, version, move: wanted })
  if (answer.ok) return hand(table, request, services)
  const call = wanted.type === 'announce' ? { call: wanted.call } : {}
  return hand(table, request, services, { refusal: answer.refusal, ...call })
}

function onPage(
  press: Extract<Press, { do: 'page' }>,
  chosen: readonly string[],
  request: Request,
  services: Services,
): Promise<Reply> {
  const kind = request.fromPrivate ? 'update' : 'private'
  if (isFirstPage(press.page)) return onFirstPage(press.page, press.data, chosen, request, services)
  switch (press.page) {
    case 'stats':
      return statsReply(request, statsState(press.data, chosen[0]), kind, services)
    case 'rules':
      return Promise.resolve({ kind, page: services.screens.rulesPage(press.data, chosen[0], request) })
    case 'edit':
      return editRules(press.data, chosen, request, services)
    case 'me':
      return meReply(press.data, chosen, request, services)
    case 'privacy':
      return privacyReply(press.data, request, services)
    case 'settings':
      return settingsReply(press.data, chosen, request, services)
    case 'help':
      return Promise.resolve({ kind, page: services.screens.help(request.language) })
  }
}
