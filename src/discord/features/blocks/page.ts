import { ComponentType, SelectMenuDefaultValueType } from 'discord.js'
import type { APIActionRowComponent, APIUserSelectComponent } from 'discord.js'
import type { T } from '../../../i18n/index.js'
import type { UserId } from '../../../table/view.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { mePress } from '../me-button.js'
import type { Services } from '../services.js'
import { blocksPress } from './buttons.js'

/** The most people that somebody can block: as many as Discord's select holds. */
const most = 25

const peopleSelect = (chosen: readonly UserId[], t: T): APIActionRowComponent<APIUserSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id: blocksPress({ state: 'set' }),
      placeholder: t('blocks.choose'),
      min_values: 0,
      max_values: most,
      default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.User })),
    },
  ],
})

/** Whom the reader has blocked; nobody else ever sees it. */
export const presentBlocks = (blocked: readonly UserId[], t: T, saved: boolean): Page =>
  page({
    head: lines(
      saved && t('me.saved'),
      `**${t('blocks.title')}**`,
      t('blocks.about'),
      blocked.length === 0 ? t('blocks.none') : t('blocks.some', { names: blocked.map((user) => `<@${user}>`).join(', ') }), // prettier-ignore
    ),
    rows: [
      peopleSelect(blocked, t),
      ...rows([
        ...(blocked.length > 0 ? [button(blocksPress({ state: 'clear' }), t('button.unblock-all'))] : []),
        button(mePress({ state: '' }), t('button.back')),
      ]),
    ],
  })

/** Shows somebody whom they have blocked, after blocking whoever was just chosen. */
export async function showBlocks(act: string, request: Request, { company }: Services): Promise<Reply> {
  const { user, chosen, t } = request
  const wanted = act === 'set' ? chosen : act === 'clear' ? [] : null
  if (wanted !== null) {
    const others = wanted.filter((other) => other !== user && /^\d{1,20}$/.test(other))
    await company.setBlocked(user, others.slice(0, most))
  }
  return showPrivately(presentBlocks(await company.blockedBy(user), t, wanted !== null), request)
}

export const blocksPresses: readonly PressRow<Services>[] = [
  row(blocksPress, ({ state }, request, needs: Services) => showBlocks(state, request, needs)),
]
