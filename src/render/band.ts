import { at, box, disc, fillBox, fillPolygon, outline, polygon, ring, write } from './brush.js'
import { sides, signRadius, type BandLayout, type BandModel, type Side } from './band-layout.js'
import type { Ctx } from './canvas.js'
import { mix } from './colour.js'
import { felt, personColour, shades } from './palette.js'
import { drawPerson } from './person.js'
import { drawCrown, drawEye } from './signs.js'
import type { Surface } from './studio.js'
import { drawTag, tagWidth } from './token.js'

/** Chevrons towards the middle: a card is awaited here. */
function drawChevrons(g: Ctx, x: number, y: number, inward: number, scale: number): void {
  const draw = () => {
    g.lineCap = 'round'
    g.lineJoin = 'round'
    for (const [i, share] of [0.45, 0.72, 1].entries()) {
      const step = i * 36
      polygon(g, [[-44 + step, -32], [-16 + step, 0], [-44 + step, 32]], true) // prettier-ignore
      outline(g, 13, mix(felt.out, felt.brass, share))
    }
  }
  at(g, x, y, draw, scale, inward)
}

/** What a seat has said before the first card: a hook for healthy, a mark that calls for attention for a reservation. */
function drawSaid(g: Ctx, x: number, y: number, said: 'healthy' | 'reservation', scale: number): void {
  const draw = () => {
    g.lineCap = 'round'
    g.lineJoin = 'round'
    if (said === 'healthy') {
      polygon(g, [[-28, 4], [-8, 26], [30, -24]], true) // prettier-ignore
      return outline(g, 13, felt.text)
    }
    fillPolygon(g, [[-9, -44], [9, -44], [6, 14], [-6, 14]], felt.ink) // prettier-ignore
    disc(g, 0, 34, 9, felt.ink)
  }
  at(g, x, y, draw, scale)
}

/** The place of a card that is not there: awaited now, still to come, or before the first card what its owner has said. */
function drawPlace(surface: Surface, side: Side, model: BandModel, { card, places }: BandLayout): void {
  const { width, height } = card
  const [x, y] = places[side].card
  const { person, said } = model.seats[side]
  const awaited = side === model.turn
  const key = `place ${awaited ? side : `${said ?? ''} ${person}`}`
  surface.part(key, x, y, [width, height], (g) => {
    box(g, 3, 3, width - 6, height - 6, 16)
    g.fillStyle = awaited ? felt.out : said === 'reservation' ? felt.brass : shades.place
    g.fill()
    if (awaited) {
      outline(g, 6, felt.brass)
      return drawChevrons(g, width / 2, height / 2, places[side].inward, height / 190)
    }
    if (said) return drawSaid(g, width / 2, height / 2, said, height / 160)
    g.setLineDash([14, 12])
    outline(g, 4, mix(felt.lift, personColour(person), 0.45))
    g.setLineDash([])
    const style = { size: 84, weight: 800, colour: shades.ghost(person), align: 'center' } as const
    write(g, String(person + 1), width / 2, height / 2 + 29, style)
  })
}

function drawSign(surface: Surface, side: Side, model: BandModel, { places }: BandLayout): void {
  const { person } = model.seats[side]
  const ringed = side === model.turn || (model.complete && side === model.best)
  const [x, y] = places[side].sign
  const reach = signRadius * 1.5
  surface.part(`sign ${person} ${String(ringed)}`, x - reach, y - reach, [2 * reach, 2 * reach], (g) => {
    if (ringed) ring(g, reach, reach, signRadius * 1.36, 8, felt.brass)
    drawPerson(g, person, reach, reach, ringed ? signRadius * 0.86 : signRadius)
  })
}

function drawPlays(surface: Surface, { plays, best, complete }: BandModel, { card, places }: BandLayout): void {
  for (const [i, play] of plays.entries()) {
    const [x, y] = places[play.side].card
    const leads = play.side === best
    if (leads) {
      const [wide, high] = [card.width + 18, card.height + 18]
      surface.part('best', x - 9, y - 9, [wide, high], (on) => fillBox(on, [0, 0, wide, high], 22, felt.brass))
    }
    surface.card(play.card, x, y, { ...card, plain: true, dim: complete && !leads })
    if (leads) surface.part('crown', x - 16, y - 42, [68, 50], (on) => drawCrown(on, 34, 26))
    const width = tagWidth(i + 1, i === 0)
    const right = x + card.width + 14
    surface.part(`tag ${i}`, right - width - 4, y - 35, [width + 8, 46], (on) => drawTag(on, width / 2 + 4, 23, i + 1))
  }
}

function drawEyes(surface: Surface, [x, y]: readonly [number, number], eyes: number): void {
  surface.part(`eyes ${eyes}`, x, y - 32, [124, 64], (g) => {
    fillBox(g, [0, 0, 124, 64], 32, felt.out)
    drawEye(g, 36, 32, 0.95)
    write(g, String(eyes), 66, 50, { size: 52, weight: 700, colour: felt.text })
  })
}

/** The trick above a hand: who played which card in which order, whose is best, the eyes, whom it waits for. */
export function drawBand(surface: Surface, model: BandModel, layout: BandLayout): void {
  const played = new Set(model.plays.map(({ side }) => side))
  for (const side of sides) if (!played.has(side)) drawPlace(surface, side, model, layout)
  if (model.plays.length > 0) drawEyes(surface, layout.eyes, model.eyes)
  drawPlays(surface, model, layout)
  for (const side of sides) drawSign(surface, side, model, layout)
}
