import { describe, expect, it } from 'vitest'
import { layoutHand, type HandModel } from '../../src/render/hand-layout.js'
import { drawHand } from '../../src/render/hand.js'
import { cardPalettes, designs, felt } from '../../src/render/palette.js'
import { german, hand, isTrump, norwegian, pixelsOf, png } from './support.js'

const twelve = 'HT CQ SQ DQ HJ DA DK CA CT SA S9 HK'
const turn: HandModel = { cards: hand(twelve, isTrump), state: 'turn' }
const lower = (colour: string) => colour.toLowerCase()

describe('a hand of twelve', () => {
  it('is 1080 x 600, with transparent corners and a brass rim on the reader’s turn', async () => {
    const pixels = await pixelsOf(await drawHand(turn, png))
    expect([pixels.width, pixels.height]).toEqual([1080, 600])
    for (const [x, y] of [
      [1, 1],
      [1078, 1],
      [1, 598],
      [1078, 598],
    ] as const)
      expect(pixels.opacity(x, y)).toBe(0)
    expect(pixels.at(540, 4)).toBe(lower(felt.brass))
    expect(pixels.opacity(540, 300)).toBe(255)
  })

  it('has a dark rim and only bright cards while waiting', async () => {
    const pixels = await pixelsOf(await drawHand({ ...turn, state: 'waiting' }, png))
    expect(pixels.at(540, 4)).toBe(lower(felt.out))
    const layout = layoutHand({ ...turn, state: 'waiting' }, 'four-colour')
    for (const { slots } of layout.rows)
      for (const { x, y } of slots)
        expect(pixels.at(x + 12, y + 150)).toBe(lower(cardPalettes['four-colour'].bright.paper))
  })

  it.each(designs)('%s: legal cards are bright and raised, the others dim and low', async (design) => {
    const pixels = await pixelsOf(await drawHand(turn, { ...png, design }))
    const layout = layoutHand(turn, design)
    const { bright, dim } = cardPalettes[design]
    for (const { slots, top } of layout.rows)
      for (const { x, y, legal } of slots) {
        expect(y > top).toBe(!legal)
        expect(pixels.at(x + 9, y + layout.card.height * 0.5)).toBe(lower((legal ? bright : dim).paper))
      }
  })

  it('puts trumps on brass and side suits on green', async () => {
    const pixels = await pixelsOf(await drawHand(turn, png))
    const [trumps, sides] = layoutHand(turn, 'four-colour').rows
    expect(pixels.at(540, (trumps?.railTop ?? 0) + 8)).toBe(lower(felt.brass))
    expect(pixels.at(540, (sides?.railTop ?? 0) + 8)).toBe(lower(felt.lift))
  })

  it('draws the same pixels every time', async () => {
    const first = await pixelsOf(await drawHand(turn, png))
    const again = await pixelsOf(
      await drawHand({ ...turn, cards: [...turn.cards] }, { ...png, words: { ...german, decimal: '.' } }),
    )
    expect(again.differing(first)).toBe(0)
  })

  it('shows other rank letters to a Norwegian reader', async () => {
    const first = await pixelsOf(await drawHand(turn, png))
    const other = await pixelsOf(await drawHand(turn, { ...png, words: norwegian }))
    const changed = other.differing(first)
    expect(changed).toBeGreaterThan(200)
    expect(changed).toBeLessThan(12_000)
  })

  it('is as sent a WebP of 1080 or 720 pixels, within 250 KB', async () => {
    for (const [size, height] of [
      [1080, 600],
      [720, 400],
    ] as const) {
      const picture = await drawHand(turn, { design: 'four-colour', words: german, size })
      expect(picture).toMatchObject({ width: size, height, mime: 'image/webp' })
      expect(picture.data.subarray(8, 12).toString()).toBe('WEBP')
      expect(picture.data.length).toBeLessThan(250 * 1024)
      const pixels = await pixelsOf(picture)
      expect([pixels.width, pixels.height]).toEqual([size, height])
      expect(pixels.opacity(0, 0)).toBe(0)
    }
  })
})

describe('the card played last', () => {
  const cards = hand('HT HQ DQ CJ SJ DT CA CK ST HA').map((each) =>
    each.card === 'CA' ? { ...each, played: true } : each,
  )
  it('leaves a dark gap with a brass dash in its place, and no other card moves', async () => {
    const before = layoutHand({ cards: hand('HT HQ DQ CJ SJ DT CA CK ST HA'), state: 'waiting' }, 'four-colour')
    const after = layoutHand({ cards, state: 'waiting' }, 'four-colour')
    const where = (layout: typeof after) => layout.rows.flatMap(({ slots }) => slots.map(({ x, y }) => [x, y]))
    expect(where(after)).toEqual(where(before))
    const pixels = await pixelsOf(await drawHand({ cards, state: 'waiting' }, png))
    const gap = after.rows[1]?.slots[0]
    expect(gap?.card).toBe('CA')
    expect(pixels.at((gap?.x ?? 0) + 30, (gap?.y ?? 0) + 100)).toBe(lower(felt.rail))
    const dash = Array.from({ length: 120 }, (_, i) => pixels.at((gap?.x ?? 0) + 40 + i, (gap?.y ?? 0) + 4))
    expect(dash).toContain(lower(felt.brass))
    expect(dash.some((colour) => colour !== lower(felt.brass))).toBe(true)
  })
})

describe('few cards', () => {
  it.each(['SA', 'CQ DT SA', 'HT CQ SJ CA CK'])('%s: the lower picture', async (text) => {
    const picture = await drawHand({ cards: hand(text), state: 'turn' }, png)
    expect([picture.width, picture.height]).toEqual([1080, 368])
  })
})
