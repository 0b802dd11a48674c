import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What of a table others may see: never the table itself, its steps or how it runs, where the seed is at hand. */
const tableDoors = ['company', 'custody', 'ids', 'intent', 'last-trick', 'ports', 'quiet', 'review', 'scene', 'service', 'tip', 'view', 'zone'].map((door) => `src/table/${door}`) // prettier-ignore

/** What a layer may import: other layers (or single files), and npm packages. `node:` modules count as the package "node". */
const layers: Record<string, { layers: string[]; packages: string[] }> = {
  'src/engine': { layers: [], packages: [] },
  'src/players': { layers: ['src/engine/index'], packages: [] },
  'src/table': { layers: ['src/engine/index', 'src/engine/debug'], packages: ['node', 'lru-cache', 'p-queue', 'pino'] },
  'src/ledger': {
    layers: ['src/engine/index', 'src/table/ports', 'src/table/company', 'src/table/custody', 'src/table/intent', 'src/table/view'], // prettier-ignore
    packages: ['node', '@photostructure/sqlite', 'drizzle-orm', 'zod'],
  },
  'src/render': { layers: ['src/engine/index'], packages: ['node', '@napi-rs/canvas', 'lru-cache', 'p-queue'] },
  'src/i18n': { layers: ['assets/locales'], packages: ['node', 'intl-messageformat'] },
  'src/discord': {
    layers: ['src/engine/index', ...tableDoors, 'src/render', 'src/i18n'],
    packages: ['node', 'discord.js', 'lru-cache', 'pino'],
  },
  commands: { layers: ['src/engine/index', ...tableDoors, 'src/i18n', 'src/discord'], packages: ['discord.js'] },
  'src/playground': {
    layers: [],
    packages: ['node', 'hono', '@hono/node-server', 'ws', 'discord-api-types', 'discord-api-spec', 'zod', 'pino'],
  },
}

interface Import {
  readonly file: string
  readonly target: string
  readonly typeOnly: boolean
}

const filesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))

const importPattern =
  /^\s*(import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(importPattern)].map((match) => {
    const name = match[3] ?? match[4] ?? ''
    const target = name.startsWith('.')
      ? path.join(path.dirname(file), name).replace(/\.(js|ts)$/, '')
      : name.startsWith('node:')
        ? 'node'
        : (/^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name)
    return { file, target, typeOnly: match[2] !== undefined }
  })
}

const all = [...filesUnder('src'), ...filesUnder('commands')]
const imports = all.flatMap(importsOf)
const within = (target: string, place: string) => target === place || target.startsWith(place + '/')

describe('the import law', () => {
  for (const [layer, allowed] of Object.entries(layers)) {
    test(`${layer} imports only what it may`, () => {
      const wrong = imports
        .filter(({ file }) => within(file, layer))
        .filter(({ target }) => {
          if (within(target, layer)) return false
          const inside =
            target.includes('/') &&
            (target.startsWith('src/') || target.startsWith('commands/') || target.startsWith('assets/'))
          return inside ? !allowed.layers.some((place) => within(target, place)) : !allowed.packages.includes(target)
        })
        .map(({ file, target }) => `${file} -> ${target}`)
      expect(wrong).toEqual([])
    })
  }

  test('what tells the secrets of a deal as text is for tests, the command line and whoever prints a table', () => {
    const users = imports.filter(({ target }) => target === 'src/engine/debug')
    expect([...new Set(users.map(({ file }) => file))].sort()).toEqual(['src/cli/show.ts'])
  })

  test('only one file imports the canvas', () => {
    const files = new Set(imports.filter(({ target }) => target === '@napi-rs/canvas').map(({ file }) => file))
    expect([...files]).toEqual(['src/render/canvas.ts'])
  })

  test('switches are read in engine/rules and nowhere else', () => {
    const outside = all.filter((file) => !within(file, 'src/engine/rules') && !within(file, 'src/playground'))
    const reads = (file: string): boolean => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const engine = within(file, 'src/engine') && /\b(optionsOf|switchValue)\(|\.options\b/.test(text)
      return engine || /\brules\.set\b|\.set\[/.test(text)
    }
    expect(outside.filter(reads)).toEqual([])
  })

  /** What hands out the value of any switch. Menus list all of them alike, and so does nothing else. */
  const door = 'src/discord/look/switches.ts'
  const byData = ['optionsOf', 'Options', 'changedSwitches', 'differencesOf', 'switches', 'switchIds', 'switchesIn']
  const handles = new Set([...byData, 'switchNamed', 'switchValue', 'valuesOf', 'withSwitch'])

  test('beyond the engine one file takes rule sets as data, and nobody asks there for a switch by its name', () => {
    const beyond = all.filter((file) => !within(file, 'src/engine') && !within(file, 'src/playground'))
    const texts = beyond.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
    const takes = (text: string): boolean =>
      [...text.matchAll(/\{([^{}]*)\}\s*from\s*'[^']*engine\/index\.js'/g)].some(([, names = '']) =>
        names.split(',').some((name) => handles.has(name.trim().split(' ')[0] ?? '')),
      )
    expect(texts.filter(([, text]) => takes(text)).map(([file]) => file)).toEqual([door])
    const byName = /\b(switchValue|valuesOf|withSwitch|changedSwitches|differencesOf)\([^()]*'/
    expect(texts.filter(([, text]) => byName.test(text)).map(([file]) => file)).toEqual([])
  })

  test('there are no cycles at run time', () => {
    const edges = new Map<string, string[]>()
    for (const file of all) {
      const from = file.replace(/\.ts$/, '')
      edges.set(
        from,
        importsOf(file)
          .filter((edge) => !edge.typeOnly)
          .map((edge) => edge.target),
      )
    }
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const visit = (node: string, trail: string[]): void => {
      if (state.get(node) === 'done' || !edges.has(node)) return
      if (state.get(node) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '))
        return
      }
      state.set(node, 'open')
      for (const next of edges.get(node) ?? []) visit(next, [...trail, node])
      state.set(node, 'done')
    }
    for (const node of edges.keys()) visit(node, [])
    expect(cycles).toEqual([])
  })
})
