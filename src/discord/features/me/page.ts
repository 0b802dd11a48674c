import type { APISelectMenuOption } from 'discord.js'
import { knownLanguage, languages, localeOf, translator } from '../../../i18n/index.js'
import type { T } from '../../../i18n/index.js'
import { designs } from '../../../render/palette.js'
import type { PersonSettings } from '../../../table/ports.js'
import type { Look } from '../../look/look.js'
import { lines, page, select } from '../../look/parts.js'
import { samplePicture } from '../../look/pictures.js'
import type { Page } from '../../road/message.js'
import { pagePress, row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'

export const mePress = pagePress('me')

/** What a person may choose, in the order of the page. */
export const choices = ['language', 'design', 'trumps', 'pictures', 'pings', 'auto-play'] as const
export type Choice = (typeof choices)[number]

/** Reads what was chosen in one of the page's selects; null when it is damaged or of another version. */
export function chosenSetting(field: string, value: string | undefined): Partial<PersonSettings> | null {
  switch (choices.find((known) => known === field)) {
    case 'language': {
      if (value === 'auto') return { language: null }
      const language = knownLanguage(value)
      return language ? { language } : null
    }
    case 'design': {
      const design = designs.find((known) => known === value)
      return design ? { design } : null
    }
    case 'trumps':
      return value === 'left' || value === 'right' ? { trumps: value } : null
    case 'pictures':
      return value === 'on' || value === 'off' ? { pictures: value === 'on' } : null
    case 'pings':
      return value === 'on' || value === 'off' ? { pings: value === 'on' } : null
    case 'auto-play':
      return value === 'on' || value === 'off' ? { autoPlay: value === 'on' } : null
    case undefined:
      return null
  }
}

type Option = Omit<APISelectMenuOption, 'default'>

const optionsOf = (t: T): Record<Choice, readonly Option[]> => ({
  language: [
    { label: t('me.language.auto'), value: 'auto', description: t('me.language.auto-about') },
    ...languages.map((language) => ({ label: localeOf(language).name, value: language })),
  ],
  design: designs.map((design) => ({
    label: t(`me.design.${design}`),
    value: design,
    description: t(`me.design.${design}-about`),
  })),
  trumps: (['left', 'right'] as const).map((side) => ({ label: t(`me.trumps.${side}`), value: side })),
  pictures: (['on', 'off'] as const).map((state) => ({
    label: t(`me.pictures.${state}`),
    value: state,
    description: t(`me.pictures.${state}-about`),
  })),
  pings: (['on', 'off'] as const).map((state) => ({
    label: t(`me.pings.${state}`),
    value: state,
    description: t(`me.pings.${state}-about`),
  })),
  'auto-play': (['off', 'on'] as const).map((state) => ({
    label: t(`me.auto-play.${state}`),
    value: state,
    description: t(`me.auto-play.${state}-about`),
  })),
})

const onOff = (on: boolean): string => (on ? 'on' : 'off')

const valuesOf = ({ language, design, trumps, pictures, pings, autoPlay }: PersonSettings): Record<Choice, string> => ({
  language: knownLanguage(language) ?? 'auto',
  design,
  trumps,
  pictures: onOff(pictures),
  pings: onOff(pings),
  'auto-play': onOff(autoPlay),
})

/** The page on which a person chooses language, cards and pictures; each choice is saved at once. */
export function presentMe(settings: PersonSettings, t: T, { look, saved }: { look: Look; saved: boolean }): Page {
  const values = valuesOf(settings)
  const options = optionsOf(t)
  const label = (choice: Choice): string =>
    options[choice].find(({ value }) => value === values[choice])?.label ?? values[choice]
  return page({
    head: lines(
      saved && t('me.saved'),
      `**${t('me.title')}**`,
      `-# ${t('me.about')}`,
      ...choices.map((choice) => `${t(`me.${choice}`)}: **${label(choice)}**`),
    ),
    picture: samplePicture(t, look),
    foot: `-# ${t('me.stored')}`,
    rows: choices.map((choice) =>
      select(
        mePress({ state: choice }),
        t(`me.${choice}`),
        // The name stands in each option, since a select that has a choice shows no placeholder.
        options[choice].map((option) => ({
          ...option,
          label: `${t(`me.${choice}`)}: ${option.label}`,
          default: option.value === values[choice],
        })),
      ),
    ),
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
