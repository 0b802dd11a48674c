import { ownGlossary } from './glossary.js'
import { base, localeOf } from './locales.js'
import type { Language } from './messages.js'
import { placeholdersOf } from './placeholders.js'
import { terms } from './terms.js'

type Sentences = Readonly<Record<string, string>>

/** A message that cannot stay as it is, and why, for the translator. */
export interface Fault {
  readonly key: string
  readonly what: string
}

/** How far a language has come. */
export interface Gaps {
  /** How many messages there are, and how many of them the language has. */
  readonly messages: { readonly all: number; readonly there: number }
  /** Messages that are said in English meanwhile. */
  readonly missing: readonly string[]
  /** Terms of the glossary that are explained in English meanwhile. */
  readonly terms: readonly string[]
  /** Messages that do not exist, that the program could not fill or that the chat service would refuse. */
  readonly faults: readonly Fault[]
}

/** The most characters of a button, and of a command's description; Discord sets the second. */
const [buttonLimit, descriptionLimit] = [24, 100]

function placeholderFault(sentence: string, english: string): string | null {
  try {
    const [own, needed] = [placeholdersOf(sentence), placeholdersOf(english)]
    const wrong = [...new Set([...own.keys(), ...needed.keys()])].filter(
      (name) => !own.has(name) || !needed.has(name) || (own.get(name) === 'number' && needed.get(name) !== 'number'),
    )
    return wrong.length === 0 ? null : `placeholders differ from the English ones: ${wrong.join(', ')}`
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

const isSubcommandName = (key: string): boolean => /^command\.(?!doko\.)\w+\.name$/.test(key)

function limitFault(key: string, sentence: string, sentences: Sentences): string | null {
  if (sentence.trim() === '') return 'is empty'
  if (key.startsWith('button.') && sentence.length > buttonLimit) return `has more than ${buttonLimit} characters`
  if (!key.startsWith('command.')) return null
  if (!key.endsWith('.name'))
    return sentence.length > descriptionLimit ? `has more than ${descriptionLimit} characters` : null
  if (!/^[-_\p{L}\p{N}]{1,32}$/u.test(sentence) || sentence !== sentence.toLowerCase())
    return 'is no name of a command: up to 32 small letters, digits, - and _'
  const twin =
    isSubcommandName(key) &&
    Object.keys(sentences).find((other) => other !== key && isSubcommandName(other) && sentences[other] === sentence)
  return twin ? `is also the name under ${twin}` : null
}

/** What is wrong with the sentences that there are; those of `english` say what each message needs. */
export function faultsOf(own: Sentences, english: Sentences): readonly Fault[] {
  const all = { ...english, ...own }
  return Object.entries(own).flatMap(([key, sentence]) => {
    const wanted = english[key]
    if (wanted === undefined) return [{ key, what: 'there is no such message' }]
    const what = placeholderFault(sentence, wanted) ?? limitFault(key, sentence, all)
    return what === null ? [] : [{ key, what }]
  })
}

/**
 * What a language lacks and what is wrong in it, for its translators.
 * @throws Error when one of its files is damaged
 */
export function gapsOf(language: Language): Gaps {
  const [own, english] = [localeOf(language).sentences, localeOf(base).sentences]
  const keys = Object.keys(english)
  const missing = keys.filter((key) => own[key] === undefined)
  const explained = ownGlossary(language)
  return {
    messages: { all: keys.length, there: keys.length - missing.length },
    missing,
    terms: Object.keys(terms).filter((term) => !(term in explained)),
    faults: faultsOf(own, english),
  }
}
