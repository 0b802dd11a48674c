import { describe, expect, test } from 'vitest'
import { checkRules, legalActions, resultOf, turnOf, viewOf } from '../../src/engine/index.js'
import type { RuleSet, Seat } from '../../src/engine/index.js'
import { begin, firstCards, handsOf, healthy, refusal, run } from './table.js'

const rules = (set: RuleSet['set'], preset: RuleSet['preset'] = 'hausrunde'): RuleSet => ({ preset, set })

/** Seat 0 holds both Karo-Asse, seat 1 both Karo-Zehnen, seat 2 both Karo-Könige. */
const hands = handsOf(
  'DA DA HT CQ CJ SJ CA CT CK C9 SA ST',
  'DT DT HT SQ SQ DQ CA CT CK C9 SA ST',
  'DK DK CQ HQ HQ DQ HA HK H9 SK SK S9',
  'D9 D9 CJ SJ HJ HJ DJ DJ HA HK H9 S9',
)

/** All healthy; seat 0 leads. */
const start = (set: RuleSet['set']) => run(begin({ rules: rules(set), dealer: 3, hands }), ...healthy)

const words = (deal: Parameters<typeof legalActions>[0], seat: Seat): string[] =>
  legalActions(deal, seat).map((action) => action.type)

describe('Schweinchen and Superschweine', () => {
  test('declared by playing: nobody knows before, all do afterwards', () => {
    const { deal } = start({ schweine: 'both', superschweine: 'zehn' })
    expect(viewOf(deal, 'spectator').schweine).toEqual([])
    expect(viewOf(deal, 1).trumps[0]).toBe('HT')
    expect(viewOf(deal, 0).trumps[0]).toBe('DA')
    const first = run(deal, '0 DA')
    expect(first.events).toContainEqual({ type: 'schweine', seat: 0, card: 'DA' })
    expect(viewOf(first.deal, 3).schweine).toEqual([{ seat: 0, card: 'DA' }])
    expect(viewOf(first.deal, 3).trumps[0]).toBe('DA')
    expect(viewOf(first.deal, 1).trumps[0]).toBe('DT')
    const second = run(first.deal, '1 DT', '2 DK', '3 D9')
    expect(second.events).toContainEqual({ type: 'schweine', seat: 1, card: 'DT' })
    expect(viewOf(second.deal, 3).trumps.slice(0, 3)).toEqual(['DT', 'DA', 'HT'])
    expect(viewOf(second.deal, 3).turn).toBe(1)
  })

  test('a Schweinchen that a Superschwein takes is no Fuchs; without Schweinchen it would be', () => {
    const foxes = (set: RuleSet['set']) =>
      resultOf(firstCards(run(start(set).deal, '0 DA', '1 DT', '2 DK', '3 D9').deal))?.lines.filter(
        (line) => line.code === 'fuchs' && line.trick === 0,
      )
    expect(foxes({ schweine: 'both', superschweine: 'zehn' })).toEqual([])
    const caught = run(start({}).deal, '0 DA', '1 HT', '2 DK', '3 D9')
    expect(resultOf(firstCards(caught.deal))?.lines).toContainEqual(
      expect.objectContaining({ code: 'fuchs', seat: 1, from: 0, trick: 0 }),
    )
  })

  test('from the deal on: told when the game is settled', () => {
    const { deal, events } = start({ schweine: 'auto', superschweine: 'zehn' })
    expect(events.filter(({ type }) => type === 'schweine')).toHaveLength(2)
    expect(viewOf(deal, 'spectator').schweine).toEqual([
      { seat: 0, card: 'DA' },
      { seat: 1, card: 'DT' },
    ])
  })

  test('a Karo-Zehn played before the Schweinchen breaks the pair', () => {
    const { deal } = start({ schweine: 'both', superschweine: 'zehn' })
    const later = run(deal, '0 CJ', '1 DT', '2 DQ', '3 D9', '2 DK', '3 D9', '0 DA', '1 DT')
    expect(viewOf(later.deal, 3).schweine).toEqual([{ seat: 0, card: 'DA' }])
    expect(viewOf(later.deal, 3).turn).toBe(0)
  })

  test('the second only: the first is an ordinary Fuchs until it wins', () => {
    const { deal } = start({ schweine: 'secondOnly' })
    const lost = run(deal, '0 DA', '1 HT', '2 DK', '3 D9')
    expect(viewOf(lost.deal, 0).schweine).toEqual([])
    expect(viewOf(lost.deal, 1).turn).toBe(1)
  })

  test('the first only: high in its own trick, then the other is a Fuchs', () => {
    const { deal } = start({ schweine: 'firstOnly' })
    expect(viewOf(deal, 0).trumps[0]).toBe('DA')
    const led = run(deal, '0 DA', '1 HT')
    expect(led.events).toContainEqual({ type: 'schweine', seat: 0, card: 'DA' })
    expect(viewOf(led.deal, 3).trumps[0]).toBe('DA')
    const first = run(led.deal, '2 DK', '3 D9').deal
    expect(viewOf(first, 0)).toMatchObject({ turn: 0, schweine: [] })
    expect(viewOf(first, 0).trumps[0]).toBe('HT')
    const second = run(first, '0 DA', '1 DT', '2 CQ', '3 D9')
    expect(second.events.some(({ type }) => type === 'schweine')).toBe(false)
    expect(turnOf(second.deal)).toBe(2)
    const foxes = resultOf(firstCards(second.deal))?.lines.filter(({ code }) => code === 'fuchs')
    expect(foxes).toEqual([])
    expect(checkRules(rules({ schweine: 'firstOnly', superschweine: 'zehn' }))).toMatchObject({
      refusal: { code: 'switch-conflict', what: 'superschweine', other: 'schweine' },
    })
  })

  test('the first only: an opponent catches the second', () => {
    const { deal } = start({ schweine: 'firstOnly', fuchsAmEnd: true })
    const caught = run(deal, '0 DA', '1 DT', '2 DK', '3 D9', '0 DA', '1 HT', '2 DK', '3 D9')
    const lines = resultOf(firstCards(caught.deal))?.lines
    expect(lines).toContainEqual({ code: 'fuchs', for: 'kontra', points: 1, seat: 1, from: 0, trick: 1 })
  })

  test('Superschweine without Schweinchen, or Neunen that are not there, are refused with the reason', () => {
    const refused = (set: RuleSet['set']) => checkRules(rules(set))
    expect(refused({ superschweine: 'zehn' })).toEqual({
      ok: false,
      refusal: { code: 'switch-conflict', what: 'superschweine', other: 'schweine' },
    })
    expect(refused({ schweine: 'both', superschweine: 'neun', nines: false })).toMatchObject({
      refusal: { what: 'superschweine', other: 'nines' },
    })
  })
})

describe('Genscher', () => {
  const called = () => run(start({ genscher: true }).deal, '0 re', '0 keine90', '0 CQ', '1 DT')

  test('the holder of both Karo-Könige names a partner before the first: both are Re, Absagen lapse', () => {
    const { deal } = called()
    expect(words(deal, 2)).toContain('genscher')
    const named = run(deal, '2 genscher 3')
    expect(named.events).toEqual([{ type: 'genscher', seat: 2, partner: 3 }])
    const view = viewOf(named.deal, 0)
    expect(view.genscher).toEqual({ seat: 2, partner: 3 })
    expect(view.publicParties).toEqual(['kontra', 'kontra', 're', 're'])
    expect(view.levels).toEqual({ re: 1, kontra: 0 })
    expect(view.announcements.map(({ party }) => party)).toEqual(['re', 're'])
    expect(refusal(named.deal, '2 HQ')).toEqual({ code: 'must-play', card: 'DK' })
    expect(legalActions(named.deal, 2).filter(({ type }) => type === 'play')).toHaveLength(1)
    const played = run(named.deal, '2 DK', '3 D9')
    expect(refusal(played.deal, '2 genscher 1')).not.toBeNull()
    expect(resultOf(firstCards(played.deal))).toMatchObject({
      game: 'normal',
      parties: ['kontra', 'kontra', 're', 're'],
    })
  })

  test('is refused to others, for oneself, and without the switch', () => {
    const { deal } = called()
    expect(refusal(deal, '2 genscher 2')).toEqual({ code: 'malformed', what: 'partner' })
    expect(refusal(deal, '3 genscher 1')).toEqual({ code: 'not-your-turn', turn: 2 })
    expect(refusal(run(deal, '2 DQ').deal, '3 genscher 1')).toEqual({ code: 'genscher-not-allowed' })
    expect(refusal(run(start({}).deal, '0 CQ', '1 DT').deal, '2 genscher 3')).toEqual({ code: 'genscher-not-allowed' })
  })
})

describe('Pflichtansage', () => {
  const rich = (set: RuleSet['set']) => run(start(set).deal, '0 CA', '1 CA', '2 HA', '3 HA').deal

  test('the winner of a rich first trick announces before he leads', () => {
    const deal = rich({ pflichtansage: 30 })
    expect(viewOf(deal, 'spectator').mustAnnounce).toBe(true)
    expect(new Set(words(deal, 0))).toEqual(new Set(['announce']))
    expect(refusal(deal, '0 CT')).toEqual({ code: 'must-announce' })
    expect(refusal(run(deal, '0 re').deal, '0 CT')).toBeNull()
    expect(refusal(run(deal, '2 re').deal, '0 CT')).toBeNull()
    expect(refusal(run(deal, '1 kontra').deal, '0 CT')).toEqual({ code: 'must-announce' })
  })

  test('nothing is owed after a poor trick, or without the switch', () => {
    expect(refusal(rich({}), '0 CT')).toBeNull()
    const poor = run(start({ pflichtansage: 35 }).deal, '0 CA', '1 C9', '2 HA', '3 HA').deal
    expect(refusal(poor, '0 CT')).toBeNull()
  })
})

describe('a Solo while a Pflichtsolo is owed', () => {
  const owing = (set: RuleSet['set'], preset: RuleSet['preset']) =>
    begin({ rules: rules(set, preset), dealer: 3, hands, owes: [false, true, false, false] })
  const others = ['2 gesund', '3 gesund'] as const

  test('is the Pflichtsolo itself: the rules know no Lustsolo before it', () => {
    const deal = run(owing({}, 'ddv'), '0 gesund').deal
    expect(refusal(deal, '1 vorbehalt damensolo lust')).toMatchObject({ code: 'reservation-not-allowed' })
    const solo = viewOf(run(deal, '1 vorbehalt damensolo', ...others).deal, 1)
    expect([solo.pflicht, solo.turn]).toEqual([true, 1])
  })

  test('may be another one where the switch says so: then somebody else leads and the debt stays', () => {
    const deal = run(owing({ pflichtsolo: true, soloBeforePflicht: true }, 'hausrunde'), '0 gesund').deal
    const solo = viewOf(run(deal, '1 vorbehalt damensolo lust', ...others).deal, 1)
    expect([solo.game, solo.pflicht, solo.turn]).toEqual(['damensolo', false, 0])
    const pflicht = viewOf(run(deal, '1 vorbehalt damensolo', ...others).deal, 1)
    expect([pflicht.pflicht, pflicht.turn]).toEqual([true, 1])
  })
})

describe('a Hochzeit whose holder chooses', () => {
  const both = handsOf(
    'CQ CQ DA HT CJ SJ CA CT CK C9 SA ST',
    'DT DT HT SQ SQ DQ CA CT CK C9 SA ST',
    'DK DK DA HQ HQ DQ HA HK H9 SK SK S9',
    'D9 D9 CJ SJ HJ HJ DJ DJ HA HK H9 S9',
  )
  const wedding = (kind: string) =>
    run(
      begin({ rules: rules({ hochzeit: 'choice' }), dealer: 3, hands: both }),
      `0 vorbehalt ${kind}`,
      ...healthy.slice(1),
    )

  test('tells the table which trick counts, and a trick of the other kind finds nobody', () => {
    const trump = wedding('hochzeit trumpf')
    expect(trump.events).toContainEqual({ type: 'game-settled', game: 'hochzeit', seat: 0, clearing: 'trump' })
    expect(viewOf(trump.deal, 3).clearing).toBe('trump')
    const side = run(trump.deal, '0 SA', '1 SA', '2 SK', '3 S9', '0 C9', '1 CA', '2 HA', '3 H9')
    expect(viewOf(side.deal, 3).clearing).toBe('trump')
    const found = run(side.deal, '1 HT', '2 DK', '3 D9', '0 DA')
    expect(found.events).toContainEqual({ type: 'partner-found', seat: 0, partner: 1 })
    expect(viewOf(wedding('hochzeit fehl').deal, 3).clearing).toBe('fehl')
    expect(viewOf(wedding('hochzeit').deal, 3).clearing).toBe('trick')
  })
})

describe('deadlines that hang on tricks', () => {
  test('a late announcement is refused with the trick that had to lie open', () => {
    const { deal } = run(start({ announce: 'openTrick' }).deal, '0 CA', '1 C9', '2 HA', '3 HA', '0 CT')
    expect(refusal(deal, '0 re')).toEqual({ code: 'announce-too-late', trick: 1 })
    expect(refusal(deal, '1 kontra')).toBeNull()
  })
})
