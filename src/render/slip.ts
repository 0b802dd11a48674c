import { rankOf, suitOf, type Card } from '../engine/index.js'
import { at, fillBox, pip, setFont, write } from './brush.js'
import { cardPalettes } from './palette.js'
import type { Surface } from './studio.js'

/** Size of a slip, in units. */
export interface SlipSize {
  readonly width: number
  readonly height: number
}

/** A small card: rank above suit, its top left corner at (x, y); `dim` where it has been played. */
export function drawSlip(
  { g, design, words }: Surface,
  card: Card,
  x: number,
  y: number,
  { width, height, dim = false }: SlipSize & { readonly dim?: boolean },
): void {
  const { paper, ink } = cardPalettes[design][dim ? 'dim' : 'bright']
  const label = words.indices[rankOf(card)]
  fillBox(g, [x, y, width, height], 11, paper)
  setFont(g, 64, 700, 'center')
  const squeeze = Math.min(1, (width - 14) / g.measureText(label).width)
  at(g, x + width / 2, y + 56, () => {
    g.scale(squeeze, 1)
    write(g, label, 0, 0, { size: 64, weight: 700, colour: ink[suitOf(card)], align: 'center' })
  })
  pip(g, suitOf(card), x + width / 2, y + 90, 46, ink[suitOf(card)])
}
