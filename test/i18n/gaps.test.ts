import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../src/i18n/gaps.js'
import { localeOf } from '../../src/i18n/index.js'
import { parseLocale } from '../../src/i18n/locales.js'
import { placeholdersOf } from '../../src/i18n/placeholders.js'

const english = localeOf('en').sentences
const whatIsWrong = (key: string, sentence: string) => faultsOf({ [key]: sentence }, english).map(({ what }) => what)

describe('a translator is told', () => {
  it.each([
    ['button.jion', 'Rejoindre', 'there is no such message'],
    ['button.join', ' ', 'is empty'],
    ['button.join', 'Rejoindre cette table maintenant', 'more than 24 characters'],
    ['lobby.title', 'Doppelkopf', 'placeholders differ from the English ones: number'],
    ['lobby.title', 'Doppelkopf · {numero}', 'placeholders differ from the English ones: numero, number'],
    ['table.dealer', '{name, plural, other {#}}', 'placeholders differ from the English ones: name'],
    ['lobby.title', 'Doppelkopf · {number', 'cannot be read'],
    ['command.hand.name', 'Ma main', 'is no name of a command'],
    ['command.hand.name', english['command.table.name'] ?? '', 'is also the name under command.table.name'],
    ['command.hand.description', 'x'.repeat(101), 'more than 100 characters'],
  ])('what is wrong: %s: %s', (key, sentence, what) => {
    expect(whatIsWrong(key, sentence)).toEqual([expect.stringContaining(what)])
  })

  it.each([
    ['lobby.title', 'Doppelkopf · {number}'],
    ['lobby.games', '{games} parties'],
    ['rules.bock.lost', '{call, select, re {Re} other {Re ou Kontra}} perdu'],
    ['command.hand.name', 'main'],
  ])('nothing where nothing is wrong: %s: %s', (key, sentence) => {
    expect(whatIsWrong(key, sentence)).toEqual([])
  })
})

it('a file says which language it is, or what it lacks', () => {
  const header = { '@@locale': 'fr', '@@x-name': 'Français', '@@x-discord': ['fr'] }
  expect(parseLocale({ ...header, 'button.join': 'Rejoindre' }, 'fr')).toEqual({
    intl: 'fr', name: 'Français', discord: ['fr'], sentences: { 'button.join': 'Rejoindre' },
  }) // prettier-ignore
  expect(() => parseLocale({ ...header, '@@x-name': undefined }, 'fr')).toThrow('fr.json has to begin with')
  expect(() => parseLocale(null, 'fr')).toThrow('fr.json has to begin with')
  expect(() => parseLocale({ ...header, 'button.join': 7 }, 'fr')).toThrow('under "button.join"')
})

it('the English sentences say what kind each placeholder is', () => {
  const kinds = (sentence: string) => Object.fromEntries(placeholdersOf(sentence))
  expect(kinds('{name} of {count, plural, one {# in {place}} other {#}}, {seat, number, integer}')).toEqual({
    name: 'text', count: 'number', place: 'text', seat: 'number',
  }) // prettier-ignore
  expect(kinds('{who, select, all {All} some {Some of {names}} other {}}')).toEqual({
    who: ['all', 'some'], names: 'text',
  }) // prettier-ignore
  expect(kinds('{who, select, all {All} other {Some}}')).toEqual({ who: 'text' })
  expect(kinds("Nothing, '{quoted}' # neither")).toEqual({})
})
