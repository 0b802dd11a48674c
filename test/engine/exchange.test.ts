import { describe, expect, test } from 'vitest'
import { legalActions, presets, resultOf, turnOf, viewOf } from '../../src/engine/index.js'
import type { DealSetup, RuleSet, Seat } from '../../src/engine/index.js'
import { begin, firstCards, handsOf, judged, refusal, run } from './table.js'

/** Seat 2 has three trumps; seat 0 and 1 hold a Kreuz-Dame each. */
const hands = handsOf(
  'HT CQ SQ HQ DQ CJ CJ DT D9 CA CT SA',
  'HT CQ SQ HQ DQ SJ SJ HJ HJ DT D9 S9',
  'DA DA DJ SA ST ST CA CT C9 HA HA H9',
  'DJ DK DK HK HK SK SK CK CK S9 H9 C9',
)
const house = (more: Partial<DealSetup> = {}) => begin({ rules: presets.hausrunde, dealer: 3, hands, ...more })
const asked = ['0 gesund', '1 gesund', '2 vorbehalt armut', '3 gesund'] as const

describe('Armut', () => {
  test('is offered clockwise from the poor seat', () => {
    const { deal, events } = run(house(), ...asked)
    expect(events.slice(-2)).toEqual([
      { type: 'game-settled', game: 'armut', seat: 2 },
      { type: 'armut-asked', seat: 3, cards: 3 },
    ])
    expect(turnOf(deal)).toBe(3)
    expect(legalActions(deal, 3).map(({ type }) => type)).toEqual(['take', 'pass'])
    expect(legalActions(deal, 0)).toEqual([])
    expect([0, 1, 2, 3].map((seat) => viewOf(deal, seat as Seat).toGive)).toEqual([0, 0, 0, 0])
    expect(refusal(deal, '0 nimmt')).toEqual({ code: 'not-your-turn', turn: 3 })
    expect(refusal(deal, '3 HK')).toEqual({ code: 'not-now', what: 'play' })
    expect(refusal(deal, '3 re')).toEqual({ code: 'announce-too-early' })
  })

  test('goes back to the dealer when nobody takes it', () => {
    const { deal, events } = run(house(), ...asked, '3 passt', '0 passt', '1 passt')
    expect(events.slice(-2)).toEqual([{ type: 'redeal', seat: 2, reason: 'armut' }, { type: 'deal-over' }])
    expect(resultOf(deal)).toMatchObject({
      game: 'redeal',
      points: [0, 0, 0, 0],
      winner: null,
      lines: [],
      nextDealer: 3,
    })
    expect(viewOf(deal, 2).parties).toEqual([null, null, null, null])
  })

  test('the taker gives as many cards back; only whether trump is among them is told', () => {
    const taken = run(house(), ...asked, '3 passt', '0 nimmt').deal
    expect(viewOf(taken, 0).hand).toHaveLength(15)
    expect(viewOf(taken, 0).toGive).toBe(3)
    expect(viewOf(taken, 1)).toMatchObject({ toGive: 0, handSizes: [15, 12, 9, 12], declarer: 2, game: 'armut' })
    expect(legalActions(taken, 0).every(({ type }) => type === 'give')).toBe(true)
    expect(refusal(taken, '0 gibt CA CT')).toEqual({ code: 'wrong-card-count', needed: 3 })
    expect(refusal(taken, '0 gibt CA CA CT')).toEqual({ code: 'card-not-held', card: 'CA' })
    const without = run(taken, '0 gibt CA CT SA')
    expect(without.events).toEqual([{ type: 'cards-returned', seat: 0, trumps: 0, counted: false }])
    expect(run(taken, '0 gibt DA CT DJ').events).toEqual([
      { type: 'cards-returned', seat: 0, trumps: 1, counted: false },
    ])
    expect(viewOf(without.deal, 2).hand).toEqual(expect.arrayContaining(['CA', 'CA', 'CT', 'CT', 'SA', 'SA']))
    expect(turnOf(without.deal)).toBe(0)
  })

  test('what came into a hand is told to its owner alone, until the first trick is taken', () => {
    const taken = run(house(), ...asked, '3 passt', '0 nimmt').deal
    const told = (deal: typeof taken) =>
      ([0, 1, 2, 3, 'spectator'] as const).map((viewer) => viewOf(deal, viewer).received.join(' '))
    expect(told(run(house(), ...asked).deal)).toEqual(['', '', '', '', ''])
    expect(told(taken)).toEqual(['DJ DA DA', '', '', '', ''])
    const back = run(taken, '0 gibt CT DJ SA').deal
    expect(told(back)).toEqual(['', '', 'DJ CT SA', '', ''])
    expect(told(run(back, '0 HT', '1 D9', '2 DJ').deal)).toEqual(['', '', 'DJ CT SA', '', ''])
    expect(told(run(back, '0 HT', '1 D9', '2 DJ', '3 DK').deal)).toEqual(['', '', '', '', ''])
  })

  test('poor and taker are Re, whoever holds the Kreuz-Damen', () => {
    const { deal } = run(house(), ...asked, '3 nimmt', '3 gibt HK HK SK')
    expect(viewOf(deal, 'spectator').publicParties).toEqual(['kontra', 'kontra', 're', 're'])
    expect(refusal(deal, '0 re')).toEqual({ code: 'announce-wrong-party' })
    expect(run(deal, '2 re').events).toEqual([{ type: 'announced', seat: 2, call: 're', party: 're' }])
    const result = resultOf(firstCards(deal))
    expect(result).toMatchObject({ game: 'armut', soloist: null, parties: ['kontra', 'kontra', 're', 're'] })
    expect(result?.eyes.re).toBe(240 - (result?.eyes.kontra ?? 0))
  })

  test('a won Kontra game earns gegen die Alten in the house round only', () => {
    const rules: RuleSet = { preset: 'norsk', set: { armut: true } }
    const actions = [...asked, '3 nimmt', '3 gibt DA DA DJ']
    const played = (set: RuleSet) =>
      resultOf(firstCards(run(begin({ rules: set, dealer: 3, hands }), ...actions).deal))?.lines.map(({ code }) => code)
    expect(played(presets.hausrunde)).toContain('gegenDieAlten')
    expect(played(rules)).not.toContain('gegenDieAlten')
  })

  test('a record may be cut off at any step of it', () => {
    const cut = (...more: string[]) => judged(presets.hausrunde, hands, [...asked, ...more])
    expect(cut()).toEqual({ ok: true, over: false, turn: 3, legal: [[], [], [], ['nimmt', 'passt']] })
    expect(cut('3 nimmt')).toEqual({ ok: true, over: false, turn: 3, legal: [[], [], [], ['gibt 3']] })
    expect(cut('3 nimmt', '3 gibt HK')).toMatchObject({ ok: false, at: 5, code: 'wrong-card-count' })
    expect(cut('3 gibt HK HK SK')).toMatchObject({ ok: false, at: 4, code: 'not-now' })
  })
})

describe('Kartenabgabe', () => {
  /** Seat 2 has exactly three trumps and is Kontra with seat 3. */
  const short = handsOf(
    'HT CQ SQ HQ DQ CJ CJ DT CA CT',
    'HT CQ SQ HQ DQ SJ SJ HJ HJ DT',
    'DA DA DJ SA ST ST CA HA HA HK',
    'DJ DK DK HK SK SK CK CK CT SA',
  )
  const willi = (given: DealSetup['hands'] = short) => begin({ rules: presets.willi, dealer: 3, hands: given })
  const swap = ['0 gesund', '1 gesund', '2 vorbehalt kartenabgabe', '3 gesund'] as const

  test('the partner must swap, and all parties become public', () => {
    const { deal } = run(willi(), ...swap)
    expect(turnOf(deal)).toBe(3)
    expect(viewOf(deal, 3)).toMatchObject({ toGive: 3, handSizes: [10, 10, 7, 13], game: 'kartenabgabe' })
    expect(viewOf(deal, 'spectator').publicParties).toEqual(['re', 're', 'kontra', 'kontra'])
    const after = run(deal, '3 gibt DJ DJ CK')
    expect(after.events).toEqual([{ type: 'cards-returned', seat: 3, trumps: 1, counted: false }])
    expect(turnOf(after.deal)).toBe(0)
  })

  test('with both Kreuz-Damen on one hand the next Kontra seat is the partner, and their holder plays alone', () => {
    const alone = handsOf(
      'HT CQ CQ HQ DQ CJ CJ DT CA CT',
      'HT SQ SQ HQ DQ SJ SJ HJ HJ DT',
      'DA DA DJ SA ST ST CA HA HA HK',
      'DJ DK DK HK SK SK CK CK CT SA',
    )
    const { deal } = run(willi(alone), ...swap, '3 gibt HK SK SK')
    expect(viewOf(deal, 1)).toMatchObject({ declarer: 0, alone: true, parties: ['re', 'kontra', 'kontra', 'kontra'] })
    expect(resultOf(firstCards(deal))).toMatchObject({ game: 'kartenabgabe', soloist: 0 })
  })

  test('needs exactly three trumps and somebody to swap with', () => {
    const own = handsOf(
      'HT DA DA HQ DQ CJ CJ DT DJ SQ',
      'HT SQ CT HQ DQ SJ SJ HJ HJ DT',
      'CQ CQ DJ SA ST ST CA HA HA HK',
      'DK DK CA HK SK SK CK CK CT SA',
    )
    const deal = run(willi(own), '0 gesund', '1 gesund').deal
    expect(refusal(deal, '2 vorbehalt kartenabgabe')).toMatchObject({ code: 'reservation-not-allowed' })
    expect(refusal(run(deal, '2 gesund').deal, '3 vorbehalt kartenabgabe')).toMatchObject({
      code: 'reservation-not-allowed',
    })
  })
})
