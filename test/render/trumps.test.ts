import { describe, expect, it } from 'vitest'
import { cards, ranks, suits, type Card } from '../../src/engine/index.js'
import { felt } from '../../src/render/palette.js'
import { layoutTrumps, trumpBlocks } from '../../src/render/trump-layout.js'
import { drawTrumps } from '../../src/render/trumps.js'
import { pixelsOf, png } from './support.js'

const list = (text: string): Card[] => text.split(' ').filter((word): word is Card => cards.includes(word as Card))
const normal = {
  trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9'),
  sides: [list('CA CT CK C9'), list('SA ST SK S9'), list('HA HK H9')],
}
const without = (rank: string) => ranks.filter((each) => each !== rank)
const queens = {
  trumps: list('CQ SQ HQ DQ'),
  sides: suits.map((suit) => without('Q').map((rank): Card => `${suit}${rank}`)),
}
const fleshless = { trumps: [], sides: suits.map((suit) => ranks.map((rank): Card => `${suit}${rank}`)) }
const spades = {
  trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ SA ST SK S9'),
  sides: [list('CA CT CK C9'), list('HA HK H9'), list('DA DT DK D9')],
}

describe('trump order', () => {
  it('groups the trumps of a normal game as players say them', () => {
    expect(trumpBlocks(normal.trumps).map((block) => block.length)).toEqual([1, 4, 4, 4])
  })

  it('numbers trumps and lets them step down', () => {
    const shelf = layoutTrumps(normal).shelves[0]
    expect(shelf?.slips.map(({ number }) => number)).toEqual(normal.trumps.map((_, i) => i + 1))
    const ys = shelf?.slips.map(({ y }) => y) ?? []
    expect(ys).toEqual([...ys].sort((a, b) => a - b))
    expect(new Set(ys).size).toBe(13)
  })

  it.each([
    ['a normal game', normal],
    ['a Damensolo', queens],
    ['a Fleischloser', fleshless],
    ['a Farbsolo', spades],
  ])('%s: every card once, on the panel, none over another', (_name, model) => {
    const { shelves, slip } = layoutTrumps(model)
    const slips = shelves.flatMap((shelf) => shelf.slips.map((each) => ({ ...each, base: shelf.base })))
    expect(slips.map(({ card }) => card).sort()).toEqual([...model.trumps, ...model.sides.flat()].sort())
    for (const [i, a] of slips.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(20)
      expect(a.x + slip.width).toBeLessThanOrEqual(1060)
      expect(a.y + slip.height).toBeLessThanOrEqual(a.base + (a.number === undefined ? 0 : -50))
      for (const b of slips.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= slip.width || Math.abs(a.y - b.y) >= slip.height).toBe(true)
    }
  })

  it('stands on brass', async () => {
    const pixels = await pixelsOf(await drawTrumps(normal, png))
    const first = layoutTrumps(normal).shelves[0]?.slips[0]
    expect(pixels.at((first?.x ?? 0) + 36, (first?.y ?? 0) + 160)).toBe(felt.brass.toLowerCase())
  })

  it('leaves nines out where they are not played', async () => {
    const short = { trumps: normal.trumps.slice(0, -1), sides: normal.sides.map((side) => side.slice(0, -1)) }
    const [all, few] = [await pixelsOf(await drawTrumps(normal, png)), await pixelsOf(await drawTrumps(short, png))]
    expect(all.at(1040 - 20, 610)).not.toBe(few.at(1040 - 20, 610))
  })
})
