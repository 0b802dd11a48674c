import { afterEach, describe, expect, it } from 'vitest'
import { localLine, parse, runnables } from '../../src/playground/page/commands.js'
import { languageFor, languageName, languagesOf, nextLanguage, speak, t } from '../../src/playground/page/texts.js'
import { de } from '../../src/playground/page/texts-de.js'
import { en } from '../../src/playground/page/texts-en.js'
import { no } from '../../src/playground/page/texts-no.js'
import { cardLabel } from '../../src/playground/page/words.js'

const COMMANDS = [
  {
    type: 1,
    name: 'doko',
    description: 'Doppelkopf',
    options: [
      {
        type: 1,
        name: 'start',
        name_localizations: { de: 'los' },
        description: 'Begin',
        description_localizations: { de: 'Beginnen' },
        options: [
          {
            type: 3,
            name: 'rules',
            name_localizations: { de: 'regeln' },
            description: 'Whose',
            choices: [{ name: 'easy', name_localizations: { de: 'leicht' }, value: 'e' }],
          },
        ],
      },
    ],
  },
] as unknown as Parameters<typeof runnables>[0]
const AROUND = { users: [], channel: { id: '7', name: 'x' }, offered: new Map<string, never>() }

describe('the page in three languages', () => {
  afterEach(() => {
    speak('en-US')
  })

  it('has the same places for values in every language', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(places(de[key]), key).toEqual(places(en[key]))
      expect(places(no[key]), key).toEqual(places(en[key]))
    }
  })

  it('knows the browser’s language, and goes round the three', () => {
    expect(['de-AT', 'nb-NO', 'nn', 'fr', 'en-GB'].map((code) => languageFor(code))).toEqual([
      'de',
      'no',
      'no',
      'en-US',
      'en-US',
    ])
    speak('no')
    expect(t('be', { name: 'Ben' })).toBe('Vær Ben')
    expect(cardLabel('♣Kn')).toBe('♣Kn, kløver knekt')
    expect(nextLanguage()).toBe('en-US')
  })

  it('goes on to the languages of the registered commands, and speaks English where it has no words of its own', () => {
    const [command, ...others] = COMMANDS
    if (!command) throw new Error('no command')
    const french = { ...command, description_localizations: { 'en-GB': 'Doppelkopf', fr: 'Doppelkopf' } }
    const offered = languagesOf([french, ...others])
    expect(offered).toEqual(['en-US', 'de', 'no', 'fr'])
    expect(['fr-CA', 'fr', 'it'].map((code) => languageFor(code, offered))).toEqual(['fr', 'fr', 'en-US'])
    speak('no')
    expect(nextLanguage(offered)).toBe('fr')
    speak('fr')
    expect([nextLanguage(offered), languageName(), t('be', { name: 'Ben' })]).toEqual(['en-US', 'français', 'Be Ben'])
  })

  it('shows commands in the reader’s language and sends their default names, whichever was typed', () => {
    const german = runnables(COMMANDS, 'de')
    expect(german[0]).toMatchObject({ path: ['doko', 'los'], description: 'Beginnen', options: [{ name: 'regeln' }] })
    expect(localLine('/doko start', german)).toBe('/doko los')
    const sent = { name: 'doko', options: [{ name: 'start', options: [{ name: 'rules', value: 'e' }] }] }
    expect(parse('/doko los regeln:leicht', german, AROUND)).toMatchObject(sent)
    expect(parse('/doko start rules:e', german, AROUND)).toMatchObject(sent)
  })
})
