import type { T } from '../../../i18n/index.js'
import type { TableView, UserId } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { button, page, rows } from '../../look/parts.js'
import { handPress } from '../play/buttons.js'

/**
 * A short message in the channel for whoever is on turn, with the way to the own hand.
 * @param ping whether it notifies that person; nobody else ever is
 */
export function presentPing(view: TableView, user: UserId, t: T, ping: boolean): Page {
  const shown = page({
    head: t('ping.text', { name: `<@${user}>`, number: view.number }),
    accent: 'brass',
    rows: rows([button(handPress({ table: view.id }), t('button.hand'), { style: 'main' })]),
  })
  return ping ? { ...shown, pings: [user] } : shown
}
