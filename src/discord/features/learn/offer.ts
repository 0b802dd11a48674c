import type { T } from '../../../i18n/index.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { pagePress } from '../../road/press.js'

export const learnPress = pagePress('learn')
/** Begins to practise, or goes on with it. */
export const practicePress = pagePress('practice')

type Style = 'quiet' | 'main' | 'go'

/** Opens the list of lessons. */
export const learnButton = (t: T, style: Style = 'quiet'): Button =>
  button(learnPress({ state: '' }), t('button.learn'), { style })

/** Begins to practise, or goes on with it. */
export const practiceButton = (t: T, style: Style = 'quiet'): Button =>
  button(practicePress({ state: '' }), t('button.practice'), { style })

/** Offered once to somebody who has not played yet: learn, practise, or no. */
export const presentOffer = (t: T): Page =>
  page({
    head: lines(`**${t('offer.title')}**`, t('offer.text')),
    accent: 'brass',
    rows: rows([
      learnButton(t, 'go'),
      practiceButton(t, 'main'),
      button(learnPress({ state: 'no' }), t('button.no-thanks')),
    ]),
  })
