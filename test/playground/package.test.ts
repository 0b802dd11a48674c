import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Package {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const root = path.resolve(import.meta.dirname, '../..')
const home = path.join(root, 'src/playground')
const read = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package
const [own, outer] = [read(home), read(root)]

/** The packages that the sources of the playground import. */
function imported(): Set<string> {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const names = files.flatMap((file) =>
    [
      ...readFileSync(path.join(home, file), 'utf8').matchAll(/^\s*(?:import|export)\b[^'"=();]*\sfrom\s'([^']+)'/gm),
    ].flatMap(([, name]) => /^(?:@[^/.]+\/)?[^./][^/]*/.exec(name ?? '')?.[0] ?? []),
  )
  return new Set(names.filter((name) => !name.startsWith('node:')))
}

it('declares each package that it imports, and no other', () => {
  expect([...imported()].sort()).toEqual(Object.keys(own.dependencies).sort())
})

it('names exact versions, the same as the project around it', () => {
  const around = { ...outer.dependencies, ...outer.devDependencies }
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(around[name] ?? version, name).toBe(version)
  }
})
