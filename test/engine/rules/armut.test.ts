import { describe, expect, test } from 'vitest'
import type { RuleSet, Seat } from '../../../src/engine/index.js'
import { armutLeader, laidInArmut, nextAskedInArmut, toldOfReturn } from '../../../src/engine/rules/reservation.js'
import { declarable, variant } from './support.js'

describe('Armut', () => {
  const fehl = 'CA CA CT CK C9 SA ST SK S9 HA HK H9'
  /** A hand of twelve with these trumps. */
  const withTrumps = (trumps: string): string => {
    const many = trumps.split(' ')
    return [...many, ...fehl.split(' ').slice(0, 12 - many.length)].join(' ')
  }
  const may = (set: RuleSet['set'], trumps: string): boolean =>
    declarable('hausrunde', set, withTrumps(trumps)).includes('armut')

  test('with one to three trumps', () => {
    expect(declarable('hausrunde', {}, fehl)).toEqual([])
    expect(['DJ', 'DJ DK', 'DJ DK HT', 'DJ DK HT D9'].map((trumps) => may({}, trumps))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(declarable('ddv', {}, withTrumps('DJ'))).toEqual([])
  })

  test('with as many as the rule set allows', () => {
    expect(['DJ', 'DJ DK'].map((trumps) => may({ armutTrumps: 1 }, trumps))).toEqual([true, false])
    expect(['DJ DK HT D9', 'DJ DK HT D9 D9'].map((trumps) => may({ armutTrumps: 4 }, trumps))).toEqual([true, false])
  })

  test('Füchse count always, only both together, or never', () => {
    const counts = (armutFoxes: string): boolean[] =>
      ['DJ DJ DK DA', 'DJ DK DA DA', 'DJ DJ DK DA DA', 'DJ DJ DK HT'].map((trumps) => may({ armutFoxes }, trumps))
    expect(counts('count')).toEqual([false, false, false, false])
    expect(counts('pair')).toEqual([true, false, false, false])
    expect(counts('never')).toEqual([true, true, true, false])
  })

  test('with nothing but a Fuchs that does not count: a trump is there all the same', () => {
    expect(may({ armutFoxes: 'never' }, 'DA')).toBe(true)
    expect(may({ armutFoxes: 'never' }, 'DA DA')).toBe(true)
  })

  test('one more with a Karo-Neun among them, not two', () => {
    const nine = { armutNine: true }
    expect(['DJ DK HT D9', 'DJ DK D9 D9', 'DJ DK HT HJ', 'DJ DK HT D9 D9'].map((trumps) => may(nine, trumps))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each<[string, number, boolean, number]>([
    ['trumps', 1, true, 0],
    ['trumps', 3, true, 0],
    ['three', 1, true, 2],
    ['three', 3, true, 0],
    ['three', 4, true, 0],
    ['one', 3, false, 1],
  ])('laid down by switch %s with %i trumps: trumps %s, and %i more', (armutSwap, held, trumps, more) => {
    expect(laidInArmut(variant('hausrunde', { armutSwap }), held)).toEqual({ trumps, more })
  })

  test('is offered clockwise from the poor seat or from the left of the dealer, to each once', () => {
    const round = (armutAsk: string, dealer: Seat, poor: Seat): Seat[] => {
      const asked: Seat[] = []
      for (let last: Seat | null = null; asked.length < 5;) {
        const next: Seat | undefined = nextAskedInArmut(variant('hausrunde', { armutAsk }), dealer, poor, last)
        if (next === undefined) return asked
        asked.push(next)
        last = next
      }
      return asked
    }
    expect(round('poorLeft', 3, 1)).toEqual([2, 3, 0])
    expect(round('dealerLeft', 3, 1)).toEqual([0, 2, 3])
    expect(round('dealerLeft', 0, 1)).toEqual([2, 3, 0])
    expect(round('poorLeft', 0, 0)).toEqual([1, 2, 3])
  })

  test('what the table learns of the trumps that come back', () => {
    const told = (armutReturn: string): (number | null)[] =>
      [0, 1, 3].map((trumps) => toldOfReturn(variant('hausrunde', { armutReturn }), trumps))
    expect(told('nothing')).toEqual([null, null, null])
    expect(told('whether')).toEqual([0, 1, 1])
    expect(told('count')).toEqual([0, 1, 3])
  })

  test('left of the dealer leads, or the first opponent left of the taker', () => {
    const leads = (armutLeads: string, dealer: Seat, taker: Seat, poor: Seat): Seat =>
      armutLeader(variant('hausrunde', { armutLeads }), dealer, taker, (1 << taker) | (1 << poor))
    expect(leads('dealerLeft', 3, 2, 1)).toBe(0)
    expect(leads('takerLeft', 3, 2, 0)).toBe(3)
    expect(leads('takerLeft', 3, 0, 1)).toBe(2)
    expect(leads('takerLeft', 1, 3, 0)).toBe(1)
  })
})
