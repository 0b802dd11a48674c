import { describe, expect, test } from 'vitest'
import { checkRules, presets, switches, switchIds } from '../../../src/engine/index.js'
import type { RuleSet } from '../../../src/engine/index.js'

describe('a rule set is checked', () => {
  const refused = (rules: unknown): unknown => {
    const checked = checkRules(rules as RuleSet)
    return checked.ok ? null : checked.refusal
  }

  test('the presets stand, and a rule set without changes is its preset', () => {
    for (const rules of Object.values(presets)) {
      expect(checkRules(rules)).toEqual({ ok: true, value: rules })
      const plain = checkRules({ preset: rules.preset, set: {} })
      expect(plain.ok && plain.value === rules).toBe(true)
      const bare = checkRules({ preset: rules.preset } as RuleSet)
      expect(bare.ok && bare.value === rules).toBe(true)
    }
  })

  test.each<[unknown, string]>([
    [null, 'object'],
    [undefined, 'undefined'],
    ['ddv', 'string'],
    [{ preset: 'skat', set: {} }, 'skat'],
    [{ preset: 'toString', set: {} }, 'toString'],
    [{ preset: 4, set: {} }, 'number'],
    [{ set: {} }, 'undefined'],
  ])('%j names no preset', (rules, what) => expect(refused(rules)).toEqual({ code: 'unknown-rules', what }))

  test.each([[[]], ['all'], [7], [false]])('changes must be an object, not %j', (set) => {
    expect(refused({ preset: 'ddv', set })).toEqual({ code: 'malformed', what: 'set' })
  })

  test('an unknown switch and a value that it cannot have are refused by name', () => {
    expect(refused({ preset: 'ddv', set: { toString: true } })).toEqual({ code: 'unknown-switch', what: 'toString' })
    expect(refused({ preset: 'ddv', set: { nines: 1 } })).toEqual({
      code: 'bad-switch-value',
      what: 'nines',
      allowed: 'true, false',
    })
    expect(refused({ preset: 'ddv', set: { armutTrumps: 5 } })).toMatchObject({ allowed: '1, 2, 3, 4' })
    expect(refused({ preset: 'ddv', set: { armutTrumps: 0 } })).toMatchObject({ code: 'bad-switch-value' })
    expect(refused({ preset: 'ddv', set: { secondDulle: 'Second' } })).toMatchObject({
      allowed: 'first, second, secondExceptLast',
    })
  })

  test('the accepted copy has the changes, is frozen, and the given one is left alone', () => {
    const set = { nines: false, secondDulle: 'second' }
    const checked = checkRules({ preset: 'ddv', set })
    expect(checked).toEqual({ ok: true, value: { preset: 'ddv', set } })
    if (!checked.ok) return
    expect([Object.isFrozen(checked.value), Object.isFrozen(checked.value.set), Object.isFrozen(set)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('every value of every switch is known, and each preset’s own value is one of them', () => {
    for (const id of switchIds) {
      const { values, defaults }: { values: readonly unknown[]; defaults: object } = switches[id]
      expect(new Set(values).size).toBe(values.length)
      for (const value of Object.values(defaults)) expect(values).toContain(value)
    }
  })
})
