import { translator } from '../../../i18n/index.js'
import type { Language } from '../../../i18n/index.js'
import type { ServerSettings } from '../../../table/ports.js'
import type { Services } from '../../road/command.js'
import type { Page } from '../../road/message.js'
import { rulesName } from '../../look/names.js'
import { presentNotice } from '../people/questions.js'
import { chosenServerSetting, presentServerSettings, tabs } from './page.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { chosenRules } from '../rules/edit.js'

/** Whether tables may be opened in a room: it, or the channel of the thread, is allowed, or all are. */
export const allows = ({ rooms }: ServerSettings, { room, parent }: Pick<Request, 'room' | 'parent'>): boolean =>
  rooms.length === 0 || rooms.includes(room) || (parent !== null && rooms.includes(parent))

/** Names the rooms where tables may be opened. */
export const elsewhere = ({ rooms }: ServerSettings, language: Language): Page =>
  presentNotice(translator(language)('settings.rooms.only', { rooms: rooms.map((room) => `<#${room}>`).join(' ') }))

/** The level of computer players at new tables; one that no longer exists counts as none chosen. */
export const levelOf = ({ level }: ServerSettings, levels: readonly string[]): string =>
  level !== null && levels.includes(level) ? level : (levels.at(-1) ?? 'easy')

/**
 * Shows what a server has chosen, after changing what was just chosen there. Only who may manage the server sees or changes
 * it, whatever the press says.
 * @param data page and select of the press, `tables.clock`; empty: the first page
 * @param chosen values of the select
 */
export async function settingsReply(
  data: string,
  chosen: readonly string[],
  request: Request,
  { servers, screens, book, levels }: Pick<Services, 'servers' | 'screens' | 'book' | 'levels'>,
): Promise<Reply> {
  const { server, language } = request
  const t = translator(language)
  if (server === null) return { kind: 'private', page: screens.serverOnly(language) }
  if (!request.manager) return { kind: 'private', page: presentNotice(t('settings.managers-only')) }
  const [first, field = ''] = data.split('.')
  const patch = chosenServerSetting(field, chosen, levels)
  if (patch) await servers.setServerSettings(server, patch)
  const settings = await servers.serverSettings(server)
  const { rules } = await chosenRules(book, server, null)
  const lacking = settings.threads ? request.missingForThreads : []
  const page = presentServerSettings(settings, t, {
    tab: tabs.find((known) => known === first) ?? 'tables',
    levels,
    saved: patch !== null,
    rules: rulesName(rules, t),
    ...(lacking.length === 0
      ? {}
      : { lacking: t('error.permissions', { names: lacking.map((right) => t(`right.${right}`)).join(', ') }) }),
  })
  return { kind: request.fromPrivate ? 'update' : 'private', page }
}
