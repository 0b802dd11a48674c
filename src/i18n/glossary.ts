import { base, languages, readTexts } from './locales.js'
import type { Language } from './messages.js'
import { terms } from './terms.js'
import type { Term } from './terms.js'

/** What the glossary says about a term in one language. */
export interface Entry {
  /** Other names of the same thing; outside German the first one is the word that readers know. */
  readonly also: readonly string[]
  readonly text: string
}

/** All terms in alphabetical order of their head words. */
export const termIds = Object.keys(terms) as Term[]

const read = new Map<Language, Readonly<Record<Term, Entry>>>()

/** The explanations that a language has in its own words; none where it has no glossary yet. */
export const ownGlossary = (language: Language): Readonly<Partial<Record<Term, Entry>>> =>
  readTexts(`glossary.${language}.json`) ?? {}

/** The glossary of a language; what it lacks is explained in English. Throws when its file is damaged. */
export function glossary(language: Language): Readonly<Record<Term, Entry>> {
  const known = read.get(language)
  if (known) return known
  const entries = { ...ownGlossary(base), ...ownGlossary(language) } as Readonly<Record<Term, Entry>>
  read.set(language, entries)
  return entries
}

/** Letters and digits only, without case, umlauts and accents: `Schmeißen` and `schmeissen` are one. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Searchable {
  readonly id: Term
  readonly head: string
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

let searchable: readonly Searchable[] | null = null

const prepared = (): readonly Searchable[] =>
  (searchable ??= termIds.map((id) => {
    const entries = languages.map((language) => glossary(language)[id])
    return {
      id,
      head: plainly(terms[id]),
      names: entries.flatMap(({ also }) => also.map(plainly)),
      texts: entries.map(({ text }) => plainly(text)),
    }
  }))

const beginsAWord = (text: string, wanted: string): boolean => ` ${text}`.includes(` ${wanted}`)

/** How well a term fits: 0 is best, null is not at all. */
function distance({ head, names, texts }: Searchable, wanted: string): number | null {
  if (head === wanted) return 0
  if (names.includes(wanted)) return 1
  if (head.startsWith(wanted)) return 2
  if (names.some((name) => name.startsWith(wanted))) return 3
  if (beginsAWord(head, wanted) || names.some((name) => beginsAWord(name, wanted))) return 4
  if (head.includes(wanted) || names.some((name) => name.includes(wanted))) return 5
  return texts.some((text) => beginsAWord(text, wanted)) ? 6 : null
}

/**
 * Finds terms by head word, other names and explanations in all languages; case, umlauts and accents do not matter.
 * @param typed what somebody has typed so far; empty: all terms
 * @returns best fits first, equal ones in alphabetical order
 */
export function findTerms(typed: string): readonly Term[] {
  const wanted = plainly(typed)
  if (wanted === '') return typed.trim() === '' ? termIds : []
  return prepared()
    .flatMap((one) => {
      const far = distance(one, wanted)
      return far === null ? [] : [{ id: one.id, far }]
    })
    .sort((a, b) => a.far - b.far)
    .map(({ id }) => id)
}
