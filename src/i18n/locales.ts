import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { DiscordLocale, Language } from './messages.js'

/** The language that is complete by definition: what another one lacks is said in it, and its sentences give messages their types. */
export const base = 'en' satisfies Language

/** What a language's file says about itself, and its sentences. */
export interface Locale {
  /** How `Intl` calls the language, such as `nb`. */
  readonly intl: string
  /** How the language calls itself, such as `Norsk`. */
  readonly name: string
  /** The locales of the chat service whose users read it. */
  readonly discord: readonly DiscordLocale[]
  /** Sentences (ICU message syntax) by message name. */
  readonly sentences: Readonly<Record<string, string>>
}

/** The nearest `assets/locales` above this file: the same one from the sources and from the build. */
function nearestFolder(): string {
  for (let here = import.meta.dirname; ; here = path.dirname(here)) {
    const candidate = path.join(here, 'assets', 'locales')
    if (existsSync(candidate)) return candidate
    if (path.dirname(here) === here) throw new Error('Texts are missing: there is no folder assets/locales.')
  }
}

const folder = nearestFolder()

/** The languages of the product: one for each file such as `de.json` in `assets/locales`, by their codes. */
export const languages: readonly Language[] = readdirSync(folder)
  .map((file) => /^([a-z]{2,3}(?:-[A-Za-z]+)?)\.json$/.exec(file)?.[1])
  .filter((code) => code !== undefined)
  .sort() as Language[]

/**
 * Reads a file of texts.
 * @param name of a JSON file in `assets/locales`
 * @returns null when there is no such file
 * @throws Error when the file is damaged
 */
export function readTexts(name: string): unknown {
  const file = path.join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Takes a language's file apart: names that begin with `@@` tell about the language, all others are messages.
 * @throws Error that says what the file lacks
 */
export function parseLocale(texts: unknown, code: string): Locale {
  const entries = Object.entries((texts ?? {}) as Readonly<Record<string, unknown>>)
  const about = Object.fromEntries(entries.filter(([key]) => key.startsWith('@@')))
  const sentences = Object.fromEntries(entries.filter(([key]) => !key.startsWith('@@')))
  const { '@@locale': intl, '@@x-name': name, '@@x-discord': discord } = about
  if (!isText(intl) || !isText(name) || !Array.isArray(discord) || !discord.every(isText))
    throw new Error(`${code}.json has to begin with "@@locale", "@@x-name" and "@@x-discord".`)
  const odd = Object.keys(sentences).find((key) => typeof sentences[key] !== 'string')
  if (odd !== undefined) throw new Error(`${code}.json has no sentence under "${odd}".`)
  return { intl, name, discord: discord as DiscordLocale[], sentences: sentences as Record<string, string> }
}

const read = new Map<Language, Locale>()

/**
 * What a language's file holds; read once.
 * @throws Error when the file is missing or damaged
 */
export function localeOf(language: Language): Locale {
  const known = read.get(language)
  if (known) return known
  const locale = parseLocale(readTexts(`${language}.json`), language)
  read.set(language, locale)
  return locale
}

/** A stored or chosen language if the product still has it, else null. */
export const knownLanguage = (code: string | null | undefined): Language | null =>
  languages.find((language) => language === code) ?? null

const mainPart = (code: string): string => code.toLowerCase().split('-')[0] ?? ''

/**
 * The product's language for a locale of the chat service.
 * @param locale a code such as `de`, `no`, `en-GB`, `fr`
 * @returns the language that names this locale, else one that shares its main part, else English
 */
export function languageOf(locale: string): Language {
  const codesOf = (language: Language): readonly string[] => [...localeOf(language).discord, localeOf(language).intl]
  return (
    languages.find((language) => codesOf(language).includes(locale)) ??
    languages.find((language) => codesOf(language).some((code) => mainPart(code) === mainPart(locale))) ??
    base
  )
}
