import type { T } from '../../../i18n/index.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { pagePress, row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import { learnButton, practiceButton } from '../learn/offer.js'
import { mePress } from '../me/page.js'
import type { Services } from '../services.js'

export const helpPress = pagePress('help')

/**
 * The five things that one needs, with the ways to learn.
 * @param address where people find help with this bot; null: nowhere
 */
export const presentHelp = (t: T, address: string | null = null): Page =>
  page({
    head: lines(
      `**${t('help.title')}**`,
      `1. ${t('help.open')}`,
      `2. ${t('help.hand')}`,
      `3. ${t('help.learn')}`,
      `4. ${t('help.call')}`,
      `5. ${t('help.more')}`,
      `-# ${t('help.seats')}`,
      address !== null && `-# ${t('help.address', { address: linked(address) })}`,
    ),
    rows: rows([learnButton(t, 'go'), practiceButton(t, 'main'), button(mePress({ state: '' }), t('button.me'))]),
  })

/** An address as Discord makes it a link without a preview; one of e-mail stands as it is. */
const linked = (address: string): string => (address.startsWith('https://') ? `<${address}>` : address)

export const helpPresses: readonly PressRow<Services>[] = [
  row(helpPress, (_, request, { helpAddress }: Services) =>
    showPrivately(presentHelp(request.t, helpAddress), request),
  ),
]
