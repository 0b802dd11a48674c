import type { Seat } from '../engine/index.js'
import type { Point } from './brush.js'

/** Measures of the table picture, in units of 1080 x 680. Seats clockwise from north. */
export const tableSize = { width: 1080, height: 680 } as const
export const middle = { x: 540, y: 340 } as const
export const trickCard = { width: 196, height: 274 } as const

const { width, height } = trickCard
const apart = 52 - 20

export interface SeatPlace {
  /** Top left corner of the seat's card. */
  readonly card: Point
  /** Centre of the seat's token. */
  readonly token: Point
  /** Centre of the party's shield. */
  readonly shield: Point
  /** Top left corner of the pile of won tricks. */
  readonly won: Point
  /** Direction from the seat to the middle, radians. */
  readonly inward: number
}

const places: readonly [SeatPlace, SeatPlace, SeatPlace, SeatPlace] = [
  {
    card: [middle.x - width / 2, 36],
    token: [350, 112],
    shield: [302, 62],
    won: [670, 56],
    inward: Math.PI / 2,
  },
  {
    card: [middle.x + apart + width / 2, middle.y - height / 2],
    token: [970, 340],
    shield: [1018, 290],
    won: [918, 424],
    inward: Math.PI,
  },
  {
    card: [middle.x - width / 2, tableSize.height - 36 - height],
    token: [730, 568],
    shield: [778, 518],
    won: [300, 568],
    inward: -Math.PI / 2,
  },
  {
    card: [middle.x - apart - width * 1.5, middle.y - height / 2],
    token: [110, 340],
    shield: [62, 290],
    won: [58, 424],
    inward: 0,
  },
]

/** Where everything that belongs to a seat stands. */
export const seatPlace = (seat: Seat): SeatPlace => places[seat]

export interface BubblePlace {
  /** x of the left or right edge, as `align` says. */
  readonly edge: number
  readonly y: number
  readonly align: 'left' | 'right'
  readonly tail?: readonly Point[]
}

/** Where the speech bubbles of a seat stand, first said on top; only the last one has a tail to the speaker. */
export function bubblePlaces(seat: Seat, count: number): readonly BubblePlace[] {
  const [x, y] = places[seat].token
  return Array.from({ length: count }, (_, i): BubblePlace => {
    const last = i === count - 1
    if (seat === 0) {
      const top = Math.max(20, (count > 1 ? 104 : 90) - (count - 1 - i) * 64)
      const tail: readonly Point[] = [
        [236, top + 6],
        [x - 58, y + 22],
        [236, top + 38],
      ]
      return { edge: 248, y: top, align: 'right', ...(last ? { tail } : {}) }
    }
    if (seat === 2) {
      const top = (count > 1 ? y - 8 : y - 22) - (count - 1 - i) * 64
      const tail: readonly Point[] = [
        [x + 116, top + 8],
        [x + 76, y + 8],
        [x + 116, top + 36],
      ]
      return { edge: x + 104, y: top, align: 'left', ...(last ? { tail } : {}) }
    }
    const top = y - 146 - (count - 1 - i) * 64
    const side = seat === 3 ? ({ edge: 30, align: 'left' } as const) : ({ edge: 1048, align: 'right' } as const)
    const foot = seat === 3 ? x - 28 : x + 4
    const tail: readonly Point[] = [
      [foot, top + 50],
      [x, y - 58],
      [foot + 24, top + 50],
    ]
    return { ...side, y: top, ...(last ? { tail } : {}) }
  })
}

/**
 * Which of a seat's calls are shown: the first and the last. The west seat's bubbles stand under the north seat's, so it
 * shows the last one only while north has said something too; its shield tells the party.
 */
export function shownCalls<T>(seat: Seat, calls: readonly T[], north: readonly T[]): readonly T[] {
  if (calls.length < 2) return calls
  const last = calls.slice(-1)
  return seat === 3 && north.length > 0 ? last : [...calls.slice(0, 1), ...last]
}
