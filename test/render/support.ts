import { createCanvas, loadImage } from '@napi-rs/canvas'
import { cards, rankOf, suitOf, type Card } from '../../src/engine/index.js'
import type { HandCard } from '../../src/render/hand-layout.js'
import type { DrawOptions, Picture } from '../../src/render/studio.js'
import type { PictureWords } from '../../src/render/words.js'

export const german: PictureWords = {
  indices: { A: 'A', T: '10', K: 'K', Q: 'D', J: 'B', '9': '9' },
  shields: { re: 'Re', kontra: 'Ko' },
  calls: {
    re: 'RE',
    kontra: 'KONTRA',
    keine90: 'KEINE 90',
    keine60: 'KEINE 60',
    keine30: 'KEINE 30',
    schwarz: 'SCHWARZ',
  },
  heads: { value: 'Wert', points: 'Punkte', games: 'Spiele', average: 'Schnitt', recent: 'letzte 20' },
  decimal: ',',
}
export const norwegian: PictureWords = { ...german, indices: { ...german.indices, J: 'Kn' } }

export const png: DrawOptions = { design: 'four-colour', words: german, format: 'png' }

/** Trumps of a normal game. */
export const isTrump = (card: Card): boolean =>
  card === 'HT' || suitOf(card) === 'D' || rankOf(card) === 'Q' || rankOf(card) === 'J'

/** A hand written as `HT CQ`; trumps of a normal game, all legal unless told. */
export const hand = (text: string, legal: (card: Card) => boolean = () => true): HandCard[] =>
  text.split(' ').map((word) => {
    const card = cards.find((each) => each === word)
    if (!card) throw new Error(`no card: ${word}`)
    return { card, trump: isTrump(card), legal: legal(card) }
  })

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Colour at a point as `#rrggbb`, and its opacity 0 to 255. */
  at(x: number, y: number): string
  opacity(x: number, y: number): number
  /** How many pixels of a rectangle differ from those of another picture. */
  differing(other: Pixels): number
  readonly raw: Uint8ClampedArray
}

/** Decodes a picture. */
export async function pixelsOf(picture: Picture): Promise<Pixels> {
  const image = await loadImage(picture.data)
  const canvas = createCanvas(image.width, image.height)
  const g = canvas.getContext('2d')
  g.drawImage(image, 0, 0)
  const raw = g.getImageData(0, 0, image.width, image.height).data
  const offset = (x: number, y: number) => (Math.round(y) * image.width + Math.round(x)) * 4
  return {
    width: image.width,
    height: image.height,
    raw,
    at: (x, y) =>
      '#' +
      Array.from(raw.slice(offset(x, y), offset(x, y) + 3), (value) => value.toString(16).padStart(2, '0')).join(''),
    opacity: (x, y) => raw[offset(x, y) + 3] ?? 0,
    differing(other) {
      let count = 0
      for (let i = 0; i < raw.length; i += 4)
        if (raw[i] !== other.raw[i] || raw[i + 1] !== other.raw[i + 1] || raw[i + 2] !== other.raw[i + 2]) count += 1
      return count
    },
  }
}
