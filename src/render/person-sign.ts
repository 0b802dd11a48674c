import type { Colour } from './colour.js'
import { personColour } from './palette.js'

/** The shapes of people, in the order of their places at the table; the last three for tables of five to seven. */
export const personShapes = ['circle', 'square', 'triangle', 'diamond', 'drop', 'pentagon', 'hexagon'] as const
export type PersonShape = (typeof personShapes)[number]

/** By what one tells a person in every picture of a match: it goes with the place at the table, never with the seat of a deal. */
export interface PersonSign {
  /** As text and pictures write it, from 1. */
  readonly number: number
  readonly colour: Colour
  readonly shape: PersonShape
}

/**
 * The sign of a person.
 * @param person the place at the table, from 0; begins again after the last sign
 */
export const personSign = (person: number): PersonSign => ({
  number: person + 1,
  colour: personColour(person),
  shape: personShapes[person % personShapes.length] ?? 'circle',
})
