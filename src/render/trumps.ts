import { eyesOf, rankOf, type Rank } from '../engine/index.js'
import { fillBox, outline, write } from './brush.js'
import type { Ctx } from './canvas.js'
import { cardPalettes, felt, shades } from './palette.js'
import { drawEye } from './signs.js'
import { drawSlip } from './slip.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { layoutTrumps, type Shelf, type TrumpLayout, type TrumpModel } from './trump-layout.js'

const size = { width: 1080, height: 680 } as const

/** A snout in place of a number: a Schweinchen stands here once it is declared. */
function drawSnout(g: Ctx, x: number, y: number): void {
  g.fillStyle = felt.ink
  g.beginPath()
  g.ellipse(x, y, 26, 20, 0, 0, 2 * Math.PI)
  g.fill()
  g.fillStyle = felt.brass
  for (const side of [-9, 9]) {
    g.beginPath()
    g.ellipse(x + side, y, 4.5, 8, 0, 0, 2 * Math.PI)
    g.fill()
  }
}

/** Two cards of which the later one lies on top: the second of two equal ones wins. */
function drawSecond(g: Ctx, x: number, y: number): void {
  fillBox(g, [x - 26, y - 24, 34, 44], 6, felt.brassShadow)
  outline(g, 3, felt.ink)
  fillBox(g, [x - 10, y - 12, 38, 48], 6, felt.text)
  outline(g, 3, felt.ink)
  write(g, '2', x + 9, y + 25, { size: 38, weight: 800, colour: felt.ink, align: 'center' })
}

function drawShelf(surface: Surface, shelf: Shelf, { slip }: TrumpLayout, secondWins: boolean): void {
  const { g } = surface
  const { slips, kind, from, to, base } = shelf
  for (const { card, x, y, number, tier, raised } of slips) {
    const foot = y + slip.height - 6
    fillBox(
      g,
      [x - 1, foot, slip.width + 2, base - foot],
      [0, 0, 6, 6],
      kind === 'trump' ? shades.step(tier) : felt.lift,
    )
    drawSlip(surface, card, x, y, slip)
    if (raised) drawSnout(g, x + slip.width / 2, base - 32)
    if (secondWins && kind === 'trump' && card === 'HT') drawSecond(g, x + slip.width / 2, foot + 52)
    if (number === undefined) continue
    write(g, String(number), x + slip.width / 2, base - 18, {
      size: 42,
      weight: 800,
      colour: felt.ink,
      align: 'center',
    })
  }
  if (kind === 'side') fillBox(g, [from - 8, base - 2, to - from + 16, 16], 8, felt.line)
}

/** What each rank counts, highest first. */
function drawEyes({ g, design, words }: Surface, ranks: readonly Rank[]): void {
  const { paper, ink } = cardPalettes[design].bright
  const pitch = (1080 - 128 - 28) / Math.max(ranks.length, 6)
  const width = pitch - 14
  drawEye(g, 66, 610, 1.35)
  ranks.forEach((rank, i) => {
    const x = 128 + i * pitch
    const text = { size: 52, weight: 700, align: 'center' } as const
    fillBox(g, [x, 578, width, 64], 14, felt.lift)
    fillBox(g, [x, 578, 64, 64], 14, paper)
    write(g, words.indices[rank], x + 32, 628, { ...text, colour: ink.C })
    write(g, String(eyesOf(`C${rank}`)), x + 32 + width / 2, 628, { ...text, colour: felt.brass })
  })
}

/** The order of cards in a game: trumps on a staircase with their place, side suits, and what each rank counts. */
export function drawTrumps(model: TrumpModel, options: DrawOptions): Promise<Picture> {
  const layout = layoutTrumps(model)
  const used = new Set([...model.trumps, ...model.sides.flat()].map(rankOf))
  const ranks = (['A', 'T', 'K', 'Q', 'J', '9'] as const).filter((rank) => used.has(rank))
  return picture('trumps', model, size, options, (surface) => {
    panel(surface, 'lined')
    for (const shelf of layout.shelves) drawShelf(surface, shelf, layout, model.secondWins === true)
    drawEyes(surface, ranks)
  })
}
