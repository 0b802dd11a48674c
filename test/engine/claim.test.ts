import { describe, expect, it } from 'vitest'
import { showDeal } from '../../src/engine/debug.js'
import { formatAction } from '../../src/engine/notation.js'
import { judge, legalActions, parseAction, presets, resultOf, turnOf, viewOf } from '../../src/engine/index.js'
import type { Deal, Seat } from '../../src/engine/index.js'
import { begin, firstCards, handsOf, healthy, judged, refusal, run } from './table.js'

const rules = { preset: 'ddv', set: {} } as const

/** Seat 0 holds what nobody beats in a Solo without trumps. */
const top = handsOf(
  'CA CA SA SA HA HA DA DA CT CT ST ST',
  'HT HT DT DT CK CK SK SK HK HK DK DK',
  'CQ CQ SQ SQ HQ HQ DQ DQ C9 C9 S9 S9',
  'CJ CJ SJ SJ HJ HJ DJ DJ H9 H9 D9 D9',
)
const solo = run(begin({ rules, dealer: 3, hands: top }), '0 vorbehalt fleischlos', ...healthy.slice(1)).deal

/** Two against two: 0 and 1 have the Kreuz-Damen, and nobody anything that is sure. */
const mixed = handsOf(
  'CQ HT SQ SQ CJ DA DT CA CT SA SK HA',
  'CQ HT HQ HQ SJ DK DK CA CK SA S9 HA',
  'CJ SJ HJ HJ DQ D9 DA CT CK ST SK HK',
  'DQ DJ DJ D9 DT C9 C9 S9 ST H9 H9 HK',
)
const start = run(begin({ rules, dealer: 3, hands: mixed }), ...healthy).deal

const legal = (deal: Deal): string[][] =>
  ([0, 1, 2, 3] as Seat[]).map((seat) => legalActions(deal, seat).map((action) => formatAction(action).slice(2)))
const answers = (deal: Deal): string[][] =>
  legal(deal).map((words) => words.filter((word) => word === 'ja' || word === 'weiter'))

describe('a claim in the words of a record', () => {
  it.each(['0 rest', '1 gibt-auf', '2 ja', '3 weiter'])('%s', (text) => {
    const parsed = parseAction(text)
    expect(parsed.ok && formatAction(parsed.value)).toBe(text)
  })

  it('is never among what is legal, so that lists of ordinary deals are as they were', () => {
    for (const deal of [solo, start, firstCards(start, 21)])
      expect(
        legal(deal)
          .flat()
          .filter((word) => /rest|gibt|^ja$|weiter/.test(word)),
      ).toEqual([])
  })
})

describe('a claim that cannot fail', () => {
  it('waits while somebody might still announce, cannot be declined, and lays the hand open to all', () => {
    const asked = run(solo, '0 rest')
    expect(asked.events).toEqual([{ type: 'claimed', seat: 0, gives: false, sure: true, hand: viewOf(solo, 0).hand }])
    expect(turnOf(asked.deal)).toBe(1)
    expect(answers(asked.deal)).toEqual([['weiter'], ['ja'], ['ja'], ['ja']])
    const view = viewOf(asked.deal, 2)
    expect(view.claim).toEqual({ seat: 0, gives: false, sure: true, asked: [1, 2, 3] })
    expect(view.shown).toEqual([viewOf(solo, 0).hand, null, null, null])
    expect(refusal(asked.deal, '2 weiter')).toEqual({ code: 'claim-sure' })
    expect(refusal(asked.deal, '0 CA')).toEqual({ code: 'claim-stands' })
    expect(refusal(asked.deal, '0 rest')).toEqual({ code: 'claim-stands' })
    expect(refusal(asked.deal, '0 ja')).toEqual({ code: 'no-claim' })
  })

  it('is asked anew after an announcement, which counts', () => {
    const once = run(solo, '0 rest', '1 ja', '2 ja', '3 kontra').deal
    expect(viewOf(once, 0).claim?.asked).toEqual([1, 2, 3])
    const over = run(once, '3 ja', '1 ja', '2 ja').deal
    expect(resultOf(over)).toMatchObject({
      ...{
        winner: 're',
        announced: { re: 0, kontra: 1 },
        eyes: { re: 240, kontra: 0 },
        tricksWon: { re: 12, kontra: 0 },
      },
      rest: { by: 0, for: 're', tricks: 12, eyes: 240 },
    })
    expect(legal(over)).toEqual([[], [], [], []])
    expect(viewOf(over, 1)).toMatchObject({ claim: null, turn: null, phase: 'over', mayClaim: null })
  })

  it('is granted at once when nobody can announce any more, also in the middle of a trick', () => {
    const late = firstCards(solo, 36)
    expect(viewOf(late, 0).mayClaim).toEqual({ sure: true, claim: true, giveUp: true })
    const over = run(late, '0 rest')
    expect(over.events.map(({ type }) => type)).toEqual(['claimed', 'deal-over'])
    expect(resultOf(over.deal)?.rest).toMatchObject({ tricks: 3 })
  })

  it('can be taken back by whoever made it', () => {
    const back = run(solo, '0 rest', '1 ja', '0 weiter')
    expect(back.events.at(-1)).toEqual({ type: 'claim-answered', seat: 0, agrees: false })
    expect(viewOf(back.deal, 1)).toMatchObject({
      claim: null,
      turn: 0,
      shown: [viewOf(solo, 0).hand, null, null, null],
    })
    expect(refusal(back.deal, '0 rest')).toBeNull()
    expect(refusal(back.deal, '0 gibt-auf')).toEqual({ code: 'claim-again' })
  })
})

describe('a claim that may fail', () => {
  it('needs the consent of all three others, whoever they play with', () => {
    const asked = run(start, '0 rest').deal
    expect(answers(asked)).toEqual([['weiter'], ['ja', 'weiter'], ['ja', 'weiter'], ['ja', 'weiter']])
    const agreed = run(asked, '3 ja', '1 ja', '2 ja').deal
    expect(resultOf(agreed)).toMatchObject({ eyes: { re: 240, kontra: 0 }, rest: { by: 0, for: 're', tricks: 12 } })
  })

  it('is over with the first who declines: the deal goes on, the hand stays open, and it is not asked again', () => {
    const on = run(start, '0 rest', '1 ja', '2 weiter').deal
    expect(refusal(on, '0 rest')).toEqual({ code: 'claim-again' })
    expect(viewOf(on, 0).mayClaim).toEqual({ sure: false, claim: false, giveUp: false })
    expect(viewOf(on, 3).shown[0]).toHaveLength(12)
    const played = run(on, '0 CA').deal
    expect(viewOf(played, 3).shown[0]).toHaveLength(11)
    expect(refusal(played, '1 ja')).toEqual({ code: 'no-claim' })
    expect(refusal(played, '1 weiter')).toEqual({ code: 'no-claim' })
  })

  it('shows everybody the party of whoever lies open', () => {
    expect(viewOf(start, 3).publicParties).toEqual([null, null, null, null])
    expect(viewOf(run(start, '0 rest', '1 weiter').deal, 'spectator').publicParties).toEqual(['re', null, null, null])
  })

  it('counts each Fuchs that the others still hold as caught, and no other special point of tricks that were not played', () => {
    const result = resultOf(run(start, '0 rest', '1 ja', '2 ja', '3 ja').deal)
    expect(result?.lines.filter(({ code }) => ['fuchs', 'doppelkopf', 'karlchen'].includes(code))).toEqual([
      { code: 'fuchs', for: 're', points: 1, seat: 0, from: 2 },
    ])
  })

  it('counts no Karo-Ass of a hand that began with both where they may be Schweinchen', () => {
    const pigs = handsOf(
      'CQ HT SQ SQ CJ DT DT CA CT SA SK HA',
      'CQ HT HQ HQ SJ DK DK CA CK SA S9 HA',
      'CJ SJ HJ HJ DQ D9 DA DA CK ST SK HK',
      'DQ DJ DJ D9 CT C9 C9 S9 ST H9 H9 HK',
    )
    const foxes = (schweine: string): number => {
      const deal = begin({ rules: { preset: 'norsk', set: { schweine, fuchs: true } }, dealer: 3, hands: pigs })
      const over = run(deal, ...healthy, '0 rest', '1 ja', '2 ja', '3 ja').deal
      return (resultOf(over)?.lines ?? []).filter(({ code }) => code === 'fuchs').length
    }
    expect([foxes('both'), foxes('off')]).toEqual([0, 2])
  })

  it('gives no point for a last trick that was not played', () => {
    const ends = { preset: 'hausrunde', set: { karlchen: true, karlchenCaught: 'anyTrump', fuchsAmEnd: true } } as const
    const deal = run(begin({ rules: ends, dealer: 3, hands: mixed }), ...healthy, '0 CA', '1 CA', '2 CT', '3 C9').deal
    const over = run(deal, '0 rest', '1 ja', '2 ja', '3 ja').deal
    const codes = (resultOf(over)?.lines ?? []).map(({ code }) => code)
    expect(codes.filter((code) => /karlchen|fuchsAmEnd/i.test(code))).toEqual([])
  })
})

describe('giving up', () => {
  it('needs nobody where somebody plays alone, but those who might still announce are asked for it', () => {
    const asked = run(solo, '0 CA', '1 CK', '2 C9', '3 CJ', '0 gibt-auf').deal
    expect(answers(asked)).toEqual([['weiter'], ['ja'], ['ja'], ['ja']])
    expect(refusal(asked, '1 weiter')).toEqual({ code: 'no-claim' })
    const over = run(asked, '1 kontra', '1 ja', '2 ja', '3 ja').deal
    expect(resultOf(over)).toMatchObject({ winner: 'kontra', rest: { by: 0, for: 'kontra', tricks: 11 } })
    expect(viewOf(over, 1).shown).toEqual([null, null, null, null])
    expect(resultOf(run(firstCards(solo, 36), '0 gibt-auf').deal)?.rest).toMatchObject({
      by: 0,
      for: 'kontra',
      tricks: 3,
    })
  })

  it('needs the partners, and is not for a party that not everybody knows', () => {
    const turn = run(solo, '0 CA').deal
    const asked = run(turn, '1 gibt-auf').deal
    expect(answers(asked)).toEqual([['ja'], ['weiter'], ['ja', 'weiter'], ['ja', 'weiter']])
    expect(refusal(run(asked, '2 weiter').deal, '1 gibt-auf')).toEqual({ code: 'claim-again' })
    // The open trick is among what is given up.
    const over = run(asked, '0 ja', '2 ja', '3 ja').deal
    expect(resultOf(over)).toMatchObject({ eyes: { re: 240, kontra: 0 }, rest: { by: 1, for: 're', tricks: 12 } })
    expect(viewOf(over, 2).trick?.cards).toEqual(['CA'])
    expect(refusal(start, '0 gibt-auf')).toEqual({ code: 'parties-open' })
  })

  it('is known to end for two against two once all parties are', () => {
    const spoken = run(start, '0 re', '1 keine90', '2 kontra', '3 keine90').deal
    const asked = run(spoken, '0 gibt-auf').deal
    expect(viewOf(asked, 0).claim?.asked).toEqual([1, 2, 3])
    expect(answers(asked)[1]).toEqual(['ja', 'weiter'])
    expect(answers(asked)[2]).toEqual(['ja'])
  })
})

describe('no claim', () => {
  it.each([
    ['before the first lead', begin({ rules, dealer: 3, hands: mixed }), '0 rest', { code: 'not-now', what: 'claim' }],
    ['out of turn', start, '1 rest', { code: 'not-your-turn', turn: 0 }],
    ['of giving up out of turn', start, '1 gibt-auf', { code: 'not-your-turn', turn: 0 }],
    ['that nobody made is answered', start, '1 ja', { code: 'no-claim' }],
  ])('%s', (_what, deal, text, refused) => {
    expect(refusal(deal, text)).toEqual(refused)
  })

  it('while a Hochzeit looks for its partner', () => {
    const both = handsOf(
      'CQ CQ SQ SQ CJ DA DT CA CT SA SK HA',
      'HT HT HQ HQ SJ DK DK CA CK SA S9 HA',
      'CJ SJ HJ HJ DQ D9 DA CT CK ST SK HK',
      'DQ DJ DJ D9 DT C9 C9 S9 ST H9 H9 HK',
    )
    const deal = run(begin({ rules, dealer: 3, hands: both }), '0 vorbehalt hochzeit', ...healthy.slice(1)).deal
    expect(refusal(deal, '0 rest')).toEqual({ code: 'not-now', what: 'claim' })
    expect(viewOf(deal, 0).mayClaim).toBeNull()
  })

  it('before a duty is done', () => {
    const bound = { preset: 'hausrunde', set: { pflichtansage: 30 } } as const
    const rich = run(begin({ rules: bound, dealer: 3, hands: mixed }), ...healthy, '0 CA', '1 CA', '2 CT', '3 C9').deal
    expect(refusal(rich, '0 rest')).toEqual({ code: 'must-announce' })
  })

  it('a Genscher is not named while one stands', () => {
    const house = { preset: 'hausrunde', set: { genscher: true } } as const
    const deal = run(
      begin({ rules: house, dealer: 0, hands: mixed }),
      '1 gesund',
      '2 gesund',
      '3 gesund',
      '0 gesund',
      '1 rest',
    ).deal
    expect(refusal(deal, '1 genscher 0')).toEqual({ code: 'claim-stands' })
  })
})

describe('what is said of a record with a claim', () => {
  const words = ['0 vorbehalt fleischlos', ...healthy.slice(1), '0 rest']

  it('an open one tells whose answer is awaited and what each may do', () => {
    expect(judged(rules, top, words)).toMatchObject({
      ...{ ok: true, over: false, turn: 1 },
      legal: [
        ['keine30', 'keine60', 'keine90', 're', 'schwarz', 'weiter'],
        ['ja', 'keine30', 'keine60', 'keine90', 'kontra', 'schwarz'],
        ['ja', 'keine30', 'keine60', 'keine90', 'kontra', 'schwarz'],
        ['ja', 'keine30', 'keine60', 'keine90', 'kontra', 'schwarz'],
      ],
    })
  })

  it('a whole one tells the rest, and holds against a result that says otherwise', () => {
    const whole = [...words, '1 ja', '2 ja', '3 ja']
    const rest = { by: 0, for: 're', tricks: 12, eyes: 240 }
    expect(judged(rules, top, whole)).toMatchObject({ ok: true, over: true, tricks: [], rest })
    const record = {
      doko: 1,
      rules: 'ddv',
      dealer: 3,
      hands: top,
      actions: whole,
      result: { rest: { ...rest, by: 1 } },
    }
    expect(judge(record)).toMatchObject({ ok: false, code: 'result-differs', message: 'result-differs (key: rest)' })
    expect(judged(rules, top, [...whole, '1 ja'])).toMatchObject({ ok: false, at: 8, code: 'deal-over' })
  })

  it('is shown to people', () => {
    expect(showDeal(run(solo, '0 rest').deal)).toContain('seat 0 claims the rest, for sure; asked: 1, 2, 3')
    expect(showDeal(run(start, '0 rest').deal)).toContain('seat 0 claims the rest; asked: 1, 2, 3')
    expect(showDeal(run(solo, '0 CA', '1 gibt-auf').deal)).toContain('seat 1 gives the rest up; asked: 2, 3, 0')
    const over = run(solo, '0 rest', '1 ja', '2 ja', '3 ja').deal
    expect(showDeal(over)).toContain('lies open: seat 0 CA CA CT CT')
    expect(showDeal(over)).toContain('the rest, 12 tricks (240), is Re, by seat 0')
  })

  it('presets all know it', () => {
    for (const preset of Object.values(presets)) expect(preset.set).not.toHaveProperty('claim')
  })
})
