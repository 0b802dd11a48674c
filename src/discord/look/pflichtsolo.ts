import type { T } from '../../i18n/index.js'
import type { Place, TableView } from '../../table/view.js'
import { listOf, markOfPlace, whoAt } from './names.js'

/** From so many games on, counted in turns of the deal, nobody need be told how many are left. */
const fewRounds = 2

/** The places that still owe a Pflichtsolo. */
export const owing = ({ owes }: Pick<TableView, 'owes'>): readonly Place[] =>
  owes.flatMap((owes, place) => (owes ? [place] : []))

/** How many games are still to be finished, once they get few; null before. */
function fewLeft(view: TableView): number | null {
  const left = view.games - view.sheet.length
  return left - owing(view).length <= fewRounds * view.places.length ? left : null
}

/** Who still owes a Pflichtsolo, by mark, and how many games are left once they get few; null where nobody does. */
export function pflichtLine(view: TableView, t: T): string | null {
  const open = owing(view)
  if (open.length === 0) return null
  const names = open.map(markOfPlace).join(' ')
  const left = fewLeft(view)
  return left === null ? t('pflicht.open', { names }) : t('pflicht.open-few', { names, left })
}

/** The viewer's own Pflichtsolo, with a reminder once games get few; null if it is not owed. */
export function ownPflichtLine(view: TableView, t: T): string | null {
  if (view.place === null || view.owes[view.place] !== true) return null
  const left = fewLeft(view)
  return left === null ? t('pflicht.yours') : t('pflicht.yours-few', { left, open: owing(view).length })
}

/** Who has not played a Pflichtsolo, by name: for a match that ends early. Null where nobody owes one. */
export function neverLine(view: TableView, t: T): string | null {
  const open = owing(view)
  if (open.length === 0) return null
  const names = listOf(open.map((place) => whoAt(view, place, t)), t) // prettier-ignore
  return t('pflicht.never', { names })
}
