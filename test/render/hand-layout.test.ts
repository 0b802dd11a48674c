import { describe, expect, it } from 'vitest'
import { layoutHand, type HandLayout, type HandModel } from '../../src/render/hand-layout.js'
import type { Design } from '../../src/render/palette.js'
import { hand } from './support.js'

const eightFour = 'HT CQ SQ DQ HJ DA DK D9 CA CT SA HK'
const sevenFive = 'HT CQ SQ DQ HJ DA DK CA CT SA S9 HK'
const nineThree = 'HT CQ SQ DQ HJ DJ DA DK D9 CA CT HK'
const ten = 'HT HQ DQ CJ SJ DT CA CK ST HA'

const layout = (text: string, state: HandModel['state'] = 'waiting', design: Design = 'four-colour'): HandLayout =>
  layoutHand({ cards: hand(text), state }, design)
const xs = (result: HandLayout, row = 0) => result.rows[row]?.slots.map(({ x }) => Math.round(x)) ?? []
const counts = (result: HandLayout) => result.rows.map(({ slots }) => slots.length)
const kinds = (result: HandLayout) => result.rows.map(({ rails }) => rails.map(({ kind }) => kind).join())

describe('rows', () => {
  it.each([
    ['twelve, 7 + 5', sevenFive, [7, 5], ['trump', 'side']],
    ['twelve, 8 + 4', eightFour, [8, 4], ['trump', 'side']],
    ['twelve, 9 + 3: two equal rows', nineThree, [6, 6], ['trump', 'trump,side']],
    ['twelve trumps', 'HT HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT', [6, 6], ['trump', 'trump']],
    ['no trump at all', 'CA CT CK C9 SA ST HK', [4, 3], ['side', 'side']],
    ['ten', ten, [6, 4], ['trump', 'side']],
    ['nine', 'HT HQ DQ CJ SJ CA CK ST HA', [5, 4], ['trump', 'side']],
    ['six', 'HT HQ DQ CJ SJ CA', [5, 1], ['trump', 'side']],
    ['five', 'HT CQ SJ CA CK', [5], ['trump,side']],
    ['three', 'CQ DT SA', [3], ['trump,side']],
    ['one', 'SA', [1], ['side']],
  ])('%s', (_name, text, rows, rails) => {
    expect(counts(layout(text))).toEqual(rows)
    expect(kinds(layout(text))).toEqual(rails)
  })

  it('large print takes seven of a group in a row, not eight', () => {
    expect(counts(layout(sevenFive, 'turn', 'large-print'))).toEqual([7, 5])
    expect(counts(layout(eightFour, 'turn', 'large-print'))).toEqual([6, 6])
  })

  it('keeps the order of the model, which is the order of the buttons', () => {
    const cards = layout(nineThree).rows.flatMap(({ slots }) => slots.map(({ card }) => card))
    expect(cards.join(' ')).toBe(nineThree)
  })

  it('side suits may stand before the trumps', () => {
    const turned = 'CA CT SA S9 HK HT CQ SQ DQ HJ DA DK'
    expect(counts(layout(turned))).toEqual([5, 7])
    expect(kinds(layout(turned))).toEqual(['side', 'trump'])
    expect(kinds(layout('CA CK HT CQ SJ'))).toEqual(['side,trump'])
    expect(xs(layout(turned), 1)).toEqual(xs(layout(sevenFive)))
  })

  it('refuses trumps between side suits or side suits between trumps, and a hand without cards', () => {
    expect(() => layout('CA HT SA')).toThrow(RangeError)
    expect(() => layout('HT CA CQ')).toThrow(RangeError)
    expect(() => layoutHand({ cards: [], state: 'turn' }, 'two-colour')).toThrow(RangeError)
  })
})

describe('places', () => {
  it('seven trumps stand 122 units apart, five side suits 183 or 184', () => {
    expect(xs(layout(sevenFive))).toEqual([42, 164, 287, 409, 531, 654, 776])
    expect(xs(layout(sevenFive), 1)).toEqual([42, 226, 409, 593, 776])
  })

  it('six of ten stand 147 units apart', () => {
    expect(xs(layout(ten))).toEqual([42, 189, 336, 482, 629, 776])
  })

  it('cards never cross the border inside a row', () => {
    const slots = layout(nineThree).rows[1]?.slots ?? []
    const [lastTrump, firstSide] = [slots[2], slots[3]]
    expect(lastTrump?.trump).toBe(true)
    expect(firstSide?.trump).toBe(false)
    expect((firstSide?.x ?? 0) - (lastTrump?.x ?? 0)).toBeCloseTo(262 + 40)
    expect(firstSide?.overlaps).toBe(false)
  })

  it('up to five cards are 300 wide in one row of the lower picture', () => {
    for (const text of ['SA', 'CQ SA', 'CQ DT SA', 'HT CQ SJ CK', 'HT CQ SJ CA CK', 'CA CT CK SA ST']) {
      const result = layout(text)
      expect(result.card.width).toBe(300)
      expect(result.height).toBe(368)
    }
    expect(xs(layout('CQ DT SA'))).toEqual([62, 378, 718])
    expect(xs(layout('SA'))).toEqual([390])
  })

  it.each(['turn', 'waiting'] as const)('%s: legal cards stand 26 units higher only when it is the turn', (state) => {
    const cards = hand(sevenFive, (card) => card.startsWith('C'))
    const [first, second] = layoutHand({ cards, state }, 'four-colour').rows[0]?.slots ?? []
    expect((first?.y ?? 0) - (second?.y ?? 0)).toBe(state === 'turn' ? 26 : 0)
  })

  it('55 % of a card shows above the rail in two rows, 60 % in one', () => {
    for (const [text, share] of [
      [sevenFive, 0.55],
      ['CQ DT SA', 0.6],
    ] as const) {
      const result = layoutHand({ cards: hand(text, () => false), state: 'turn' }, 'four-colour')
      const shown = (result.rows[0]?.railTop ?? 0) - (result.rows[0]?.slots[0]?.y ?? 0)
      expect(shown / result.card.height).toBeCloseTo(share, 2)
    }
  })

  it('every index stays free: at least 75 units for a card of 262', () => {
    for (const text of [sevenFive, eightFour, nineThree, ten])
      for (const { slots } of layout(text).rows) for (const { seen } of slots) expect(seen).toBeGreaterThanOrEqual(75)
  })
})

describe('any hand', () => {
  const all = 'HT HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'.split(' ')
  const sides = 'CA CT CK C9 SA ST SK S9 HA HK H9 HK'.split(' ')
  const every = Array.from({ length: 13 }, (_, trumps) =>
    Array.from({ length: 13 - trumps }, (_each, side) => [...all.slice(0, trumps), ...sides.slice(0, side)].join(' ')),
  )
    .flat()
    .filter(Boolean)

  it.each(['four-colour', 'large-print'] as const)(
    '%s fits 1080 x 680 and keeps cards between the rails’ ends',
    (design) => {
      for (const text of every) {
        const result = layout(text, 'turn', design)
        expect(result.height).toBeLessThanOrEqual(680)
        for (const { slots, rails } of result.rows) {
          expect(slots[0]?.x).toBeGreaterThanOrEqual(42 - 1e-9)
          expect((slots.at(-1)?.x ?? 0) + result.card.width).toBeLessThanOrEqual(1038 + 1e-9)
          expect(rails[0]?.from).toBe(28)
          expect(rails.at(-1)?.to).toBe(1052)
        }
      }
    },
  )

  it('large print never overlaps and is at least as tall as wide by 1.4, at most 1.84', () => {
    for (const text of every) {
      const { card, rows } = layout(text, 'turn', 'large-print')
      expect(card.height / card.width).toBeGreaterThan(1.38)
      expect(card.height / card.width).toBeLessThan(1.86)
      for (const { slots } of rows) expect(slots.some(({ overlaps }) => overlaps)).toBe(false)
    }
  })
})
