import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Card } from '../engine/index.js'
import { fillBox, outline, box } from './brush.js'
import { createCanvas, loadFonts, type Canvas, type Ctx } from './canvas.js'
import { backBitmap, faceBitmap, kept } from './face.js'
import { felt, type Design } from './palette.js'
import type { PictureWords } from './words.js'

/** A finished picture file; width and height in pixels. */
export interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly mime: 'image/webp' | 'image/png'
}

export interface DrawOptions {
  readonly design: Design
  readonly words: PictureWords
  /** Width in pixels: 1080 (default), or 720 while many tables play. */
  readonly size?: 1080 | 720
  /** `webp` (default, near-lossless and the cheapest to make) or `png`. */
  readonly format?: 'webp' | 'png'
  /** Names the finished picture: equal keys mean equal pixels. Left out: made from everything that is drawn. */
  readonly key?: string
}

/** What a drawing function draws on, in units of the 1080 wide picture. */
export interface Surface {
  readonly g: Ctx
  readonly width: number
  readonly height: number
  readonly design: Design
  readonly words: PictureWords
  /** Puts a card with its top left corner at (x, y); `width`, `height` and `shown` in units. */
  card(card: Card, x: number, y: number, style: CardPlace): void
  /** Puts a card's back with its top left corner at (x, y). */
  back(x: number, y: number, width: number): void
  /**
   * Puts a part that occurs again and again with its top left corner at (x, y): drawn once, then stamped.
   * @param key tells parts apart: equal keys mean equal pixels
   * @param draw draws it with its top left corner at (0, 0), within `size`
   */
  part(key: string, x: number, y: number, size: readonly [width: number, height: number], draw: (g: Ctx) => void): void
}

export interface CardPlace {
  readonly width: number
  readonly height?: number
  readonly shown?: number
  readonly dim?: boolean
  /** Nothing but rank and suit, as large as they go. */
  readonly plain?: boolean
}

/** Eight megabytes of finished pictures, by their key. */
const pictures = new LRUCache<string, Picture>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ data }, key) => data.length + key.length,
})
const running = new Map<string, Promise<Picture>>()

/** Native pixels are freed only when the event loop turns: few canvases, used again, and a turn before each picture. */
const atOnce = new PQueue({ concurrency: 2 })
const idle: Canvas[] = []

function borrow(width: number, height: number): Canvas {
  const found = idle.findIndex((canvas) => canvas.width === width && canvas.height === height)
  const [canvas = createCanvas(width, height)] = found < 0 ? [] : idle.splice(found, 1)
  return canvas
}

function giveBack(canvas: Canvas): void {
  idle.push(canvas)
  if (idle.length > 4) idle.shift()
}

function surfaceOn(g: Ctx, scale: number, width: number, height: number, options: DrawOptions): Surface {
  const { design, words } = options
  const pixels = (units: number) => Math.round(units * scale)
  const stamp = (bitmap: Canvas, x: number, y: number) => {
    g.save()
    const { a, e, d, f } = g.getTransform()
    g.resetTransform()
    g.drawImage(bitmap, Math.round(x * a + e), Math.round(y * d + f))
    g.restore()
  }
  return {
    g,
    width,
    height,
    design,
    words,
    card(card, x, y, place) {
      const shown = place.shown === undefined ? {} : { shown: pixels(place.shown) }
      const bitmap = faceBitmap(card, {
        width: pixels(place.width),
        height: pixels(place.height ?? place.width * 1.4),
        ...shown,
        design,
        dim: place.dim ?? false,
        ...(place.plain ? { plain: true } : {}),
        indices: words.indices,
      })
      stamp(bitmap, x, y)
    },
    back: (x, y, backWidth) => stamp(backBitmap(pixels(backWidth)), x, y),
    part(key, x, y, [partWidth, partHeight], draw) {
      const bitmap = kept(`part ${key} ${partWidth} ${partHeight} ${scale}`, () => {
        const canvas = createCanvas(Math.ceil(partWidth * scale), Math.ceil(partHeight * scale))
        const on = canvas.getContext('2d')
        on.scale(scale, scale)
        draw(on)
        return canvas
      })
      stamp(bitmap, x, y)
    },
  }
}

async function make(
  size: { readonly width: number; readonly height: number },
  scale: number,
  options: DrawOptions,
  draw: (surface: Surface) => void,
): Promise<Picture> {
  await new Promise<void>((resolve) => setImmediate(resolve))
  const width = Math.round(size.width * scale)
  const height = Math.round(size.height * scale)
  const canvas = borrow(width, height)
  const g = canvas.getContext('2d')
  g.reset()
  g.imageSmoothingQuality = 'high'
  g.scale(scale, scale)
  draw(surfaceOn(g, scale, size.width, size.height, options))
  const png = options.format === 'png'
  const data = png ? await canvas.encode('png') : await canvas.encode('webp', 100)
  giveBack(canvas)
  return { data, width, height, mime: png ? 'image/png' : 'image/webp' }
}

/**
 * Draws one picture, or hands out the one that was drawn for the same model and options lately. Encoding runs off the
 * main thread; at most two pictures are made at a time, the others wait.
 * @param kind name of the drawing function; with model and options it is the cache key, unless the options bring one
 * @param model what is shown: plain data
 * @param size width and height in units of the 1080 wide picture
 * @throws Error when the fonts are missing
 */
export function picture(
  kind: string,
  model: unknown,
  size: { readonly width: number; readonly height: number },
  options: DrawOptions,
  draw: (surface: Surface) => void,
): Promise<Picture> {
  loadFonts()
  const key = options.key ?? JSON.stringify([kind, model, options])
  const known = pictures.get(key)
  if (known) return Promise.resolve(known)
  const under = running.get(key)
  if (under) return under
  const made = atOnce
    .add(() => make(size, (options.size ?? 1080) / 1080, options, draw))
    .then((result) => {
      pictures.set(key, result)
      return result
    })
    .finally(() => running.delete(key))
  running.set(key, made)
  return made
}

/** The felt that all pictures lie on: a rounded panel with transparent corners, its rim dark or (your turn) brass. */
export function panel({ g, width, height }: Surface, rim: 'plain' | 'lined' | 'turn' = 'plain'): void {
  const edge = rim === 'turn' ? 10 : 8
  fillBox(g, [0, 0, width, height], 34, rim === 'turn' ? felt.brass : felt.out)
  fillBox(g, [edge, edge, width - 2 * edge, height - 2 * edge], rim === 'turn' ? 25 : 26, felt.ground)
  if (rim !== 'lined') return
  box(g, 9, 9, width - 18, height - 18, 26)
  outline(g, 2, felt.line)
}
