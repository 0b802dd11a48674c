import type { T } from '../../../i18n/index.js'
import type { TableView, UserId } from '../../../table/view.js'
import { button, lines, page, presentNotice, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { acknowledge, showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import { onServer } from '../permissions.js'
import type { Services } from '../services.js'
import { answerCallPress, bellPress } from './buttons.js'

/** Where the reader is told when a table opens. */
export function presentBell(rooms: readonly string[], here: string, t: T, saved: boolean): Page {
  const on = rooms.includes(here)
  const others = rooms.filter((room) => room !== here).map((room) => `<#${room}>`)
  return page({
    head: lines(
      saved && t('me.saved'),
      `**${t('bell.title')}**`,
      t(on ? 'bell.on' : 'bell.off', { room: `<#${here}>` }),
      others.length > 0 && t('bell.others', { rooms: others.join(' ') }),
      `-# ${t('bell.about')}`,
    ),
    rows: rows([
      on
        ? button(bellPress({ state: 'off' }), t('button.bell-off'))
        : button(bellPress({ state: 'on' }), t('button.bell-on'), { style: 'main' }),
      ...(others.length > 0 ? [button(bellPress({ state: 'none' }), t('button.bell-none'))] : []),
    ]),
  })
}

/**
 * Tells whoever listens that a table has opened.
 * @param called whom it names and notifies
 */
export function presentCall(view: TableView, called: readonly UserId[], t: T): Page {
  const { id: table, number, host } = view
  const free = view.places.filter((occupant) => occupant === null).length
  const names = called.map((user) => `<@${user}>`).join(' ')
  const made = page({
    head: lines(t('bell.call', { host: `<@${host}>`, number, free }), names),
    accent: 'brass',
    rows: rows([
      button(answerCallPress({ table }), t('button.join'), { style: 'main' }),
      button(bellPress({ state: 'off' }), t('button.bell-off')),
    ]),
  })
  return { ...made, pings: called }
}

/** Answers `/doko notify` and what is pressed there and below a call. */
export async function showBell(act: string, request: Request, { company }: Services): Promise<Reply> {
  const { user, room, t } = request
  if (!onServer(request)) return showPrivately(presentNotice(t('error.server-only')), request)
  const { server } = request
  if (act === 'on' || act === 'off') await company.setBell(user, { server, room }, act === 'on')
  if (act === 'none') for (const one of await company.bellsOf(user, server)) await company.setBell(user, { server, room: one }, false) // prettier-ignore
  return showPrivately(presentBell(await company.bellsOf(user, server), room, t, act !== ''), request)
}

export const bellPresses: readonly PressRow<Services>[] = [
  row(bellPress, ({ state }, request, needs: Services) => showBell(state, request, needs)),
  atTable(
    answerCallPress,
    async ({ id }, request, { tables, refusal }: Services) => {
      const view = tables.view(id, request.user)
      const answer = await tables.send(id, { type: 'join', user: request.user, press: request.id })
      return answer.ok ? acknowledge : tell(refusal(answer.refusal, request, view))
    },
    { redraws: true },
  ),
]
