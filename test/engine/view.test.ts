import { describe, expect, test } from 'vitest'
import { presets, viewOf } from '../../src/engine/index.js'
import type { Deal, RuleSet } from '../../src/engine/index.js'
import { begin, handsOf, healthy, run } from './table.js'

/** The parties that a viewer knows, a letter a seat. */
const shown = (deal: Deal, viewer: 0 | 1 | 2 | 3 | 'spectator' = 'spectator'): string =>
  viewOf(deal, viewer)
    .parties.map((party) => (party === null ? '-' : { re: 'R', kontra: 'K' }[party]))
    .join('')

describe('what is known of the parties in a Normalspiel', () => {
  /** Kreuz-Damen on 0 and 2; seat 3 holds two trumps. */
  const hands = handsOf(
    'CQ HT SQ SJ DJ DA DT D9 CA CK SK HK',
    'HT SQ HQ HQ DQ CJ CJ SJ HJ DA D9 CT',
    'CQ DQ HJ DJ DT DK CA CK ST S9 HA H9',
    'DK C9 C9 CT SA SA SK ST S9 HA HK H9',
  )
  const deal = run(begin({ rules: presets.ddv, dealer: 3, hands }), ...healthy).deal

  test('at first everybody knows only himself', () => {
    expect([shown(deal, 0), shown(deal, 1), shown(deal)]).toEqual(['R---', '-K--', '----'])
    expect(viewOf(deal, 0)).toMatchObject({ ownParty: 're', game: 'normal', declarer: null, alone: false })
  })

  test('a Kreuz-Dame, an announcement, a side suit on a trump lead', () => {
    expect(shown(run(deal, '1 kontra').deal)).toBe('-K--')
    const queen = run(deal, '0 CQ').deal
    expect([shown(queen), shown(queen, 2), shown(queen, 1)]).toEqual(['R---', 'RKRK', 'RK--'])
    const thrown = run(deal, '0 SJ', '1 D9', '2 DK', '3 DK', '0 D9', '1 SJ', '2 DT', '3 C9').deal
    expect(shown(thrown)).toBe('---K')
    expect(shown(thrown, 0)).toBe('R--K')
  })

  test('two known Re players settle the others', () => {
    const both = run(deal, '0 CQ', '1 D9', '2 CQ').deal
    expect(shown(both)).toBe('RKRK')
  })

  test('a known Kontra pair and one played Kreuz-Dame do not', () => {
    const partly = run(deal, '0 CQ', '1 kontra', '1 D9', '2 DK', '3 DK').deal
    expect(shown(partly)).toBe('RK--')
  })

  test('the open trick shows who would win it', () => {
    expect(viewOf(deal, 0).trick).toBeNull()
    const trick = viewOf(run(deal, '0 SJ', '1 HT').deal, 2).trick
    expect(trick).toEqual({ leader: 0, cards: ['SJ', 'HT'], winner: 1, eyes: 12 })
  })

  test('the hand is sorted, and the calls have their deadlines', () => {
    const view = viewOf(deal, 2)
    expect(view.hand.join(' ')).toBe('CQ DQ HJ DJ DT DK CA CK ST S9 HA H9')
    expect(view.calls).toEqual(
      ['re', 'keine90', 'keine60', 'keine30', 'schwarz'].map((call) => ({ call, cardsNeeded: 11 })),
    )
    const answered = run(deal, '1 kontra').deal
    expect(viewOf(answered, 2).calls[0]).toEqual({ call: 're', cardsNeeded: 10 })
    expect(viewOf(answered, 3).calls[0]).toEqual({ call: 'keine90', cardsNeeded: 10 })
  })
})

describe('stille Hochzeit', () => {
  const hands = handsOf(
    'CQ CQ HT SQ SJ DJ DA DT D9 CA CK SK',
    'HT SQ HQ HQ DQ CJ CJ SJ HJ DA D9 CT',
    'HK DQ HJ DJ DT DK CA CK ST S9 HA H9',
    'DK C9 C9 CT SA SA SK ST S9 HA HK H9',
  )
  const deal = run(begin({ rules: presets.ddv, dealer: 3, hands }), ...healthy).deal

  test('is a secret of its holder until the second Kreuz-Dame lies on the table', () => {
    expect(viewOf(deal, 0)).toMatchObject({ game: 'stille-hochzeit', declarer: 0, alone: false })
    expect(shown(deal, 0)).toBe('RKKK')
    const once = run(deal, '0 CQ', '1 D9', '2 DK', '3 DK').deal
    expect(viewOf(once, 1)).toMatchObject({ game: 'normal', declarer: null })
    expect(shown(once, 1)).toBe('RK--')
    const twice = run(once, '0 CQ').deal
    expect(viewOf(twice, 1)).toMatchObject({ game: 'stille-hochzeit', declarer: 0, alone: true })
    expect(shown(twice)).toBe('RKKK')
  })
})

describe('Hochzeit', () => {
  const hands = handsOf(
    'CQ CQ HT SQ SJ DJ DA DT D9 CA CK SK',
    'HT SQ HQ HQ DQ CJ CJ SJ HJ DA D9 CT',
    'HK DQ HJ DJ DT DK CA CK ST S9 HA H9',
    'DK C9 C9 CT SA SA SK ST S9 HA HK H9',
  )
  const start = (rules: RuleSet) =>
    run(begin({ rules, dealer: 3, hands }), '0 vorbehalt hochzeit', '1 gesund', '2 gesund', '3 gesund').deal

  test('the others are unknown until the Klärungsstich', () => {
    const deal = start(presets.ddv)
    expect([shown(deal), shown(deal, 1)]).toEqual(['R---', 'R---'])
    expect(viewOf(deal, 1)).toMatchObject({ game: 'hochzeit', declarer: 0, ownParty: null, calls: [] })
    const { deal: cleared, events } = run(deal, '0 SK', '1 HQ', '2 S9', '3 S9')
    expect(events).toContainEqual({ type: 'partner-found', seat: 0, partner: 1 })
    expect(shown(cleared)).toBe('RRKK')
  })

  test('a trump trick does not clear it where only side suits do', () => {
    const rules: RuleSet = { preset: 'ddv', set: { hochzeit: 'firstFehl' } }
    const one = run(start(rules), '0 SJ', '1 HQ', '2 DK', '3 DK').deal
    expect(shown(one)).toBe('R---')
    expect(shown(run(one, '1 CT', '2 CA', '3 C9', '0 CK').deal)).toBe('RKRK')
  })

  test('three own tricks: alone, and announcements two cards later', () => {
    const alone = run(
      start(presets.ddv),
      '0 HT',
      '1 D9',
      '2 DK',
      '3 DK',
      '0 CQ',
      '1 SJ',
      '2 DT',
      '3 C9',
      '0 CQ',
      '1 HJ',
      '2 DJ',
      '3 C9',
    ).deal
    expect(viewOf(alone, 3)).toMatchObject({ game: 'hochzeit', declarer: 0, alone: true })
    expect(shown(alone)).toBe('RKKK')
    expect(viewOf(alone, 3).calls[0]).toEqual({ call: 'kontra', cardsNeeded: 9 })
  })
})
