import type { T } from '../../../i18n/index.js'
import type { Page } from '../../road/message.js'
import { learnButton, practiceButton } from '../learn/offer-page.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { mePress } from '../me/buttons.js'

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
