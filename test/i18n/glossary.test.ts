import { describe, expect, it } from 'vitest'
import { findTerms, glossary, termIds, terms } from '../../src/i18n/index.js'
import { readTexts } from '../../src/i18n/locales.js'

describe('the glossary', () => {
  it('has at least sixty terms with different head words, in alphabetical order', () => {
    expect(termIds.length).toBeGreaterThanOrEqual(60)
    const heads = termIds.map((id) => terms[id])
    expect(new Set(heads.map((head) => head.toLowerCase())).size).toBe(heads.length)
    expect([...heads].sort((a, b) => a.localeCompare(b, 'de'))).toEqual(heads)
  })

  it.each(['de', 'en', 'no'] as const)('explains every term and no other in %s, in whole sentences', (language) => {
    expect(Object.keys(readTexts(`glossary.${language}.json`) as object).sort()).toEqual([...termIds].sort())
    for (const id of termIds) {
      const { also, text } = glossary(language)[id]
      expect(text, id).toMatch(/^\p{Lu}.{20,600}\.$/u)
      expect(text, id).not.toMatch(/!|—| {2}|\.\.\./)
      if (language !== 'de') expect(also.length, id).toBeGreaterThan(0)
      for (const name of also) expect(name.trim(), id).not.toBe('')
    }
  })
})

describe('looking terms up', () => {
  it('asks neither for case nor for umlauts', () => {
    for (const typed of ['schmeißen', 'SCHMEISSEN', 'Schmeissen']) expect(findTerms(typed)[0], typed).toBe('schmeissen')
    for (const typed of ['Übernehmen', 'ubernehmen']) expect(findTerms(typed)[0], typed).toBe('uebernehmen')
    expect(findTerms('kløverdamene')[0]).toBe('alte')
    expect(findTerms('KLOVERDAMENE')[0]).toBe('alte')
  })

  it('finds head words first, then other names, then explanations of any language', () => {
    expect(findTerms('fuchs').slice(0, 2)).toEqual(['fuchs', 'fuchsamend'])
    expect(findTerms('wedding')[0]).toBe('hochzeit')
    expect(findTerms('griser')[0]).toBe('schweinchen')
    expect(findTerms('pauli')[0]).toBe('karlchen')
    expect(findTerms('so').slice(0, 2)).toEqual(['solist', 'solo'])
    expect(findTerms('book keeping')).toContain('minuspunkte')
  })

  it('finds every term by its head word, everything by nothing and nothing by nonsense', () => {
    for (const id of termIds) expect(findTerms(terms[id])[0], id).toBe(id)
    expect(findTerms(' ')).toEqual(termIds)
    expect(findTerms('?!')).toEqual([])
    expect(findTerms('qwertz')).toEqual([])
  })
})
