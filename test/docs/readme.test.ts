import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { help } from '../../src/cli/help.js'
import { presetIds } from '../../src/engine/index.js'
import { blocksOf, documents, proseOf, root, textOf } from './documents.js'

const readme = textOf('README.md')
const exists = (file: string): boolean => existsSync(path.join(root, file))

/** The first cells of the rows of a document's tables, without their backticks. */
const firstCells = (file: string): string[] =>
  [...proseOf(file).matchAll(/^ *\| `([^`]+)` +\|/gm)].map(([, cell = '']) => cell)

describe('the README', () => {
  it('is a guide of at most 200 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  })

  it('gives the two commands, each to be copied by itself', () => {
    const commands = blocksOf('README.md').map(({ info, text }) => [info, text.trim()])
    expect(commands).toEqual([
      ['sh', 'npm ci && npm start'],
      ['sh', 'npm ci && npm test'],
    ])
  })

  it('names each command that there is', () => {
    const named = firstCells('README.md').filter((cell) => cell.startsWith('/doko '))
    const files = readdirSync(path.join(root, 'commands'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `/doko ${path.parse(file).name}`)
    expect(named.sort()).toEqual(files.sort())
  })

  it('names each command of the command line', () => {
    const named = [...proseOf('README.md').matchAll(/^\| `([a-z]+) [[-]/gm)].map(([, name]) => name)
    const known = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name)
    expect(named.sort()).toEqual(known.sort())
  })

  it('names each setting of .env.example, and each preset', () => {
    const settings = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(firstCells('README.md').filter((cell) => /^[A-Z_]+$/.test(cell))).toEqual(settings)
    expect(firstCells('README.md').filter((cell) => (presetIds as readonly string[]).includes(cell))).toEqual(presetIds)
  })

  it('keeps every aim that was missed, with the figure of the page of figures', () => {
    const missed = textOf('assets/docs/figures.md')
      .split('\n')
      .filter((line) => line.endsWith('missed |'))
    for (const line of missed) expect(readme.split('\n')).toContain(line)
  })
})

describe.each(documents)('%s', (file) => {
  it('links to what is there', () => {
    const links = [...proseOf(file).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target.split('#')[0] ?? '')
    const own = links.filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    expect(own.filter((target) => !exists(path.join(path.dirname(file), target)))).toEqual([])
  })

  it('names no file or folder that is not there', () => {
    const named = textOf(file).matchAll(/(?<![\w./@-])((?:src|test|assets|commands|migrations|\.github|\.config|\.ci)\/[\w./-]*\w)/g) // prettier-ignore
    expect([...named].map(([, name = '']) => name).filter((name) => !exists(name))).toEqual([])
  })

  it('names no npm script that is not there', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const named = [...textOf(file).matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe('the documents', () => {
  it('stand where the top level stays as it is', () => {
    const ignored = textOf('.gitignore').split('\n').map((line) => line.replace(/\/$/, '')) // prettier-ignore
    const top = readdirSync(root).filter((name) => !name.startsWith('.') && !ignored.includes(name))
    expect(top.filter((name) => !name.endsWith('.log')).sort()).toEqual(
      ['LICENSE', 'README.md', 'assets', 'commands', 'migrations', 'package-lock.json', 'package.json', 'src', 'test', 'tsconfig.json'], // prettier-ignore
    )
  })

  it('list every decision and every layer', () => {
    const folder = path.join(root, 'assets/docs/decisions')
    const records = readdirSync(folder).filter((name) => name !== 'README.md')
    const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([])
    const foldersIn = (place: string): string[] =>
      readdirSync(path.join(root, place), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => `${place}/${entry.name}`)
    const layers = new Set(firstCells('.github/CONTRIBUTING.md'))
    const folders = [...foldersIn('src'), ...foldersIn('src/discord')]
    expect(folders.filter((name) => name !== 'src/cli' && !layers.has(name))).toEqual([])
  })
})
