import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fields,
  packPlace,
  presentRulesEditor,
  scopes,
  unpackPlace,
} from '../../../src/discord/features/rules/editor.js'
import { packRules, unpackRules } from '../../../src/discord/features/rules/packed-rules.js'
import { presentRules, rulesTabs } from '../../../src/discord/features/rules/page.js'
import {
  differencesOf,
  groups,
  switchAbout,
  switchesIn,
  switchName,
  switchValueName,
  valuesOf,
  withSwitch,
} from '../../../src/discord/look/switches.js'
import { presetIds, presets, switchIds, switchValue } from '../../../src/engine/index.js'
import type { RuleSet, SwitchId, SwitchValue } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { expectFits } from './limits.js'
import { buttonsOf, selectsOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

/** Any rule set that can be written down, whether or not its switches go together. */
const anyRules: fc.Arbitrary<RuleSet> = fc
  .tuple(fc.constantFrom(...presetIds), fc.array(fc.option(fc.nat(), { nil: null }), { maxLength: switchIds.length }))
  .map(([preset, picks]) => {
    const pairs = picks.flatMap((pick, at): [string, SwitchValue][] => {
      const id = switchIds[at]
      if (pick === null || id === undefined) return []
      const values = valuesOf(id)
      const value = values[pick % values.length]
      return value === undefined ? [] : [[id, value]]
    })
    return { preset, set: Object.fromEntries(pairs) }
  })

/** Every switch away from its preset. */
const allChanged = (preset: RuleSet['preset']): RuleSet =>
  switchIds.reduce<RuleSet>((rules, id) => {
    const other = valuesOf(id).find((value) => value !== switchValue(presets[preset], id))
    return withSwitch(rules, id, other ?? true)
  }, presets[preset])

describe('packed rules', () => {
  it('come out as they went in, in at most forty letters and digits', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const packed = packRules(rules)
        expect(packed).toMatch(/^[0-9a-z]{1,40}$/)
        expect(unpackRules(packed)).toEqual(rules)
      }),
    )
  })

  it('are refused when damaged or of another table of switches', () => {
    const packed = packRules(presets.willi)
    const other = packed.startsWith('zz') ? 'yy' : 'zz'
    for (const text of ['', 'ddv', other + packed.slice(2), packed + 'z'.repeat(40), `${packed}.`])
      expect(unpackRules(text), text).toBeNull()
  })
})

describe('switches in words', () => {
  it('stand in exactly one area each, and no area is empty or too long for a menu', () => {
    const all = groups.flatMap(switchesIn)
    expect([...all].sort()).toEqual([...switchIds].sort())
    for (const group of groups) {
      expect(switchesIn(group).length).toBeGreaterThan(0)
      expect(switchesIn(group).length).toBeLessThanOrEqual(25)
    }
  })

  it.each(languages)('have a name, a sentence and different names for different values in %s', (language) => {
    const t = translator(language)
    const names = switchIds.map((id) => switchName(id, t))
    expect(new Set(names).size).toBe(names.length)
    for (const id of switchIds) {
      expect(switchAbout(id, t), id).toMatch(/^\p{Lu}.*\.$/u)
      const values = valuesOf(id).map((value) => switchValueName(id, value, t))
      expect(new Set(values).size, id).toBe(values.length)
    }
  })
})

describe('differences from a preset', () => {
  it('are what was changed and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...presetIds), fc.constantFrom(...switchIds), fc.nat(), (preset, id, pick) => {
        const values = valuesOf(id)
        const value = values[pick % values.length] ?? true
        const changed = withSwitch(presets[preset], id, value)
        expect(switchValue(changed, id)).toBe(value)
        const standard = switchValue(presets[preset], id)
        expect(differencesOf(changed)).toEqual(value === standard ? [] : [{ id, value, standard }])
        expect(withSwitch(changed, id, standard)).toEqual({ preset, set: {} })
      }),
    )
  })
})

describe('the page that changes rules', () => {
  const places = scopes.flatMap((scope) => [
    { scope, group: null, id: null },
    ...groups.flatMap((group) => [
      { scope, group, id: null },
      ...switchesIn(group).map((id: SwitchId) => ({ scope, group, id })),
    ]),
  ])

  it('keeps its place in its presses', () => {
    for (const place of places)
      for (const field of fields) expect(unpackPlace(packPlace(place, field))).toEqual({ place, field })
    for (const data of [
      '',
      'server',
      'server.dance..',
      'moon.open..',
      'room.open.cards.nine',
      'room.open.cards.nines.x',
    ])
      expect(unpackPlace(data), data).toBeNull()
  })

  it.each(languages)('fits with nothing and with everything changed, in %s', (language) => {
    const t = translator(language)
    for (const rules of [presets.ddv, allChanged('willi')])
      for (const place of places)
        for (const running of [false, true]) {
          const state = { ...place, rules, from: 'room', running, thread: running, notice: 'x'.repeat(400) } as const
          expectFits(presentRulesEditor(state, t))
        }
    for (const rules of [...presetIds.map((preset) => presets[preset]), ...presetIds.map(allChanged)])
      for (const tab of rulesTabs) expectFits(presentRules(rules, t, { look: plainLook, tab, changeable: true }))
  })

  it('says what differs, from what, and what the chosen rule does', () => {
    const rules = withSwitch(presets.hausrunde, 'nines', false)
    const page = presentRulesEditor({ scope: 'server', group: 'cards', id: 'nines', rules, from: 'server', running: false, thread: false }, translator('en')) // prettier-ignore
    expect(textOf(page)).toContain('• Nines: **no** (there yes)')
    expect(textOf(page)).toContain('there are 48 cards')
    expect(textOf(page)).toContain('every table opened from now on')
    expect(buttonsOf(page).map(({ label }) => label)).toEqual(['View', 'Reset'])
    const value = selectsOf(page).at(-1)
    expect(value?.options.map(({ label }) => label)).toEqual(['yes', 'no'])
  })
})
