import type { Card } from '../engine/index.js'
import type { Point } from './brush.js'

/** All sides of the table, clockwise from the reader, who sits at the bottom. */
export const sides = ['own', 'left', 'across', 'right'] as const
export type Side = (typeof sides)[number]

export interface BandSeat {
  /** Which person sits there, from 0: gives number, colour and shape. */
  readonly person: number
  /** What the seat has said before the first card. */
  readonly said?: 'healthy' | 'reservation' | undefined
}

/** What lies on the table, above the reader's own cards. */
export interface BandModel {
  readonly seats: Readonly<Record<Side, BandSeat>>
  /** Cards of the shown trick in the order they were played. */
  readonly plays: readonly { readonly side: Side; readonly card: Card }[]
  /** Whose turn it is; none while a finished trick is shown. */
  readonly turn?: Side | undefined
  /** Whose card is the best so far, or took the trick. */
  readonly best?: Side | undefined
  /** The shown trick is complete. */
  readonly complete: boolean
  /** Eyes in the shown trick. */
  readonly eyes: number
}

export interface BandPlace {
  /** Top left corner of the seat's card. */
  readonly card: Point
  /** Centre of the person's sign. */
  readonly sign: Point
  /** Direction from the seat to the middle, radians. */
  readonly inward: number
}

export interface BandLayout {
  readonly height: number
  readonly card: { readonly width: number; readonly height: number }
  readonly places: Readonly<Record<Side, BandPlace>>
  /** Left end and middle height of what tells the eyes: above the reader's card where there is room, else beside it. */
  readonly eyes: Point
}

const middle = 540
/** Left and right of the picture stays free. */
const margin = 18
const top = 36
const bottom = 18
/** How much lower the reader's card lies than the one across, at least. */
const stagger = 38
/** From a card's edge to the centre of its owner's sign. */
const aside = 54
/** Half the way between the two cards in the middle. */
const half = 22
const widest = 150
/** From here on there is room above the reader's card, its crown included. */
const roomy = 124
/** Half the width of the widest sign. */
const signReach = 50

/** Radius of a person's sign in the band. */
export const signRadius = 36

/**
 * Where the trick lies above a hand, in units of a 1080 wide picture. The reader's card lies lowest, nearest to their own
 * cards; beside it and higher the one across, left and right of both those of the neighbours.
 * @param height what there is of room: more of it makes the cards larger
 */
export function layoutBand(height: number): BandLayout {
  const tall = Math.round(Math.min(widest / 0.8, height - top - bottom - stagger))
  const width = Math.round(tall * 0.8)
  const low = height - bottom - tall
  const level = (top + low) / 2
  const room = Math.min(150, middle - margin - half - 2 * width - aside - signReach)
  const inner = half + width + room
  const centre = level + tall / 2
  return {
    height,
    card: { width, height: tall },
    places: {
      own: {
        card: [middle + half, low],
        sign: [middle + half + width + Math.min(aside, room / 2), low + tall - signRadius - 8],
        inward: -Math.PI / 2,
      },
      left: { card: [middle - inner - width, level], sign: [middle - inner - width - aside, centre], inward: 0 },
      across: {
        card: [middle - half - width, top],
        sign: [middle - half - width - Math.min(aside, room / 2), top + signRadius + 8],
        inward: Math.PI / 2,
      },
      right: { card: [middle + inner, level], sign: [middle + inner + width + aside, centre], inward: Math.PI },
    },
    eyes: [low >= roomy ? middle + half : middle + half + width + 4, top + 12],
  }
}
