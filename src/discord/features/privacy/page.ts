import { randomBytes } from 'node:crypto'
import { ComponentType } from 'discord.js'
import type { T } from '../../../i18n/index.js'
import { forgottenName } from '../../../table/custody.js'
import type { PersonalData } from '../../../table/custody.js'
import { plainName } from '../../look/absent.js'
import { button, lines, page, presentNotice, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { pagePress, row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'

export const privacyPress = pagePress('privacy')

/** What a press on the page does. */
export const privacyActs = ['', 'export', 'delete', 'really', 'keep-name', 'drop-name'] as const
export type PrivacyAct = (typeof privacyActs)[number]

const press = (data: PrivacyAct) => privacyPress({ state: data })

/** What is stored of its reader, and what they may do about it. */
export function presentPrivacy(data: PersonalData, t: T, notice?: string): Page {
  const { games, actions, opened, kept, blocked, bells, dates } = data
  const lists = [games, actions, opened, kept, blocked, bells, dates]
  const name = data.settings?.name ?? null
  const nothing = data.settings === null && lists.every(({ length }) => length === 0)
  return page({
    head: lines(
      notice,
      `**${t('privacy.title')}**`,
      t('privacy.what'),
      t('privacy.not'),
      t('privacy.long'),
      name === null ? t('privacy.name.off') : t('privacy.name.on', { name: plainName(name) }),
      nothing ? t('privacy.nothing') : t('privacy.yours', { games: games.length, actions: actions.length }),
    ),
    rows: rows([
      button(press('export'), t('button.export')),
      name === null
        ? button(press('keep-name'), t('button.keep-name'))
        : button(press('drop-name'), t('button.drop-name')),
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

/**
 * Shows what is stored of whoever asks, gives it to them as a file, or forgets them after a second press.
 * @param act what the press does; empty: nothing yet
 */
export const showPrivacy = async (act: string, request: Request, needs: Services): Promise<Reply> =>
  showPrivately(await pageOf(act, request, needs), request)

async function pageOf(act: string, { user, name, locale, t }: Request, { custody, readers }: Services): Promise<Page> {
  switch (privacyActs.find((known) => known === act) ?? '') {
    case 'export':
      return presentExport(await custody.personalData(user), t)
    case 'delete':
      return presentAskForget(t)
    case 'really': {
      const forgotten = await custody.forget(user, forgottenName(randomBytes(6).toString('hex')))
      if (!forgotten) return presentNotice(t('privacy.at-table'))
      readers.forget(user)
      return presentNotice(t('privacy.forgotten'))
    }
    case 'keep-name':
      await readers.change(user, locale, { name })
      return presentPrivacy(await custody.personalData(user), t, t('me.saved'))
    case 'drop-name':
      await readers.change(user, locale, { name: null })
      return presentPrivacy(await custody.personalData(user), t, t('me.saved'))
    case '':
      return presentPrivacy(await custody.personalData(user), t)
  }
}

export const privacyPresses: readonly PressRow<Services>[] = [
  row(privacyPress, ({ state }, request, needs: Services) => showPrivacy(state, request, needs)),
]
