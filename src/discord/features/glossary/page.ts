import { glossary, terms } from '../../../i18n/index.js'
import type { Language, T, Term } from '../../../i18n/index.js'
import { dots, lines, page } from '../../look/parts.js'
import type { Page } from '../../road/message.js'

/** The most characters of a choice's name. */
const choiceLimit = 100

/** Head word, followed by the reader's own word where German is not theirs: `Fuchs · fox`. */
export function termName(term: Term, language: Language): string {
  const [own] = language === 'de' ? [] : glossary(language)[term].also
  return dots(terms[term], own !== terms[term] && own).slice(0, choiceLimit)
}

/** What a term means. */
export function presentTerm(term: Term, t: T): Page {
  const { also, text } = glossary(t.language)[term]
  return page({
    head: lines(`**${terms[term]}**`, also.length > 0 && `-# ${t('glossary.also', { names: also.join(', ') })}`, text),
  })
}

/** A word that the glossary does not have. */
export const presentUnknownTerm = (typed: string, t: T): Page =>
  page({ head: t('glossary.unknown', { typed: typed.replace(/[`*_~|<>@\\]/g, '').slice(0, 60) }) })
