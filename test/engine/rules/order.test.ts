import { describe, expect, test } from 'vitest'
import { cardOf } from '../../../src/engine/card.js'
import type { Card } from '../../../src/engine/index.js'
import { contracts, fehlOf, trumpsOf } from '../../../src/engine/rules/contract.js'
import type { Contract } from '../../../src/engine/rules/contract.js'
import {
  beats,
  handSorted,
  isTrump,
  orderOf,
  playable,
  trumpClass,
  trumpMask,
} from '../../../src/engine/rules/order.js'
import type { Order } from '../../../src/engine/rules/order.js'
import { face, hand, variant } from './support.js'

const cardsOf = (text: string): Card[] => text.split(' ').filter((card) => card !== '') as Card[]

const pictures = 'CQ SQ HQ DQ CJ SJ HJ DJ'

/** Trumps, then the side suits Kreuz, Pik, Herz and Karo, each highest first. */
const games: Readonly<Record<Contract, readonly [string, string, string, string, string]>> = {
  normal: [`HT ${pictures} DA DT DK D9`, 'CA CT CK C9', 'SA ST SK S9', 'HA HK H9', ''],
  karosolo: [`HT ${pictures} DA DT DK D9`, 'CA CT CK C9', 'SA ST SK S9', 'HA HK H9', ''],
  herzsolo: [`HT ${pictures} HA HK H9`, 'CA CT CK C9', 'SA ST SK S9', '', 'DA DT DK D9'],
  piksolo: [`HT ${pictures} SA ST SK S9`, 'CA CT CK C9', '', 'HA HK H9', 'DA DT DK D9'],
  kreuzsolo: [`HT ${pictures} CA CT CK C9`, '', 'SA ST SK S9', 'HA HK H9', 'DA DT DK D9'],
  damensolo: ['CQ SQ HQ DQ', 'CA CT CK CJ C9', 'SA ST SK SJ S9', 'HA HT HK HJ H9', 'DA DT DK DJ D9'],
  bubensolo: ['CJ SJ HJ DJ', 'CA CT CK CQ C9', 'SA ST SK SQ S9', 'HA HT HK HQ H9', 'DA DT DK DQ D9'],
  fleischlos: ['', 'CA CT CK CQ CJ C9', 'SA ST SK SQ SJ S9', 'HA HT HK HQ HJ H9', 'DA DT DK DQ DJ D9'],
}
const kinds = Object.keys(games) as Contract[]

test('there is a row for each game and no other', () =>
  expect(Object.keys(contracts).sort()).toEqual([...kinds].sort()))

describe.each(kinds)('the cards of a game by rank: %s', (kind) => {
  const [trumps, ...fehl] = games[kind].map(cardsOf)
  const order = (nines = true): Order => orderOf(kind, nines)
  const suits = ['C', 'S', 'H', 'D'] as const

  test('the trumps, highest first', () => {
    expect(trumpsOf(kind)).toEqual(trumps)
    expect(order().trumps).toEqual(trumps)
  })

  test('each side suit, without what is trump', () => {
    suits.forEach((suit, index) => expect(fehlOf(kind, suit)).toEqual(fehl[index]))
  })

  test('the trumps of a deck without Neunen', () => {
    expect(order(false).trumps).toEqual(trumps?.filter((card) => !card.endsWith('9')))
  })

  test('a hand of all cards lies as they rank, trumps first, both copies side by side', () => {
    const all = [...(trumps ?? []), ...fehl.flat()]
    const { once } = hand(all.join(' '))
    expect(handSorted(order(), once, once).map(cardOf)).toEqual(all.flatMap((card) => [card, card]))
    const some = all.filter((_, index) => index % 3 === 0)
    expect(handSorted(order(), hand(some.join(' ')).once, 0).map(cardOf)).toEqual(some)
  })

  test('a trump asks for trumps, a side suit for that suit', () => {
    const made = order()
    const { once } = hand(cardsOf(games[kind].join(' ')).join(' '))
    expect(trumpMask(made)).toBe(trumps?.length ? hand(trumps.join(' ')).once : 0)
    for (const card of trumps ?? []) expect(isTrump(made, face(card))).toBe(true)
    fehl.forEach((cards, index) => {
      for (const card of cards) expect([made.classOf[face(card)], isTrump(made, face(card))]).toEqual([index, false])
      if (cards.length > 0) expect(playable(made, once, index)).toBe(hand(cards.join(' ')).once)
    })
    expect(playable(made, once, -1)).toBe(once)
    if (trumps?.length) expect(playable(made, once, trumpClass)).toBe(trumpMask(made))
  })

  test('each card beats those below it in trump or its suit, a trump every side suit', () => {
    const rules = variant('ddv')
    const wins = (card: Card, best: Card): boolean => beats(rules, order(), face(card), face(best), false)
    for (const row of [trumps ?? [], ...fehl]) {
      row.forEach((card, at) => row.forEach((other, below) => expect(wins(card, other)).toBe(at < below)))
    }
    for (const side of fehl.flat()) {
      for (const trump of trumps ?? []) expect([wins(trump, side), wins(side, trump)]).toEqual([true, false])
      for (const other of fehl.flat()) if (other[0] !== side[0]) expect(wins(other, side)).toBe(false)
    }
  })
})

test('of two equal cards the first stays, Herz-Zehn alone by the rule set where it is trump', () => {
  const second = variant('hausrunde', { secondDulle: 'second' })
  for (const kind of kinds) {
    const order = second.orders[kind]
    for (const card of cardsOf(games[kind].join(' '))) {
      const wins = card === 'HT' && isTrump(order, face(card))
      expect(beats(second, order, face(card), face(card), false), `${card} in ${kind}`).toBe(wins)
    }
  }
})

test('the second Herz-Zehn wins always, or in all tricks but the last', () => {
  const wins = (secondDulle: string): boolean[] => {
    const rules = variant('hausrunde', { secondDulle })
    return [false, true].map((last) => beats(rules, rules.orders.normal, face('HT'), face('HT'), last))
  }
  expect(wins('first')).toEqual([false, false])
  expect(wins('second')).toEqual([true, true])
  expect(wins('secondExceptLast')).toEqual([true, false])
})

describe('cards raised above all others', () => {
  test('stand first in the given order and not again in their old place', () => {
    const raised = trumpsOf('normal', ['DT', 'DA'])
    expect(raised).toEqual(cardsOf(`DT DA HT ${pictures} DK D9`))
    expect(orderOf('normal', true, ['DT', 'DA']).trumps).toEqual(raised)
  })

  test('the Normalspiel of a rule set with Schweinchen, and with Superschweine above them', () => {
    const first = (rules: ReturnType<typeof variant>, count: number): readonly Card[] =>
      rules.superOrder.trumps.slice(0, count)
    const plain = variant('hausrunde', { schweine: 'both' })
    expect(plain.schweineOrder.trumps.slice(0, 2)).toEqual(['DA', 'HT'])
    expect(first(plain, 2)).toEqual(['DA', 'HT'])
    expect(plain.orders.normal.trumps[0]).toBe('HT')
    const over = (superschweine: string) => variant('hausrunde', { schweine: 'both', superschweine })
    expect(first(over('zehn'), 3)).toEqual(['DT', 'DA', 'HT'])
    expect(first(over('neun'), 3)).toEqual(['D9', 'DA', 'HT'])
    expect(first(over('koenig'), 3)).toEqual(['DK', 'DA', 'HT'])
    expect(over('zehn').schweineOrder.trumps.slice(0, 2)).toEqual(['DA', 'HT'])
  })
})
