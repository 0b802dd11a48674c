import { at, leadersIn } from '../engine/index.js'
import type { Book } from '../engine/index.js'
import { box, fillBox, fillPolygon, outline, write } from './brush.js'
import { felt, personColour, shades } from './palette.js'
import { drawCrown, drawOwed, drawPawn, drawRam, drawStud } from './signs.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { gamesPerPage, sheetPages } from './sheet-pages.js'
import { drawToken } from './token.js'
import { figure } from './words.js'

/** One played game on the score sheet. */
export interface SheetGame {
  /** The game's value, as written in the last column. */
  readonly value: number
  /** Points of each person after this game. */
  readonly totals: readonly number[]
  /** Persons (from 0) who won it; none when nobody won. */
  readonly winners: readonly number[]
  /** The person who played alone. */
  readonly soloist?: number | undefined
  readonly bock?: boolean
  /** It counts for nobody any more: struck through. */
  readonly voided?: boolean
}

export interface SheetModel {
  /** Number of persons: four, or up to seven who take turns. */
  readonly people: number
  /** How its points count: who has the crown. */
  readonly book: Book
  /** All games played so far, first game first. */
  readonly games: readonly SheetGame[]
  /** Page from 0; default: the last one. */
  readonly page?: number
  /** Persons that still owe a Pflichtsolo: a pawn beside their token. */
  readonly owing?: readonly number[]
  /** Persons that are computer players. */
  readonly computers?: readonly number[]
  /** Persons in whose stead a computer plays. */
  readonly lent?: readonly number[]
}

const fullHeight = 680
/** A young sheet is short: it keeps room for so many rows. */
const leastRows = 4
const rowHeight = 42
const firstRow = 112
const columnsFrom = 252
const columnsTo = 980

interface Column {
  readonly person: number
  readonly centre: number
  readonly width: number
}

/** Columns of the sheet, one a person, in units of the picture. */
export function sheetColumns(people: number): readonly Column[] {
  const pitch = (columnsTo - columnsFrom + 8) / people
  return Array.from({ length: people }, (_, person) => ({
    person,
    centre: columnsFrom + pitch * person + (pitch - 8) / 2,
    width: pitch - 8,
  }))
}

function drawHead(surface: Surface, columns: readonly Column[], model: SheetModel, page: number): void {
  const { g, height, words } = surface
  const crowned = leadersIn(model.book, model.games.at(-1)?.totals ?? [])
  for (const { person, centre, width } of columns) {
    const colour = personColour(person)
    const left = centre - width / 2
    fillBox(g, [left, 98, width, height - 118], 14, shades.column(person))
    fillBox(g, [left, 98, width, 7], 3, colour)
    const narrow = width < 150
    const computer = model.lent?.includes(person) ? 'lent' : (model.computers?.includes(person) ?? false)
    drawToken(g, centre - 8, 48, person, { radius: narrow ? 28 : 33, computer })
    if (model.owing?.includes(person)) drawOwed(g, centre - (narrow ? 32 : 38), narrow ? 66 : 70, narrow ? 16 : 18)
    if (crowned.includes(person)) drawCrown(g, narrow ? centre + 30 : centre - 64, narrow ? 28 : 48, narrow ? 0.6 : 0.8)
  }
  const pages = sheetPages(model.games.length)
  if (pages > 1)
    for (let i = 0; i < pages; i++) drawStud(g, 52 + i * 34, 54, i === page ? 'current' : 'open', felt.mute)
  write(g, words.heads.value, 1044, 66, { size: 38, weight: 600, colour: felt.brass, align: 'right' })
}

function drawTotals(surface: Surface, columns: readonly Column[], game: SheetGame, y: number, last: boolean): void {
  const { g } = surface
  for (const { person, centre, width } of columns) {
    const won = game.winners.includes(person)
    const cell = [centre - width / 2 + 8, y + 3, width - 16, rowHeight - 6] as const
    if (won) fillBox(g, cell, 9, last ? felt.brassLight : shades.wonCell(person))
    if (game.soloist === person) {
      box(g, cell[0] + 1, cell[1] + 1, cell[2] - 2, cell[3] - 2, 9)
      outline(g, 3.5, last ? felt.ink : personColour(person))
    }
    const colour = last ? felt.ink : won ? felt.text : felt.mute
    const right = centre + Math.min(42, width / 2 - 16)
    const text = figure(at(game.totals, person))
    write(g, text, right, y + 34, { size: 40, weight: won || last ? 700 : 500, colour, align: 'right' })
  }
}

function drawGame(
  surface: Surface,
  columns: readonly Column[],
  game: SheetGame,
  number: number,
  y: number,
  last: boolean,
) {
  const { g, width } = surface
  if (last) fillBox(g, [20, y - 2, width - 40, rowHeight + 4], 12, felt.brass)
  const colour = last ? felt.ink : felt.mute
  write(g, String(number), 96, y + 33, { size: 36, weight: 600, colour, align: 'right' })
  if (game.bock) drawRam(g, 146, y + 21, 0.86, last ? felt.ink : felt.brass)
  if (game.soloist !== undefined) drawPawn(g, 204, y + 18, last ? felt.ink : personColour(game.soloist))
  drawTotals(surface, columns, game, y, last)
  const value = { size: 40, weight: 700, colour: last ? felt.ink : felt.brass, align: 'right' } as const
  write(g, figure(game.value), 1040, y + 34, value)
  if (game.voided) strike(surface, y + 20, last ? felt.ink : felt.text)
}

/** Lines through a row's number and its value; the totals between them stay legible. */
function strike({ g }: Surface, y: number, colour: string): void {
  for (const [from, to] of [
    [52, 230],
    [968, 1048],
  ] as const) {
    g.beginPath()
    g.moveTo(from, y)
    g.lineTo(to, y)
    outline(g, 3, colour)
  }
}

/** The first row of a later page: the totals so far. */
function drawCarried(surface: Surface, columns: readonly Column[], before: SheetGame): void {
  const { g, width } = surface
  g.beginPath()
  g.moveTo(24, firstRow + rowHeight)
  g.lineTo(width - 24, firstRow + rowHeight)
  outline(g, 3, felt.line)
  fillPolygon(
    g,
    [
      [60, firstRow + 12],
      [90, firstRow + 12],
      [75, firstRow + 30],
    ],
    felt.mute,
  )
  drawTotals(surface, columns, { value: 0, totals: before.totals, winners: [] }, firstRow, false)
}

/**
 * The score sheet: twelve games a page with running totals, winners, soloist, Bock games and the crown of the leader.
 * @throws RangeError for a page that is not there
 */
export function drawSheet(model: SheetModel, options: DrawOptions): Promise<Picture> {
  const { games, people } = model
  const page = model.page ?? sheetPages(games.length) - 1
  if (page < 0 || page >= sheetPages(games.length)) throw new RangeError(`The score sheet has no page ${page}.`)
  const before = games[page * gamesPerPage - 1]
  const rows = Math.min(gamesPerPage, games.length - page * gamesPerPage) + (before ? 1 : 0)
  const height = Math.min(fullHeight, firstRow + Math.max(leastRows, rows) * rowHeight + 28)
  return picture('sheet', { ...model, page }, { width: 1080, height }, options, (surface) => {
    panel(surface, 'lined')
    const columns = sheetColumns(people)
    drawHead(surface, columns, model, page)
    if (before) drawCarried(surface, columns, before)
    const top = firstRow + (before ? rowHeight : 0)
    games.slice(page * gamesPerPage, (page + 1) * gamesPerPage).forEach((game, i) => {
      const number = page * gamesPerPage + i + 1
      drawGame(surface, columns, game, number, top + i * rowHeight, number === games.length)
    })
  })
}
