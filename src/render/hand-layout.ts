import type { Card } from '../engine/index.js'
import { layoutBand, type BandLayout, type BandModel } from './band-layout.js'
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
  /** In the order of the buttons: the trumps and the side suits, either of them first. At least one, or a trick above. */
  readonly cards: readonly HandCard[]
  readonly state: 'turn' | 'waiting'
  /** What lies on the table, in a band above the rack. */
  readonly trick?: BandModel
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
  readonly band: BandLayout | null
}

const width = 1080
const margin = 42
const span = width - 2 * margin
const railMargin = 28
const border = 40
const gap = 16
const top = 32
const oneRow = 5

/** Measures of the rack where it stands alone, and where the trick lies above it. */
interface Rack {
  readonly railHeight: number
  /** Below a rail, up to the next row. */
  readonly below: number
  /** How much higher a legal card stands than the others. */
  readonly lift: number
  /** How much of a card shows above the rail of one of two rows. */
  readonly share: number
  /** The largest height of a card in large print. */
  readonly largest: number
}

const alone: Rack = { railHeight: 28, below: 26, lift: 26, share: 0.55, largest: 266 }
/** Lower rows: they end where the index does, so that trick and hand fit into one picture of the usual height. */
const belowTrick: Rack = { railHeight: 22, below: 15, lift: 18, share: 0.41, largest: 174 }

/** Height of a hand with the trick above it, the same for every number of cards: no button below it ever moves. */
const heightWithTrick = 652

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

function measure(rows: readonly (readonly HandCard[])[], design: Design, rack: Rack): Measures {
  const longest = Math.max(1, ...rows.map((row) => row.length))
  const { lift, share, largest } = rack
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
    const cardHeight = Math.min(largest, Math.round(room * 1.84))
    const cardWidth = Math.round(Math.min(room, cardHeight / 1.4))
    return { cardWidth, cardHeight, shown: cardHeight - 8, lift: 10, apart }
  }
  const cardWidth = rows.length === 1 ? 300 : 262
  const cardHeight = Math.round(cardWidth * 1.4)
  return { cardWidth, cardHeight, shown: Math.round(cardHeight * (rows.length === 1 ? 0.6 : share)), lift, apart: gap }
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
 * Where the cards of a hand stand in their rack, in units of a 1080 wide picture, and the trick above them.
 * @throws RangeError when there is neither a card nor a trick, or when trumps and side suits do not stand apart
 */
export function layoutHand({ cards, state, trick }: HandModel, design: Design): HandLayout {
  if (cards.length === 0 && !trick) throw new RangeError('A hand picture needs a card, or a trick.')
  const rows = split(cards, design)
  const rack = trick ? belowTrick : alone
  const size = measure(rows, design, rack)
  const reach = size.lift + size.shown
  const pitch = reach + rack.railHeight + rack.below
  const racks = pitch * rows.length + 4
  const band = trick ? layoutBand(heightWithTrick - racks) : null
  const from = band?.height ?? top
  return {
    width,
    height: from + racks,
    card: { width: size.cardWidth, height: size.cardHeight },
    reach,
    railHeight: rack.railHeight,
    rows: rows.map((row, i) => layoutRow(row, from + i * pitch, size, state)),
    band,
  }
}
