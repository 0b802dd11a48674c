import { base, gapsOf, glossary, knownLanguage, languages, localeOf, termIds } from '../i18n/index.js'
import type { Language, Term } from '../i18n/index.js'
import { UsageError } from './help.js'

const entry = (key: string, value: unknown): string => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`

function told(language: Language): { readonly text: string; readonly done: boolean } {
  const { messages, missing, terms, faults } = gapsOf(language)
  const english = localeOf(base).sentences
  const explained = glossary(base)
  const count = `${messages.there} of ${messages.all} sentences, ${termIds.length - terms.length} of ${termIds.length} terms`
  const text = [
    `${language} (${localeOf(language).name}): ${count}\n`,
    ...faults.map(({ key, what }) => `  wrong: ${key}: ${what}\n`),
    missing.length > 0 && `To translate, for ${language}.json:\n`,
    ...missing.map((key) => entry(key, english[key])),
    terms.length > 0 && `To translate, for glossary.${language}.json:\n`,
    ...terms.map((term) => entry(term, explained[term as Term])),
  ]
  return {
    text: text.filter((line) => line !== false).join(''),
    done: missing.length + terms.length + faults.length === 0,
  }
}

/**
 * Prints what languages lack, with the English sentences ready to be copied into their files, and what is wrong in them.
 * @param codes of languages; none: all
 * @returns exit code: 0 when nothing is missing or wrong, else 1
 * @throws UsageError when a language does not exist
 */
export function listGaps(codes: readonly string[]): number {
  const asked = codes.map((code) => {
    const language = knownLanguage(code)
    if (!language) throw new UsageError(`there is no language ${code}; assets/locales has ${languages.join(', ')}`)
    return language
  })
  const reports = (asked.length > 0 ? asked : languages).map(told)
  process.stdout.write(reports.map(({ text }) => text).join(''))
  return reports.every(({ done }) => done) ? 0 : 1
}
