import { describe, expect, it } from 'vitest'
import {
  gameAtHand,
  plainRules,
  presentRules,
  rulesTabs,
  unpackRulesPage,
} from '../../../src/discord/features/rules/page.js'
import { printModel } from '../../../src/discord/features/rules/printed.js'
import { valuesOf, withSwitch } from '../../../src/discord/look/switches.js'
import {
  cards,
  checkRules,
  contractsOf,
  isSolo,
  presetIds,
  presets,
  raisedIn,
  sidesIn,
  switchIds,
  switchValue,
  trumpsIn,
} from '../../../src/engine/index.js'
import type { PresetId, RuleSet, SwitchValue } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import type { T } from '../../../src/i18n/index.js'
import { expectFits } from './limits.js'
import { during, randomDeal, selectsOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const de = translator('de')

/** Every page of a rule set as text. */
const pagesOf = (rules: RuleSet, t: T = de): string =>
  rulesTabs.map((tab) => textOf(presentRules(rules, t, { look: plainLook, tab }))).join('\n')

/** What pages and printed sheet say of the rules themselves, without the list of what was changed. */
const told = (rules: RuleSet, t: T = de): string => {
  const printed = printModel({ preset: rules.preset, set: rules.set }, t)
  const sections = rulesTabs.map((tab) => plainRules(rules, tab, t).join('\n'))
  return JSON.stringify([sections, printed.trumps, printed.sides, printed.raised])
}

const changed = (preset: PresetId, set: Readonly<Record<string, SwitchValue>>): RuleSet => ({ preset, set })

/** Rule sets in which one switch or another matters. */
const grounds: readonly RuleSet[] = [
  ...presetIds.map((preset) => presets[preset]),
  changed('norsk', {
    armut: true,
    schweine: 'both',
    secondDulle: 'second',
    dullePoint: true,
    bock120: true,
    pflichtsolo: true,
    bookKeeping: 'onlyMinus',
  }),
]

describe('the pages of a rule set', () => {
  it.each(switchIds)('speak for the switch %s', (id) => {
    const heard = new Set<SwitchValue>()
    for (const ground of grounds)
      for (const value of valuesOf(id)) {
        const rules = withSwitch(ground, id, value)
        const speaks = told(rules) !== told(ground)
        if (checkRules(rules).ok && value !== switchValue(ground, id) && speaks) heard.add(value)
      }
    const standards = new Set(grounds.map((ground) => switchValue(ground, id)))
    expect(valuesOf(id).filter((value) => !heard.has(value) && !standards.has(value))).toEqual([])
    expect(heard.size).toBeGreaterThan(0)
  })

  it.each(languages)('say nothing of cards and games that are not played, in %s', (language) => {
    const t = translator(language)
    for (const preset of presetIds) {
      const short = withSwitch(presets[preset], 'nines', false)
      if (checkRules(short).ok) expect(told(short, t)).not.toMatch(/[♣♠♥♦]9|\b9 0\b|"[CSHD]9"/)
      const plain = withSwitch(withSwitch(presets[preset], 'fleischlos', false), 'farbsoli', false)
      expect(told(plain, t)).not.toContain('Fleischlos')
      for (const game of ['kreuzsolo', 'piksolo', 'herzsolo', 'karosolo'] as const)
        expect(told(plain, t)).not.toContain(t(`game.${game}`))
    }
  })

  it('say which of two equal cards wins as it is here', () => {
    expect(pagesOf(presets.ddv)).toContain('die zuerst gespielte, auch bei ♥10')
    expect(pagesOf(changed('ddv', { secondDulle: 'second' }))).toContain('nur bei ♥10 die zweite.')
    expect(pagesOf(changed('ddv', { secondDulle: 'secondExceptLast' }))).toContain('im letzten Stich aber auch da')
  })

  it('shift the deadlines without nines, and name only what is left of the reservations', () => {
    expect(pagesOf(changed('ddv', { nines: false }))).toContain('Re oder Kontra **9** · keine 90 **8**')
    const none = changed('ddv', { farbsoli: false, damensolo: false, bubensolo: false, fleischlos: false })
    expect(pagesOf(none)).toContain('**Soli** gibt es nicht')
    expect(pagesOf(none)).toContain('**Wer vorgeht:** Hochzeit.')
    expect(pagesOf(none)).not.toContain('Pflichtsolo')
  })

  it('fit whatever is switched, with every game in every language', () => {
    const loud = changed('hausrunde', Object.fromEntries(switchIds.map((id) => [id, valuesOf(id).at(-1) ?? true])))
    const most = changed('norsk', {
      ...grounds.at(-1)?.set,
      schmeissenNines: 5,
      schmeissenKings: 5,
      schmeissenTrumps: 3,
      schmeissenNinesKings: 8,
      schmeissenVolle: 7,
      schmeissenManyEyes: 80,
      schmeissenFewEyes: 35,
      schmeissenLowTrumps: 'karoAss',
      armutNine: true,
      armutLeads: 'takerLeft',
      armutSchweine: false,
      genscher: true,
      takeBack: true,
      superschweine: 'zehn',
      pflichtansage: 30,
      bockHerz: true,
      bockZero: true,
      bockBoth: true,
      bockLost: 'any',
      bockSolo: 'any',
      bockNoTrick: true,
      bockSchmeissen: true,
      bockArmut: true,
    })
    expect(checkRules(most).ok).toBe(true)
    for (const rules of [loud, most, ...grounds])
      for (const language of languages)
        for (const tab of rulesTabs)
          for (const game of contractsOf(rules))
            expectFits(presentRules(rules, translator(language), { look: plainLook, tab, game, changeable: true }))
  })
})

describe('the order of cards', () => {
  it('has every face of the deck once in each game', () => {
    for (const rules of [presets.ddv, presets.willi])
      for (const game of contractsOf(rules)) {
        const all = [...trumpsIn(rules, game), ...sidesIn(rules, game).flat()]
        const deck = cards.filter((card) => rules.preset !== 'willi' || !card.endsWith('9'))
        expect([...all].sort(), game).toEqual([...deck].sort())
      }
  })

  it('puts Schweinchen and Superschweine on top where Karo is trump', () => {
    const rules = changed('norsk', { schweine: 'both', superschweine: 'zehn' })
    expect(raisedIn(rules)).toEqual(['DT', 'DA'])
    expect(raisedIn(rules, 'karosolo')).toEqual(['DT', 'DA'])
    expect(raisedIn(rules, 'damensolo')).toEqual([])
    expect(printModel(rules, de).raised).toEqual(['DT', 'DA'])
    expect(raisedIn(presets.norsk)).toEqual([])
  })

  it('is that of the Solo at hand, and any other by choice', () => {
    const views = ['a', 'b', 'c'].flatMap((seed) =>
      [...randomDeal(presets.ddv, seed)].map((deal) => during(deal, 'spectator')),
    )
    const soli = views.filter(({ deal }) => isSolo(deal?.game ?? ''))
    expect(soli.length).toBeGreaterThan(0)
    for (const view of views) expect(gameAtHand(view)).toBe(soli.includes(view) ? view.deal?.game : 'normal')
    for (const view of soli) expect(gameAtHand({ ...view, status: 'between' })).toBe('normal')
    const page = presentRules(presets.ddv, de, { look: plainLook, game: 'bubensolo' })
    expect(textOf(page)).toContain('· Bubensolo**')
    expect(textOf(page)).toContain('**Trumpf, von oben:** ♣B ♠B ♥B ♦B')
    expect(textOf(page)).toContain('Wer das Solo spielt, ist allein Re')
    expect(page.pictures[0]?.alt).toContain('Bubensolo')
    const [games] = selectsOf(page)
    expect(games?.options.map(({ label }) => label)).toEqual([
      'Normalspiel', 'Damensolo', 'Bubensolo', 'Fleischlos', 'Kreuzsolo', 'Piksolo', 'Herzsolo', 'Karosolo',
    ]) // prettier-ignore
    const chosen = games?.options.find(({ label }) => label === 'Fleischlos')?.value ?? ''
    expect(unpackRulesPage(chosen)).toEqual({ rules: presets.ddv, tab: 'trumps', game: 'fleischlos' })
    expect(textOf(presentRules(presets.ddv, de, { look: plainLook, game: 'fleischlos' }))).toContain('im Fleischlos gibt es keinen') // prettier-ignore
  })
})
