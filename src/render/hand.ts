import { rankOf, suitOf } from '../engine/index.js'
import { drawBand } from './band.js'
import { at, box, fillBox, fillPolygon, outline, pip, write } from './brush.js'
import { layoutHand, type HandLayout, type HandModel, type HandRow, type Rail, type Slot } from './hand-layout.js'
import { felt } from './palette.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'

function drawRail({ g }: Surface, { kind, from, to }: Rail, y: number, height: number): void {
  const trump = kind === 'trump'
  fillBox(g, [from, y, to - from, height], 10, trump ? felt.brass : felt.lift)
  fillBox(g, [from, y + height - 9, to - from, 9], [0, 0, 10, 10], trump ? felt.brassShadow : felt.rail)
}

/** The place of the card just played: dashed outline, arrow, rank and suit. */
function drawGap({ g, words }: Surface, slot: Slot, height: number, reach: number): void {
  const { x, y, seen, card } = slot
  const middle = x + seen / 2 - 1
  box(g, x + 4, y + 4, seen - 10, height, 18)
  g.fillStyle = felt.rail
  g.fill()
  g.setLineDash([14, 10])
  outline(g, 4, felt.brass)
  g.setLineDash([])
  const signs = () => {
    fillPolygon(
      g,
      [
        [0, 22],
        [22, 50],
        [8, 50],
        [8, 70],
        [-8, 70],
        [-8, 50],
        [-22, 50],
      ],
      felt.brass,
    )
    write(g, words.indices[rankOf(card)], 0, 138, { size: 74, weight: 700, colour: felt.text, align: 'center' })
    pip(g, suitOf(card), 0, 170, 46, felt.text)
  }
  at(g, middle, y, signs, Math.min(1, reach / 210))
}

function drawRow(surface: Surface, row: HandRow, layout: HandLayout, state: HandModel['state']): void {
  const { g } = surface
  const { card, reach, railHeight } = layout
  for (const rail of row.rails)
    if (rail.kind === 'trump')
      fillBox(g, [rail.from + 6, row.top - 10, rail.to - rail.from - 12, reach + 14], [18, 18, 0, 0], felt.lift)
  g.save()
  g.beginPath()
  g.rect(0, 0, layout.width, row.railTop + 4)
  g.clip()
  row.slots.forEach((slot, i) => {
    if (slot.played) return drawGap(surface, slot, card.height, reach)
    if (slot.overlaps && !row.slots[i - 1]?.played)
      fillBox(g, [slot.x - 4, slot.y + 4, 40, card.height], 18, 'rgba(4,14,11,.34)')
    const dim = state === 'turn' && !slot.legal
    surface.card(slot.card, slot.x, slot.y, { ...card, shown: Math.min(card.height, reach + 4), dim })
  })
  g.restore()
  for (const rail of row.rails) drawRail(surface, rail, row.railTop, railHeight)
}

/**
 * A player's own cards in their rack: trumps on brass, side suits on green; the legal ones raised and bright while it is
 * the player's turn; above them the trick, if the model brings it.
 */
export function drawHand(model: HandModel, options: DrawOptions): Promise<Picture> {
  const layout = layoutHand(model, options.design)
  return picture('hand', model, layout, options, (surface) => {
    panel(surface, model.state === 'turn' ? 'turn' : 'plain')
    if (model.trick && layout.band) drawBand(surface, model.trick, layout.band)
    for (const row of layout.rows) drawRow(surface, row, layout, model.state)
  })
}
