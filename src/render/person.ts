import { box, polygon, write } from './brush.js'
import type { Ctx } from './canvas.js'
import type { Colour } from './colour.js'
import { felt } from './palette.js'
import { personSign } from './person-sign.js'
import type { PersonShape } from './person-sign.js'

const regular = (g: Ctx, corners: number, turn: number, x: number, y: number, radius: number): void =>
  polygon(
    g,
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / corners
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
    }),
  )

/**
 * The path of a person's shape, to be filled or stroked; all shapes of one radius look equally large.
 * @param radius of the circle, in units of the picture
 */
export function personPath(g: Ctx, person: number, x: number, y: number, radius: number): void {
  switch (personSign(person).shape) {
    case 'circle':
      g.beginPath()
      g.arc(x, y, radius, 0, Math.PI * 2)
      return
    case 'square':
      box(g, x - radius * 0.92, y - radius * 0.92, radius * 1.84, radius * 1.84, radius * 0.2)
      return
    case 'triangle':
      regular(g, 3, -Math.PI / 2, x, y + radius * 0.16, radius * 1.5)
      return
    case 'diamond':
      regular(g, 4, -Math.PI / 2, x, y, radius * 1.32)
      return
    case 'drop':
      regular(g, 3, Math.PI / 2, x, y - radius * 0.16, radius * 1.5)
      return
    case 'pentagon':
      regular(g, 5, -Math.PI / 2, x, y + radius * 0.06, radius * 1.2)
      return
    case 'hexagon':
      regular(g, 6, 0, x, y, radius * 1.14)
  }
}

/** Where the number stands in a shape that is wider below or above, in radii from the middle. */
const lowered: Readonly<Partial<Record<PersonShape, number>>> = { triangle: 0.2, drop: -0.2 }

/** A person's sign in full: shape, colour and number, with a rim that sets it off the ground. */
export function drawPerson(
  g: Ctx,
  person: number,
  x: number,
  y: number,
  radius: number,
  rim: Colour | null = null,
): void {
  const { colour, shape, number } = personSign(person)
  personPath(g, person, x, y, radius)
  g.lineJoin = 'round'
  if (rim !== null) {
    g.lineWidth = 10
    g.strokeStyle = rim
    g.stroke()
  }
  g.fillStyle = colour
  g.fill()
  // Corners that are a little round.
  g.lineWidth = radius * 0.16
  g.strokeStyle = colour
  g.stroke()
  const low = shape === 'circle' || shape === 'square' ? 1 : 0.9
  write(g, String(number), x, y + radius * (0.52 * low + (lowered[shape] ?? 0)), {
    size: radius * 1.5 * low,
    weight: 800,
    colour: felt.ink,
    align: 'center',
  })
}
