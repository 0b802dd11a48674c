import { describe, expect, test } from 'vitest'
import { changedSwitches, checkRules, presets, switches, switchIds } from '../../../src/engine/index.js'
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
    [{ preset: ['ddv'], set: {} }, 'object'],
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

  test('the switches that were changed, with their values, whether or not they differ from the preset', () => {
    const set = { nines: true, secondDulle: 'second' }
    expect(changedSwitches({ preset: 'ddv', set })).toEqual(Object.entries(set))
    expect(changedSwitches(presets.ddv)).toEqual([])
  })

  test('every value of every switch is known, and each preset’s own value is one of them', () => {
    for (const id of switchIds) {
      const { values, defaults }: { values: readonly unknown[]; defaults: object } = switches[id]
      expect(new Set(values).size).toBe(values.length)
      for (const value of Object.values(defaults)) expect(values).toContain(value)
    }
  })

  test.each<[RuleSet['set'], string, string]>([
    [{ superschweine: 'zehn' }, 'superschweine', 'schweine'],
    [{ superschweine: 'zehn', schweine: 'firstOnly' }, 'superschweine', 'schweine'],
    [{ superschweine: 'neun', schweine: 'both', nines: false }, 'superschweine', 'nines'],
    [{ armutNine: true, nines: false }, 'armutNine', 'nines'],
    [{ kartenabgabe: true }, 'kartenabgabe', 'armut'],
    [{ schmeissenNines: 5, nines: false }, 'schmeissenNines', 'nines'],
    [{ schmeissenNinesKings: 7, nines: false }, 'schmeissenNinesKings', 'nines'],
    [{ karlchenCaught: 'anyTrump', karlchen: false }, 'karlchenCaught', 'karlchen'],
    [{ score: 'minus' }, 'score', 'bookKeeping'],
    [{ score: 'minus', bookKeeping: 'onlyMinus', soloTriple: 'whenWon' }, 'soloTriple', 'score'],
    [{ score: 'minus', bookKeeping: 'onlyMinus', reKontra: 'double' }, 'reKontra', 'score'],
    [{ score: 'minus', bookKeeping: 'onlyMinus', feigheit: true }, 'feigheit', 'score'],
  ])('%j cannot stand: %s clashes with %s', (set, what, other) => {
    expect(refused({ preset: 'hausrunde', set })).toEqual({ code: 'switch-conflict', what, other })
  })

  test.each<RuleSet['set']>([
    { superschweine: 'neun', schweine: 'both' },
    { superschweine: 'zehn', schweine: 'secondOnly', nines: false },
    { superschweine: 'koenig', schweine: 'auto' },
    { armutNine: true },
    { kartenabgabe: true, armut: false },
    { karlchenCaught: 'karoDame' },
    { karlchen: false },
    { score: 'minus', bookKeeping: 'onlyMinus' },
    { score: 'tournament', soloTriple: 'whenWon', reKontra: 'doubleGame', feigheit: true },
  ])('%j stands', (set) => expect(refused({ preset: 'hausrunde', set })).toBeNull())
})
