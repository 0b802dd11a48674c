import { describe, expect, test } from 'vitest'
import type { RuleSet } from '../../../src/engine/index.js'
import { soloKinds } from '../../../src/engine/game.js'
import type { ReservationKind } from '../../../src/engine/game.js'
import { firstLeader, highestReservation, reservationsFor } from '../../../src/engine/rules/reservation.js'
import type { Seat } from '../../../src/engine/seat.js'
import { declarable, hand, variant } from './support.js'

describe('Hochzeit', () => {
  const both = 'CQ CQ DA HT CJ SJ CA CT CK C9 SA ST'

  test('needs both Kreuz-Damen, and is one where its holder has no choice', () => {
    expect(declarable('ddv', {}, both)).toEqual(['hochzeit'])
    expect(declarable('ddv', {}, both.replace('CQ CQ', 'CQ SQ'))).toEqual([])
    expect(declarable('ddv', {}, both.replace('CQ CQ', 'SQ SQ'))).toEqual([])
  })

  test('is declared in three ways where the holder says what finds the partner', () => {
    const choice = { hochzeit: 'choice' }
    expect(declarable('ddv', choice, both)).toEqual(['hochzeit', 'hochzeit fehl', 'hochzeit trumpf'])
    expect(declarable('ddv', choice, both.replace('CQ CQ', 'CQ SQ'))).toEqual([])
  })
})

describe('Kartenabgabe', () => {
  const three = 'HT DQ DA CA CT CK SA ST SK HA'

  test('needs exactly three trumps, and its player no pair of Kreuz-Damen', () => {
    expect(declarable('willi', {}, three)).toEqual(['kartenabgabe'])
    expect(declarable('willi', {}, three.replace('HT', 'HK'))).toEqual(['schmeissen'])
    expect(declarable('willi', {}, three.replace('HA', 'HJ'))).toEqual([])
    expect(declarable('willi', {}, three.replace('HT DQ', 'CQ CQ'))).toEqual(['hochzeit'])
    expect(declarable('ddv', {}, three)).toEqual([])
  })
})

describe('Soli', () => {
  const any = 'HT HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'
  const { once, twice } = hand(any)

  test('whatever the hand: those of the rule set', () => {
    expect(reservationsFor(variant('ddv'), once, twice, true)).toEqual([...soloKinds])
    expect(reservationsFor(variant('willi'), once, twice, true)).toEqual(['damensolo', 'bubensolo'])
  })

  test('also as Lustsolo for who owes a Pflichtsolo, where the rule set lets it wait', () => {
    const wait = variant('willi', { pflichtsolo: true, soloBeforePflicht: true })
    const lust = ['damensolo lust', 'bubensolo lust']
    expect(reservationsFor(wait, once, twice, true)).toEqual(['damensolo', 'bubensolo', ...lust])
    expect(reservationsFor(wait, once, twice, false)).toEqual(['damensolo', 'bubensolo'])
  })
})

describe('which reservation goes first', () => {
  /** The seat that plays; seat 0 speaks first. */
  const first = (set: RuleSet['set'], said: Partial<Record<Seat, ReservationKind>>, owes: readonly Seat[] = []) =>
    highestReservation(
      variant('norsk', set),
      3,
      ([0, 1, 2, 3] as const).map((seat) => said[seat] ?? null),
      (seat) => owes.includes(seat),
    )?.seat

  const orders: Readonly<Record<string, readonly ReservationKind[]>> = {
    soloFirst: ['damensolo', 'schmeissen', 'armut', 'kartenabgabe', 'hochzeit'],
    hochzeitFirst: ['hochzeit', 'damensolo', 'schmeissen', 'armut', 'kartenabgabe'],
    schmeissenFirst: ['schmeissen', 'damensolo', 'hochzeit', 'armut', 'kartenabgabe'],
  }

  test.each(Object.entries(orders))('%s: %j, whoever speaks first', (reservationOrder, order) => {
    order.forEach((high, at) => {
      for (const low of order.slice(at + 1)) {
        expect(first({ reservationOrder }, { 0: low, 2: high }), `${high} before ${low}`).toBe(2)
        expect(first({ reservationOrder }, { 1: high, 3: low }), `${high} before ${low}`).toBe(1)
      }
    })
  })

  test('a chosen Hochzeit goes where a Hochzeit goes', () => {
    expect(first({ reservationOrder: 'hochzeitFirst' }, { 0: 'damensolo', 3: 'hochzeit trumpf' })).toBe(3)
    expect(first({ reservationOrder: 'soloFirst' }, { 0: 'hochzeit fehl', 3: 'damensolo' })).toBe(3)
  })

  test('nobody’s where all are healthy', () => expect(first({}, {})).toBeUndefined())

  test('of equals the seat further forward, counted from the left of the dealer', () => {
    expect(first({}, { 1: 'fleischlos', 2: 'damensolo' })).toBe(1)
    const said = [null, 'damensolo', null, 'damensolo'] as const
    expect(highestReservation(variant('norsk'), 1, said, () => false)).toEqual({ seat: 3, kind: 'damensolo' })
    expect(highestReservation(variant('norsk'), 3, said, () => false)).toEqual({ seat: 1, kind: 'damensolo' })
  })

  test('of Soli the higher kind where the rule set says so', () => {
    expect(first({ soloTie: 'kind' }, { 1: 'fleischlos', 2: 'bubensolo', 3: 'damensolo' })).toBe(3)
    expect(first({ soloTie: 'kind' }, { 1: 'bubensolo', 3: 'fleischlos' })).toBe(1)
    expect(first({ soloTie: 'kind' }, { 1: 'karosolo', 2: 'karosolo' })).toBe(1)
  })

  test('a Pflichtsolo before every Lustsolo, also one of a higher kind', () => {
    expect(first({}, { 0: 'damensolo', 3: 'karosolo' }, [3])).toBe(3)
    expect(first({ soloTie: 'kind' }, { 0: 'damensolo', 3: 'karosolo' }, [3])).toBe(3)
    expect(first({}, { 0: 'damensolo lust', 3: 'karosolo' }, [0, 3])).toBe(3)
    expect(first({}, { 1: 'damensolo', 3: 'karosolo' }, [1, 3])).toBe(1)
    expect(first({ reservationOrder: 'hochzeitFirst' }, { 0: 'karosolo', 3: 'hochzeit' }, [0])).toBe(3)
  })
})

describe('who leads to the first trick', () => {
  const leads = (soloLeads: string, soloist: Seat | null, pflicht: boolean): Seat =>
    firstLeader(variant('ddv', { soloLeads }), 3, soloist, pflicht)

  test.each<[string, Seat, Seat]>([
    ['pflicht', 0, 2],
    ['never', 0, 0],
    ['always', 2, 2],
  ])('%s: seat %i in a Lustsolo of seat 2, seat %i in its Pflichtsolo', (rule, lust, pflicht) => {
    expect([leads(rule, 2, false), leads(rule, 2, true)]).toEqual([lust, pflicht])
    expect(leads(rule, null, false), 'nobody plays alone').toBe(0)
  })
})
