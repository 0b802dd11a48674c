import { at, disc, outline } from './brush.js'
import { Path2D, type Ctx } from './canvas.js'
import type { Colour } from './colour.js'
import { felt } from './palette.js'

const eyePath = new Path2D('M-22 0Q0 -24 22 0Q0 24 -22 0Z')
const hornPath = new Path2D(
  'M-5 -8C-12 -20 -27 -16 -26 -2C-25 10 -12 10 -12 1C-12 -4 -18 -4 -18 0M5 -8C12 -20 27 -16 26 -2C25 10 12 10 12 1C12 -4 18 -4 18 0',
)
const headPath = new Path2D('M-9 -9L9 -9L7 10Q0 20 -7 10Z')
const pawnPath = new Path2D('M-13 18Q-10 0 -4 -3L4 -3Q10 0 13 18Z')
const crownPath = new Path2D('M-24 17L-30 -17L-13 -3L0 -25L13 -3L30 -17L24 17Z')

/** An eye: card points (Augen). */
export const drawEye = (g: Ctx, x: number, y: number, scale = 1): void =>
  at(
    g,
    x,
    y,
    () => {
      outline(g, 4, felt.brass, eyePath)
      disc(g, 0, 0, 7.5, felt.brass)
    },
    scale,
  )

/** A ram's head: a Bock game. */
export const drawRam = (g: Ctx, x: number, y: number, scale: number, colour: Colour): void =>
  at(
    g,
    x,
    y,
    () => {
      g.lineCap = 'round'
      outline(g, 5, colour, hornPath)
      g.fillStyle = colour
      g.fill(headPath)
    },
    scale,
  )

/** A pawn: the soloist. */
export const drawPawn = (g: Ctx, x: number, y: number, colour: Colour): void =>
  at(g, x, y, () => {
    disc(g, 0, -9, 8, colour)
    g.fill(pawnPath)
  })

/** A pawn on a small disc: a Solo that is still owed. `radius` is the disc's. */
export function drawOwed(g: Ctx, x: number, y: number, radius: number): void {
  disc(g, x, y, radius, felt.brass)
  disc(g, x, y, radius - 3, felt.ground)
  at(g, x, y, () => drawPawn(g, 0, 0, felt.brass), (radius - 3) / 24)
}

/** A crown: who leads. */
export const drawCrown = (g: Ctx, x: number, y: number, scale = 1): void =>
  at(
    g,
    x,
    y,
    () => {
      g.fillStyle = felt.brass
      g.fill(crownPath)
    },
    scale,
  )

/** A row of studs, one a page or trick: done, current (brass, larger), still to come (open). */
export function drawStud(g: Ctx, x: number, y: number, state: 'done' | 'current' | 'open', open: Colour): void {
  if (state === 'done') disc(g, x, y, 10, felt.mute)
  else if (state === 'current') disc(g, x, y, 13, felt.brass)
  else {
    g.beginPath()
    g.arc(x, y, 10, 0, Math.PI * 2)
    outline(g, 4, open)
  }
}
