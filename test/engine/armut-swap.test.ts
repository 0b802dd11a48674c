import { describe, expect, test } from 'vitest'
import { checkRules, legalActions, resultOf, turnOf, viewOf } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'
import { begin, firstCards, handsOf, refusal, run } from './table.js'

/** Seat 0 has one trump, a Fuchs; seat 1 three, the other Fuchs among them. */
const hands = handsOf(
  'DA CA CA CT CK C9 SA SA ST SK HA HA',
  'DA DT DJ ST SK S9 HK H9 CT CK C9 HK',
  'D9 D9 DK DK DT CQ CQ S9 H9 SQ SQ HT',
  'HT HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ DJ',
)
const house = (set: RuleSet['set']) => begin({ rules: { preset: 'hausrunde', set }, dealer: 3, hands })
const armut = (set: RuleSet['set'], seat = 0) =>
  run(house(set), ...[0, 1, 2, 3].map((of) => `${of} ${of === seat ? 'vorbehalt armut' : 'gesund'}`))
const offered = (set: RuleSet['set'], seat: 0 | 1): boolean => {
  const deal = seat === 0 ? house(set) : run(house(set), '0 gesund').deal
  return legalActions(deal, seat).some((action) => action.type === 'reserve' && action.kind === 'armut')
}

describe('which hands are poor', () => {
  test('Füchse count, count only together, or never; a hand of nothing but one still has a trump', () => {
    expect([offered({ armutTrumps: 2 }, 1), offered({ armutTrumps: 2, armutFoxes: 'never' }, 1)]).toEqual([false, true])
    expect(offered({ armutTrumps: 2, armutFoxes: 'pair' }, 1)).toBe(true)
    expect(offered({ armutTrumps: 1, armutFoxes: 'pair' }, 1)).toBe(false)
    expect(offered({ armutFoxes: 'never' }, 0)).toBe(true)
  })

  test('two Füchse count where only the pair does', () => {
    const pair = handsOf(
      'DA DA DJ DQ CA CA CT SA SA ST SK HA',
      'CT CK C9 SK S9 ST HK H9 HA HK DT DT',
      'D9 D9 DK DK CQ CQ S9 H9 SQ SQ HT CK',
      'HT HQ HQ DQ CJ CJ SJ SJ HJ HJ DJ C9',
    )
    const kinds = (armutFoxes: string) =>
      legalActions(begin({ rules: { preset: 'hausrunde', set: { armutFoxes } }, dealer: 3, hands: pair }), 0).length
    expect(kinds('never') - kinds('pair')).toBe(1)
    expect(kinds('count')).toBe(kinds('pair'))
  })

  test('a Karo-Neun allows one trump more, once', () => {
    const nines = handsOf(
      'D9 D9 DJ DQ CA CA CT SA SA ST SK HA',
      'CT CK C9 SK S9 ST HK H9 HA HK DT DT',
      'DA DA DK DK CQ CQ S9 H9 SQ SQ HT CK',
      'HT HQ HQ DQ CJ CJ SJ SJ HJ HJ DJ C9',
    )
    const poor = (set: RuleSet['set']): boolean =>
      legalActions(begin({ rules: { preset: 'hausrunde', set }, dealer: 3, hands: nines }), 0).length === 5
    expect([poor({}), poor({ armutNine: true }), poor({ armutNine: true, armutTrumps: 2 })]).toEqual([
      false,
      true,
      false,
    ])
    expect(checkRules({ preset: 'hausrunde', set: { nines: false, armutNine: true } })).toMatchObject({
      refusal: { code: 'switch-conflict', what: 'armutNine', other: 'nines' },
    })
  })
})

describe('what the poor seat lays down', () => {
  test('its trumps, which leave its hand at once', () => {
    const { deal, events } = armut({})
    expect(events.at(-1)).toEqual({ type: 'armut-asked', seat: 1, cards: 1 })
    expect(viewOf(deal, 0)).toMatchObject({ handSizes: [11, 12, 12, 12], toGive: 0, turn: 1 })
    expect(viewOf(deal, 0).hand).not.toContain('DA')
  })

  test('and side suits of its choice up to three', () => {
    const { deal, events } = armut({ armutSwap: 'three' })
    expect(events.at(-1)).toEqual({ type: 'game-settled', game: 'armut', seat: 0 })
    expect(viewOf(deal, 0)).toMatchObject({ phase: 'armut', turn: 0, toGive: 2 })
    expect(viewOf(deal, 1)).toMatchObject({ toGive: 0, legal: [], publicParties: ['re', null, null, null] })
    expect(legalActions(deal, 0).every((action) => action.type === 'give' && action.cards.length === 2)).toBe(true)
    expect(refusal(deal, '0 gibt CA')).toEqual({ code: 'wrong-card-count', needed: 2 })
    expect(refusal(deal, '0 gibt DA CA')).toEqual({ code: 'card-not-held', card: 'DA' })
    expect(refusal(deal, '1 gibt ST SK')).toEqual({ code: 'not-your-turn', turn: 0 })
    const laid = run(deal, '0 gibt CT ST')
    expect(laid.events).toEqual([{ type: 'armut-asked', seat: 1, cards: 3 }])
    const taken = run(laid.deal, '1 passt', '2 nimmt').deal
    expect(viewOf(taken, 2)).toMatchObject({ handSizes: [9, 12, 15, 12], toGive: 3 })
    expect(viewOf(taken, 2).hand).toEqual(expect.arrayContaining(['CT', 'ST', 'DA']))
    const played = run(taken, '2 gibt DA S9 H9').deal
    expect(viewOf(played, 0).handSizes).toEqual([12, 12, 12, 12])
    expect(resultOf(firstCards(played))).toMatchObject({ game: 'armut', parties: ['re', 'kontra', 're', 'kontra'] })
  })

  test('nothing more than three trumps, where it has them', () => {
    expect(armut({ armutSwap: 'three' }, 1).events.at(-1)).toEqual({ type: 'armut-asked', seat: 2, cards: 3 })
  })

  test('or one card of its choice', () => {
    const { deal } = armut({ armutSwap: 'one' })
    expect(viewOf(deal, 0)).toMatchObject({ toGive: 1, handSizes: [12, 12, 12, 12] })
    expect(legalActions(deal, 0)).toHaveLength(9)
    const taken = run(deal, '0 gibt DA', '1 nimmt').deal
    expect(viewOf(taken, 1).toGive).toBe(1)
    expect(run(taken, '1 gibt H9').events).toEqual([{ type: 'cards-returned', seat: 1, trumps: 0, counted: false }])
  })

  test('all of it comes back when nobody takes it', () => {
    const { deal } = run(armut({ armutSwap: 'three' }).deal, '0 gibt CT ST', '1 passt', '2 passt', '3 passt')
    expect(turnOf(deal)).toBeNull()
    expect(viewOf(deal, 0).hand).toHaveLength(12)
  })
})

describe('Schweinchen in an Armut', () => {
  const foxes = handsOf(
    'D9 CA CA CT CK C9 SA SA ST SK HA HA',
    'DA DA DJ ST SK S9 HK H9 CT CK C9 HK',
    'D9 DT DK DK DT CQ CQ S9 H9 SQ SQ HT',
    'HT HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ DJ',
  )
  const schweine = (set: RuleSet['set']) =>
    viewOf(
      run(
        begin({ rules: { preset: 'hausrunde', set: { schweine: 'auto', ...set } }, dealer: 3, hands: foxes }),
        ...['0 vorbehalt armut', '1 gesund', '2 gesund', '3 gesund', '1 nimmt', '1 gibt C9'],
      ).deal,
      3,
    ).schweine

  test('are those of whoever holds both Karo-Asse after the swap, or there are none', () => {
    expect(schweine({})).toEqual([{ seat: 1, card: 'DA' }])
    expect(schweine({ armutSchweine: false })).toEqual([])
  })
})
