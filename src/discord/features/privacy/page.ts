import { ComponentType } from 'discord.js'
import type { T } from '../../../i18n/index.js'
import type { PersonalData } from '../../../table/custody.js'
import type { Page } from '../../road/message.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { privacyPress } from './buttons.js'

/** What a press on the page does. */
export const privacyActs = ['', 'export', 'delete', 'really'] as const
export type PrivacyAct = (typeof privacyActs)[number]

const press = (data: PrivacyAct) => privacyPress({ state: data })

/** What is stored of its reader, and what they may do about it. */
export function presentPrivacy(data: PersonalData, t: T, notice?: string): Page {
  const { games, actions } = data
  const nothing = data.settings === null && games.length + actions.length + data.opened.length === 0
  return page({
    head: lines(
      notice,
      `**${t('privacy.title')}**`,
      t('privacy.what'),
      t('privacy.not'),
      t('privacy.long'),
      nothing ? t('privacy.nothing') : t('privacy.yours', { games: games.length, actions: actions.length }),
    ),
    rows: rows([
      button(press('export'), t('button.export')),
      button(press('delete'), t('button.forget'), { style: 'danger', off: nothing }),
    ]),
  })
}

/** All that is stored, as a file. */
export function presentExport(data: PersonalData, t: T): Page {
  const made = page({ head: t('privacy.export'), rows: rows([button(press(''), t('button.back'))]) })
  const name = 'doppelkopf.json'
  return {
    ...made,
    components: [...made.components, { type: ComponentType.File, file: { url: `attachment://${name}` } }],
    files: [{ name, type: 'application/json', text: `${JSON.stringify(data, null, 2)}\n` }],
  }
}

/** Asks once more before somebody is forgotten. */
export const presentAskForget = (t: T): Page =>
  page({
    head: t('privacy.ask'),
    accent: 'brass',
    rows: rows([
      button(press('really'), t('button.forget-really'), { style: 'danger' }),
      button(press(''), t('button.dismiss')),
    ]),
  })
