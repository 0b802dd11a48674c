import type { Party } from '../engine/index.js'
import { at, box, disc, fillBox, fillPolygon, outline, setFont, write, type Point } from './brush.js'
import { Path2D, type Ctx } from './canvas.js'
import { mix } from './colour.js'
import { felt, personColour } from './palette.js'
import { drawPerson } from './person.js'

export interface TokenStyle {
  /** Radius of the disc; default 50. */
  readonly radius?: number
  /** Brass ring around it: the person's turn, or the winner of the trick. */
  readonly ringed?: boolean
  /** A computer player: a robot's head in place of the bust; `lent`: the bust with a small one, for it plays in a person's stead. */
  readonly computer?: boolean | 'lent'
}

function drawBust(g: Ctx, x: number, y: number, radius: number, colour: string): void {
  disc(g, x, y - radius * 0.16, radius * 0.3, colour)
  g.beginPath()
  g.ellipse(x, y + radius * 0.72, radius * 0.58, radius * 0.5, 0, 0, Math.PI * 2)
  g.fill()
}

function drawRobot(g: Ctx, x: number, y: number, radius: number, colour: string, ground: string): void {
  const unit = radius / 50
  fillBox(g, [x - 2 * unit, y - 36 * unit, 4 * unit, 14 * unit], 0, colour)
  disc(g, x, y - 35 * unit, 4.5 * unit, colour)
  fillBox(g, [x - 24 * unit, y - 24 * unit, 48 * unit, 34 * unit], 9 * unit, colour)
  for (const side of [-1, 1]) disc(g, x + side * 10 * unit, y - 9 * unit, 5 * unit, ground)
  fillBox(g, [x - 10 * unit, y + 1 * unit, 20 * unit, 4 * unit], 2 * unit, ground)
  fillBox(g, [x - 20 * unit, y + 15 * unit, 40 * unit, 30 * unit], 9 * unit, colour)
}

/** A person's sign: disc with bust, ring and number in the person's colour. `person` counts from 0. */
export function drawToken(g: Ctx, x: number, y: number, person: number, style: TokenStyle = {}): void {
  const radius = style.radius ?? 50
  const colour = personColour(person)
  const ground = mix(colour, felt.out, 0.72)
  if (style.ringed) {
    disc(g, x, y, radius + 18, felt.brass)
    disc(g, x, y, radius + 9, felt.ground)
  }
  disc(g, x, y, radius, colour)
  disc(g, x, y, radius - 8, ground)
  g.save()
  g.clip()
  if (style.computer === true) drawRobot(g, x, y, radius, mix(colour, felt.out, 0.3), ground)
  else drawBust(g, x, y, radius, mix(colour, felt.out, 0.3))
  g.restore()
  if (style.computer === 'lent') drawStandIn(g, x - radius * 0.72, y - radius * 0.66, radius * 0.5, person)
  const small = radius * 0.56
  const [right, below] = [x + radius * 0.72, y + radius * 0.66]
  drawPerson(g, person, right, below, small, felt.ground)
}

/** The small sign of a computer player beside the bust of whom it stands in for. */
function drawStandIn(g: Ctx, x: number, y: number, radius: number, person: number): void {
  disc(g, x, y, radius + 5, felt.ground)
  disc(g, x, y, radius, personColour(person))
  g.save()
  g.clip()
  drawRobot(g, x, y + radius * 0.14, radius * 0.92, felt.ink, personColour(person))
  g.restore()
}

const partyColour = (party: Party): string => (party === 're' ? felt.brass : felt.text)
const shieldPath = new Path2D('M-33 -34L33 -34L33 4Q32 30 0 44Q-32 30 -33 4Z')

/** A party that is known to everybody: a shield, brass for Re and cream for Kontra. */
export function drawShield(g: Ctx, x: number, y: number, party: Party, word: string): void {
  at(g, x, y, () => {
    g.fillStyle = felt.ink
    at(g, 0, 0, () => g.fill(shieldPath), 1.14)
    g.fillStyle = partyColour(party)
    g.fill(shieldPath)
    setFont(g, 42, 800, 'center')
    const squeeze = Math.min(1, 58 / g.measureText(word).width)
    g.scale(squeeze, 1)
    write(g, word, 0, 13, { size: 42, weight: 800, colour: felt.ink, align: 'center' })
  })
}

/** Height of a speech bubble. */
export const bubbleHeight = 56

/**
 * Something said: a bubble in the party's tone.
 * @param edge x of its left or right edge, whichever `align` names
 * @param tail the triangle that points at the speaker, if any
 */
export function drawBubble(
  g: Ctx,
  edge: number,
  y: number,
  bubble: { party: Party; word: string; align: 'left' | 'right'; tail?: readonly Point[] | undefined },
): void {
  setFont(g, 42, 700, 'center')
  const width = g.measureText(bubble.word).width + 38
  const x = bubble.align === 'left' ? edge : edge - width
  const colour = partyColour(bubble.party)
  if (bubble.tail) fillPolygon(g, bubble.tail, colour)
  fillBox(g, [x, y, width, bubbleHeight], 16, colour)
  write(g, bubble.word, x + width / 2, y + 43, { size: 42, weight: 700, colour: felt.ink, align: 'center' })
}

/** Width of the tag that tells the place of a card in the trick. */
export const tagWidth = (place: number, leads: boolean): number => 26 + place * 21 + (leads ? 26 : 0)

/** Play order of a card: dots on a tag; the leader's is brass with a triangle. `place` counts from 1. */
export function drawTag(g: Ctx, x: number, y: number, place: number): void {
  const leads = place === 1
  const width = tagWidth(place, leads)
  box(g, x - width / 2, y - 19, width, 38, 19)
  g.fillStyle = leads ? felt.brass : felt.text
  g.fill()
  outline(g, 4, felt.ink)
  let pen = x - width / 2 + 13
  if (leads) {
    fillPolygon(
      g,
      [
        [pen + 3, y - 11],
        [pen + 21, y],
        [pen + 3, y + 11],
      ],
      felt.ink,
    )
    pen += 26
  }
  for (let i = 0; i < place; i++) disc(g, pen + 10.5 + i * 21, y, 7.5, felt.ink)
}
