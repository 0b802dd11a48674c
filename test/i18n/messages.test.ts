import { describe, expect, it } from 'vitest'
import { gapsOf, languageOf, languages, localeOf, localizations, translator } from '../../src/i18n/index.js'
import type { Key, PlainKey } from '../../src/i18n/index.js'
import { readTexts } from '../../src/i18n/locales.js'
import { placeholdersOf } from '../../src/i18n/placeholders.js'

const english = localeOf('en').sentences
const keys = Object.keys(english) as Key[]
const needs = (key: string) => placeholdersOf(english[key] ?? '')

describe('the product', () => {
  it('speaks at least German, English and Norwegian', () => {
    expect(languages).toEqual(expect.arrayContaining(['de', 'en', 'no']))
  })
})

it.each(languages)('the %s texts, complete or not, have no sentence that is wrong', (language) => {
  expect(gapsOf(language).faults).toEqual([])
})

describe.each(['de', 'en', 'no'] as const)('the %s texts', (language) => {
  const { sentences } = localeOf(language)

  it('hold exactly the messages of the English ones', () => {
    expect(Object.keys(sentences).sort()).toEqual([...keys].sort())
  })

  it('use exactly the parameters that the English ones declare, and none is empty', () => {
    for (const key of keys) {
      const sentence = sentences[key] ?? ''
      expect(sentence.trim(), key).not.toBe('')
      expect([...placeholdersOf(sentence).keys()].sort(), key).toEqual([...needs(key).keys()].sort())
    }
  })

  it('speak without exclamation marks, dashes for pauses or doubled spaces', () => {
    for (const key of keys) expect(sentences[key], key).not.toMatch(/!|—| {2}|\.\.\./)
  })

  it('can be said with any parameter of the declared kind', () => {
    const t = translator(language)
    for (const key of keys)
      for (const count of [0, 1, 2, 11]) {
        const params = Object.fromEntries(
          [...needs(key)].map(([name, kind]) => [name, kind === 'number' ? count : 'x']),
        )
        const text = (t as (key: string, params: object) => string)(key, params)
        expect(text, key).not.toMatch(/undefined|\{|\}/)
      }
  })

  it('fit into buttons', () => {
    for (const key of keys) if (key.startsWith('button.')) expect(sentences[key]?.length, key).toBeLessThanOrEqual(24)
  })

  it('name commands as they are called in that language', () => {
    const names = new Set(keys.filter((key) => /^command\.\w+\.name$/.test(key)).map((key) => sentences[key]))
    const named = Object.entries({ ...sentences, ...(readTexts(`glossary.${language}.json`) as object) }).flatMap(
      ([key, text]) => [...JSON.stringify(text).matchAll(/\/doko ([\p{L}-]+)/gu)].map(([, name]) => ({ key, name })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ name }) => !names.has(name))).toEqual([])
  })

  it('name commands as the chat service allows', () => {
    for (const key of keys.filter((name) => name.startsWith('command.'))) {
      const text = sentences[key] ?? ''
      if (key.endsWith('.name')) {
        expect(text, key).toMatch(/^[-_\p{L}\p{N}]{1,32}$/u)
        expect(text, key).toBe(text.toLowerCase())
      } else expect(text.length, key).toBeLessThanOrEqual(100)
    }
    const subcommands = keys.filter((name) => /^command\.(?!doko)\w+\.name$/.test(name)).map((key) => sentences[key])
    expect(subcommands.length).toBeGreaterThanOrEqual(9)
    expect(new Set(subcommands).size).toBe(subcommands.length)
  })
})

describe('translators', () => {
  it('choose German and Norwegian for their readers and English for all others', () => {
    expect(['de', 'no', 'nb', 'en-US', 'en-GB', 'ja', 'da'].map(languageOf)).toEqual([
      'de', 'no', 'no', 'en', 'en', 'en', 'en',
    ]) // prettier-ignore
  })

  it('fill parameters and choose plurals', () => {
    expect(translator('de')('lobby.title', { number: 2 })).toBe('Doppelkopf · Tisch 2')
    expect(translator('de')('table.tricks', { count: 1 })).toBe('1 Stich')
    expect(translator('no')('lobby.games', { games: 24 })).toBe('24 spill')
    expect(translator('en')('refusal.announce-too-late', { card: 2 })).toContain('second card')
    expect(translator('en')('refusal.announce-too-late', { card: 11 })).toContain('11th card')
  })

  it('write numbers with the true minus sign and the decimal sign of the language', () => {
    expect(translator('de').number(-1.5, 2)).toBe('\u22121,50')
    expect(translator('en').number(-1.5, 2)).toBe('\u22121.50')
    expect(translator('no').number(-0.001, 2)).toBe('0,00')
  })

  it('are made once per language', () => {
    expect(translator('de')).toBe(translator('de'))
  })

  it('give names and descriptions under each locale', () => {
    const key: PlainKey = 'command.hand.name'
    expect(localizations(key)).toMatchObject({ de: 'blatt', no: 'kort', 'en-GB': 'hand', 'en-US': 'hand' })
    const named = languages.filter((language) => localeOf(language).sentences[key] !== undefined)
    expect(Object.keys(localizations(key)).sort()).toEqual(named.flatMap((one) => localeOf(one).discord).sort())
  })

  it('refuse wrong parameters when compiled', () => {
    const t = translator('de')
    // @ts-expect-error a parameter is missing
    expect(() => t('lobby.title')).toThrow()
    // @ts-expect-error a number is needed
    t('lobby.title', { number: 'two' })
    // @ts-expect-error no such message
    expect(() => t('lobby.titel')).toThrow()
    // @ts-expect-error a text is needed
    t('table.dealer', { name: 2 })
    // @ts-expect-error there is no such case
    t('rules.bock.lost', { call: 'both' })
    // @ts-expect-error this message takes nothing
    t('button.join', { number: 2 })
  })
})
