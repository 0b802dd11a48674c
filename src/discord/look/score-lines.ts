import { opponents, seats } from '../../engine/index.js'
import type { DealResult, Party, ScoreLine, RuleSet } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { bookOf } from '../../table/ports.js'
import type { SheetRow, TableView } from '../../table/view.js'
import { figure, listOf, markOf, markOfPlace, partyName, signed, who } from './names.js'
import { dots, fitted, lines } from './parts.js'
import { pflichtLine } from './pflichtsolo.js'

/** Whether the fewest points are best. */
export const countsMinus = (rules: RuleSet): boolean => bookOf(rules) === 'minus'

/** Lines of a deal's value that give points, without the multipliers. */
type PointLine = Exclude<ScoreLine, { readonly code: 'factor' }>

const isPoints = (line: ScoreLine): line is PointLine => 'points' in line

/** The party from whose side a result is told: the winners, or Re where nobody won. */
export const sideOf = (result: DealResult): Party => result.winner ?? 're'

/** Name of a line: what was scored, by whom and of whom. */
export function lineName(view: TableView, line: ScoreLine, t: T): string {
  if (!isPoints(line)) {
    return t('line.factor-why', { times: line.times, why: t(`factor.${line.why}`) })
  }
  const what = t(`line.${line.code}`)
  if (line.seat === undefined) return what
  const by = who(view, line.seat, t)
  return line.from === undefined
    ? t('line.who', { what, by })
    : t('line.of', { what, by, from: who(view, line.from, t) })
}

/** A line with its points, seen from the winners: `Fuchs gefangen (🔵1 …) +1`, `Karlchen für Re −1`. */
export function lineText(view: TableView, line: ScoreLine, result: DealResult, t: T): string {
  const name = lineName(view, line, t)
  if (!isPoints(line)) return name
  const side = sideOf(result)
  if (line.for === side) return `${name} ${signed(line.points)}`
  return `${t('line.for', { what: name, party: partyName(line.for, t) })} ${signed(-line.points)}`
}

/** Somebody's points in a deal: `+4`, or where only the losers are written down `4 Minuspunkte`. */
export const pointsText = (view: TableView, points: number, t: T): string =>
  countsMinus(view.rules) ? t('result.minus-points', { count: points }) : signed(points)

/**
 * What a result is worth: `+2`; in the book of minus points with the party that gets them, `4 Minuspunkte für Re`.
 * @param shown how the figure alone is written
 */
export function worthText(
  view: TableView,
  result: DealResult,
  t: T,
  shown = (figure: string): string => figure,
): string {
  if (!countsMinus(view.rules)) return shown(signed(result.value))
  const value = shown(t('result.minus-points', { count: Math.abs(result.value) }))
  const side = sideOf(result)
  const pays = partyName(result.value < 0 ? side : opponents(side), t)
  return result.value === 0 ? value : t('line.for', { what: value, party: pays })
}

/** The sum of a result's lines. */
export const sumText = (view: TableView, result: DealResult, t: T): string =>
  worthText(view, result, t, (value) => t('result.value', { value }))

/** All lines of a result and their sum. */
export const linesText = (view: TableView, result: DealResult, t: T): string =>
  `${dots(...result.lines.map((line) => lineText(view, line, result, t)))} ${sumText(view, result, t)}`.trim()

/** The row of a game on the sheet, the last one by default. */
export const rowOf = (view: TableView, game?: number): SheetRow | undefined =>
  game === undefined ? view.sheet.at(-1) : view.sheet.find((row) => row.number === game)

/** Who won, by how much. */
export function resultTitle(game: number, result: DealResult, t: T): string {
  const { winner, eyes } = result
  if (winner === null) return t('result.none', { game, re: eyes.re, kontra: eyes.kontra })
  return t('result.win', { game, party: partyName(winner, t), own: eyes[winner], other: eyes[opponents(winner)] })
}

/** Who ended a deal early and what it gave to whom; null where it was played to its last trick. */
export function restLine(view: TableView, { rest, parties }: DealResult, t: T): string | null {
  if (rest === undefined) return null
  const name = who(view, rest.by, t)
  const what = { name, party: partyName(rest.for, t), tricks: rest.tricks, eyes: rest.eyes }
  return t(parties[rest.by] === rest.for ? 'result.claimed' : 'result.given-up', what)
}

/** What of a result counts for nobody any more, where its game was voided: struck through. */
export const struck = ({ voided }: Pick<SheetRow, 'voided'>, text: string): string => (voided ? `~~${text}~~` : text)

const voidedIn = ({ sheet }: Pick<TableView, 'sheet'>): readonly SheetRow[] => sheet.filter(({ voided }) => voided)

/** How many games of the match were voided. */
export const countVoided = (view: Pick<TableView, 'sheet'>): number => voidedIn(view).length

/** Which games of the match were voided, by their numbers; null without one. */
export function voidedLine(view: Pick<TableView, 'sheet'>, t: T): string | null {
  const games = voidedIn(view).map(({ number }) => String(number))
  return games.length === 0 ? null : t('sheet.voided', { count: games.length, games: listOf(games, t) })
}

/** Characters that the sheet may take of a message. */
const room = 1800

const totalsText = (totals: readonly number[]): string =>
  totals.map((total, place) => `${markOfPlace(place)} **${figure(total)}**`).join(', ')

function rowText(row: SheetRow, t: T): string {
  const { number: game, result, totals, bock } = row
  const { winner, soloist, parties, value } = result
  if (row.voided) return `~~${rowText({ ...row, voided: false }, t)}~~ ${t('text.sheet-void')}`
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

/**
 * The score sheet in words, the newest game first, for those who read no pictures. Empty without a finished game.
 * @param shown some of its games; default: all
 */
export function sheetText(view: TableView, t: T, shown: readonly SheetRow[] = view.sheet): string {
  if (shown.length === 0) return ''
  const rows = shown.map((row) => rowText(row, t)).reverse()
  return lines(`**${t('text.sheet')}**`, pflichtLine(view, t), ...fitted(rows, room, t))
}
