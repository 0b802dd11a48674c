import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { switches, switchIds } from '../../src/engine/index.js'
import type { SwitchId, SwitchValue } from '../../src/engine/index.js'
import { outcomeOf } from '../support/outcome.js'

/** One deal under two rule sets that differ in one switch; `with` and `without` are what comes of it. */
interface Golden {
  readonly switch: SwitchId
  readonly value: SwitchValue
  /** The other changes from the preset, the same on both sides. */
  readonly base: Readonly<Record<string, SwitchValue>>
  /** What makes the difference, in words. */
  readonly why: string
  readonly record: { readonly actions: readonly string[] }
  readonly with: unknown
  readonly without: unknown
}

const lines = readFileSync(new URL('../golden/switches.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const golden = lines.map((line) => JSON.parse(line) as Golden)

describe('a switch changes what comes of the same deal', () => {
  test.each(golden.map((one) => [one.switch, one.value, one.why, one] as const))(
    '%s = %s: %s',
    (_id, _value, _why, one) => {
      expect(outcomeOf(one.record)).toEqual(one.with)
      expect(outcomeOf({ ...one.record, set: one.base })).toEqual(one.without)
      expect(one.with).not.toEqual(one.without)
    },
  )

  test('every switch of the table has such a deal, whose value is one that it may have', () => {
    expect([...new Set(golden.map((one) => one.switch))].sort()).toEqual([...switchIds].sort())
    for (const one of golden) expect(switches[one.switch].values as readonly SwitchValue[]).toContain(one.value)
  })
})
