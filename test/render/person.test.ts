import { describe, expect, it } from 'vitest'
import { createCanvas } from '../../src/render/canvas.js'
import { people } from '../../src/render/palette.js'
import { personPath } from '../../src/render/person.js'
import { personSign } from '../../src/render/person-sign.js'

const seven = [0, 1, 2, 3, 4, 5, 6]

/** Which points of a grid a person's shape covers. */
function covered(person: number): string {
  const g = createCanvas(100, 100).getContext('2d')
  personPath(g, person, 50, 50, 20)
  const points = Array.from({ length: 400 }, (_, i) => [(i % 20) * 5, Math.floor(i / 20) * 5] as const)
  return points.map(([x, y]) => (g.isPointInPath(x, y) ? '#' : '.')).join('')
}

describe('the sign of a person', () => {
  it('is a number, a colour and a shape that nobody else at a table of seven has', () => {
    const signs = seven.map(personSign)
    for (const key of ['number', 'colour', 'shape'] as const)
      expect(new Set(signs.map((sign) => sign[key])).size).toBe(7)
    expect(signs.map(({ colour }) => colour)).toEqual([...people])
  })

  it('is drawn in seven different outlines of about one size', () => {
    const shapes = seven.map(covered)
    expect(new Set(shapes).size).toBe(7)
    const sizes = shapes.map((shape) => shape.replaceAll('.', '').length)
    expect(Math.max(...sizes)).toBeLessThan(1.6 * Math.min(...sizes))
  })
})
