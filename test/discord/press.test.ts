import fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allPresses } from '../../src/discord/features/all-presses.js'
import { playPress } from '../../src/discord/features/play/buttons.js'
import {
  gameField,
  press,
  Presses,
  row,
  slotField,
  stateField,
  tableField,
  versionField,
} from '../../src/discord/road/press.js'
import type { Field, Fields, Press } from '../../src/discord/road/press.js'
import { acknowledge } from '../../src/discord/road/reply.js'
import { decodePress } from '../support/presses.js'

import path from 'node:path'

const features = path.resolve(import.meta.dirname, '../../src/discord/features')

const isPress = (value: unknown): value is Press<Fields> => typeof value === 'function' && 'verb' in value

/** Every kind of press that a feature defines. */
async function allKinds(): Promise<readonly Press<Fields>[]> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(features, file))) as Record<string, unknown>),
  )
  return modules.flatMap((module) => Object.values(module).filter(isPress))
}

/** Values that a field may have. */
function valuesOf(field: Field<string> | Field<number>): fc.Arbitrary<string | number> {
  if (field.known) return fc.constantFrom(...field.known)
  if (field === tableField)
    return fc.base64String({ minLength: 12, maxLength: 12 }).map((id) => id.replace(/[^A-Za-z0-9]/g, '_'))
  if (field === versionField) return fc.nat({ max: 36 ** 6 })
  if (field === gameField) return fc.integer({ min: 1, max: 9999 })
  if (field === slotField) return fc.nat({ max: 19 })
  if (field === stateField) return fc.string({ maxLength: 80 })
  throw new Error('A field whose values this test does not know')
}

const kinds = await allKinds()
const one = fc.constantFrom(...kinds).chain((kind) => {
  const fields = Object.entries(kind.fields).map(([name, field]) => [name, valuesOf(field)] as const)
  return fc.record(Object.fromEntries(fields)).map((values) => ({ kind, values }))
})
const idOf = ({ kind, values }: { kind: Press<Fields>; values: Record<string, string | number> }): string =>
  kind(values)

describe('custom ids', () => {
  it('round-trip and fit into 100 characters', () => {
    fc.assert(
      fc.property(one, (pressed) => {
        const id = idOf(pressed)
        expect(id.length).toBeLessThanOrEqual(100)
        expect(id.length).toBeGreaterThan(0)
        expect(pressed.kind.read(id)).toEqual(pressed.values)
      }),
      { numRuns: 2000 },
    )
  })

  it('are all answered, each by the row of its verb', () => {
    expect(new Set(allPresses.map(({ verb }) => verb))).toEqual(new Set(kinds.map(({ verb }) => verb)))
    fc.assert(
      fc.property(one, (pressed) => {
        const read = new Presses(allPresses).read(idOf(pressed))
        expect(read).toMatchObject({ verb: pressed.kind.verb, values: pressed.values })
      }),
      { numRuns: 500 },
    )
  })

  it('differ for the two copies of one card', () => {
    const [first, second] = [3, 4].map((slot) => playPress({ table: 'abcdefghijkl', version: 7, slot, card: 'HT' }))
    expect(first).not.toBe(second)
  })

  it('never throw, whatever they are, and what they read they write again', () => {
    const damaged = fc.tuple(one, fc.nat(), fc.string({ maxLength: 3 })).map(([pressed, at, text]) => {
      const id = idOf(pressed)
      const cut = at % (id.length + 1)
      return id.slice(0, cut) + text + id.slice(cut + 1)
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), (id) => {
        for (const kind of kinds) {
          const values = kind.read(id)
          if (values) expect(kind(values)).toBe(id)
        }
        decodePress(id)
      }),
      { numRuns: 3000 },
    )
  })

  it('never share a verb, and are never longer than Discord takes', () => {
    const twice = row(press('twice', {}), () => acknowledge)
    expect(() => new Presses([twice, twice])).toThrow('twice')
    const page = press('page:x', { state: stateField })
    expect(page({ state: 'y'.repeat(90) }).length).toBe(100)
    expect(() => page({ state: 'y'.repeat(91) })).toThrow('too long')
  })

  it.each([
    ['another version', 'd2:join:abcdefghijkl'],
    ['another bot', 'vote:3'],
    ['nothing', ''],
    ['no table', 'd1:join'],
    ['an unknown verb', 'd1:dance:abcdefghijkl'],
    ['a name that every object has', 'd1:constructor:abcdefghijkl'],
    ['another such name', 'd1:__proto__:abcdefghijkl'],
    ['too many parts', 'd1:join:abcdefghijkl:1'],
    ['too many parts of a play', 'd1:play:abcdefghijkl:1:3:HT:x'],
    ['an unknown card', 'd1:play:abcdefghijkl:1:3:H1'],
    ['a slot that is none', 'd1:play:abcdefghijkl:1:-3:HT'],
    ['a version that is none', 'd1:healthy:abcdefghijkl:!!'],
    ['no version', 'd1:healthy:abcdefghijkl'],
    ['an unknown reservation', 'd1:reserve:abcdefghijkl:1:nullspiel'],
    ['an unknown call', 'd1:announce:abcdefghijkl:1:contra'],
    ['an unknown page', 'd1:page:news:1'],
    ['an empty table', 'd1:join:'],
  ])('with %s mean nothing', (_, id) => {
    expect(decodePress(id)).toBeNull()
  })
})
