import { describe, expect, test } from 'vitest'
import { legalActions, presets, resultOf, turnOf, viewOf } from '../../src/engine/index.js'
import type { DealSetup, RuleSet } from '../../src/engine/index.js'
import { begin, firstCards, handsOf, refusal, run } from './table.js'

/** Seat 1 holds both Kreuz-Damen, seat 2 three trumps (with the Füchse), seat 3 five Könige. */
const hands = handsOf(
  'HT HT SQ SQ HQ HQ DQ CJ CJ DT CA CT',
  'CQ CQ SJ SJ HJ HJ DT D9 D9 SA S9 C9',
  'DA DA DJ SA ST ST CA CT C9 HA HA H9',
  'DJ DQ DK DK HK HK SK SK CK CK S9 H9',
)
const start = (rules: RuleSet, more: Partial<DealSetup> = {}) => begin({ rules, dealer: 3, hands, ...more })
const kinds = (deal: ReturnType<typeof begin>, seat: 0 | 1 | 2 | 3): string[] =>
  legalActions(deal, seat).map((action) => (action.type === 'reserve' ? action.kind : action.type))

describe('what may be declared', () => {
  const soli = ['damensolo', 'bubensolo', 'fleischlos', 'kreuzsolo', 'piksolo', 'herzsolo', 'karosolo']

  test('depends on the hand, and only for the seat whose turn it is', () => {
    const deal = start(presets.ddv)
    expect(kinds(deal, 0)).toEqual(['healthy', ...soli])
    expect(kinds(deal, 1)).toEqual([])
    expect(kinds(run(deal, '0 gesund').deal, 1)).toEqual(['healthy', 'hochzeit', ...soli])
    expect(refusal(deal, '0 vorbehalt hochzeit')).toEqual({ code: 'reservation-not-allowed', kind: 'hochzeit' })
    expect(refusal(deal, '1 gesund')).toEqual({ code: 'not-your-turn', turn: 0 })
  })

  test('depends on the rule set', () => {
    const house = run(start(presets.hausrunde), '0 gesund', '1 gesund').deal
    expect(kinds(house, 2)).toEqual(['healthy', 'armut', 'damensolo', 'bubensolo', 'fleischlos'])
    const none: RuleSet = {
      preset: 'norsk',
      set: { farbsoli: false, damensolo: false, bubensolo: false, fleischlos: false },
    }
    expect(kinds(start(none), 0)).toEqual(['healthy'])
    const kings: RuleSet = { preset: 'norsk', set: { schmeissenKings: 5 } }
    expect(kinds(run(start(kings), '0 gesund', '1 gesund', '2 gesund').deal, 3)).toContain('schmeissen')
    const short: RuleSet = { preset: 'norsk', set: { schmeissenTrumps: 2 } }
    expect(kinds(run(start(short), '0 gesund', '1 gesund').deal, 2)).not.toContain('schmeissen')
  })

  test('nine Volle may be thrown in where the rule set asks for no more', () => {
    const full = (count: number) =>
      kinds(run(start({ preset: 'norsk', set: { schmeissenVolle: count } }), '0 gesund', '1 gesund').deal, 2)
    expect(full(9)).toContain('schmeissen')
    expect(full(10)).not.toContain('schmeissen')
    expect(full(0)).not.toContain('schmeissen')
  })

  test('Armut needs one to three trumps', () => {
    const poor = handsOf(
      'HT HT SQ SQ HQ HQ DQ CJ CJ DT CQ CQ',
      'DA DA DJ SJ SJ HJ HJ DT D9 D9 DQ DJ',
      'SA SA ST ST CA CA CT CT C9 HA HA H9',
      'DK DK HK HK SK SK CK CK S9 S9 H9 C9',
    )
    const deal = run(begin({ rules: presets.hausrunde, dealer: 3, hands: poor }), '0 gesund', '1 gesund').deal
    expect(kinds(deal, 2)).not.toContain('armut')
    expect(kinds(run(deal, '2 gesund').deal, 3)).toContain('armut')
  })
})

describe('which reservation is played', () => {
  const settled = (rules: RuleSet, words: readonly string[], more: Partial<DealSetup> = {}) => {
    const { events } = run(start(rules, more), ...words.map((word, seat) => `${seat} ${word}`))
    const event = events.find(({ type }) => type === 'game-settled' || type === 'redeal')
    return event && 'game' in event ? [event.game, event.seat] : event
  }
  const owes = [false, false, false, true] as const

  test('ddv: Pflichtsolo before Lustsolo before Hochzeit, then the seat further forward', () => {
    expect(settled(presets.ddv, ['gesund', 'vorbehalt hochzeit', 'gesund', 'gesund'])).toEqual(['hochzeit', 1])
    const soli = ['vorbehalt fleischlos', 'vorbehalt hochzeit', 'gesund', 'vorbehalt damensolo']
    expect(settled(presets.ddv, soli)).toEqual(['fleischlos', 0])
    expect(settled(presets.ddv, soli, { owes })).toEqual(['damensolo', 3])
  })

  test('norsk knows no Pflichtsolo, whoever owes one', () => {
    const soli = ['vorbehalt fleischlos', 'gesund', 'gesund', 'vorbehalt damensolo']
    expect(settled(presets.norsk, soli, { owes })).toEqual(['fleischlos', 0])
  })

  test('hausrunde: Hochzeit before Soli, Soli by kind, Armut last', () => {
    const all = ['vorbehalt fleischlos', 'gesund', 'vorbehalt armut', 'vorbehalt damensolo']
    expect(settled(presets.hausrunde, all)).toEqual(['damensolo', 3])
    all[1] = 'vorbehalt hochzeit'
    expect(settled(presets.hausrunde, all)).toEqual(['hochzeit', 1])
  })

  test('norsk with switches: Schmeissen before Armut before Hochzeit', () => {
    const rules: RuleSet = { preset: 'norsk', set: { armut: true, schmeissenKings: 5 } }
    const words = ['gesund', 'vorbehalt hochzeit', 'vorbehalt armut', 'vorbehalt schmeissen']
    expect(settled(rules, words)).toMatchObject({ type: 'redeal', seat: 3, reason: 'schmeissen' })
    words[3] = 'gesund'
    expect(settled(rules, words)).toEqual(['armut', 2])
  })

  test('who throws the cards in lays them open, trumps first; where they are gathered nobody does', () => {
    const rules: RuleSet = { preset: 'norsk', set: { armut: true, schmeissenKings: 5 } }
    const thrown = (words: readonly string[]) => {
      const { events } = run(start(rules), ...words)
      return events.flatMap((event) => (event.type === 'redeal' ? [event.thrown] : []))
    }
    const healthy = ['0 gesund', '1 gesund', '2 gesund']
    const laid = 'DQ DJ DK DK CK CK SK SK S9 HK HK H9'.split(' ')
    expect(thrown([...healthy, '3 vorbehalt schmeissen'])).toEqual([laid])
    const poor = ['0 gesund', '1 gesund', '2 vorbehalt armut', '3 gesund', '3 passt', '0 passt', '1 passt']
    expect(thrown(poor)).toEqual([undefined])
  })

  test('a lost Hochzeit stays unsaid: its holder is Kontra', () => {
    const { deal } = run(start(presets.ddv), '0 vorbehalt damensolo', '1 vorbehalt hochzeit', '2 gesund', '3 gesund')
    expect(viewOf(deal, 'spectator').publicParties).toEqual(['re', 'kontra', 'kontra', 'kontra'])
    expect(viewOf(deal, 2).said).toEqual(['reservation', 'reservation', 'healthy', 'healthy'])
    expect(resultOf(firstCards(deal))?.parties).toEqual(['re', 'kontra', 'kontra', 'kontra'])
  })
})

describe('who leads and who deals next', () => {
  const solo = (rules: RuleSet, more: Partial<DealSetup> = {}) =>
    run(start(rules, more), '0 gesund', '1 gesund', '2 vorbehalt damensolo', '3 gesund').deal

  test('a Lustsolo: left of the dealer; the next seat deals', () => {
    const deal = solo(presets.ddv)
    expect(turnOf(deal)).toBe(0)
    expect(resultOf(firstCards(deal))).toMatchObject({ nextDealer: 0, pflicht: false })
  })

  test('a Pflichtsolo: the soloist; the same dealer deals again', () => {
    const deal = solo(presets.ddv, { owes: [false, false, true, false] })
    expect(turnOf(deal)).toBe(2)
    expect(resultOf(firstCards(deal))).toMatchObject({ nextDealer: 3, pflicht: true })
  })

  test('willi: every soloist leads, the dealer stays', () => {
    const short = handsOf(
      'HT HT SQ SQ HQ HQ DQ CJ CJ DT',
      'CQ CQ SJ SJ HJ HJ DT CA CT SA',
      'DA DA DJ SA ST ST CA CT HA HA',
      'DJ DQ DK DK HK HK SK SK CK CK',
    )
    const deal = run(
      begin({ rules: presets.willi, dealer: 3, hands: short }),
      '0 gesund',
      '1 gesund',
      '2 vorbehalt bubensolo',
      '3 gesund',
    ).deal
    expect(turnOf(deal)).toBe(2)
    expect(resultOf(firstCards(deal))).toMatchObject({ nextDealer: 3 })
  })

  test('whoever is made to play a Pflichtsolo owes it, whether or not the record says so', () => {
    const said = start(presets.ddv, { forced: 2, owes: [true, false, true, false] })
    const unsaid = start(presets.ddv, { forced: 2, owes: [true, false, false, false] })
    expect(viewOf(unsaid, 'spectator')).toEqual(viewOf(said, 'spectator'))
  })

  test('a forced Pflichtsolo: nobody else is asked, only Soli may be named, the dealer moves on', () => {
    const deal = start(presets.ddv, { forced: 2, owes: [false, false, true, false] })
    expect(turnOf(deal)).toBe(2)
    expect(kinds(deal, 0)).toEqual([])
    expect(kinds(deal, 2)).toHaveLength(7)
    expect(refusal(deal, '2 gesund')).toEqual({ code: 'must-name-solo' })
    expect(refusal(deal, '0 gesund')).toEqual({ code: 'not-your-turn', turn: 2 })
    const played = run(deal, '2 vorbehalt herzsolo').deal
    expect(turnOf(played)).toBe(2)
    expect(resultOf(firstCards(played))).toMatchObject({ nextDealer: 0, pflicht: true, game: 'herzsolo' })
  })
})
