import { countsThreefold, opponents, seats } from '../../engine/index.js'
import type { DealResult } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { Place, SheetRow, TableView } from '../../table/view.js'
import { bockResult } from './bock-lines.js'
import { capital, gameName, listOf, partyName, signed, who, whoAt } from './names.js'
import { dots, lines } from './parts.js'
import { whyLine } from './reasons.js'
import { countsMinus, lineName, pointsText, restLine, sideOf, struck, sumText, worthText } from './score-lines.js'
import { standingLine } from './standing.js'

/** One thing that a finished deal counted, for its picture and its text alike. */
export interface CountedLine {
  /** What it gives, from the winners' side: `+1`, `−1`, `×2`. */
  readonly points: string
  /** What it is called, without whoever made it. */
  readonly name: string
  /** The same with whoever made it, and of whom. */
  readonly text: string
  /** What it is for; empty where its name says so. */
  readonly why: string
  readonly by?: Place
  readonly from?: Place
}

/** Whoever is meant by a line's name beside the other party: `Karlchen für Re`. */
const beside = (what: string, result: DealResult, party: 're' | 'kontra', t: T): string =>
  party === sideOf(result) ? what : t('line.for', { what, party: partyName(party, t) })

/**
 * What a finished deal counted, line by line: points with their reasons, then the factors.
 * @param view with the seats of that deal
 */
export function countedLines(view: TableView, result: DealResult, t: T): readonly CountedLine[] {
  const side = sideOf(result)
  return result.lines.map((line): CountedLine => {
    if (!('points' in line)) {
      const name = capital(t(`factor.${line.why}`))
      return { points: `×${line.times}`, name, text: name, why: '' }
    }
    return {
      points: signed(line.for === side ? line.points : 0 - line.points),
      name: beside(capital(t(`line.${line.code}`)), result, line.for, t),
      text: beside(capital(lineName(view, line, t)), result, line.for, t),
      why: whyLine(view, line, result, t),
      ...(line.seat === undefined ? {} : { by: view.seating[line.seat] }),
      ...(line.from === undefined ? {} : { from: view.seating[line.from] }),
    }
  })
}

/** What counts for a soloist alone, after the sum. */
export function soloLines(view: TableView, result: DealResult, t: T): readonly CountedLine[] {
  const { soloist } = result
  if (soloist === null || !countsThreefold(view.rules, result)) return []
  const name = who(view, soloist, t)
  const text = t('line.who', { what: t('result.solo'), by: name })
  return [{ points: '×3', name: t('result.solo'), text, why: t('why.solo', { name }), by: view.seating[soloist] }]
}

/** Who won with whom, how, and what it was worth; a cup before winners. */
export const headline = (view: TableView, result: DealResult, t: T): string =>
  `${result.winner === null ? '' : '🏆 '}${winners(view, result, t)}`

function winners(view: TableView, result: DealResult, t: T): string {
  const { winner, eyes, parties } = result
  const value = worthText(view, result, t)
  if (winner === null) return t('result.head-none', { re: eyes.re, kontra: eyes.kontra, value })
  const those = seats.filter((seat) => parties[seat] === winner)
  return t('result.head', {
    names: listOf(
      those.map((seat) => who(view, seat, t)),
      t,
    ),
    count: those.length,
    party: partyName(winner, t),
    own: eyes[winner],
    other: eyes[opponents(winner)],
    value,
  })
}

function kindLine(view: TableView, { game, soloist, pflicht }: DealResult, t: T): string {
  if (soloist === null) return capital(gameName(game, t))
  return t(pflicht ? 'table.game.pflicht' : 'table.game.solo', { name: who(view, soloist, t), game: gameName(game, t) })
}

/** What each place got, with its party; those who sat out say so. */
export const placeLines = (view: TableView, row: SheetRow, t: T): string[] => {
  const { seating, totals, result } = row
  return totals.map((_, place) => {
    const seat = seats.find((one) => seating[one] === place)
    if (seat === undefined) return dots(whoAt(view, place, t), t('result.sat-out'))
    const points = pointsText(view, result.points[seat], t)
    return dots(`${whoAt(view, place, t)} ${struck(row, `**${points}**`)}`, partyName(result.parties[seat], t))
  })
}

/** Characters of a message that the lines may take with their reasons; where they are too many the reasons stand behind `Why?`. */
const room = 2200

function lineTexts(counted: readonly CountedLine[]): string[] {
  const full = counted.map(({ points, text, why }) => `**${points}** ${dots(text, why)}`)
  return full.join('\n').length <= room ? full : counted.map(({ points, text }) => `**${points}** ${text}`)
}

/** The first line for one reader: `### Du +2`; null for whoever sat out or has no place. */
function ownLine(view: TableView, row: SheetRow, place: Place | null, t: T): string | null {
  const { seating, result } = row
  const seat = seats.find((one) => seating[one] === place)
  if (place === null || seat === undefined) return null
  return `### ${struck(row, t('result.you', { points: pointsText(view, result.points[seat], t) }))}`
}

/**
 * A finished deal in words: who won and how, a line for each point and each factor with what it is for, what each person got, the
 * standing after it, and the Bockrunde that it started. The picture of the result carries the same. A voided game says so first, and
 * what it was worth is struck through.
 * @param view with the seats of that deal
 * @param own the reader's place, for a private message: their points come first
 */
export function resultText(view: TableView, row: SheetRow, t: T, own: Place | null = null): string {
  const { result } = row
  const you = ownLine(view, row, own, t)
  const head = struck(row, headline(view, result, t))
  return lines(
    row.voided && `### ${t('result.voided')}`,
    you,
    you === null && !row.voided ? `### ${head}` : `**${head}**`,
    `-# ${kindLine(view, result, t)}`,
    restLine(view, result, t),
    ...lineTexts(countedLines(view, result, t)),
    struck(row, sumText(view, result, t)),
    ...lineTexts(soloLines(view, result, t)),
    ...placeLines(view, row, t),
    standingLine(view, row.totals, t),
    bockResult(view, row, t),
    countsMinus(view.rules) && `-# ${t('result.minus')}`,
  )
}
