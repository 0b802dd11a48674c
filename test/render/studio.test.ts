import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontFiles } from '../../src/render/assets.js'
import { loadFonts } from '../../src/render/canvas.js'
import { drawEmoji } from '../../src/render/cards.js'
import { faceBitmap } from '../../src/render/face.js'
import { picture } from '../../src/render/studio.js'
import { decimals, figure } from '../../src/render/words.js'
import { german, pixelsOf, png } from './support.js'

const size = { width: 1080, height: 90 }

describe('fonts', () => {
  it('name the file that is missing, or that is no font', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'doko-fonts-'))
    expect(() => loadFonts(folder)).toThrow(/barlow-condensed-latin-500-normal\.woff2/)
    for (const file of fontFiles()) await writeFile(path.join(folder, path.basename(file)), 'not a font')
    expect(() => loadFonts(folder)).toThrow(/Not a usable font file/)
    await rm(folder, { recursive: true })
  })

  it('are our own: letters of all four weights leave ink', () => {
    loadFonts()
    const style = { width: 120, height: 168, design: 'large-print', indices: { ...german.indices, Q: 'Å' } } as const
    const letter = faceBitmap('CQ', style)
    const { data } = letter.getContext('2d').getImageData(20, 6, 80, 90)
    let dark = 0
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 60) dark += 1
    expect(dark).toBeGreaterThan(800)
  })
})

describe('the studio', () => {
  it('draws a model once, also when it is wanted twice at the same time', async () => {
    let drawn = 0
    const want = () => picture('once', { n: 1 }, size, png, () => void (drawn += 1))
    const [a, b] = await Promise.all([want(), want()])
    expect(await want()).toBe(a)
    expect(b).toBe(a)
    expect(drawn).toBe(1)
  })

  it('goes by the name that a picture is given, so that its model is not read twice', async () => {
    let drawn = 0
    const want = (key: string, n: number) => picture('named', n, size, { ...png, key }, () => void (drawn += 1))
    expect(await want('one', 1)).toBe(await want('one', 2))
    await want('two', 1)
    expect(drawn).toBe(2)
  })

  it('tells apart models, designs, sizes and words', async () => {
    let drawn = 0
    const draw = () => void (drawn += 1)
    await picture('apart', 1, size, png, draw)
    await picture('apart', 2, size, png, draw)
    await picture('apart', 1, size, { ...png, design: 'two-colour' }, draw)
    await picture('apart', 1, size, { ...png, size: 720 }, draw)
    await picture('apart', 1, size, { ...png, words: { ...german, decimal: '.' } }, draw)
    expect(drawn).toBe(5)
  })

  it('never lets one picture show through in the next, though canvases are used again', async () => {
    const flood = await picture('flood', 0, size, png, ({ g }) => {
      g.fillStyle = '#ff0000'
      g.rotate(0.2)
      g.fillRect(-2000, -2000, 4000, 4000)
      g.beginPath()
      g.rect(0, 0, 10, 10)
      g.clip()
    })
    expect((await pixelsOf(flood)).opacity(500, 50)).toBe(255)
    for (let n = 0; n < 4; n++) {
      const clear = await picture('clear', n, size, png, ({ g }) => g.fillRect(1000, 0, 80, 90))
      const pixels = await pixelsOf(clear)
      expect(pixels.opacity(500, 50)).toBe(0)
      expect(pixels.opacity(1040, 50)).toBe(255)
    }
  })

  it('lets a drawing error through and goes on with the next picture', async () => {
    const broken = () =>
      picture('broken', 0, size, png, () => {
        throw new Error('ink is out')
      })
    await Promise.all([1, 2, 3].map(() => expect(broken()).rejects.toThrow('ink is out')))
    await expect(picture('whole', 0, size, png, () => undefined)).resolves.toMatchObject({ width: 1080 })
  })

  it('has all of many pictures at once made', async () => {
    const many = Array.from({ length: 12 }, (_, n) => picture('many', n, size, png, ({ g }) => g.fillRect(0, 0, n, n)))
    expect(new Set((await Promise.all(many)).map(({ width }) => width))).toEqual(new Set([1080]))
  })
})

describe('card bitmaps', () => {
  const style = { width: 120, height: 168, design: 'four-colour', indices: german.indices } as const
  it('are drawn once for each design, light, size and letter', () => {
    expect(faceBitmap('SK', style)).toBe(faceBitmap('SK', { ...style }))
    expect(faceBitmap('SK', { ...style, dim: true })).not.toBe(faceBitmap('SK', style))
    expect(faceBitmap('SK', { ...style, indices: { ...german.indices, K: 'R' } })).not.toBe(faceBitmap('SK', style))
    expect(faceBitmap('SK', { ...style, shown: 90 }).height).toBe(90)
  })

  it('become emojis of 128 x 128 pixels with free edges', async () => {
    const emoji = await drawEmoji('HT', { words: german })
    const pixels = await pixelsOf(emoji)
    expect([pixels.width, pixels.height]).toEqual([128, 128])
    expect(pixels.opacity(64, 3)).toBe(0)
    expect(pixels.opacity(64, 64)).toBe(255)
    expect(emoji.data.length).toBeLessThan(256 * 1024)
  })
})

describe('figures', () => {
  it('have a true minus sign and the reader’s decimal sign', () => {
    expect([figure(-12), figure(0), figure(7)]).toEqual(['\u221212', '0', '7'])
    expect([decimals(1.766, ','), decimals(-0.216, '.'), decimals(-0.001, ',')]).toEqual(['1,77', '\u22120.22', '0,00'])
  })
})
