import { isPractice } from '../../../table/view.js'
import type { TableView, UserId } from '../../../table/view.js'

/** A turn of a person. */
export interface Turn {
  readonly user: UserId
  /** Tells this turn from every other one of its table. */
  readonly key: string
}

/** Which person a table waits for, and in which turn; null when it waits for nobody of them. */
export function turnIn(view: TableView): Turn | null {
  const { deal, game, status, suspended, seats } = view
  if (isPractice(view)) return null
  if (status !== 'playing' || suspended !== null || deal === null || deal.turn === null) return null
  const occupant = seats[deal.turn]
  if (occupant?.kind !== 'person') return null
  const said = deal.said.filter((word) => word !== null).length
  const cards = deal.trick?.cards.length ?? 0
  const held = deal.handSizes.join('.')
  return {
    user: occupant.user,
    key: `${game}/${deal.phase}/${said}/${deal.tricks.length}/${cards}/${held}/${deal.turn}`,
  }
}
