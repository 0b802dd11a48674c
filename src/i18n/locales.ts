import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The languages of the product: German, English, Norwegian bokmål. */
export const languages = ['de', 'en', 'no'] as const
export type Language = (typeof languages)[number]

/** How `Intl` calls them. */
export const intlLocale: Readonly<Record<Language, string>> = { de: 'de', en: 'en', no: 'nb' }

/** The nearest `assets/locales` above this file: the same one from the sources and from the build. */
function folder(): string {
  for (let here = import.meta.dirname; ; here = path.dirname(here)) {
    const candidate = path.join(here, 'assets', 'locales')
    if (existsSync(candidate)) return candidate
    if (path.dirname(here) === here) throw new Error('Texts are missing: there is no folder assets/locales.')
  }
}

/**
 * Reads a file of texts.
 * @param name of a JSON file in `assets/locales`
 * @throws Error when the file is missing or damaged
 */
export const readTexts = (name: string): unknown => JSON.parse(readFileSync(path.join(folder(), name), 'utf8'))

/**
 * Reads the sentences of one language.
 * @returns sentences (ICU message syntax) by message name
 * @throws Error when the file is missing or damaged
 */
export function readSentences(language: Language): Readonly<Record<string, string>> {
  const files = [
    `${language}.json`,
    `rules.${language}.json`,
    `book.${language}.json`,
    `fair.${language}.json`,
    `me.${language}.json`,
    `first.${language}.json`,
    `learn.${language}.json`,
    `rooms.${language}.json`,
    `time.${language}.json`,
  ]
  return Object.assign({}, ...files.map((file) => readTexts(file))) as Record<string, string>
}

/**
 * The product's language for a locale of the chat service.
 * @param locale a code such as `de`, `no`, `en-GB`, `fr`
 * @returns German and Norwegian for their own codes, English for all others
 */
export function languageOf(locale: string): Language {
  const [main = ''] = locale.toLowerCase().split('-')
  if (main === 'de') return 'de'
  return main === 'no' || main === 'nb' || main === 'nn' ? 'no' : 'en'
}
