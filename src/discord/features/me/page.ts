import { knownLanguage, translator } from '../../../i18n/index.js'
import type { T } from '../../../i18n/index.js'
import { designs } from '../../../render/palette.js'
import type { PersonSettings } from '../../../table/ports.js'
import type { Look } from '../../look/look.js'
import { counting, languageOptions, onOff, optionSelect, settingOf } from '../../look/options.js'
import type { Option } from '../../look/options.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { samplePicture } from '../../look/pictures.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { blocksPress } from '../blocks/buttons.js'
import { mePress } from '../me-button.js'
import { quietPress } from '../quiet/buttons.js'
import type { Services } from '../services.js'

export { mePress } from '../me-button.js'

/** What a person may choose, in the order of the page. */
export const choices = ['language', 'design', 'trumps', 'pictures', 'trick', 'pings', 'auto-play'] as const
export type Choice = (typeof choices)[number]

/** The options of each. */
const optionsOf: Readonly<Record<Choice, readonly Option<PersonSettings>[]>> = {
  language: [
    {
      value: 'auto',
      sets: { language: null },
      label: (t) => t('me.language.auto'),
      about: (t) => t('me.language.auto-about'),
    },
    ...languageOptions(),
  ],
  design: designs.map((design) => ({
    value: design,
    sets: { design },
    label: (t) => t(`me.design.${design}`),
    about: (t) => t(`me.design.${design}-about`),
  })),
  trumps: (['left', 'right'] as const).map((trumps) => ({
    value: trumps,
    sets: { trumps },
    label: (t) => t(`me.trumps.${trumps}`),
  })),
  pictures: onOff('me.pictures', (pictures) => ({ pictures })),
  trick: onOff('me.trick', (trick) => ({ trick })),
  pings: onOff('me.pings', (pings) => ({ pings })),
  'auto-play': onOff('me.auto-play', (autoPlay) => ({ autoPlay }), ['off', 'on']),
}

/** Reads what was chosen in one of the page's selects; null when it is damaged or of another version. */
export function chosenSetting(field: string, value: string | undefined): Partial<PersonSettings> | null {
  const choice = choices.find((known) => known === field)
  return choice ? settingOf(optionsOf[choice], value) : null
}

/** The page on which a person chooses language, cards and pictures; each choice is saved at once. */
export function presentMe(kept: PersonSettings, t: T, { look, saved }: { look: Look; saved: boolean }): Page {
  const settings = { ...kept, language: knownLanguage(kept.language) }
  return page({
    head: lines(
      saved && t('me.saved'),
      `**${t('me.title')}**`,
      `-# ${t('me.about')}`,
      ...choices.map((choice) => `${t(`me.${choice}`)}: **${counting(optionsOf[choice], settings)?.label(t) ?? ''}**`),
    ),
    picture: samplePicture(t, look),
    foot: `-# ${t('me.stored')}`,
    rows: [
      ...choices.map((choice) => {
        const name = t(`me.${choice}`)
        const options = optionsOf[choice]
        return optionSelect(mePress({ state: choice }), { name, before: `${name}: `, options }, settings, t)
      }),
      ...rows([
        button(quietPress({ state: '' }), t('button.quiet')),
        button(blocksPress({ state: '' }), t('button.blocks')),
      ]),
    ],
  })
}

/**
 * Shows how somebody has things shown, after changing what they have just chosen there.
 * @param field which of the page's selects was used; empty: none
 */
export async function showMe(
  field: string,
  request: Request,
  { readers, looks }: Pick<Services, 'readers' | 'looks'>,
): Promise<Reply> {
  const { user, locale, chosen } = request
  const patch = chosenSetting(field, chosen[0])
  const { language, settings } = patch ? await readers.change(user, locale, patch) : await readers.meet(user, locale)
  const t = translator(language)
  return showPrivately(presentMe(settings, t, { look: looks.of({ user, t }), saved: patch !== null }), request)
}

export const mePresses: readonly PressRow<Services>[] = [
  row(mePress, ({ state }, request, needs: Services) => showMe(state, request, needs)),
]
