import { IntlMessageFormat } from 'intl-messageformat'
import type { Key, Params, PlainKey } from './catalogue.js'
import { intlLocale, languages, readSentences } from './locales.js'
import type { Language } from './locales.js'

/** Says things in one language. */
export interface T {
  /** The sentence of a message, filled with its parameters. A missing or wrong parameter does not compile. */
  <K extends Key>(key: K, ...params: K extends PlainKey ? [] : [Params<K>]): string
  readonly language: Language
  /** A number with a fixed count of decimals, a true minus sign and the language's decimal sign. */
  number(value: number, decimals?: number): string
}

function build(language: Language): T {
  const sentences = readSentences(language)
  const formats = new Map<string, IntlMessageFormat>()
  const numbers = new Map<number, Intl.NumberFormat>()
  const locale = intlLocale[language]

  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key)
    if (known) return known
    const sentence = sentences[key]
    if (sentence === undefined) throw new Error(`The ${language} texts lack "${key}".`)
    const format = new IntlMessageFormat(sentence, locale, undefined, { ignoreTag: true })
    formats.set(key, format)
    return format
  }

  const plain = new Map<string, string>()
  const say = (key: string, params?: Readonly<Record<string, string | number>>): string => {
    if (params) return String(formatOf(key).format(params))
    const known = plain.get(key)
    if (known !== undefined) return known
    const text = String(formatOf(key).format())
    plain.set(key, text)
    return text
  }

  const number = (value: number, decimals = 0): string => {
    let format = numbers.get(decimals)
    if (!format) {
      format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      numbers.set(decimals, format)
    }
    const text = format.format(Math.abs(value))
    return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `\u2212${text}` : text
  }

  return Object.assign(say, { language, number })
}

const built = new Map<Language, T>()

/**
 * The translator of a language; its formatted messages are kept, so that the second use of a text costs little.
 * @throws Error when the language's file is missing or damaged
 */
export function translator(language: Language): T {
  const known = built.get(language)
  if (known) return known
  const made = build(language)
  built.set(language, made)
  return made
}

/** A message's text under each locale in which the chat service looks names and descriptions up. */
export interface Localizations {
  readonly de: string
  readonly no: string
  readonly 'en-GB': string
  readonly 'en-US': string
}

/** The text of a command's name or description in all languages; English is the default one. */
export function localizations(key: PlainKey): Localizations {
  const text = Object.fromEntries(languages.map((language) => [language, translator(language)(key)])) as Record<
    Language,
    string
  >
  return { de: text.de, no: text.no, 'en-GB': text.en, 'en-US': text.en }
}
