import type { Suit } from '../../engine/index.js'
import { at, box, disc, fillPolygon, outline, pip, polygon, ring, type Point } from '../brush.js'
import { Path2D, type Ctx } from '../canvas.js'
import type { CardPalette } from '../palette.js'

const centre = { x: 120, y: 168 }
const on = (angle: number, radius: number): Point => [
  centre.x + radius * Math.cos(angle),
  centre.y + radius * Math.sin(angle),
]

/** Rays that run long in the two free corners and short beside the indices. */
function rays(g: Ctx, palette: CardPalette): void {
  const count = 28
  const inner = 66
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) * Math.PI * 2) / count
    const spread = (Math.PI / count) * 0.5
    const reach = Math.min(1, Math.max(0, 0.62 - Math.sin(2 * angle) * 0.75))
    const tip = inner + 5 + 37 * reach
    fillPolygon(g, [on(angle - spread, inner), on(angle, tip), on(angle + spread, inner)], palette.gold)
  }
}

const inlays: Readonly<Record<Suit, (g: Ctx, palette: CardPalette) => void>> = {
  C(g, { gold }) {
    for (const [x, y] of [
      [120, 138],
      [93, 178],
      [147, 178],
    ] as const) {
      ring(g, x, y, 15, 3.5, gold)
      disc(g, x, y, 5, gold)
    }
  },
  S(g, { gold, ink }) {
    pip(g, 'S', 120, 173, 66, gold)
    pip(g, 'S', 120, 175, 50, ink.S)
    pip(g, 'S', 120, 176, 24, gold)
  },
  H(g, { gold, ink }) {
    pip(g, 'H', 120, 168, 82, gold)
    pip(g, 'H', 120, 167, 70, ink.H)
    pip(g, 'H', 120, 165, 38, gold)
  },
  D(g, { gold, ink }) {
    outline(g, 3.2, gold, new Path2D('M120 106L120 230M75 168L165 168M97 138L143 198M143 138L97 198'))
    pip(g, 'D', 120, 168, 50, gold)
    pip(g, 'D', 120, 168, 34, ink.D)
  },
}

/** The suit with a brass inlay in a sun. */
export function drawAce(g: Ctx, suit: Suit, palette: CardPalette): void {
  rays(g, palette)
  disc(g, centre.x, centre.y, 66, palette.tint)
  ring(g, centre.x, centre.y, 66, 4, palette.gold)
  at(
    g,
    centre.x,
    centre.y,
    () => {
      g.translate(-centre.x, -centre.y)
      pip(g, suit, 120, suit === 'H' ? 172 : 168, suit === 'D' ? 138 : 122, palette.ink[suit])
      inlays[suit](g, palette)
    },
    0.86,
  )
}

const heights = [64, 133, 203, 272]

/** Nine pips, bare. */
export function drawNine(g: Ctx, suit: Suit, palette: CardPalette): void {
  for (const x of [95, 145]) heights.forEach((y, i) => pip(g, suit, x, y, 35, palette.ink[suit], i > 1))
  pip(g, suit, 120, 168, 31, palette.ink[suit])
}

/** Ten pips in a brass cartouche; the Herz-Zehn, the highest trump, carries a small sun. */
export function drawTen(g: Ctx, suit: Suit, palette: CardPalette): void {
  const ink = palette.ink[suit]
  box(g, 75, 26, 90, 284, 42)
  g.fillStyle = palette.tint
  g.fill()
  outline(g, 4, palette.gold)
  for (const x of [98, 142]) heights.forEach((y, i) => pip(g, suit, x, y, 35, ink, i > 1))
  pip(g, suit, 120, 98, 35, ink)
  pip(g, suit, 120, 238, 35, ink, true)
  if (suit === 'H') {
    ring(g, 120, 168, 19, 4, palette.gold)
    polygon(
      g,
      Array.from({ length: 20 }, (_, i) => on((i * Math.PI) / 10 - Math.PI / 2, i % 2 ? 9 : 19)),
    )
    g.fillStyle = palette.gold
    g.fill()
  } else pip(g, 'D', 120, 168, 22, palette.gold)
}
