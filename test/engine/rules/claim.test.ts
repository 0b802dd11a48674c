import { describe, expect, it } from 'vitest'
import { diceOf } from '../../../src/cli/random-deal.js'
import type { Dice } from '../../../src/cli/random-deal.js'
import type { Face } from '../../../src/engine/card.js'
import { isSure } from '../../../src/engine/rules/claim.js'
import type { Prospect } from '../../../src/engine/rules/claim.js'
import { beats, playable } from '../../../src/engine/rules/order.js'
import type { Order } from '../../../src/engine/rules/order.js'
import type { Variant } from '../../../src/engine/rules/variant.js'
import { face, variant } from './support.js'

const faces = (text: string): Face[] => (text === '' ? [] : text.split(' ').map(face))
const maskOf = (list: readonly Face[]): number => list.reduce((mask, one) => mask | (1 << one), 0)
const every = -1 >>> 0

/** Whether a hand takes all that is left when it leads, against these hidden cards. */
const leads = (rules: Variant, own: string, unseen: string, order: Order = rules.orders.normal): boolean =>
  isSure({
    ...{ variant: rules, order, own: faces(own), unseen: faces(unseen), playable: every, best: -1, toCome: 3 },
  })

describe('whoever leads', () => {
  const rules = variant('norsk')
  it.each([
    ['the highest trumps', 'HT HT CQ', 'SQ SQ HQ DA DA C9 S9 H9 HK', true],
    ['a trump as high as a hidden one, which is led first', 'CQ', 'CQ DA C9', true],
    ['a trump below a hidden one', 'HT SQ', 'CQ DA C9 C9 S9 H9', false],
    ['a trump below one that the first lead draws', 'HT SQ', 'CQ C9 C9 S9 H9 HK', true],
    ['a side suit while trumps are hidden', 'HT CA', 'D9 DT C9 C9 S9 H9', false],
    ['a side suit once all trumps are drawn', 'HT HT CA', 'D9 DT C9 C9 S9 H9 HA HA SA', true],
    ['a side suit below a hidden card', 'HT CT', 'CA C9 C9 S9 H9 H9', false],
    ['a side suit below a card that an Ass of it draws', 'HT CA CK', 'CT S9 S9 H9 H9 SA SA SK SK', true],
    ['two side suits', 'CA SA', 'CA SA C9 S9 H9 H9', true],
    ['a low side suit that nobody has', 'C9', 'S9 SA HA', true],
  ])('with %s', (_what, own, unseen, sure) => {
    expect(leads(rules, own, unseen)).toBe(sure)
  })

  it('counts on the Dulle only as far as the second one does not take it', () => {
    const [both, butLast] = [
      variant('norsk', { secondDulle: 'second' }),
      variant('norsk', { secondDulle: 'secondExceptLast' }),
    ]
    const [first] = [variant('norsk', { secondDulle: 'first' })]
    expect([first, both, butLast].map((one) => leads(one, 'HT', 'HT C9 C9'))).toEqual([true, false, true])
    expect([first, both, butLast].map((one) => leads(one, 'HT CQ', 'HT CQ C9 C9 S9 S9'))).toEqual([false, false, false])
  })

  it('fears hidden Karo-Asse where they may be Schweinchen, and what may stand above them', () => {
    const house = variant('hausrunde', { schweine: 'both', superschweine: 'zehn' })
    expect(leads(house, 'HT', 'DA C9 C9')).toBe(false)
    expect(leads(house, 'HT', 'DT C9 C9')).toBe(false)
    expect(leads(house, 'HT', 'DK C9 C9')).toBe(true)
    expect(leads(house, 'CA', 'DA DA DT', house.orders.fleischlos)).toBe(true)
    expect(leads(variant('norsk', { schweine: 'off' }), 'HT', 'DA C9 C9')).toBe(true)
  })
})

describe('whoever plays to an open trick', () => {
  const rules = variant('norsk', { schweine: 'off' })
  const follows = (
    own: string,
    unseen: string,
    best: string,
    toCome: number,
    rulesOf = rules,
    order?: Order,
  ): boolean => {
    const hand = faces(own)
    const kind = order ?? rulesOf.orders.normal
    return isSure({
      ...{ variant: rulesOf, order: kind, own: hand, unseen: faces(unseen), best: face(best), toCome },
      playable: playable(kind, maskOf(hand), kind.classOf[face(best)] ?? -1),
    })
  }

  it.each([
    ['has to take it: as high is not enough', 'HT', 'C9', 'HT', 1, false],
    ['fears whoever comes after', 'SQ', 'CQ', 'DJ', 1, false],
    ['fears nobody as the last one', 'SQ CA', 'CQ D9 S9', 'DJ', 0, false],
    ['takes it last, then leads what is highest', 'SQ CA', 'CA S9 S9', 'DJ', 0, true],
    ['may not trump while it has to follow', 'CK HT', 'S9 S9 H9', 'CT', 0, false],
    ['tries each of its cards', 'SQ HT', 'SQ S9 H9', 'HQ', 0, true],
  ])('%s', (_what, own, unseen, best, toCome, sure) => {
    expect(follows(own, unseen, best, toCome)).toBe(sure)
  })

  it('does not count on what is high for this trick alone', () => {
    const house = variant('hausrunde', { schweine: 'firstOnly' })
    expect(follows('HT DT', 'CQ S9 S9', 'CQ', 0, house, house.schweineOrder)).toBe(false)
    expect(follows('HT DT', 'D9 S9 S9', 'CQ', 0, house, house.schweineOrder)).toBe(true)
  })
})

describe('what is called sure', () => {
  const rules = variant('norsk', { schweine: 'off' })
  const pick = (list: Face[], dice: Dice): Face => list.splice(dice.roll(list.length), 1)[0] ?? 0

  /** All ways to split cards into three hands of one size. */
  function* splits(
    left: readonly Face[],
    hands: readonly (readonly Face[])[],
    size: number,
  ): Generator<readonly (readonly Face[])[]> {
    const [card, ...rest] = left
    if (card === undefined) return void (yield hands)
    for (const [index, hand] of hands.entries()) {
      if (
        hand.length === size ||
        hands.slice(0, index).some((other) => other.length === hand.length && hand.length === 0)
      )
        continue
      yield* splits(rest, hands.with(index, [...hand, card]), size)
    }
  }

  /** Whether these leads, in this order, take every trick whatever three hands play. */
  function takesAll(prospect: Prospect, order: readonly Face[], hands: readonly (readonly Face[])[]): boolean {
    const [lead, ...rest] = order
    if (lead === undefined) return true
    const last = rest.length === 0
    const kind = prospect.order.classOf[lead] ?? -1
    const plays = hands.map((hand) => {
      const mask = playable(prospect.order, maskOf(hand), kind)
      return hand.filter((card, index) => (mask >>> card) & 1 && hand.indexOf(card) === index)
    })
    if (plays.flat().some((card) => beats(prospect.variant, prospect.order, card, lead, last))) return false
    const without = (hand: readonly Face[], card: Face): Face[] =>
      hand.filter((_, index) => index !== hand.indexOf(card))
    const [one = [], two = [], three = []] = plays
    return one.every((a) =>
      two.every((b) =>
        three.every((c) =>
          takesAll(
            prospect,
            rest,
            [a, b, c].map((card, index) => without(hands[index] ?? [], card)),
          ),
        ),
      ),
    )
  }

  const orders = (list: readonly Face[]): Face[][] =>
    list.length < 2
      ? [[...list]]
      : list.flatMap((card, index) => orders(list.filter((_, other) => other !== index)).map((rest) => [card, ...rest]))

  it.each([
    [2, 250],
    [3, 25],
  ])('with %i cards is what no hands and no play of the others can spoil, and nothing else is', (size, deals) => {
    const found = { true: 0, false: 0 }
    for (let number = 0; number < deals; number++) {
      const dice = diceOf(`sure/${size}/${number}`)
      const strong = faces('HT HT CQ CQ CA CA SA SA HA HA SQ CT ST')
      const own = Array.from({ length: size }, () => pick(strong, dice))
      // Few trumps among the others, else next to nothing is sure.
      const rest = [...strong, ...faces('C9 C9 CK CK S9 S9 SK ST H9 H9 HK HK CT DJ SJ')]
      const unseen = Array.from({ length: 3 * size }, () => pick(rest, dice))
      const prospect: Prospect = {
        ...{ variant: rules, order: rules.orders.normal, own, unseen, playable: every, best: -1, toCome: 3 },
      }
      const worlds = [...splits(unseen, [[], [], []], size)]
      const holds = orders(own).some((order) => worlds.every((hands) => takesAll(prospect, order, hands)))
      expect(isSure(prospect), `${size}/${number}`).toBe(holds)
      found[holds ? 'true' : 'false']++
    }
    expect(found.true).toBeGreaterThan(deals / 25)
    expect(found.false).toBeGreaterThan(deals / 25)
  })
})
