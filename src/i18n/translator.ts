import { IntlMessageFormat } from 'intl-messageformat'
import type { Formatters } from 'intl-messageformat'
import { base, languages, localeOf } from './locales.js'
import type { DiscordLocale, Language, Messages } from './messages.js'

/** Names of messages. */
export type Key = keyof Messages

/** What a message needs to be filled with. */
export type Params<K extends Key> = Messages[K]

/** Messages that need nothing. */
export type PlainKey = { [K in Key]: keyof Messages[K] extends never ? K : never }[Key]

/** Says things in one language. */
export interface T {
  /** The sentence of a message, filled with its parameters. A missing or wrong parameter does not compile. */
  <K extends Key>(key: K, ...params: K extends PlainKey ? [] : [Params<K>]): string
  readonly language: Language
  /** A number with a fixed count of decimals, a true minus sign and the language's decimal sign. */
  number(value: number, decimals?: number): string
}

type NumberStyle = Parameters<Formatters['getNumberFormat']>[1]
type Values = Readonly<Record<string, string | number>>

function kept<Argument, Made>(make: (argument: Argument) => Made): (argument: Argument) => Made {
  const known = new Map<Argument, Made>()
  return (argument) => {
    const made = known.get(argument) ?? make(argument)
    known.set(argument, made)
    return made
  }
}

/** What a language's messages share, so that not each makes its own. */
function formattersOf(locale: string): Formatters {
  const numbers = kept((style: NumberStyle) => new Intl.NumberFormat(locale, style))
  const plurals = kept((type: Intl.PluralRuleType | undefined) => new Intl.PluralRules(locale, type && { type }))
  return {
    getNumberFormat: (_, options) => numbers(options),
    getPluralRules: (_, options) => plurals(options?.type),
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  }
}

/** Says a message whose name is not known when compiled. */
const sayIn = (t: T, key: string, values?: Values): string =>
  (t as unknown as (key: string, values?: Values) => string)(key, values)

function build(language: Language): T {
  const { sentences, intl } = localeOf(language)
  const formatters = formattersOf(intl)
  const formatOf = kept((key: string): IntlMessageFormat | null => {
    const sentence = sentences[key]
    if (sentence !== undefined) {
      // It tells the compiler that a number is needed; as it is, it has no thousands signs: table 1234.
      const plainly = sentence.replaceAll(', number, integer}', '}')
      return new IntlMessageFormat(plainly, intl, undefined, { ignoreTag: true, formatters })
    }
    if (language === base) throw new Error(`There is no message "${key}".`)
    return null
  })

  const fill = (key: string, values?: Values): string => {
    const format = formatOf(key)
    if (format) return String(format.format(values))
    return sayIn(translator(base), key, values)
  }
  const plain = kept((key: string) => fill(key))
  const say = (key: string, values?: Values): string => (values ? fill(key, values) : plain(key))

  const decimalFormat = kept(
    (decimals: number) =>
      new Intl.NumberFormat(intl, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  )
  const number = (value: number, decimals = 0): string => {
    const text = decimalFormat(decimals).format(Math.abs(value))
    return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `\u2212${text}` : text
  }

  return Object.assign(say, { language, number })
}

/**
 * The translator of a language; a text is read when it is first said and then kept, so that the second use costs little.
 * What the language lacks is said in English.
 * @throws Error when the language's file is missing or damaged
 */
export const translator: (language: Language) => T = kept(build)

/** A message's text under each locale in which the chat service looks names and descriptions up. */
export type Localizations = { readonly 'en-GB': string; readonly 'en-US': string } & {
  readonly [Locale in DiscordLocale]?: string
}

/**
 * The text of a command's name or description in all languages. A language that lacks it is left out: there the chat service
 * shows the English one.
 */
export function localizations(key: PlainKey): Localizations {
  const english = translator(base)(key)
  const others = languages
    .filter((language) => localeOf(language).sentences[key] !== undefined)
    .flatMap((language) => localeOf(language).discord.map((locale) => [locale, translator(language)(key)]))
  return {
    'en-GB': english,
    'en-US': english,
    ...(Object.fromEntries(others) as { [Locale in DiscordLocale]?: string }),
  }
}
