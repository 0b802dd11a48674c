import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardFaces } from '../../src/discord/road/emojis.js'
import { localeOf } from '../../src/i18n/index.js'
import type { Told } from './new-language-probe.js'

// The steps of adding a language, followed in a copy of the project: one file with twenty sentences, and nothing else.
const header = { '@@locale': 'fr', '@@x-name': 'Français', '@@x-discord': ['fr'] }
const sentences = {
  'button.join': 'Rejoindre',
  'button.start': 'Commencer',
  'button.table-rules': 'Règles',
  'button.cancel': 'Annuler',
  'button.hand': 'Ma main',
  'button.last-trick': 'Dernier pli',
  'button.back': 'Retour',
  'button.pass': 'Passer',
  'button.pause': 'Pause',
  'button.rematch': 'Rejouer',
  'index.K': 'R',
  'suit.C': 'trèfle',
  'suit.S': 'pique',
  'suit.H': 'cœur',
  'suit.D': 'carreau',
  'lobby.games': '{games, plural, one {# partie} other {# parties}}',
  'command.hand.name': 'main',
  'command.hand.description': 'Montre ta main',
  'me.language': 'Langue',
  'me.title': 'Mes réglages',
}

const root = path.resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(path.join(tmpdir(), 'doko-language-'))
const doko = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/src/cli.js', ...args], { cwd: copy, encoding: 'utf8' })

let told: Told

beforeAll(() => {
  for (const part of [
    'src',
    'commands',
    '.config',
    'package.json',
    'tsconfig.json',
    'assets/locales',
    'assets/emojis',
    'test',
  ])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  writeFileSync(path.join(copy, 'assets/locales/fr.json'), JSON.stringify({ ...header, ...sentences }))
  execFileSync(process.execPath, ['.config/build.mjs'], { cwd: copy })
  const probe = ['--import', 'tsx', 'test/i18n/new-language-probe.ts']
  told = JSON.parse(execFileSync(process.execPath, probe, { cwd: copy, encoding: 'utf8' })) as Told
})
afterAll(() => rmSync(copy, { recursive: true }))

it('is one file, and the language is there, also for the compiler', () => {
  expect(told).toMatchObject({ languages: ['de', 'en', 'fr', 'no'], read: ['fr', 'fr', 'en'] })
  const types = readFileSync(path.join(copy, 'src/i18n/messages.d.ts'), 'utf8')
  expect(types).toContain("export type Language = 'de' | 'en' | 'fr' | 'no'")
  expect(types).toContain("export type DiscordLocale = 'de' | 'en-GB' | 'en-US' | 'fr' | 'no'")
})

it('says what it has by its own rules, and all else in English by the English ones', () => {
  expect(told.own).toEqual(['Rejoindre', '0 partie', '\u22121,5'])
  expect(told.english).toEqual(['Add computers', '0 tricks', 'Doppelkopf · Table 1234'])
  expect(told).toMatchObject({ term: true, found: 'fuchs' })
})

it('is offered to people and servers under its own name', () => {
  expect(told.me?.options).toContainEqual({ label: 'Langue: Français', value: 'fr', default: true })
  expect(told.server?.options).toContainEqual(
    expect.objectContaining({ value: 'fr', label: expect.stringContaining('Français') as string }),
  )
})

it('names commands for Discord where it has names, and leaves the others to Discord’s default', () => {
  expect(told.hand).toMatchObject({
    name_localizations: { de: 'blatt', 'en-GB': 'hand', 'en-US': 'hand', fr: 'main', no: 'kort' },
    description_localizations: { fr: 'Montre ta main' },
  })
  expect(told.help).not.toHaveProperty('name_localizations.fr')
})

it('shares the emojis of letters that are drawn, until its own are', () => {
  // Its own words for the suits make names of their own for pictures that are there.
  const own = told.faces.filter((name) => !cardFaces().some((face) => face.name === name))
  expect(told.faces).toEqual(expect.arrayContaining(cardFaces().map(({ name }) => name)))
  expect(own).toHaveLength(20)
  expect(own).toContain('ace_of_coeur')
  expect(told.undrawn).toEqual(['kreuz_koenig_r', 'pik_koenig_r', 'herz_koenig_r', 'karo_koenig_r'])
  expect(told.emojis).toEqual(['king_of_clubs', 'queen_of_trefle', 'ace_of_trefle'])
})

it('has a list of what is missing for its translator, ready to be copied', () => {
  const english = localeOf('en').sentences
  const { status, stdout } = doko('words', 'fr')
  expect(status).toBe(1)
  const lines = stdout.split('\n')
  expect(lines[0]).toBe(`fr (Français): 20 of ${Object.keys(english).length} sentences, 0 of 70 terms`)
  expect(lines).toContain(`  "button.fill": "${english['button.fill']}",`)
  expect(stdout).not.toContain('"button.join"')
  expect(doko('words', 'de').status).toBe(0)
  expect(doko('words', 'xx')).toMatchObject({ status: 2, stdout: '' })
})
