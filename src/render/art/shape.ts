import type { Suit } from '../../engine/index.js'
import { disc, fillBox, pip, type Point } from '../brush.js'
import { Path2D, type Ctx } from '../canvas.js'
import { mix, type Colour } from '../colour.js'
import type { CardPalette } from '../palette.js'

/** What a part of a figure is made of; the palette turns it into a colour. */
export type Tone =
  | 'suit'
  | 'gold'
  | 'goldShadow'
  | 'cream'
  | 'dark'
  | 'lip'
  | 'steel'
  | 'leaf'
  | 'wood'
  | 'fur'
  | 'furEdge'
  | 'skin'
  | 'neck'
  | 'nose'
  | 'cheek'
  | 'hair'
  | 'moustache'
  | 'weave'
  | 'brim'
  | 'band'
export type Tones = Readonly<Record<Tone, Colour>>

/** A piece of a drawing: draws itself in the given tones. */
export type Shape = (g: Ctx, tones: Tones) => void

/** The colours of one court figure. `hair` differs between König, Dame and Bube. */
export function tonesOf(palette: CardPalette, suit: Suit, hair: Colour): Tones {
  const { gold, goldShadow, cream, dark, lip, steel, leaf } = palette
  const ink = palette.ink[suit]
  const skin = palette.skin[suit]
  return {
    suit: ink,
    gold,
    goldShadow,
    cream,
    dark,
    lip,
    steel,
    leaf,
    skin,
    hair,
    wood: mix(palette.hair.D, dark, 0.2),
    fur: mix(cream, dark, 0.05),
    furEdge: mix(cream, dark, 0.34),
    neck: mix(skin, dark, 0.12),
    nose: mix(skin, dark, 0.45),
    cheek: mix(skin, lip, 0.3),
    moustache: mix(hair, dark, 0.35),
    weave: mix(ink, gold, 0.82),
    brim: mix(ink, gold, 0.35),
    band: mix(ink, dark, 0.25),
  }
}

/** A filled outline (SVG path data, units of the card). */
export function fill(tone: Tone, data: string): Shape {
  const path = new Path2D(data)
  return (g, tones) => {
    g.fillStyle = tones[tone]
    g.fill(path)
  }
}

/** A drawn line with round ends. */
export function line(tone: Tone, width: number, data: string): Shape {
  const path = new Path2D(data)
  return (g, tones) => {
    g.strokeStyle = tones[tone]
    g.lineWidth = width
    g.lineCap = 'round'
    g.lineJoin = 'round'
    g.stroke(path)
  }
}

/** Discs, each `[x, y, radius]`. */
export const discs =
  (tone: Tone, ...list: readonly (readonly [number, number, number])[]): Shape =>
  (g, tones) =>
    list.forEach(([x, y, radius]) => disc(g, x, y, radius, tones[tone]))

/** Discs of one radius. */
export const dots = (tone: Tone, radius: number, ...points: readonly Point[]): Shape =>
  discs(tone, ...points.map(([x, y]) => [x, y, radius] as const))

/** Suit signs of one size, each at `[x, y]`. */
export const signs =
  (tone: Tone, suit: Suit, size: number, ...points: readonly Point[]): Shape =>
  (g, tones) =>
    points.forEach(([x, y]) => pip(g, suit, x, y, size, tones[tone]))

/** A rectangle with round corners, `[x, y, width, height]`. */
export const block =
  (tone: Tone, rect: readonly [number, number, number, number], radius: number | number[]): Shape =>
  (g, tones) =>
    fillBox(g, rect, radius, tones[tone])

/** Draws shapes in order. */
export const paint = (g: Ctx, tones: Tones, shapes: readonly Shape[]): void =>
  shapes.forEach((shape) => shape(g, tones))
