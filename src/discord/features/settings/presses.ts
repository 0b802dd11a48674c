import { presentNotice } from '../../look/parts.js'
import { rulesName } from '../../look/names.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { needsManager, onServer } from '../permissions.js'
import { chosenRules } from '../rules/chosen.js'
import type { Services } from '../services.js'
import { settingsPress } from './buttons.js'
import { chosenServerSetting, presentServerSettings, tabs } from './page.js'

type Needs = Pick<Services, 'servers' | 'book' | 'levels'>

/** Only who may manage the server sees or changes its settings, whatever a press says. */
export const forManagers = needsManager('settings.managers-only')

/**
 * Shows what a server has chosen, after changing what was just chosen there.
 * @param state page and select of the press, `tables.clock`; empty: the first page
 */
export async function showSettings(state: string, request: Request, { servers, book, levels }: Needs): Promise<Reply> {
  const { t, chosen } = request
  if (!onServer(request)) return showPrivately(presentNotice(t('error.server-only')), request)
  const { server } = request
  const [first, field = ''] = state.split('.')
  const patch = chosenServerSetting(field, chosen, levels)
  const settings = patch ? await servers.change(server, patch) : await servers.meet(server)
  const { rules } = await chosenRules(book, { server, room: null })
  const lacking = settings.threads ? request.missingForThreads : []
  const page = presentServerSettings(settings, t, {
    tab: tabs.find((known) => known === first) ?? 'tables',
    levels,
    saved: patch !== null,
    rules: rulesName(rules, t),
    ...(lacking.length > 0 && {
      lacking: t('error.permissions', { names: lacking.map((right) => t(`right.${right}`)).join(', ') }),
    }),
  })
  return showPrivately(page, request)
}

export const settingsPresses: readonly PressRow<Needs>[] = [
  row(settingsPress, ({ state }, request, needs: Needs) => showSettings(state, request, needs), {
    refuses: forManagers,
  }),
]
