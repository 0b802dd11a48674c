import { describe, expect, test } from 'vitest'
import {
  checkRules,
  contractsOf,
  countsThreefold,
  equalCardsIn,
  eyesToWin,
  factsOf,
  presets,
  raisedIn,
  secondDulleWins,
  sidesIn,
  trumpsIn,
} from '../../../src/engine/index.js'
import type { DealResult, Level, PresetId, RuleSet } from '../../../src/engine/index.js'

/** A preset with changes, which must be allowed. */
function changed(preset: PresetId, set: RuleSet['set'] = {}): RuleSet {
  const made = checkRules({ preset, set: { takeBack: false, ...set } })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}
const facts = (preset: PresetId, set: RuleSet['set'] = {}) => factsOf(changed(preset, set))
const reservations = (preset: PresetId, set: RuleSet['set'] = {}) => facts(preset, set).reservations
const score = (preset: PresetId, set: RuleSet['set'] = {}) => facts(preset, set).score

describe('what a rule set means', () => {
  test('is told once for each', () => expect(factsOf(presets.ddv)).toBe(factsOf(presets.ddv)))

  test('cards a seat, Genscher, taking back', () => {
    expect([facts('ddv').handSize, facts('willi').handSize]).toEqual([12, 10])
    expect([facts('ddv').genscher, facts('ddv', { genscher: true }).genscher]).toEqual([false, true])
    expect([facts('ddv').takeBack, facts('ddv', { takeBack: true }).takeBack]).toEqual([false, true])
  })

  test('Soli, owed ones and who deals after them', () => {
    const none = { farbsoli: false, damensolo: false, bubensolo: false, fleischlos: false }
    expect(facts('hausrunde').soli).toEqual(['damensolo', 'bubensolo', 'fleischlos'])
    expect(facts('ddv', none).soli).toEqual([])
    expect(facts('ddv').pflichtsoli).toEqual({ othersFirst: false })
    expect(facts('ddv', { soloBeforePflicht: true }).pflichtsoli).toEqual({ othersFirst: true })
    expect(facts('norsk').pflichtsoli).toBeNull()
    expect(facts('ddv', none).pflichtsoli).toBeNull()
    const again = (preset: PresetId, set: RuleSet['set'] = {}) => facts(preset, set).dealsAgainAfter
    expect([again('ddv'), again('norsk'), again('willi')]).toEqual(['pflicht', 'never', 'always'])
    expect(again('ddv', { pflichtsolo: false })).toBe('never')
    expect(again('willi', { damensolo: false, bubensolo: false })).toBe('never')
  })

  test('Schweinchen and the pair above them', () => {
    expect(facts('ddv').schweine).toBeNull()
    expect(facts('ddv', { schweine: 'auto' }).schweine).toEqual({ kind: 'auto', above: null })
    const above = (superschweine: string) => facts('ddv', { schweine: 'both', superschweine }).schweine?.above
    expect(['zehn', 'neun', 'koenig'].map(above)).toEqual(['DT', 'D9', 'DK'])
  })

  test('until when something may be said', () => {
    const said = (preset: PresetId, set: RuleSet['set'] = {}) => facts(preset, set).announcements
    expect(said('ddv')).toEqual({
      deadlines: { by: 'cards', of: { re: 11, kontra: 11, keine90: 10, keine60: 9, keine30: 8, schwarz: 7 } },
      reply: { barsAbsagen: true },
      maySkip: true,
      dutyFrom: null,
    })
    expect(said('ddv', { nines: false }).deadlines.of).toMatchObject({ re: 9, schwarz: 5 })
    expect(said('willi')).toMatchObject({
      deadlines: { by: 'tricks', of: { re: 1, kontra: 2, keine90: 3, keine60: 4, keine30: 5, schwarz: 6 } },
      reply: null,
    })
    expect(said('ddv', { reply: false }).reply).toBeNull()
    expect(said('ddv', { lateReplyBlocks: false }).reply).toEqual({ barsAbsagen: false })
    expect(said('ddv', { skipLevels: false, pflichtansage: 35 })).toMatchObject({ maySkip: false, dutyFrom: 35 })
  })
})

describe('what may be declared', () => {
  test('in which order, as far as the rule set has it', () => {
    expect(reservations('ddv').order).toEqual(['pflichtsolo', 'solo', 'hochzeit'])
    expect(reservations('hausrunde').order).toEqual(['hochzeit', 'damensolo', 'bubensolo', 'fleischlos', 'armut'])
    expect(reservations('willi').order).toEqual(['schmeissen', 'solo', 'hochzeit', 'kartenabgabe'])
    expect(reservations('willi', { damensolo: false, bubensolo: false }).order).not.toContain('solo')
    const none = { farbsoli: false, damensolo: false, bubensolo: false, fleischlos: false, soloTie: 'kind' }
    expect(reservations('ddv', none).order).toEqual(['hochzeit'])
    expect([reservations('ddv').equalSoli, reservations('hausrunde').equalSoli]).toEqual(['seat', 'kind'])
  })

  test('who leads to a Solo, and what finds a partner', () => {
    const leads = (preset: PresetId) => reservations(preset).soloistLeads
    expect([leads('ddv'), leads('norsk'), leads('hausrunde'), leads('willi')]).toEqual([
      'pflicht',
      'never',
      'never',
      'always',
    ])
    expect([reservations('ddv').partnerBy, reservations('willi').partnerBy]).toEqual(['firstTrick', 'firstFehl'])
  })

  test('Armut or Kartenabgabe', () => {
    expect([reservations('ddv').armut, reservations('ddv').kartenabgabe]).toEqual([null, false])
    expect([reservations('willi').armut, reservations('willi').kartenabgabe]).toEqual([null, true])
    const usual = {
      most: 3,
      foxes: 'count',
      oneMoreWith: null,
      lays: 'trumps',
      askedFirst: 'poorLeft',
      leads: 'dealerLeft',
      schweine: true,
    }
    expect(reservations('hausrunde').armut).toEqual(usual)
    expect(reservations('hausrunde', { armutNine: true }).armut).toEqual({ ...usual, oneMoreWith: 'D9' })
    expect(reservations('hausrunde', { armutReturn: 'count' }).returnTold).toBe('count')
  })

  test('what allows to throw cards in', () => {
    expect(reservations('ddv').throwIns).toEqual([])
    expect(reservations('willi').throwIns).toEqual([
      { reason: 'kings', count: 5 },
      { reason: 'trumps', count: 2 },
    ])
    const every = {
      schmeissenNines: 5,
      schmeissenKings: 6,
      schmeissenTrumps: 0,
      schmeissenNinesKings: 7,
      schmeissenVolle: 8,
      schmeissenManyEyes: 80,
      schmeissenFewEyes: 30,
      schmeissenLowTrumps: 'karoBube',
    }
    expect(reservations('ddv', every).throwIns.map((one) => Object.values(one).join(' '))).toEqual([
      'nines 5', 'kings 6', 'trumps 0', 'ninesKings 7', 'volle 8', 'manyEyes 80', 'fewEyes 30', 'lowTrumps DJ',
    ]) // prettier-ignore
    expect(reservations('ddv', { schmeissenLowTrumps: 'karoAss' }).throwIns).toEqual([
      { reason: 'lowTrumps', card: 'DA' },
    ])
    expect(reservations('ddv', { schmeissenFewEyes: 25 }).order).toContain('schmeissen')
  })
})

describe('what a game is worth', () => {
  test('by which book, for whom', () => {
    expect(score('ddv')).toEqual({
      book: 'tournament', counts: 'plus', written: 'plusMinus', reKontra: { points: 2 }, pointForWonKontra: true, againstAbsagen: true,
      againstQueens: 'normal',
      aloneThreefold: 'always', feigheit: false, specials: [{ code: 'doppelkopf' }, { code: 'fuchs' }, { code: 'karlchen' }], specialsAlone: 'off',
    }) // prettier-ignore
    expect(score('hausrunde')).toMatchObject({ book: 'house', reKontra: { points: 1 }, pointForWonKontra: false })
    expect(score('hausrunde', { kontraWinPoint: 'always' }).pointForWonKontra).toBe(true)
    expect(score('willi')).toMatchObject({
      counts: 'minus',
      reKontra: { points: 1 },
      aloneThreefold: null,
      specialsAlone: 'solo',
    })
    expect(score('willi', { specialsInSolo: 'doppelkopf' }).specialsAlone).toBe('soloDoppelkopf')
    expect(score('ddv', { reKontra: 'double' }).reKontra).toEqual({ doubles: 'all' })
    expect(score('ddv', { reKontra: 'doubleGame' }).reKontra).toEqual({ doubles: 'game' })
  })

  test('special points; one for a caught Herz-Zehn only where the second may win', () => {
    const codes = (set: RuleSet['set']) => score('hausrunde', set).specials.map(({ code }) => code)
    const none = { doppelkopf: false, fuchs: false, karlchen: false }
    expect(codes(none)).toEqual([])
    expect(codes({ ...none, secondDulle: 'second', fuchsAmEnd: true, herzstich: true })).toEqual([
      'dulle',
      'fuchsAmEnd',
      'herzstich',
    ])
    expect(codes({ ...none, secondDulle: 'second', dullePoint: false })).toEqual([])
    expect(score('ddv', { karlchenCaught: 'karoDame' }).specials).toContainEqual({
      code: 'karlchenCaught',
      by: 'karoDame',
    })
  })

  test.each<[PresetId, Level, Level, number]>([
    ['ddv', 0, 0, 121],
    ['ddv', 0, 1, 120],
    ['ddv', 1, 1, 121],
    ['willi', 0, 1, 121],
  ])('%s: with %d and %d announced Re needs %d eyes', (preset, re, kontra, needed) => {
    expect(eyesToWin(presets[preset], { re, kontra }, 're')).toBe(needed)
    expect(eyesToWin(presets[preset], { re, kontra }, 'kontra')).toBe(241 - needed)
  })

  test('whether it counts three times', () => {
    const played = (change: Partial<DealResult>) => ({ soloist: 1, winner: 're', ...change }) as DealResult
    expect(countsThreefold(presets.ddv, played({}))).toBe(true)
    expect(countsThreefold(presets.ddv, played({ soloist: null }))).toBe(false)
    expect(countsThreefold(presets.willi, played({}))).toBe(false)
    const whenWon = changed('ddv', { soloTriple: 'whenWon' })
    const winners = ['re', 'kontra', null] as const
    expect(winners.map((winner) => countsThreefold(whenWon, played({ winner })))).toEqual([true, false, true])
  })

  test('what starts a Bockrunde, and an Armut only where there is one', () => {
    expect(facts('ddv').bock).toBeNull()
    expect(facts('ddv', { bockArmut: true }).bock).toBeNull()
    const every = {
      bockHerz: true,
      bock120: true,
      bockZero: true,
      bockBoth: true,
      bockLost: 're',
      bockSolo: 'any',
      bockNoTrick: true,
      bockSchmeissen: true,
      bockArmut: true,
    }
    expect(facts('hausrunde', every).bock).toEqual({
      causes: [
        { cause: 'herz' }, { cause: '120' }, { cause: 'zero' }, { cause: 'both' }, { cause: 'lost', call: 're' },
        { cause: 'solo', which: 'any' }, { cause: 'noTrick' }, { cause: 'schmeissen' }, { cause: 'armut' },
      ],
      length: 'turn', effect: 'whole', again: 'append',
    }) // prettier-ignore
  })
})

describe('how the cards rank', () => {
  test('in which games, with which trumps and side suits', () => {
    expect(contractsOf(presets.willi)).toEqual(['normal', 'damensolo', 'bubensolo'])
    expect(trumpsIn(presets.ddv).join(' ')).toBe('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9')
    expect(trumpsIn(presets.willi).join(' ')).toBe('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK')
    expect(sidesIn(presets.willi).map((side) => side.join(' '))).toEqual(['CA CT CK', 'SA ST SK', 'HA HK'])
    expect(sidesIn(presets.ddv, 'damensolo')[3]?.join(' ')).toBe('DA DT DK DJ D9')
  })

  test('what may stand above them, where Karo is trump', () => {
    expect(raisedIn(presets.ddv)).toEqual([])
    const pigs = changed('ddv', { schweine: 'both' })
    const contracts = contractsOf(pigs).filter((contract) => raisedIn(pigs, contract).length > 0)
    expect(contracts).toEqual(['normal', 'karosolo'])
    expect(raisedIn(changed('ddv', { schweine: 'both', superschweine: 'koenig' }), 'karosolo')).toEqual(['DK', 'DA'])
  })

  test('which of two Herz-Zehnen wins', () => {
    const second = changed('ddv', { secondDulle: 'secondExceptLast' })
    expect([equalCardsIn(second), equalCardsIn(second, 'damensolo')]).toEqual(['secondExceptLast', 'any'])
    expect([secondDulleWins(second), secondDulleWins(second, 'bubensolo'), secondDulleWins(presets.ddv)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
