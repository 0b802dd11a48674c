import type { Card } from '../engine/index.js'
import type { Design } from './palette.js'

/** One card of a hand, or the place of the card that was just played. */
export interface HandCard {
  readonly card: Card
  readonly trump: boolean
  /** May be played now; only looked at while it is the reader's turn. */
  readonly legal: boolean
  /** The card has left the hand: its gap is shown. */
  readonly played?: boolean
}

export interface HandModel {
  /** In the order of the buttons: the trumps and the side suits, either of them first. At least one. */
  readonly cards: readonly HandCard[]
  readonly state: 'turn' | 'waiting'
}

/** Where one card stands. Units of the 1080 wide picture. */
export interface Slot extends HandCard {
  readonly x: number
  readonly y: number
  /** Width that the next card leaves free. */
  readonly seen: number
  /** Lies over the card before it. */
  readonly overlaps: boolean
}

export interface Rail {
  readonly kind: 'trump' | 'side'
  readonly from: number
  readonly to: number
}

export interface HandRow {
  readonly top: number
  readonly railTop: number
  readonly rails: readonly Rail[]
  readonly slots: readonly Slot[]
}

export interface HandLayout {
  readonly width: number
  readonly height: number
  readonly card: { readonly width: number; readonly height: number }
  /** Height of a raised card above its rail. */
  readonly reach: number
  readonly railHeight: number
  readonly rows: readonly HandRow[]
}

const width = 1080
const margin = 42
const span = width - 2 * margin
const railMargin = 28
const railHeight = 28
const border = 40
const gap = 16
const top = 32
const oneRow = 5

/** How many cards stand in the first group: the trumps, or the side suits where these come first. */
function firstGroup(cards: readonly HandCard[]): number {
  const border = cards.findIndex((card) => card.trump !== cards[0]?.trump)
  return border < 0 ? cards.length : border
}

/** The cards in one row, in a row for each group, or in two equal rows when one group is too long for a row. */
function split(cards: readonly HandCard[], design: Design): readonly (readonly HandCard[])[] {
  const first = firstGroup(cards)
  if (cards.slice(first).some((card) => card.trump === cards[0]?.trump))
    throw new RangeError('Trumps and side suits stand apart in a hand.')
  if (cards.length <= oneRow) return [cards]
  const longest = design === 'large-print' ? 7 : 8
  const grouped = first < cards.length && Math.max(first, cards.length - first) <= longest
  const cut = grouped ? first : Math.ceil(cards.length / 2)
  return [cards.slice(0, cut), cards.slice(cut)]
}

interface Measures {
  readonly cardWidth: number
  readonly cardHeight: number
  readonly shown: number
  readonly lift: number
  readonly apart: number
}

function measure(rows: readonly (readonly HandCard[])[], design: Design): Measures {
  const longest = Math.max(...rows.map((row) => row.length))
  if (design === 'large-print') {
    const apart = 8
    const room = (span - border - (longest - 1) * apart) / longest
    if (rows.length === 1) {
      const cardWidth = Math.round(Math.min(190, room))
      return {
        cardWidth,
        cardHeight: Math.round(cardWidth * 1.4),
        shown: Math.round(cardWidth * 1.4) - 8,
        lift: 12,
        apart,
      }
    }
    const cardHeight = Math.min(266, Math.round(room * 1.84))
    const cardWidth = Math.round(Math.min(room, cardHeight / 1.4))
    return { cardWidth, cardHeight, shown: cardHeight - 8, lift: 10, apart }
  }
  const cardWidth = rows.length === 1 ? 300 : 262
  const cardHeight = Math.round(cardWidth * 1.4)
  return {
    cardWidth,
    cardHeight,
    shown: Math.round(cardHeight * (rows.length === 1 ? 0.6 : 0.55)),
    lift: 26,
    apart: gap,
  }
}

function layoutRow(row: readonly HandCard[], rowTop: number, size: Measures, state: HandModel['state']): HandRow {
  const { cardWidth, shown, lift, apart } = size
  const first = firstGroup(row)
  const mixed = first < row.length
  const steps = row.length - 1 - (mixed ? 1 : 0)
  const fixed = mixed ? 2 * cardWidth + border : cardWidth
  const step = steps > 0 ? Math.min(cardWidth + apart, (span - fixed) / steps) : 0
  const left = (width - fixed - step * steps) / 2
  const place = (i: number) =>
    mixed && i >= first ? left + (first - 1) * step + cardWidth + border + (i - first) * step : left + i * step
  const slots = row.map((card, i): Slot => {
    const lastOfGroup = i === row.length - 1 || (mixed && i === first - 1)
    const firstOfGroup = i === 0 || (mixed && i === first)
    const drop = state === 'turn' ? (card.legal ? 0 : lift) : lift / 2
    return {
      ...card,
      x: place(i),
      y: rowTop + drop,
      seen: lastOfGroup ? cardWidth : Math.min(cardWidth, step),
      overlaps: !firstOfGroup && step < cardWidth,
    }
  })
  const cut = mixed ? place(first) - border / 2 : width - railMargin
  const kindOf = (card: HandCard | undefined): Rail['kind'] => (card?.trump ? 'trump' : 'side')
  const rails: Rail[] = [{ kind: kindOf(row[0]), from: railMargin, to: mixed ? cut - 8 : width - railMargin }]
  if (mixed) rails.push({ kind: kindOf(row[first]), from: cut + 8, to: width - railMargin })
  return { top: rowTop, railTop: rowTop + lift + shown, rails, slots }
}

/**
 * Where the cards of a hand stand in their rack, in units of a 1080 wide picture.
 * @throws RangeError when there is no card, or when trumps and side suits do not stand apart
 */
export function layoutHand({ cards, state }: HandModel, design: Design): HandLayout {
  if (cards.length === 0) throw new RangeError('A hand picture needs at least one card.')
  const rows = split(cards, design)
  const size = measure(rows, design)
  const reach = size.lift + size.shown
  const pitch = reach + railHeight + 26
  return {
    width,
    height: top + pitch * rows.length + 4,
    card: { width: size.cardWidth, height: size.cardHeight },
    reach,
    railHeight,
    rows: rows.map((row, i) => layoutRow(row, top + i * pitch, size, state)),
  }
}
