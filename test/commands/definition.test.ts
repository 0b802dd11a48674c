import path from 'node:path'
import { expect, it } from 'vitest'
import { loadCommands } from '../../src/discord/road/loader.js'
import { definitionOf } from '../../src/discord/road/register.js'

const folder = path.resolve(import.meta.dirname, '../../commands')

/** Characters that count: of each name, description and choice the longest of its languages. */
function counted(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  const one = part as Record<string, unknown>
  const longest = (field: string): number => {
    const others = Object.values((one[`${field}_localizations`] ?? {}) as Record<string, unknown>)
    return Math.max(0, ...[one[field], ...others].map((text) => (typeof text === 'string' ? text.length : 0)))
  }
  const value = typeof one['value'] === 'string' ? one['value'].length : 0
  const inner = [one['options'], one['choices']].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  return longest('name') + longest('description') + value + inner.reduce<number>((sum, each) => sum + counted(each), 0)
}

it('stays within the 8000 characters of a command, and within 25 subcommands and choices', async () => {
  const commands = await loadCommands(folder)
  const definition = definitionOf(commands.values(), ['easy', 'strong', 'random'])
  expect(counted(definition)).toBeGreaterThan(1000)
  expect(counted(definition)).toBeLessThanOrEqual(8000)
  expect(definition.options?.length).toBe(commands.size)
  expect(commands.size).toBeLessThanOrEqual(25)
})
