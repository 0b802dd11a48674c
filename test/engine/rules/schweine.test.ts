import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../src/engine/index.js'
import type { Deal } from '../../../src/engine/index.js'
import type { Contract } from '../../../src/engine/rules/contract.js'
import {
  declaresByPlaying,
  declaresByWinning,
  schweineAtOnce,
  schweinePossible,
} from '../../../src/engine/rules/schweine.js'
import { run } from '../table.js'
import { dealt, face, opened, playedOut, variant } from './support.js'

describe('which games have Schweinchen', () => {
  const possible = (schweine: string, contract: Contract, set = {}): boolean => {
    const rules = variant('hausrunde', { schweine, ...set })
    return schweinePossible(rules, contract === 'normal' ? 'normal' : contract, rules.orders[contract])
  }

  test.each(['both', 'firstOnly', 'secondOnly', 'auto'])('%s: those in which Karo is trump', (schweine) => {
    expect(possible(schweine, 'normal')).toBe(true)
    expect(possible(schweine, 'karosolo')).toBe(true)
    for (const other of ['herzsolo', 'piksolo', 'kreuzsolo', 'damensolo', 'bubensolo', 'fleischlos'] as const)
      expect(possible(schweine, other)).toBe(false)
  })

  test('none where the rule set does not know them', () => {
    expect(possible('off', 'normal')).toBe(false)
    expect(possible('off', 'karosolo')).toBe(false)
  })

  test('an Armut by its own switch, which says nothing of other games', () => {
    const inArmut = (armutSchweine: boolean): boolean => {
      const rules = variant('hausrunde', { schweine: 'both', armutSchweine })
      return schweinePossible(rules, 'armut', rules.orders.normal)
    }
    expect([inArmut(true), inArmut(false)]).toEqual([true, false])
    expect(possible('both', 'normal', { armutSchweine: false })).toBe(true)
  })
})

test('when Schweinchen are declared: at once, by playing or by winning with a Karo-Ass, by the rule set', () => {
  const when = (schweine: string): boolean[] => {
    const rules = variant('hausrunde', { schweine })
    const others = ['DT', 'HA', 'HT'].map(face)
    for (const other of others) expect(declaresByPlaying(rules, other) || declaresByWinning(rules, other)).toBe(false)
    return [schweineAtOnce(rules), declaresByPlaying(rules, face('DA')), declaresByWinning(rules, face('DA'))]
  }
  expect(when('auto')).toEqual([true, false, false])
  expect(when('both')).toEqual([false, true, false])
  expect(when('firstOnly')).toEqual([false, true, false])
  expect(when('secondOnly')).toEqual([false, false, true])
  expect(when('off')).toEqual([false, false, false])
})

test('Schweinchen stand above the Dullen in their own order and in that of the Superschweine', () => {
  const rules = variant('hausrunde', { schweine: 'both', superschweine: 'zehn' })
  expect([rules.orders.normal, rules.schweineOrder, rules.superOrder].map(({ raised }) => raised)).toEqual([
    [],
    ['DA'],
    ['DT', 'DA'],
  ])
})

/** Seat 0 holds both Karo-Asse and no Pik, seat 1 both Karo-Zehnen; the Kreuz-Damen sit with 0 and 2. */
const hands = dealt('DA DA HT CQ', 'HT DT DT SA', 'DK CQ SK', 'D9 S9')

describe('the second Karo-Ass only', () => {
  const start = (): Deal => opened('hausrunde', { schweine: 'secondOnly', superschweine: 'zehn' }, hands)

  test('the first has won its trick: the other is high', () => {
    const { deal, events } = run(start(), '0 DA', '1 DT', '2 DK', '3 D9')
    expect(events).toContainEqual({ type: 'schweine', seat: 0, card: 'DA' })
    expect(viewOf(deal, 2).trumps.slice(0, 2)).toEqual(['DA', 'HT'])
  })

  test('the first was caught: the other stays a Fuchs, whatever it wins', () => {
    const { deal, events } = run(start(), '0 DA', '1 HT', '2 DK', '3 D9', '1 SA', '2 SK', '3 S9', '0 DA')
    expect(events.filter(({ type }) => type === 'schweine')).toEqual([])
    expect(viewOf(deal, 2).trumps[0]).toBe('HT')
    expect(playedOut(deal).lines).toContainEqual(
      expect.objectContaining({ code: 'fuchs', for: 'kontra', seat: 1, from: 0 }),
    )
  })
})

test('the first Karo-Ass only: no Herz-Zehn takes it, and the other is a Fuchs again', () => {
  const start = opened('hausrunde', { schweine: 'firstOnly' }, hands)
  const { deal, events } = run(start, '0 DA', '1 HT', '2 DK', '3 D9')
  expect(events).toContainEqual({ type: 'trick-won', seat: 0, eyes: 25 })
  const foxes = playedOut(deal, '0 DA', '1 SQ', '2 SJ', '3 D9').lines.filter(({ code }) => code === 'fuchs')
  expect(foxes).toEqual([{ code: 'fuchs', for: 'kontra', points: 1, seat: 1, from: 0, trick: 1 }])
})
