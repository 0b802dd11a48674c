// What the program does with a language beside its own three: new-language.test.ts runs this in a copy of the project.
import path from 'node:path'
import { presentMe } from '../../src/discord/features/me/page.js'
import { presentServerSettings } from '../../src/discord/features/settings/page.js'
import { cardFaces, emojiName, wantedFaces } from '../../src/discord/road/emojis.js'
import { loadCommands } from '../../src/discord/road/loader.js'
import { definitionOf } from '../../src/discord/road/register.js'
import { findTerms, glossary, knownLanguage, languageOf, languages, translator } from '../../src/i18n/index.js'
import { usualServerSettings, usualSettings } from '../../src/table/ports.js'
import { selectsOf } from '../discord/present/support.js'
import { plainLook } from '../support/plain-look.js'

const added = knownLanguage('fr')
if (!added) throw new Error('There is no French.')
const t = translator(added)
const commands = await loadCommands(path.resolve(import.meta.dirname, '../../commands'))
const definition = definitionOf(commands.values(), ['easy'])
const subcommand = (name: string) => definition.options?.find((option) => option.name === name)
const faces = cardFaces().map(({ name }) => name)
const server = { tab: 'shown', levels: [], saved: false, rules: '' } as const

const told = {
  languages,
  read: ['fr', 'fr-CA', 'it'].map(languageOf),
  own: [t('button.join'), t('lobby.games', { games: 0 }), t.number(-1.5, 1)],
  english: [t('button.fill'), t('table.tricks', { count: 0 }), t('lobby.title', { number: 1234 })],
  me: selectsOf(presentMe({ ...usualSettings, language: added }, t, { look: plainLook, saved: false }))[0],
  server: selectsOf(presentServerSettings(usualServerSettings, t, server))[0],
  hand: subcommand('hand'),
  help: subcommand('help'),
  faces,
  undrawn: wantedFaces().flatMap(({ name, file }) => (faces.includes(name) ? [] : [file])),
  emojis: (['CK', 'CQ', 'CA'] as const).map((card) => emojiName(card, added)),
  term: glossary(added).fuchs.text === glossary('en').fuchs.text,
  found: findTerms('fox')[0],
}

export type Told = typeof told
process.stdout.write(JSON.stringify(told))
