import { describe, expect, test } from 'vitest'
import { legalActions, presets } from '../../src/engine/index.js'
import { begin, handsOf, healthy, refusal, run } from './table.js'

/** Seats 0 and 1 hold a Kreuz-Dame each; everybody has Kreuz, Pik and Herz. */
const hands = handsOf(
  'CQ HT SQ SQ CJ DA DT CA CT SA SK HA',
  'CQ HT HQ HQ SJ DK DK CA CK SA S9 HA',
  'CJ SJ HJ HJ DQ D9 DA CT CK ST SK HK',
  'DQ DJ DJ D9 DT C9 C9 S9 ST H9 H9 HK',
)
const normal = run(begin({ rules: presets.ddv, dealer: 3, hands }), ...healthy).deal

/** Offences that cost points at a table where they can happen are refused by the engine, so no deal ever has one. */
describe('offences are refused', () => {
  test('P1: a Re player does not follow suit after Kontra, keine 90 and keine 60', () => {
    const { deal } = run(normal, '2 kontra', '2 keine90', '2 keine60', '0 SK')
    expect(refusal(deal, '1 CA')).toEqual({ code: 'must-follow', led: 'S' })
    expect(refusal(deal, '1 HT')).toEqual({ code: 'must-follow', led: 'S' })
  })

  test('P2: the same without Absagen, also when a trump is led', () => {
    expect(refusal(run(normal, '0 CT').deal, '1 S9')).toEqual({ code: 'must-follow', led: 'C' })
    expect(refusal(run(normal, '0 CJ').deal, '1 S9')).toEqual({ code: 'must-follow', led: 'trump' })
  })

  test('P3: a Kontra player does not follow suit in a Solo after Re and keine 90', () => {
    const { deal } = run(
      begin({ rules: presets.ddv, dealer: 3, hands }),
      ...['0 vorbehalt damensolo', '1 gesund', '2 gesund', '3 gesund', '0 re', '0 keine90', '0 CA', '1 CK'],
    )
    expect(refusal(deal, '2 HJ')).toEqual({ code: 'must-follow', led: 'C' })
    expect(legalActions(deal, 2).filter(({ type }) => type === 'play')).toHaveLength(3)
  })

  test('P4: a minor offence: a card out of turn, an announcement too late, the other party’s word', () => {
    expect(refusal(normal, '1 CA')).toEqual({ code: 'not-your-turn', turn: 0 })
    const { deal } = run(normal, '0 CT', '1 CA', '2 CK', '3 C9', '1 CK')
    expect(refusal(deal, '1 re')).toEqual({ code: 'announce-too-late', needed: 11, held: 10 })
    expect(refusal(normal, '2 re')).toEqual({ code: 'announce-wrong-party' })
  })
})
