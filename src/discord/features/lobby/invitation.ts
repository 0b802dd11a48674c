import type { T } from '../../../i18n/index.js'
import type { TableView, UserId } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { button, page, rows } from '../../look/parts.js'
import { acceptPress } from './buttons.js'

/**
 * Asks somebody to a table.
 * @param ping whether the message may ping the guest
 */
export function presentInvitation(
  { id: table, number }: TableView,
  { host, guest, ping }: { readonly host: UserId; readonly guest: UserId; readonly ping: boolean },
  t: T,
): Page {
  const made = page({
    head: t('invite.text', { host: `<@${host}>`, guest: `<@${guest}>`, number }),
    accent: 'brass',
    rows: rows([button(acceptPress({ table }), t('button.join'), { style: 'main' })]),
  })
  return { ...made, pings: ping ? [guest] : [] }
}
