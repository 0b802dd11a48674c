import { LRUCache } from 'lru-cache'
import { rankOf, suitOf, type Card } from '../engine/index.js'
import { drawBack } from './art/back.js'
import { drawCourt } from './art/court.js'
import { drawAce, drawNine, drawTen } from './art/plain.js'
import { at, box, outline, pip, setFont } from './brush.js'
import { createCanvas, type Canvas, type Ctx } from './canvas.js'
import type { Colour } from './colour.js'
import { cardPalettes, type CardPalette, type Design } from './palette.js'
import type { PictureWords } from './words.js'

/** How a card is drawn. Lengths in pixels of the finished picture. */
export interface FaceStyle {
  readonly width: number
  /** Height of the whole card. */
  readonly height: number
  /** Draw only this much of it from the top; default: all. */
  readonly shown?: number
  readonly design: Design
  readonly dim?: boolean
  /** Nothing but rank and suit, as large as they go, in the colours of the design; large print is always so. */
  readonly plain?: boolean
  readonly indices: PictureWords['indices']
}

/** The rank letters set tight and squeezed to `room` units, centred on (x, y = baseline). */
function writeRank(
  g: Ctx,
  label: string,
  x: number,
  y: number,
  { size, room, colour }: { size: number; room: number; colour: Colour },
): void {
  setFont(g, size, 700)
  g.fillStyle = colour
  const letters = [...label]
  const tight = letters.length > 1 ? size * 0.03 : 0
  const widths = letters.map((letter) => g.measureText(letter).width)
  const width = widths.reduce((sum, part) => sum + part - tight, tight)
  const squeeze = Math.min(1, room / width)
  at(g, x - (width * squeeze) / 2, y, () => {
    g.scale(squeeze, 1)
    let pen = 0
    letters.forEach((letter, i) => {
      g.fillText(letter, pen, 0)
      pen += (widths[i] ?? 0) - tight
    })
  })
}

function drawLarge(g: Ctx, card: Card, units: number, palette: CardPalette, label: string): void {
  const suit = suitOf(card)
  const capital = units * 0.5
  const sign = Math.min(180, units * 0.385)
  writeRank(g, label, 120, 18 + capital, { size: capital / 0.7, room: 204, colour: palette.ink[suit] })
  pip(g, suit, 120, units - 12 - sign / 2, sign, palette.ink[suit])
  box(g, 2.5, 2.5, 235, units - 5, 18)
  outline(g, 5, palette.edge)
}

function drawFull(g: Ctx, card: Card, scale: number, palette: CardPalette, label: string): void {
  const suit = suitOf(card)
  const rank = rankOf(card)
  if (rank === 'A') drawAce(g, suit, palette)
  else if (rank === 'T') drawTen(g, suit, palette)
  else if (rank === '9') drawNine(g, suit, palette)
  else drawCourt(g, scale, rank, suit, palette)
  const index = () => {
    writeRank(g, label, 38, 80, { size: 98, room: 60, colour: palette.ink[suit] })
    pip(g, suit, 38, 112, 50, palette.ink[suit])
  }
  index()
  at(g, 240, 336, index, 1, Math.PI)
  box(g, 1.2, 1.2, 237.6, 333.6, 18)
  outline(g, 2.4, palette.edge)
}

function drawFace(card: Card, style: FaceStyle): Canvas {
  const scale = style.width / 240
  const units = style.height / scale
  const palette = cardPalettes[style.design][style.dim ? 'dim' : 'bright']
  const label = style.indices[rankOf(card)]
  const canvas = createCanvas(style.width, Math.min(style.height, style.shown ?? style.height))
  const g = canvas.getContext('2d')
  g.scale(scale, scale)
  box(g, 1.2, 1.2, 237.6, units - 2.4, 18)
  g.fillStyle = palette.paper
  g.fill()
  if (style.plain ?? style.design === 'large-print') drawLarge(g, card, units, palette, label)
  else drawFull(g, card, scale, palette, label)
  return canvas
}

/** Bitmaps of cards, drawn once when they are first needed. 32 MB hold all faces of a hand and a table in one design. */
const bitmaps = new LRUCache<string, Canvas>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ width, height }) => width * height * 4,
})

/** A bitmap by its key: drawn when it is first needed, and again once it was not needed for long. */
export function kept(key: string, draw: () => Canvas): Canvas {
  const known = bitmaps.get(key)
  if (known) return known
  const canvas = draw()
  bitmaps.set(key, canvas)
  return canvas
}

/** The bitmap of a card's face, from the cache when it was drawn before. */
export function faceBitmap(card: Card, style: FaceStyle): Canvas {
  const { width, height, shown, design, dim, plain, indices } = style
  const key = [
    card,
    width,
    height,
    shown ?? height,
    design,
    dim ? 'dim' : 'bright',
    plain ? 'plain' : '',
    indices[rankOf(card)],
  ].join(' ')
  return kept(key, () => drawFace(card, style))
}

/** A card as an emoji of 128 x 128 pixels: rank and suit side by side, so that both are read at the height of a line. */
export function drawEmojiFace(card: Card, indices: PictureWords['indices']): Canvas {
  const { paper, edge, ink } = cardPalettes['large-print'].bright
  const colour = ink[suitOf(card)]
  const canvas = createCanvas(128, 128)
  const g = canvas.getContext('2d')
  box(g, 3, 9, 122, 110, 18)
  g.fillStyle = paper
  g.fill()
  outline(g, 4, edge)
  writeRank(g, indices[rankOf(card)], 37, 101, { size: 106, room: 56, colour })
  pip(g, suitOf(card), 94, 64, 54, colour)
  return canvas
}

/** The bitmap of a card's back (5 : 7), `width` pixels wide. */
export function backBitmap(width: number): Canvas {
  return kept(`back ${width}`, () => {
    const canvas = createCanvas(width, Math.round(width * 1.4))
    const g = canvas.getContext('2d')
    g.scale(width / 240, width / 240)
    drawBack(g)
    return canvas
  })
}
