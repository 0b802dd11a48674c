import { seatAfter } from '../../engine/index.js'
import type { Seat, TrickView, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { sides } from '../../render/band-layout.js'
import type { BandModel, BandSeat, Side } from '../../render/band-layout.js'
import type { TableView } from '../../table/view.js'
import { playsOf, shownTrick } from './cards.js'
import { markOf } from './names.js'
import { dots } from './parts.js'

const isComplete = (trick: TrickView): boolean => trick.cards.length === 4

/** The table as the reader of a hand sees it, who sits at the bottom; undefined for whoever has no hand. */
export function bandOf(view: TableView, deal: View): BandModel | undefined {
  const { viewer } = deal
  if (viewer === 'spectator') return undefined
  const sideOf = (seat: Seat): Side => sides[(seat - viewer + 4) % 4] ?? 'own'
  const trick = shownTrick(deal)
  const complete = trick !== null && isComplete(trick)
  const before = deal.phase === 'reservations' || deal.phase === 'armut'
  const seatAt = (steps: number): BandSeat => {
    const seat = seatAfter(viewer, steps)
    return { person: view.seating[seat], said: before ? (deal.said[seat] ?? undefined) : undefined }
  }
  return {
    seats: { own: seatAt(0), left: seatAt(1), across: seatAt(2), right: seatAt(3) },
    plays: trick ? playsOf(trick).map(({ seat, card }) => ({ side: sideOf(seat), card })) : [],
    turn: complete || deal.turn === null ? undefined : sideOf(deal.turn),
    best: trick === null || trick.winner === null ? undefined : sideOf(trick.winner),
    complete,
    eyes: trick?.eyes ?? 0,
  }
}

/** Whose card is the best so far, and the eyes in the open trick; null while none lies. */
export function standsLine(view: TableView, { trick }: View, t: T): string | null {
  if (!trick || trick.winner === null || trick.cards.length === 0) return null
  return dots(t('hand.best', { name: markOf(view, trick.winner) }), t('table.eyes', { count: trick.eyes }))
}
