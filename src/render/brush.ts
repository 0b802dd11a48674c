import type { Suit } from '../engine/index.js'
import { Path2D, typeface, type Ctx, type Weight } from './canvas.js'
import type { Colour } from './colour.js'

export type Point = readonly [x: number, y: number]

const suitPaths: Readonly<Record<Suit, Path2D>> = {
  C: new Path2D(
    'M50 4A22 22 0 0 1 67.5 39A22 22 0 1 1 54 67.5C55 82 59 90 67 96L33 96C41 90 45 82 46 67.5A22 22 0 1 1 32.5 39A22 22 0 0 1 50 4Z',
  ),
  S: new Path2D(
    'M50 5C57 22 93 40 93 63C93 76 83 84 72 84C64 84 57 80 53.5 73C54 84 58 90 67 96L33 96C42 90 46 84 46.5 73C43 80 36 84 28 84C17 84 7 76 7 63C7 40 43 22 50 5Z',
  ),
  H: new Path2D(
    'M50 92C43 84 7 60 7 33C7 18 18 8 31 8C40 8 47 13 50 21C53 13 60 8 69 8C82 8 93 18 93 33C93 60 57 84 50 92Z',
  ),
  D: new Path2D('M50 3Q63 28 87 50Q63 72 50 97Q37 72 13 50Q37 28 50 3Z'),
}

/** Runs `draw` with the context moved to (x, y), scaled and turned, and restores it. */
export function at(g: Ctx, x: number, y: number, draw: () => void, scale = 1, turn = 0): void {
  g.save()
  g.translate(x, y)
  if (turn) g.rotate(turn)
  if (scale !== 1) g.scale(scale, scale)
  draw()
  g.restore()
}

/** A suit sign of `size` units, centred on (x, y); `turned` stands on its head. */
export function pip(g: Ctx, suit: Suit, x: number, y: number, size: number, colour: Colour, turned = false): void {
  at(
    g,
    x,
    y,
    () => {
      g.translate(-50, -50)
      g.fillStyle = colour
      g.fill(suitPaths[suit])
    },
    size / 100,
    turned ? Math.PI : 0,
  )
}

/** Path of a rectangle with round corners (one radius, or one per corner clockwise from top left). */
export function box(g: Ctx, x: number, y: number, width: number, height: number, radius: number | number[]): void {
  g.beginPath()
  g.roundRect(x, y, width, height, radius)
}

/** A filled rectangle with round corners. */
export function fillBox(
  g: Ctx,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number | number[],
  colour: Colour,
): void {
  box(g, x, y, width, height, radius)
  g.fillStyle = colour
  g.fill()
}

/** A filled disc. */
export function disc(g: Ctx, x: number, y: number, radius: number, colour: Colour): void {
  g.beginPath()
  g.arc(x, y, radius, 0, Math.PI * 2)
  g.fillStyle = colour
  g.fill()
}

/** A circle's outline. */
export function ring(g: Ctx, x: number, y: number, radius: number, width: number, colour: Colour): void {
  g.beginPath()
  g.arc(x, y, radius, 0, Math.PI * 2)
  outline(g, width, colour)
}

/** Strokes the current path, or `path`. */
export function outline(g: Ctx, width: number, colour: Colour, path?: Path2D): void {
  g.lineWidth = width
  g.strokeStyle = colour
  if (path) g.stroke(path)
  else g.stroke()
}

/** Path through points, closed unless `open`. */
export function polygon(g: Ctx, points: readonly Point[], open = false): void {
  g.beginPath()
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)))
  if (!open) g.closePath()
}

/** A filled polygon. */
export function fillPolygon(g: Ctx, points: readonly Point[], colour: Colour): void {
  polygon(g, points)
  g.fillStyle = colour
  g.fill()
}

/** Sets size (units), weight and alignment for the next `fillText`; the baseline is alphabetic. */
export function setFont(g: Ctx, size: number, weight: Weight, align: 'left' | 'right' | 'center' = 'left'): void {
  g.font = `${weight} ${size}px "${typeface}"`
  g.textAlign = align
  g.textBaseline = 'alphabetic'
}

/** One line of text with its baseline at y. */
export function write(
  g: Ctx,
  text: string,
  x: number,
  y: number,
  style: { size: number; weight: Weight; colour: Colour; align?: 'left' | 'right' | 'center' },
): void {
  setFont(g, style.size, style.weight, style.align)
  g.fillStyle = style.colour
  g.fillText(text, x, y)
}
