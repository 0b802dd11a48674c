import { describe, expect, test } from 'vitest'
import { faceOf } from '../../src/engine/card.js'
import { cards, presets } from '../../src/engine/index.js'
import type { Card, RuleSet } from '../../src/engine/index.js'
import type { Contract } from '../../src/engine/rules/contract.js'
import { beats, playable, trumpMask } from '../../src/engine/rules/order.js'
import { variantOf } from '../../src/engine/rules/variant.js'

const face = (card: string): number => faceOf(card) ?? -1
const maskOf = (...held: Card[]): number => held.reduce((mask, card) => mask | (1 << face(card)), 0)
const cardsIn = (mask: number): Card[] => cards.filter((card) => (mask >>> face(card)) & 1)

function variant(rules: RuleSet = presets.ddv) {
  const made = variantOf(rules)
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value
}

/** Which card (1 to 4) wins a trick. */
function winner(contract: Contract, trick: string, rules?: RuleSet, last = false): number {
  const made = variant(rules)
  let best = 0
  const faces = trick.split(' ').map(face)
  faces.forEach((one, at) => {
    if (at > 0 && beats(made, made.orders[contract], one, faces[best] ?? -1, last)) best = at
  })
  return best + 1
}

const dulle = (value: string): RuleSet => ({ preset: 'ddv', set: { secondDulle: value } })

describe('who wins a trick', () => {
  test.each([
    ['K1', 'normal', 'DJ SJ SQ DK', 3],
    ['K2', 'normal', 'HT HT CQ DA', 1],
    ['K3', 'normal', 'CT CA CA D9', 4],
    ['K4', 'normal', 'HA HA HK SA', 1],
    ['K5', 'normal', 'S9 CA HA CA', 1],
    ['K6', 'herzsolo', 'HA HT DA CQ', 2],
    ['K7', 'damensolo', 'HK HT HA HJ', 3],
    ['K8', 'bubensolo', 'CQ CT C9 DJ', 4],
    ['K9', 'fleischlos', 'HQ CA HT HA', 4],
    ['K10', 'kreuzsolo', 'DT DA C9 DA', 3],
  ] as const)('%s %s: %s', (_id, contract, trick, expected) => {
    expect(winner(contract, trick)).toBe(expected)
  })

  test('K2 with the second Dulle beating the first', () => {
    expect(winner('normal', 'HT HT CQ DA', dulle('second'))).toBe(2)
    expect(winner('normal', 'HT DA HT D9', dulle('secondExceptLast'))).toBe(3)
  })

  test('K11 the first Dulle stays in the last trick', () => {
    expect(winner('normal', 'HT D9 HT D9', dulle('secondExceptLast'), true)).toBe(1)
    expect(winner('normal', 'HT D9 HT D9', dulle('second'), true)).toBe(3)
  })

  test('Herz-Zehn is an ordinary ten where it is no trump', () => {
    expect(winner('damensolo', 'HT HT HK H9', dulle('second'))).toBe(1)
  })
})

describe('how many trumps there are', () => {
  test.each([
    ['normal', 13, 12],
    ['karosolo', 13, 12],
    ['kreuzsolo', 13, 12],
    ['piksolo', 13, 12],
    ['herzsolo', 12, 11],
    ['damensolo', 4, 4],
    ['bubensolo', 4, 4],
    ['fleischlos', 0, 0],
  ] as const)('%s: %i kinds with Neunen, %i without', (contract, long, short) => {
    expect(variant().orders[contract].trumps).toHaveLength(long)
    expect(variant(presets.willi).orders[contract].trumps).toHaveLength(short)
    expect(cardsIn(trumpMask(variant().orders[contract]))).toHaveLength(long)
  })
})

describe('what may be played', () => {
  const { normal, bubensolo } = variant().orders
  const held = maskOf('CQ', 'DA', 'S9', 'ST', 'HA')

  test('anything to lead', () => expect(cardsIn(playable(normal, held, -1))).toHaveLength(5))
  test('trump to a trump, Damen and Karo alike', () => expect(cardsIn(playable(normal, held, 4))).toEqual(['CQ', 'DA']))
  test('the led side suit, not its Dame', () =>
    expect(cardsIn(playable(normal, held | maskOf('SQ'), 1))).toEqual(['ST', 'S9']))
  test('anything without a card of the led suit', () => expect(cardsIn(playable(normal, held, 0))).toHaveLength(5))
  test('a Dame follows its suit in a Bubensolo', () => expect(cardsIn(playable(bubensolo, held, 0))).toEqual(['CQ']))
})
