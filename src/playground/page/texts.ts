/** The page's own words in the language that is chosen. English until one is. */
import { LANGUAGES, type Language } from '../protocol.js'
import { de } from './texts-de.js'
import { en, type Texts } from './texts-en.js'
import { no } from './texts-no.js'

const CATALOGUE: Readonly<Record<Language, Texts>> = { 'en-US': en, de, no }
/** How `Intl` and HTML call them; English with the day before the month. */
const TAGS: Readonly<Record<Language, string>> = { 'en-US': 'en-GB', de: 'de', no: 'nb' }

let language: Language = 'en-US'

/** Makes this the language of {@link t}; what already stands on the page stays as it is. */
export function speak(next: Language): void {
  language = next
}

/** The language that is spoken. */
export function spokenLanguage(): Language {
  return language
}

/** The spoken language as `Intl` and HTML call it. */
export function languageTag(): string {
  return TAGS[language]
}

/** The language after this one, round the list. */
export function nextLanguage(): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en-US'
}

/** The language for a locale code such as `de-AT`, `nb`, `en-GB` or `fr`: English where it is none of the page's. */
export function languageFor(code: string): Language {
  const [main = ''] = code.toLowerCase().split('-')
  if (main === 'de') return 'de'
  return ['no', 'nb', 'nn'].includes(main) ? 'no' : 'en-US'
}

/** One text, with `values` in the places that carry their names. */
export function t(key: keyof Texts, values: Readonly<Record<string, string | number>> = {}): string {
  return CATALOGUE[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
