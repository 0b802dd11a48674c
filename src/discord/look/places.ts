import { bySeat } from '../../engine/index.js'
import type { Seat } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { Occupant, Place, SheetRow, TableView, UserId } from '../../table/view.js'

/** Colour of each place, as pictures and texts show it. */
const placeColours = ['🔵', '🟡', '🟠', '⚪', '🟣', '🟢', '🟤'] as const

/** The place's coloured dot. */
export const dotOfPlace = (place: Place): string => placeColours[place] ?? ''

/** The place by dot and number: `🟠3`. A person keeps it through the match. */
export const markOfPlace = (place: Place): string => `${dotOfPlace(place)}${place + 1}`

/** Whether a person sits there. */
export const isPerson = (occupant: Occupant | null): boolean => occupant?.kind === 'person'

/** Whether a computer player sits there. */
export const isComputer = (occupant: Occupant | null): boolean => occupant?.kind === 'computer'

/** Who sits on a place, without the place: a mention, the name of a computer player, or the word for a free place. */
export function nameOfPlace(view: Pick<TableView, 'places'>, place: Place, t: T): string {
  const occupant = view.places[place]
  if (!occupant) return t('seat.free')
  return occupant.kind === 'person' ? `<@${occupant.user}>` : t('seat.computer', { place: place + 1 })
}

/** Place and who sits there: `🟠3 <@id>`. */
export const whoAt = (view: Pick<TableView, 'places'>, place: Place, t: T): string =>
  `${markOfPlace(place)} ${nameOfPlace(view, place, t)}`

/** The place of a seat of the deal that a view shows. */
export const placeOfSeat = (view: Pick<TableView, 'seating'>, seat: Seat): Place => view.seating[seat]

/** The view with the seats of an earlier game, so that its result names those who played it. */
export const seatedAs = (view: TableView, { seating }: SheetRow): TableView => ({
  ...view,
  seating,
  seats: bySeat((seat) => view.places[seating[seat]] ?? null),
})

/** The place that deals the game that a view shows; from five places on that person sits out. Null in the lobby. */
export function dealerPlace({ deal, seating, places }: TableView): Place | null {
  if (deal === null) return null
  return places.length === 4 ? seating[deal.dealer] : (seating[0] + places.length - 1) % places.length
}

/** The places that sit out the deal that a view shows; none at a table of four, none in the lobby. */
export const sittingOut = ({ deal, seating, places }: TableView): readonly Place[] =>
  deal === null ? [] : places.flatMap((_, place) => (seating.includes(place) ? [] : [place]))

/** Tells whether somebody sits at a table. */
export const sitsAt = (view: TableView, user: UserId): boolean =>
  view.places.some((occupant) => occupant?.kind === 'person' && occupant.user === user)

/** People at a table, in the order of their places. */
export const peopleAt = (view: TableView): readonly UserId[] =>
  view.places.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.user] : []))
