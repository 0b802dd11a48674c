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
  readonly record: { readonly set?: Golden['base']; readonly actions: readonly string[] }
  readonly with: unknown
  readonly without: unknown
}

const lines = readFileSync(new URL('../golden/switches.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const golden = lines.map((line) => JSON.parse(line) as Golden)

/**
 * Switches that concern the table and not the deal: the engine deals, judges and scores the same with and without them, so no
 * record can show what they do; what the table makes of them is tested there.
 */
const concernTheTable: ReadonlySet<SwitchId> = new Set<SwitchId>(['takeBack'])

describe('a switch changes what comes of the same deal', () => {
  test.each(golden.map((one) => [one.switch, one.value, one.why, one] as const))(
    '%s = %s: %s',
    (_id, _value, _why, one) => {
      expect(outcomeOf(one.record)).toEqual(one.with)
      expect(outcomeOf({ ...one.record, set: one.base })).toEqual(one.without)
      expect(one.with).not.toEqual(one.without)
    },
  )

  test('every switch that concerns a deal has such a record, whose value is one that it may have', () => {
    const shown = new Set(golden.map((one) => one.switch))
    expect([...shown].sort()).toEqual(switchIds.filter((id) => !concernTheTable.has(id)).sort())
    for (const one of golden) expect(switches[one.switch].values as readonly SwitchValue[]).toContain(one.value)
  })

  test('a switch that concerns the table changes nothing in any of these deals', () => {
    for (const id of concernTheTable) {
      for (const { record } of golden) {
        const changed = { ...record, set: { ...record.set, [id]: true } }
        expect(outcomeOf(changed)).toEqual(outcomeOf(record))
      }
    }
  })
})
