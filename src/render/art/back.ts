import { suits } from '../../engine/index.js'
import { at, box, disc, fillBox, outline, pip } from '../brush.js'
import { Path2D, type Ctx } from '../canvas.js'
import { cardPalettes } from '../palette.js'

const cloth = '#14483A'
const crown = new Path2D('M96 160L90 126L108 140L120 112L132 140L150 126L144 160Z')
const lattice = new Path2D(
  Array.from({ length: 30 }, (_, i) => {
    const left = -228 + i * 36
    const right = 468 - i * 36
    return `M${left} -6.4L${left + 500} 354.8M${right} -6.4L${right - 500} 354.8`
  }).join(''),
)

function crownHalf(g: Ctx, gold: string): void {
  g.fillStyle = gold
  g.fill(crown)
  disc(g, 90, 122, 5.5, gold)
  disc(g, 120, 107, 5.5, gold)
  disc(g, 150, 122, 5.5, gold)
  for (const x of [106, 120, 134]) disc(g, x, 151, 3.6, cloth)
}

/** The back on 240 x 336 units: suit lattice, brass lozenge, two mirrored crowns (the double head). */
export function drawBack(g: Ctx): void {
  const { paper, edge, gold } = cardPalettes['four-colour'].bright
  box(g, 1.2, 1.2, 237.6, 333.6, 18)
  g.fillStyle = paper
  g.fill()
  outline(g, 2.4, edge)
  fillBox(g, [12, 12, 216, 312], 12, cloth)
  g.save()
  g.clip()
  for (let y = -1; y < 13; y++)
    for (let x = -1; x < 10; x++) {
      const suit = suits[(x + 2 * (y & 1) + (y >> 1) + 8) % 4]
      if (suit) pip(g, suit, 120 + (x - 4) * 36 + (y % 2 ? 18 : 0), 168 + (y - 6) * 26, 17, '#2B705C')
    }
  outline(g, 1.8, '#1F5C4A', lattice)
  g.restore()
  box(g, 19, 19, 202, 298, 8)
  outline(g, 3, gold)
  pip(g, 'D', 120, 168, 190, gold)
  pip(g, 'D', 120, 168, 174, cloth)
  crownHalf(g, gold)
  at(g, 240, 336, () => crownHalf(g, gold), 1, Math.PI)
}
