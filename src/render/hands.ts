import type { Card } from '../engine/index.js'
import { fillBox } from './brush.js'
import { felt } from './palette.js'
import { drawSlip } from './slip.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { drawToken } from './token.js'

/** A card of an open hand: still held, lying in the trick that is shown, or played before. */
export interface OpenCard {
  readonly card: Card
  readonly trump: boolean
  readonly state: 'held' | 'now' | 'gone'
}

/** One seat's open hand. */
export interface OpenHand {
  /** Which person sits there, from 0: gives number and colour. */
  readonly person: number
  /** A computer player; `lent`: in a person's stead. */
  readonly computer: boolean | 'lent'
  /** Brass ring around the token: who has won the trick. */
  readonly ringed: boolean
  /** Trumps first. At most 15. */
  readonly cards: readonly OpenCard[]
}

export interface HandsModel {
  readonly hands: readonly OpenHand[]
}

const width = 1080
const left = 124
const right = 28
const pitchOfRow = 164
const top = 30
const slipHeight = 118
/** How much a card of the shown trick stands above the others. */
const lift = 16

/** Where the cards of a row stand: the same step for all rows, so that the hands can be compared. */
const stepOf = (hands: readonly OpenHand[]): number =>
  (width - left - right) / Math.max(12, ...hands.map(({ cards }) => cards.length))

function drawRow(surface: Surface, hand: OpenHand, y: number, step: number): void {
  const { g } = surface
  const slip = { width: step - 6, height: slipHeight }
  drawToken(g, 64, y + 70, hand.person, { radius: 34, ringed: hand.ringed, computer: hand.computer })
  hand.cards.forEach(({ card, trump, state }, at) => {
    const x = left + at * step
    const now = state === 'now'
    const raised = y + (now ? 0 : lift)
    if (now) fillBox(g, [x - 5, raised - 5, slip.width + 10, slip.height + 10], 15, felt.brass)
    drawSlip(surface, card, x, raised, { ...slip, dim: state === 'gone' })
    fillBox(g, [x - 3, y + lift + slipHeight + 5, step + 1, 9], 0, trump ? felt.brass : felt.line)
  })
}

/** The open hands of a deal, a row for each seat: cards played before are dim, those of the shown trick stand out in brass. */
export function drawHands(model: HandsModel, options: DrawOptions): Promise<Picture> {
  const height = top + pitchOfRow * model.hands.length
  return picture('hands', model, { width, height }, options, (surface) => {
    panel(surface)
    const step = stepOf(model.hands)
    model.hands.forEach((hand, row) => drawRow(surface, hand, top + row * pitchOfRow, step))
  })
}
