/** The page's own words in the language that is chosen. English until one is, and where the page has no words of its own. */
import type { APIApplicationCommand } from 'discord-api-types/v10'
import type { Language } from '../protocol.js'
import { de } from './texts-de.js'
import { en } from './texts-en.js'
import type { Texts } from './texts-en.js'
import { no } from './texts-no.js'

const catalogue: Readonly<Partial<Record<Language, Texts>>> = { 'en-US': en, de, no }
/** How `Intl` and HTML call them where they differ; English with the day before the month. */
const languageTags: Readonly<Partial<Record<Language, string>>> = { 'en-US': 'en-GB', no: 'nb' }

const ownLanguages = Object.keys(catalogue) as Language[]
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
  return languageTags[language] ?? language
}

/** How the spoken language calls itself. */
export function languageName(): string {
  return catalogue[language]?.name ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

/** The languages to choose from: the page's own, then all others for which the registered commands have words. */
export function languagesOf(commands: readonly APIApplicationCommand[]): readonly Language[] {
  const named = commands
    .flatMap((command) => [command, ...(command.options ?? [])])
    .flatMap((part) => [part.name_localizations, part.description_localizations])
    .flatMap((words) => Object.keys(words ?? {}) as Language[])
  return [...new Set([...ownLanguages, ...named])].filter((code) => code !== 'en-GB')
}

/** The language after this one, round the list. */
export function nextLanguage(offered: readonly Language[] = ownLanguages): Language {
  return offered[(offered.indexOf(language) + 1) % offered.length] ?? 'en-US'
}

/** The language for a locale code such as `de-AT`, `nb`, `en-GB` or `fr`: English where it is none of those offered. */
export function languageFor(code: string, offered: readonly Language[] = ownLanguages): Language {
  const mainPart = (of: string) => of.toLowerCase().split('-')[0] ?? ''
  const main = ['nb', 'nn'].includes(mainPart(code)) ? 'no' : mainPart(code)
  return offered.find((one) => one === code) ?? offered.find((one) => mainPart(one) === main) ?? 'en-US'
}

/** One text, with `values` in the places that carry their names. */
export function t(key: keyof Texts, values: Readonly<Record<string, string | number>> = {}): string {
  return (catalogue[language] ?? en)[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
