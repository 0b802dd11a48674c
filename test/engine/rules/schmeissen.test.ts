import { describe, expect, test } from 'vitest'
import type { RuleSet } from '../../../src/engine/index.js'
import { declarable } from './support.js'

describe('what may be thrown in', () => {
  const throws = (set: RuleSet['set'], text: string): boolean => declarable('norsk', set, text).includes('schmeissen')
  /** Four Neunen, four Könige, four other cards; 55 eyes. */
  const mixed = 'C9 S9 H9 D9 CK SK HK DK CA CA ST DJ'

  test('nothing without a switch', () => expect(throws({}, 'C9 C9 S9 S9 H9 H9 D9 D9 CK CK SK SK')).toBe(false))

  test('by Neunen', () => {
    expect([4, 5].map((schmeissenNines) => throws({ schmeissenNines }, mixed))).toEqual([true, false])
    expect(throws({ schmeissenNines: 5 }, mixed.replace('CK', 'C9'))).toBe(true)
  })

  test('by Könige, with the Karo-König', () => {
    expect([4, 5].map((schmeissenKings) => throws({ schmeissenKings }, mixed))).toEqual([true, false])
    expect(throws({ schmeissenKings: 5 }, mixed.replace('C9', 'CK'))).toBe(true)
  })

  test('by Neunen and Könige together', () => {
    expect([8, 9].map((schmeissenNinesKings) => throws({ schmeissenNinesKings }, mixed))).toEqual([true, false])
  })

  test('by Volle: Asse and Zehnen together', () => {
    const full = 'CA CA CT ST HT DA DT CK SK HQ DJ D9'
    expect([7, 8].map((schmeissenVolle) => throws({ schmeissenVolle }, full))).toEqual([true, false])
  })

  test('by few trumps', () => {
    expect([2, 3, 4].map((schmeissenTrumps) => throws({ schmeissenTrumps }, mixed))).toEqual([false, true, true])
    expect(throws({ schmeissenTrumps: 0 }, 'CA CA CT CT CK CK SA ST SK S9 HA HK')).toBe(true)
  })

  test('by many eyes, the number itself included', () => {
    const eighty = 'CA SA HA DA CT ST HQ HQ DQ DQ CK C9'
    expect([75, 80, 81].map((schmeissenManyEyes) => throws({ schmeissenManyEyes }, eighty))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('by few eyes, the number itself excluded', () => {
    const thirty = 'CT CK SK DQ DQ HJ HJ DJ C9 C9 S9 S9'
    expect([30, 35].map((schmeissenFewEyes) => throws({ schmeissenFewEyes }, thirty))).toEqual([false, true])
  })

  test('by low trumps: none above Karo-Ass, or none above Karo-Bube', () => {
    const low = (schmeissenLowTrumps: string): boolean[] =>
      ['DT DK D9', 'DA DA D9', 'DJ DA D9', 'HJ DA D9', 'HT D9 D9'].map((trumps) =>
        throws({ schmeissenLowTrumps }, `${trumps} CA CA CT CK SA ST HA HK H9`),
      )
    expect(low('off')).toEqual([false, false, false, false, false])
    expect(low('karoAss')).toEqual([true, true, false, false, false])
    expect(low('karoBube')).toEqual([true, true, true, false, false])
  })

  test('is willi’s at most two trumps and at least five Könige', () => {
    expect(declarable('willi', {}, 'DJ DT CA CA CT CK SA ST HA HK')).toEqual(['schmeissen'])
    expect(declarable('willi', {}, 'DJ DT DA DA CQ CK CK SK HK DK')).toEqual(['schmeissen'])
    expect(declarable('willi', {}, 'DJ DT DA DA CQ CK CK SK HK HA')).toEqual([])
  })
})
