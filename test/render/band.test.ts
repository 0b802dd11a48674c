import { describe, expect, it } from 'vitest'
import { layoutBand, sides, signRadius } from '../../src/render/band-layout.js'
import type { BandModel, Side } from '../../src/render/band-layout.js'
import { layoutHand } from '../../src/render/hand-layout.js'
import { drawHand } from '../../src/render/hand.js'
import { cardPalettes, designs, felt } from '../../src/render/palette.js'
import { german, hand, isTrump, pixelsOf, png } from './support.js'

/** A phone shows pictures of 1080 units in so many pixels. */
const onPhone = 310 / 1080

const seats: BandModel['seats'] = {
  own: { person: 2 },
  left: { person: 3 },
  across: { person: 0 },
  right: { person: 1 },
}
const open: BandModel = {
  seats,
  plays: [
    { side: 'across', card: 'DT' },
    { side: 'right', card: 'HQ' },
  ],
  turn: 'own',
  best: 'right',
  complete: false,
  eyes: 13,
}
const all = 'HT HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'.split(' ')
const plain = 'CA CT CK C9 SA ST SK S9 HA HK H9 HK'.split(' ')
const heights = [218, 236, 340, 400]
const lower = (colour: string) => colour.toLowerCase()

describe('the trick above a hand', () => {
  it.each(heights)('has its reader at the bottom, the others clockwise: a band %i high', (height) => {
    const { places, card } = layoutBand(height)
    const middle = (side: Side) => places[side].card[0] + card.width / 2
    for (const side of ['left', 'across', 'right'] as const)
      expect(places.own.card[1]).toBeGreaterThan(places[side].card[1])
    expect(places.across.card[1]).toBe(Math.min(...sides.map((side) => places[side].card[1])))
    expect(middle('left')).toBeLessThan(middle('across'))
    expect(middle('right')).toBeGreaterThan(middle('own'))
    expect(places.own.card[1] + card.height).toBeLessThanOrEqual(height)
  })

  it.each(heights)('keeps cards and signs apart and inside: a band %i high', (height) => {
    const { places, card } = layoutBand(height)
    const boxes = sides.flatMap((side) => {
      const [x, y] = places[side].card
      const [signX, signY] = places[side].sign
      return [
        { from: [x, y], to: [x + card.width, y + card.height] },
        { from: [signX - signRadius, signY - signRadius], to: [signX + signRadius, signY + signRadius] },
      ]
    })
    boxes.forEach((one, i) => {
      expect(one.from[0]).toBeGreaterThanOrEqual(14)
      expect(one.to[0]).toBeLessThanOrEqual(1066)
      expect(one.from[1]).toBeGreaterThanOrEqual(14)
      for (const other of boxes.slice(i + 1)) {
        const beside = [0, 1].some((axis) => (one.to[axis] ?? 0) <= (other.from[axis] ?? 0) || (other.to[axis] ?? 0) <= (one.from[axis] ?? 0)) // prettier-ignore
        expect(beside).toBe(true)
      }
    })
  })

  it('is read on a phone: rank, suit and number as large as the indices of the hand', () => {
    const { card } = layoutBand(layoutHand({ cards: hand([...all.slice(0, 7), ...plain.slice(0, 5)].join(' ')), state: 'turn', trick: open }, 'four-colour').band?.height ?? 0) // prettier-ignore
    expect(card.height * 0.5 * onPhone).toBeGreaterThan(18)
    expect(card.height * 0.385 * onPhone).toBeGreaterThan(14)
    expect(signRadius * 1.5 * 0.7 * onPhone).toBeGreaterThan(10)
  })

  it.each(designs)('%s: one height for every number of cards, so that no button moves in a deal', (design) => {
    const found = new Set<number>()
    for (let trumps = 0; trumps <= 12; trumps++)
      for (let others = 0; others <= 12 - trumps; others++) {
        const text = [...all.slice(0, trumps), ...plain.slice(0, others)].join(' ')
        const layout = layoutHand({ cards: text ? hand(text) : [], state: 'waiting', trick: open }, design)
        found.add(layout.height)
        expect(layout.band?.card.height).toBeGreaterThanOrEqual(130)
        for (const { railTop } of layout.rows) expect(railTop).toBeLessThan(layout.height)
      }
    expect([...found]).toEqual([652])
  })

  it.each([1080, 720] as const)(
    'has the best card in brass, the awaited place in brass, the others not: %i px',
    async (size) => {
      const scale = size / 1080
      const model = { cards: hand('HT CQ SQ DQ HJ DA DK CA CT SA S9 HK', isTrump), state: 'turn', trick: open } as const
      const { band } = layoutHand(model, 'four-colour')
      if (!band) throw new Error('no band')
      const pixels = await pixelsOf(await drawHand(model, { ...png, size }))
      const left = (side: Side, out: number) => {
        const [x, y] = band.places[side].card
        return pixels.at((x - out) * scale, (y + band.card.height / 2) * scale)
      }
      expect(left('right', 5)).toBe(lower(felt.brass))
      expect(left('across', 5)).toBe(lower(felt.ground))
      expect(left('own', -3)).toBe(lower(felt.brass))
      expect(left('left', -3)).not.toBe(lower(felt.brass))
    },
  )

  it('dims the cards that did not take a finished trick', async () => {
    const plays = [...open.plays, { side: 'own', card: 'D9' }, { side: 'left', card: 'DK' }] as const
    const trick: BandModel = { seats, plays, best: 'right', complete: true, eyes: 17 }
    const model = { cards: hand('HT CA', isTrump), state: 'turn', trick } as const
    const { band } = layoutHand(model, 'four-colour')
    if (!band) throw new Error('no band')
    const pixels = await pixelsOf(await drawHand(model, png))
    const paper = (side: Side) =>
      pixels.at(band.places[side].card[0] + 9, band.places[side].card[1] + band.card.height / 2)
    const { bright, dim } = cardPalettes['four-colour']
    expect(paper('right')).toBe(lower(bright.paper))
    for (const side of ['own', 'left', 'across'] as const) expect(paper(side)).toBe(lower(dim.paper))
  })

  it('stands alone when the last card has been played', async () => {
    const trick: BandModel = { ...open, plays: [{ side: 'own', card: 'CQ' }], turn: 'left', best: 'own' }
    const picture = await drawHand({ cards: [], state: 'waiting', trick }, png)
    expect([picture.width, picture.height]).toEqual([1080, 652])
  })

  it('tells healthy, a reservation and silence apart', async () => {
    const saying = (said?: 'healthy' | 'reservation'): BandModel => ({
      seats: { ...seats, left: { person: 3, said } },
      plays: [],
      turn: 'own',
      complete: false,
      eyes: 0,
    })
    const made = await Promise.all(
      [saying(), saying('healthy'), saying('reservation')].map(async (trick) =>
        pixelsOf(await drawHand({ cards: hand('HT CA'), state: 'waiting', trick }, png)),
      ),
    )
    const [silent, healthy, reservation] = made
    if (!silent || !healthy || !reservation) throw new Error('no pictures')
    expect(healthy.differing(silent)).toBeGreaterThan(500)
    expect(reservation.differing(silent)).toBeGreaterThan(500)
    expect(reservation.differing(healthy)).toBeGreaterThan(500)
  })

  it('is sent within 250 KB', async () => {
    const cards = hand('HT CQ SQ DQ HJ DA DK CA CT SA S9 HK', isTrump)
    const { data } = await drawHand({ cards, state: 'turn', trick: open }, { design: 'four-colour', words: german })
    expect(data.length).toBeLessThan(250 * 1024)
  })
})
