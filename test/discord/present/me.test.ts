import { describe, expect, it } from 'vitest'
import { choices, chosenSetting, presentMe } from '../../../src/discord/features/me/page.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { usualSettings } from '../../../src/table/ports.js'
import type { PersonSettings } from '../../../src/table/ports.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { selectsOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const chosen: PersonSettings = {
  ...usualSettings,
  language: 'no',
  design: 'large-print',
  trumps: 'right',
  pictures: false,
  trick: false,
  pings: false,
  autoPlay: true,
}

describe.each(languages)('the own settings in %s', (language) => {
  const t = translator(language)
  const shown = (settings: PersonSettings, saved = false) =>
    presentMe(settings, t, {
      look: { ...plainLook, design: settings.design, trumps: settings.trumps, size: settings.pictures ? 1080 : null },
      saved,
    })

  it('fit, say what counts and what is stored', () => {
    for (const settings of [usualSettings, chosen]) expectFits(shown(settings, true))
    expect(textOf(shown(chosen))).toContain(`**${t('me.design.large-print')}**`)
    expect(textOf(shown(chosen))).toContain(t('me.stored'))
  })

  it('offer every choice, each select with the one that counts', () => {
    const marked = (settings: PersonSettings) =>
      selectsOf(shown(settings)).map(({ options }) => options.filter((one) => 'default' in one && one.default).map(({ value }) => value)) // prettier-ignore
    expect(marked(usualSettings)).toEqual([['auto'], ['four-colour'], ['left'], ['on'], ['on'], ['on'], ['off']])
    expect(marked(chosen)).toEqual([['no'], ['large-print'], ['right'], ['off'], ['off'], ['off'], ['on']])
  })
})

describe('what is chosen', () => {
  const t = translator('de')

  it('is read from every option that the page offers', () => {
    for (const { custom_id, options } of selectsOf(presentMe(usualSettings, t, { look: plainLook, saved: false }))) {
      const press = decodePress(custom_id)
      const data = press?.do === 'page' ? press.data : ''
      expect(choices).toContain(data)
      for (const { value } of options)
        expect(Object.keys(chosenSetting(data, value) ?? {}), value).toEqual([data === 'auto-play' ? 'autoPlay' : data])
    }
    expect(chosenSetting('language', 'auto')).toEqual({ language: null })
    expect(chosenSetting('pictures', 'off')).toEqual({ pictures: false })
    expect(chosenSetting('auto-play', 'on')).toEqual({ autoPlay: true })
  })

  it.each([
    ['language', 'eo'],
    ['design', 'loud'],
    ['trumps', undefined],
    ['pictures', 'true'],
    ['', 'de'],
    ['points', '100'],
  ])('changes nothing when damaged: %s %s', (field, value) => {
    expect(chosenSetting(field, value)).toBeNull()
  })

  it('shows in the sample, and its alt text names the cards in their order', () => {
    const sample = (look: typeof plainLook) => presentMe(usualSettings, t, { look, saved: false }).pictures[0]
    expect(sample(plainLook)?.alt).toBe(
      'Karten in der Gestaltung „Vier Farben“: Herz-Zehn, Kreuz-Dame, Karo-Ass, Pik-Ass, Kreuz-König.',
    )
    expect(sample({ ...plainLook, trumps: 'right' })?.alt).toContain('Pik-Ass, Kreuz-König, Herz-Zehn')
    expect(new Set([plainLook, { ...plainLook, design: 'two-colour' as const }].map((look) => sample(look)?.key)).size).toBe(2) // prettier-ignore
    expect(sample({ ...plainLook, size: null })).toBeUndefined()
  })
})
