import type { T } from '../../i18n/index.js'
import type { Page } from '../message.js'
import { lines, page } from './parts.js'

/** The five things that one needs. */
export const presentHelp = (t: T): Page =>
  page({
    head: lines(
      `**${t('help.title')}**`,
      `1. ${t('help.open')}`,
      `2. ${t('help.hand')}`,
      `3. ${t('help.play')}`,
      `4. ${t('help.call')}`,
      `5. ${t('help.more')}`,
      `-# ${t('help.seats')}`,
    ),
  })
