import type { Card, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'

/** The seated viewer's deal with what every state of the hand needs. */
export interface HandContext {
  readonly view: TableView
  readonly deal: View
  readonly t: T
  readonly look: Look
  /** Notice, title and game in lines. */
  readonly head: string
}

/** The card by which the viewer declares Schweinchen, or Superschweine, in playing it; null: there is none now. */
export function declaringCard({ trumps: [highest], schweine, phase }: View): Card | null {
  if (phase !== 'playing' || highest === undefined) return null
  if (highest === 'DA') return schweine.length === 0 ? highest : null
  return schweine.length === 1 ? highest : null
}
