import type { View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import type { Look } from './look.js'
import { cardsText } from './names.js'
import { dots } from './parts.js'

/** The seated viewer's deal with what every state of the hand needs. */
export interface HandContext {
  readonly view: TableView
  readonly deal: View
  readonly t: T
  readonly look: Look
  /** Notice, title and game in lines. */
  readonly head: string
}

/** The person's own cards in words, trumps apart: used where no card buttons say them. */
export function cardsLine(deal: View, t: T): string {
  const trumps = deal.hand.filter((card) => deal.trumps.includes(card))
  const sides = deal.hand.filter((card) => !deal.trumps.includes(card))
  return dots(
    trumps.length > 0 && `${t('hand.trumps')}: ${cardsText(trumps, t)}`,
    sides.length > 0 && `${t('hand.sides')}: ${cardsText(sides, t)}`,
  )
}
