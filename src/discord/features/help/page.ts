import type { T } from '../../../i18n/index.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { pagePress, row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import { learnButton, practiceButton } from '../learn/offer.js'
import { mePress } from '../me/page.js'

export const helpPress = pagePress('help')

/** The five things that one needs, with the ways to learn. */
export const presentHelp = (t: T): Page =>
  page({
    head: lines(
      `**${t('help.title')}**`,
      `1. ${t('help.open')}`,
      `2. ${t('help.hand')}`,
      `3. ${t('help.learn')}`,
      `4. ${t('help.call')}`,
      `5. ${t('help.more')}`,
      `-# ${t('help.seats')}`,
    ),
    rows: rows([learnButton(t, 'go'), practiceButton(t, 'main'), button(mePress({ state: '' }), t('button.me'))]),
  })

export const helpPresses: readonly PressRow<unknown>[] = [
  row(helpPress, (_, request) => showPrivately(presentHelp(request.t), request)),
]
