import { describe, expect, test } from 'vitest'
import type { PresetId, RuleSet } from '../../../src/engine/index.js'
import { soloKinds } from '../../../src/engine/game.js'
import type { ReservationKind } from '../../../src/engine/game.js'
import {
  armutLeader,
  firstLeader,
  highestReservation,
  laidInArmut,
  nextAskedInArmut,
  reservationsFor,
  toldOfReturn,
} from '../../../src/engine/rules/reservation.js'
import type { Seat } from '../../../src/engine/seat.js'
import { hand, variant } from './support.js'

/** What a hand may declare apart from Soli. */
function kinds(preset: PresetId, set: RuleSet['set'], text: string, owes = false): string[] {
  const { once, twice } = hand(text)
  const soli: readonly string[] = soloKinds
  return reservationsFor(variant(preset, set), once, twice, owes).filter((kind) => !soli.includes(kind))
}

describe('Hochzeit', () => {
  const both = 'CQ CQ DA HT CJ SJ CA CT CK C9 SA ST'

  test('needs both Kreuz-Damen, and is one where its holder has no choice', () => {
    expect(kinds('ddv', {}, both)).toEqual(['hochzeit'])
    expect(kinds('ddv', {}, both.replace('CQ CQ', 'CQ SQ'))).toEqual([])
    expect(kinds('ddv', {}, both.replace('CQ CQ', 'SQ SQ'))).toEqual([])
  })

  test('is declared in three ways where the holder says what finds the partner', () => {
    const choice = { hochzeit: 'choice' }
    expect(kinds('ddv', choice, both)).toEqual(['hochzeit', 'hochzeit fehl', 'hochzeit trumpf'])
    expect(kinds('ddv', choice, both.replace('CQ CQ', 'CQ SQ'))).toEqual([])
  })
})

describe('Armut', () => {
  const fehl = 'CA CA CT CK C9 SA ST SK S9 HA HK H9'
  /** A hand of twelve with these trumps. */
  const withTrumps = (trumps: string): string => {
    const many = trumps.split(' ')
    return [...many, ...fehl.split(' ').slice(0, 12 - many.length)].join(' ')
  }
  const may = (set: RuleSet['set'], trumps: string): boolean =>
    kinds('hausrunde', set, withTrumps(trumps)).includes('armut')

  test('with one to three trumps', () => {
    expect(kinds('hausrunde', {}, fehl)).toEqual([])
    expect(['DJ', 'DJ DK', 'DJ DK HT', 'DJ DK HT D9'].map((trumps) => may({}, trumps))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(kinds('ddv', {}, withTrumps('DJ'))).toEqual([])
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

describe('Kartenabgabe', () => {
  const three = 'HT DQ DA CA CT CK SA ST SK HA'

  test('needs exactly three trumps, and its player no pair of Kreuz-Damen', () => {
    expect(kinds('willi', {}, three)).toEqual(['kartenabgabe'])
    expect(kinds('willi', {}, three.replace('HT', 'HK'))).toEqual(['schmeissen'])
    expect(kinds('willi', {}, three.replace('HA', 'HJ'))).toEqual([])
    expect(kinds('willi', {}, three.replace('HT DQ', 'CQ CQ'))).toEqual(['hochzeit'])
    expect(kinds('ddv', {}, three)).toEqual([])
  })
})

describe('what may be thrown in', () => {
  const throws = (set: RuleSet['set'], text: string): boolean => kinds('norsk', set, text).includes('schmeissen')
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
    expect(kinds('willi', {}, 'DJ DT CA CA CT CK SA ST HA HK')).toEqual(['schmeissen'])
    expect(kinds('willi', {}, 'DJ DT DA DA CQ CK CK SK HK DK')).toEqual(['schmeissen'])
    expect(kinds('willi', {}, 'DJ DT DA DA CQ CK CK SK HK HA')).toEqual([])
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
