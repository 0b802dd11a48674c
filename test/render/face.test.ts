import { beforeAll, describe, expect, it } from 'vitest'
import { cards, rankOf, suits, type Card } from '../../src/engine/index.js'
import { loadFonts, type Canvas } from '../../src/render/canvas.js'
import { backBitmap, faceBitmap, type FaceStyle } from '../../src/render/face.js'
import { cardPalettes, designs } from '../../src/render/palette.js'
import { german, norwegian } from './support.js'

const style: FaceStyle = { width: 240, height: 336, design: 'four-colour', indices: german.indices }
const pixels = (canvas: Canvas, x: number, y: number, width: number, height: number) =>
  canvas.getContext('2d').getImageData(x, y, width, height).data

/** How many pixels of a rectangle are not of this colour. */
function strange(canvas: Canvas, rect: readonly [number, number, number, number], colour: string): number {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const data = pixels(canvas, ...rect)
  let count = 0
  for (let i = 0; i < data.length; i += 4) if (wanted.some((value, k) => value !== data[i + k])) count += 1
  return count
}

beforeAll(() => loadFonts())

describe('faces', () => {
  it.each(designs)('%s: 24 different faces, bright and dim, and no one like another', (design) => {
    const seen = new Set<string>()
    for (const dim of [false, true])
      for (const card of cards) {
        const face = faceBitmap(card, { ...style, width: 60, height: 84, design, dim })
        seen.add(Buffer.from(pixels(face, 0, 0, 60, 84)).toString('base64'))
      }
    expect(seen.size).toBe(48)
  })

  it('nothing but the index enters its corner, nor the mirrored one', () => {
    const bare = { A: '', T: '', K: '', Q: '', J: '', '9': '' }
    const { paper } = cardPalettes['four-colour'].bright
    for (const card of cards) {
      const face = faceBitmap(card, { ...style, indices: bare })
      expect(strange(face, [8, 12, 59, 72], paper), card).toBe(0)
      expect(strange(face, [173, 252, 59, 72], paper), card).toBe(0)
    }
  })

  it('every rank letter fits its corner, Kn and 10 too', () => {
    const { paper } = cardPalettes['four-colour'].bright
    for (const rank of ['T', 'J'] as const)
      for (const suit of suits) {
        const card: Card = `${suit}${rank}`
        const face = faceBitmap(card, { ...style, indices: norwegian.indices })
        expect(strange(face, [8, 12, 59, 72], paper), card).toBeGreaterThan(800)
        expect(strange(face, [3, 20, 3, 60], paper), card).toBe(0)
        expect(strange(face, [69, 20, 3, 60], paper), card).toBe(0)
      }
  })

  it('stand upright and on their head alike', () => {
    for (const card of cards.filter((each) => 'ATQ'.includes(rankOf(each)))) {
      const face = faceBitmap(card, style)
      const [top, foot] = [pixels(face, 6, 6, 60, 130), pixels(face, 174, 200, 60, 130)]
      let differing = 0
      for (let i = 0; i < top.length; i += 4)
        if (Math.abs((top[i] ?? 0) - (foot[foot.length - 4 - i] ?? 0)) > 60) differing += 1
      expect(differing, card).toBeLessThan(60)
    }
  })

  it('the back tells nothing of a face, and looks the same turned round', () => {
    const back = backBitmap(240)
    expect([back.width, back.height]).toEqual([240, 336])
    const gold = cardPalettes['four-colour'].bright.gold
    expect(strange(back, [118, 140, 4, 4], gold)).toBe(0)
    expect(strange(back, [118, 192, 4, 4], gold)).toBe(0)
  })
})
