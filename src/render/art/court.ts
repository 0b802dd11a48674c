import type { Suit } from '../../engine/index.js'
import { at, disc, fillPolygon, pip, polygon } from '../brush.js'
import { createCanvas, Path2D, type Canvas, type Ctx } from '../canvas.js'
import type { Colour } from '../colour.js'
import type { CardPalette } from '../palette.js'
import { cheeky, jacks, ruff } from './jacks.js'
import { ermine, kings, stern } from './kings.js'
import { gentle, neckline, queens } from './queens.js'
import { dots, fill, line, paint, tonesOf, type Shape } from './shape.js'
import { staffs } from './staffs.js'

export type CourtRank = 'K' | 'Q' | 'J'

/** Where the figure's own axis stands on the card. */
const axis = 131
const robe = 'M-18 118L-40 130Q-66 138 -74 172L-82 214L84 214L74 172Q66 138 40 130L18 118Z'
const robePath = new Path2D(robe)
const count = (length: number) => Array.from({ length }, (_, i) => i)

/** Each suit has its own cloth, so that a court card is known even without colour. */
const cloth: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [
    line(
      'weave',
      4,
      count(11)
        .map((i) => `M${-84 + i * 17} 100L${-84 + i * 17} 220`)
        .join(''),
    ),
  ],
  S: [
    line(
      'weave',
      4,
      count(7)
        .map((i) => `M-90 ${110 + i * 17}L0 ${146 + i * 17}L90 ${110 + i * 17}`)
        .join(''),
    ),
  ],
  H: [
    dots(
      'weave',
      4.2,
      ...count(60).map((i) => {
        const row = Math.floor(i / 10)
        return [-82 + (i % 10) * 19 + (row % 2) * 9.5, 128 + row * 16] as const
      }),
    ),
  ],
  D: [
    line(
      'weave',
      3,
      count(24)
        .map((i) => `M${-252 + i * 19} 100L${-162 + i * 19} 230M${-252 + i * 19} 230L${-162 + i * 19} 100`)
        .join(''),
    ),
  ],
}

const faces: Readonly<Record<CourtRank, Shape>> = {
  K: fill('skin', 'M-27 66L27 66L27 94Q27 124 0 127Q-27 124 -27 94Z'),
  Q: fill('skin', 'M-25 66L25 66L25 94Q25 124 0 127Q-25 124 -25 94Z'),
  J: fill('skin', 'M-25 66L25 66L25 94Q25 124 0 127Q-25 124 -25 94Z'),
}
const eyes: Shape = (g, tones) => {
  g.fillStyle = tones.dark
  for (const x of [-12, 12]) {
    g.beginPath()
    g.ellipse(x, 91, 3.1, 3.8, 0, 0, Math.PI * 2)
    g.fill()
  }
}
const nose = line('nose', 2.4, 'M-1 88L-6 101L1 102.5')

const hairOf: Readonly<Record<CourtRank, (palette: CardPalette, suit: Suit) => Colour>> = {
  K: (palette, suit) => (suit === 'C' ? palette.grey : palette.hair[suit]),
  Q: (palette, suit) => palette.hair[suit],
  J: (palette, suit) => palette.hair[({ C: 'S', S: 'H', H: 'D', D: 'C' } as const)[suit]],
}

const parts: Readonly<
  Record<
    CourtRank,
    (suit: Suit) => Record<'collar' | 'behind' | 'front' | 'features' | 'crown' | 'staff', readonly Shape[]>
  >
> = {
  K: (suit) => ({ ...kings(suit), collar: ermine, features: stern, staff: staffs.K(suit) }),
  Q: (suit) => ({ ...queens(suit), collar: neckline(suit), features: gentle, staff: staffs.Q(suit) }),
  J: (suit) => ({ ...jacks(suit), collar: ruff, features: cheeky, staff: staffs.J(suit) }),
}

function figureOf(g: Ctx, rank: CourtRank, suit: Suit, palette: CardPalette): void {
  const tones = tonesOf(palette, suit, hairOf[rank](palette, suit))
  const { collar, behind, front, features, crown, staff } = parts[rank](suit)
  g.fillStyle = tones.suit
  g.fill(robePath)
  g.save()
  g.clip(robePath)
  paint(g, tones, cloth[suit])
  g.restore()
  paint(g, tones, [...collar, ...behind, faces[rank], ...front, eyes, ...features, nose, ...crown])
  at(g, 68, 0, () => paint(g, tones, staff))
}

/** The upper half of a figure alone, with its right side one shade darker. */
function half(scale: number, rank: CourtRank, suit: Suit, palette: CardPalette): Canvas {
  const canvas = createCanvas(Math.round(240 * scale), Math.round(336 * scale))
  const g = canvas.getContext('2d')
  g.scale(scale, scale)
  polygon(g, [
    [0, 0],
    [240, 0],
    [240, 192],
    [0, 144],
  ])
  g.clip()
  g.translate(axis, 0)
  figureOf(g, rank, suit, palette)
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = 'rgba(24,12,30,.17)'
  g.fillRect(0, 0, 62, 200)
  return canvas
}

/** A court figure on a card of 240 x 336 units: two mirrored halves, sash and medallion. */
export function drawCourt(g: Ctx, scale: number, rank: CourtRank, suit: Suit, palette: CardPalette): void {
  const upper = half(scale, rank, suit, palette)
  g.drawImage(upper, 0, 0, 240, 336)
  at(g, 240, 336, () => g.drawImage(upper, 0, 0, 240, 336), 1, Math.PI)
  fillPolygon(
    g,
    [
      [22, 142.4],
      [218, 181.6],
      [218, 193.6],
      [22, 154.4],
    ],
    palette.gold,
  )
  disc(g, 120, 168, 19, palette.gold)
  disc(g, 120, 168, 15.5, palette.paper)
  pip(g, suit, 120, 168, 22, palette.ink[suit])
}
