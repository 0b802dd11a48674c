import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { patience } from '../support/patience.js'

const root = path.resolve(import.meta.dirname, '..')

/** Every file of tests and of what they share; benches and the soak measure time, and are run apart as the making of pictures is. */
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  .filter((file) => !/^(bench|soak|readme)\//.test(file) && file !== 'laws/speed.test.ts')

/** What makes a test pass on a quick machine and fail on a slow one. */
const hasty: Readonly<Record<string, RegExp>> = {
  'a limit of its own for a test or hook': /^\s*\}?,\s*\d[\d_]*\s*\)\s*$/m,
  'a limit of its own for a wait': /\btimeout:\s*\d/,
  'a limit set in passing': /\b(setConfig|setDefaultTimeout|setDefaultNavigationTimeout|setTimeout)\(\s*(\{|\d)/,
  'a sleep': /setTimeout\(\s*(resolve|done|\(\) => resolve)|from 'node:timers\/promises'|waitForTimeout/,
  'a measured time that is compared': /expect\([^)]*(performance\.now|Date\.now|hrtime)/,
}

it.each(Object.entries(hasty))('no test knows %s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

it.each([
  ['a limit of its own for a test or hook', "it('x', () => {\n  go()\n}, 5000)"],
  ['a limit of its own for a wait', 'vi.waitFor(check, { timeout: 5 })'],
  ['a limit set in passing', 'vi.setConfig({ testTimeout: 5 })'],
  ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 5))'],
  ['a measured time that is compared', 'expect(performance.now() - begun).toBeLessThan(50)'],
])('the search finds %s', (what, sample) => {
  expect(hasty[what]?.test(sample)).toBe(true)
})

it('what hangs is given up after a quarter of an hour', () => {
  expect(patience).toBeGreaterThanOrEqual(900_000)
})
