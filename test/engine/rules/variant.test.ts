import { describe, expect, test } from 'vitest'
import { presets } from '../../../src/engine/index.js'
import type { RuleSet } from '../../../src/engine/index.js'
import { variantOf } from '../../../src/engine/rules/variant.js'
import { face, variant } from './support.js'

describe('a compiled rule set', () => {
  test('deals twelve cards, ten without Neunen', () => {
    expect([variant('ddv').handSize, variant('willi').handSize]).toEqual([12, 10])
    expect([variant('ddv').nines, variant('willi').nines]).toEqual([true, false])
  })

  test('offers the Soli that are switched on', () => {
    expect(variant('ddv').soli).toHaveLength(7)
    expect(variant('hausrunde').soli).toEqual(['damensolo', 'bubensolo', 'fleischlos'])
    expect(variant('willi', { bubensolo: false }).soli).toEqual(['damensolo'])
    const farbsoli = { damensolo: false, bubensolo: false, fleischlos: false }
    expect(variant('ddv', farbsoli).soli).toEqual(['kreuzsolo', 'piksolo', 'herzsolo', 'karosolo'])
  })

  test('has Pflichtsoli only where there is a Solo to play', () => {
    const none = { farbsoli: false, damensolo: false, bubensolo: false, fleischlos: false }
    expect(variant('ddv').pflichtsolo).toBe(true)
    expect(variant('ddv', none).pflichtsolo).toBe(false)
    expect(variant('norsk').pflichtsolo).toBe(false)
  })

  test('may bind a seat on turn where there is a Genscher or a Pflichtansage', () => {
    expect(variant('hausrunde').duties).toBe(false)
    expect(variant('hausrunde', { genscher: true }).duties).toBe(true)
    expect(variant('hausrunde', { pflichtansage: 30 }).duties).toBe(true)
  })

  test('knows the face of its Superschweine', () => {
    const found = (superschweine: string): number => variant('hausrunde', { schweine: 'both', superschweine }).superFace
    expect(['off', 'zehn', 'neun', 'koenig'].map(found)).toEqual([-1, face('DT'), face('D9'), face('DK')])
  })

  test('is made once for a rule set that cannot change', () => {
    const frozen: RuleSet = Object.freeze({ preset: 'ddv', set: Object.freeze({ secondDulle: 'second' }) })
    const [first, second] = [variantOf(frozen), variantOf(frozen)]
    expect(first.ok && second.ok && first.value === second.value).toBe(true)
    const [preset, again] = [variantOf(presets.norsk), variantOf({ preset: 'norsk', set: {} })]
    expect(preset.ok && again.ok && preset.value === again.value).toBe(true)
  })

  test('follows a rule set that was changed since', () => {
    const dulle = (rules: RuleSet): string => {
      const made = variantOf(rules)
      return made.ok ? made.value.options.secondDulle : made.refusal.code
    }
    const set = { secondDulle: 'second' }
    const open = { preset: 'ddv', set } as const
    const shell = Object.freeze({ preset: 'ddv', set } as const)
    expect([dulle(open), dulle(shell)]).toEqual(['second', 'second'])
    set.secondDulle = 'first'
    expect([dulle(open), dulle(shell)]).toEqual(['first', 'first'])
    const swapped: { preset: 'ddv'; set: RuleSet['set'] } = {
      preset: 'ddv',
      set: Object.freeze({ secondDulle: 'second' }),
    }
    expect(dulle(swapped)).toBe('second')
    swapped.set = {}
    expect(dulle(swapped)).toBe('first')
  })

  test('is refused for a rule set that cannot stand', () => {
    expect(variantOf({ preset: 'ddv', set: { nonsense: true } })).toMatchObject({ ok: false })
  })
})
