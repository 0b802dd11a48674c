import { seats } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { SheetRow, TableView } from '../../table/view.js'
import { figure, markOf } from './names.js'
import { dots, fitted, lines } from './parts.js'
import { markOfPlace } from './places.js'

/** Characters that the sheet may take of a message. */
const room = 1800

const totalsText = (totals: readonly number[]): string =>
  totals.map((total, place) => `${markOfPlace(place)} **${figure(total)}**`).join(', ')

function rowText(row: SheetRow, t: T): string {
  const { number: game, result, totals, bock } = row
  const { winner, soloist, parties, value } = result
  if (winner === null) return t('text.sheet-nobody', { game, totals: totalsText(totals) })
  const winners = seats
    .filter((seat) => parties[seat] === winner)
    .map((seat) => markOf(row, seat))
    .join(', ')
  return dots(
    t('text.sheet-row', { game, value: figure(value), winners, totals: totalsText(totals) }),
    soloist !== null && t('text.sheet-solo', { seat: markOf(row, soloist) }),
    bock > 1 && t('text.sheet-bock'),
  )
}

/** The score sheet in words, the newest game first, for those who read no pictures. Empty without a finished game. */
export function sheetText(view: TableView, t: T): string {
  if (view.sheet.length === 0) return ''
  const rows = view.sheet.map((row) => rowText(row, t)).reverse()
  return lines(`**${t('text.sheet')}**`, ...fitted(rows, room, t))
}
