import { describe, expect, test } from 'vitest'
import type { RuleSet, ScoreLine } from '../../../src/engine/index.js'
import type { Contract } from '../../../src/engine/rules/contract.js'
import type { PackedTrick } from '../../../src/engine/rules/played.js'
import { over, trick, variant } from './support.js'

const silent = { doppelkopf: false, fuchs: false, karlchen: false }
const ordinary = trick('CA CK C9 C9', 3, 3)

interface Change {
  readonly contract?: Contract
  readonly re?: number
  readonly schwein?: number
}

/** The special points of some tricks, seats 0 and 1 being Re unless said otherwise. */
function points(set: RuleSet['set'], tricks: readonly PackedTrick[], change: Change = {}): ScoreLine[] {
  const { contract = 'normal', ...rest } = change
  const rules = variant('ddv', { ...silent, ...set })
  const lines: ScoreLine[] = []
  const deal = over(rules, { tricks, order: rules.orders[contract], ...rest })
  for (const judge of rules.specials) judge(deal, lines)
  return lines
}

test('nothing counts whose switch is off', () => {
  const everything = [
    trick('CA CA DA HA', 0, 2),
    trick('HT D9 HT D9', 0, 2),
    trick('HA HK HK H9', 0, 0),
    trick('CJ D9 DA D9', 2, 2),
  ]
  expect(points({}, everything)).toEqual([])
  expect(points({}, [trick('DA D9 D9 DK', 2, 2)])).toEqual([])
})

describe('Doppelkopf', () => {
  const set = { doppelkopf: true }

  test('is a trick of forty eyes or more, for the party that took it', () => {
    expect(points(set, [ordinary, trick('CT CT ST DT', 0, 3)])).toEqual([
      { code: 'doppelkopf', for: 'kontra', points: 1, seat: 3, trick: 1 },
    ])
    expect(points(set, [trick('CA CA DA HA', 2, 0)])).toMatchObject([{ for: 're', seat: 0, trick: 0 }])
    expect(points(set, [trick('CA CA DA CK', 0, 2)])).toEqual([])
  })

  test('may be made by both parties and more than once', () => {
    const three = [trick('CA CA DA HA', 0, 2), trick('CT CT ST ST', 0, 1), trick('SA SA DA HA', 0, 3)]
    expect(points(set, three).map((line) => 'for' in line && line.for)).toEqual(['kontra', 're', 'kontra'])
  })
})

describe('Fuchs', () => {
  const set = { fuchs: true }

  test('is a Karo-Ass that the other party takes, at whichever place it was played', () => {
    for (const place of [0, 1, 2, 3] as const) {
      const cards = ['SQ', 'D9', 'DK', 'DT'].map((card, index) => (index === place ? 'DA' : card)).join(' ')
      const leader = ((4 - place) % 4) as 0 | 1 | 2 | 3
      expect(points(set, [ordinary, trick(cards, leader, 2)])).toEqual([
        { code: 'fuchs', for: 'kontra', points: 1, seat: 2, from: 0, trick: 1 },
      ])
    }
  })

  test('counts for nobody when its own party takes it', () => {
    expect(points(set, [trick('DA D9 DK D9', 0, 0)])).toEqual([])
    expect(points(set, [trick('DA SQ DK D9', 0, 1)])).toEqual([])
  })

  test('counts twice when both are caught, also in one trick', () => {
    expect(points(set, [trick('DA DA HT D9', 0, 2)])).toMatchObject([{ from: 0 }, { from: 1 }])
    expect(points(set, [trick('DA HT D9 D9', 2, 3), trick('HT D9 DA DK', 1, 1)])).toEqual([
      { code: 'fuchs', for: 're', points: 1, seat: 1, from: 3, trick: 1 },
    ])
  })

  test('is none while it is a Schweinchen', () => {
    const caught = [trick('DA HT D9 D9', 0, 2), trick('DA HT D9 D9', 0, 2)]
    expect(points(set, caught, { schwein: 0 })).toEqual([])
    expect(points(set, caught, { schwein: 1 })).toHaveLength(2)
  })

  test('is none where Karo is no trump', () => {
    expect(points(set, [trick('DA CQ D9 D9', 0, 1)], { contract: 'damensolo', re: 1 })).toEqual([])
    expect(points(set, [trick('DA CQ D9 D9', 0, 1)], { contract: 'karosolo', re: 1 })).toHaveLength(1)
  })

  test('is judged by the final parties', () => {
    const caught = [trick('DA HT D9 D9', 0, 1)]
    expect(points(set, caught)).toEqual([])
    expect(points(set, caught, { re: 0b1001 })).toMatchObject([{ for: 'kontra', seat: 1, from: 0 }])
  })
})

describe('Karlchen', () => {
  const set = { karlchen: true }

  test('is a last trick won with a Kreuz-Bube', () => {
    expect(points(set, [ordinary, trick('D9 CJ DK DT', 0, 1)])).toEqual([
      { code: 'karlchen', for: 're', points: 1, seat: 1, trick: 1 },
    ])
    expect(points(set, [trick('D9 DT DK CJ', 0, 3)])).toMatchObject([{ for: 'kontra', seat: 3 }])
    expect(points(set, [trick('D9 DT CJ DK', 3, 1)])).toMatchObject([{ for: 're', seat: 1 }])
    expect(points(set, [trick('D9 CJ DT DK', 1, 2)])).toMatchObject([{ for: 'kontra', seat: 2 }])
  })

  test('counts in no other trick, and not for a Kreuz-Bube that did not win', () => {
    expect(points(set, [trick('D9 CJ DK DT', 0, 1), ordinary])).toEqual([])
    expect(points(set, [ordinary, trick('CJ DQ DK DT', 0, 1)])).toEqual([])
  })

  test('counts once when both lie in the trick', () => {
    expect(points(set, [trick('CJ CJ DK DT', 0, 0)])).toHaveLength(1)
  })

  test('is none where the Kreuz-Bube is no trump', () => {
    const last = [trick('CJ C9 SK SA', 0, 0)]
    expect(points(set, last, { contract: 'damensolo', re: 1 })).toEqual([])
    expect(points(set, last, { contract: 'bubensolo', re: 1 })).toHaveLength(1)
  })
})

describe('Karlchen caught', () => {
  const caught = (karlchenCaught: string, last: PackedTrick, change?: Change): ScoreLine[] =>
    points({ karlchen: true, karlchenCaught }, [ordinary, last], change).filter(({ code }) => code === 'karlchenCaught')

  test('by any higher trump of the other party', () => {
    expect(caught('anyTrump', trick('CJ D9 HT DK', 0, 2))).toEqual([
      { code: 'karlchenCaught', for: 'kontra', points: 1, seat: 2, from: 0, trick: 1 },
    ])
    expect(caught('anyTrump', trick('SQ D9 DT CJ', 0, 0))).toMatchObject([{ for: 're', seat: 0, from: 3 }])
    expect(caught('anyTrump', trick('D9 DK CJ DQ', 3, 2))).toMatchObject([{ for: 'kontra', seat: 2, from: 1 }])
  })

  test('by Karo-Dame alone where the rule set says so', () => {
    expect(caught('karoDame', trick('CJ D9 HT DK', 0, 2))).toEqual([])
    expect(caught('karoDame', trick('CJ D9 DQ DK', 0, 2))).toHaveLength(1)
  })

  test('not by its own party, not by the other Kreuz-Bube, not without one', () => {
    expect(caught('anyTrump', trick('CJ HT D9 DK', 0, 1))).toEqual([])
    expect(caught('anyTrump', trick('CJ CJ D9 DK', 2, 2), { re: 0b1001 })).toEqual([])
    expect(caught('anyTrump', trick('D9 HT D9 DK', 0, 1), { re: 0b0101 })).toEqual([])
    expect(caught('off', trick('CJ D9 HT DK', 0, 2))).toEqual([])
  })

  test('once, also when both are caught', () => {
    expect(caught('anyTrump', trick('CJ CJ HT DK', 0, 2))).toHaveLength(1)
    const partner = caught('anyTrump', trick('CJ HT CJ DK', 0, 1), { re: 0b0011 })
    expect(partner).toMatchObject([{ for: 're', from: 2 }])
  })

  test('in the last trick only', () => {
    expect(points({ karlchen: true, karlchenCaught: 'anyTrump' }, [trick('CJ D9 HT DK', 0, 2), ordinary])).toEqual([])
  })

  test('not where the Kreuz-Bube is no trump', () => {
    expect(caught('anyTrump', trick('CA CJ SK CQ', 0, 3), { contract: 'damensolo', re: 0b1000 })).toEqual([])
    expect(caught('anyTrump', trick('SA CJ SK S9', 0, 0), { contract: 'fleischlos', re: 1 })).toEqual([])
  })
})

describe('a caught Herz-Zehn', () => {
  const set = { dullePoint: true, secondDulle: 'second' }

  test('is the first of two when the other party’s second wins the trick', () => {
    expect(points(set, [ordinary, trick('HT D9 HT DK', 0, 2)])).toEqual([
      { code: 'dulle', for: 'kontra', points: 1, seat: 2, from: 0, trick: 1 },
    ])
    expect(points(set, [trick('D9 HT HT DK', 3, 1)])).toEqual([])
    expect(points(set, [trick('D9 HT DK HT', 2, 1)])).toMatchObject([{ for: 're', seat: 1, from: 3 }])
  })

  test('counts for nobody when the first stays, or the trick goes to another card', () => {
    expect(points(set, [trick('HT D9 HT DK', 0, 0)])).toEqual([])
    expect(points(set, [trick('HT D9 DA DK', 0, 2)])).toEqual([])
    expect(points(set, [trick('HT D9 DK DK', 2, 2)])).toEqual([])
  })

  test('is none where Herz-Zehn is no trump', () => {
    expect(points(set, [trick('HT H9 HT HK', 0, 2)], { contract: 'damensolo', re: 1 })).toEqual([])
  })
})

describe('Fuchs am End', () => {
  const set = { fuchsAmEnd: true }

  test('is a last trick won with a Karo-Ass', () => {
    expect(points(set, [ordinary, trick('D9 DK DA DT', 0, 2)])).toEqual([
      { code: 'fuchsAmEnd', for: 'kontra', points: 1, seat: 2, trick: 1 },
    ])
    expect(points(set, [ordinary, trick('DA DK DJ DT', 0, 2)])).toEqual([])
    expect(points(set, [trick('D9 DK DA DT', 0, 2), ordinary])).toEqual([])
  })

  test('is none with a Schweinchen, or where Karo is no trump', () => {
    expect(points(set, [trick('D9 DK DA DT', 0, 2)], { schwein: 2 })).toEqual([])
    expect(points(set, [trick('D9 DK DA DT', 0, 2)], { schwein: 1 })).toHaveLength(1)
    expect(points(set, [trick('D9 DK DA DT', 0, 2)], { contract: 'bubensolo', re: 1 })).toEqual([])
  })
})

describe('Herzstich', () => {
  const set = { herzstich: true }

  test('is a trick of four side-suit Herz cards', () => {
    expect(points(set, [ordinary, trick('HK HA HK H9', 3, 0)])).toEqual([
      { code: 'herzstich', for: 're', points: 1, seat: 0, trick: 1 },
    ])
    expect(points(set, [trick('HA HK H9 HT', 0, 3)])).toEqual([])
    expect(points(set, [trick('HA HK H9 SA', 0, 0)])).toEqual([])
  })

  test('is none where Herz is trump, with the Zehn where it is not', () => {
    expect(points(set, [trick('HA HK HK H9', 0, 0)], { contract: 'herzsolo', re: 1 })).toEqual([])
    expect(points(set, [trick('HA HK HT H9', 0, 0)], { contract: 'damensolo', re: 1 })).toHaveLength(1)
  })
})

test('the lines stand by kind, as the score sheet has them', () => {
  const set = {
    doppelkopf: true,
    fuchs: true,
    karlchen: true,
    fuchsAmEnd: true,
    herzstich: true,
    karlchenCaught: 'anyTrump',
  }
  const tricks = [trick('HA HK HK H9', 0, 0), trick('DA CA ST HT', 0, 3), trick('CJ D9 HT DK', 0, 2)]
  expect(points(set, tricks).map(({ code }) => code)).toEqual(['doppelkopf', 'fuchs', 'karlchenCaught', 'herzstich'])
})
