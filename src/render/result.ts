import type { Party } from '../engine/index.js'
import { box, fillBox, outline, setFont, write } from './brush.js'
import { felt, shades } from './palette.js'
import { drawPerson } from './person.js'
import { drawCrown, drawPawn, drawRam } from './signs.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { drawShield, drawToken } from './token.js'
import { figure } from './words.js'

/** One thing that a finished deal counted. */
export interface ResultLine {
  /** What it gives: `+1`, `−1`, `×2`. */
  readonly points: string
  /** Its name in the reader's words. */
  readonly name: string
  /** Whoever made it, and of whom: persons from 0. */
  readonly by?: number | undefined
  readonly from?: number | undefined
}

/** What one person got in a finished deal, and where they stand after it. */
export interface ResultPerson {
  /** In the reader's signs: `+2`; null for whoever sat out. */
  readonly points: string | null
  readonly total: number
  /** Ahead in the match after it. */
  readonly leads: boolean
  /** A computer player; `lent`: in that person's stead. */
  readonly computer: boolean | 'lent'
}

export interface ResultModel {
  /** Persons from 0 who won; none when nobody did. */
  readonly winners: readonly number[]
  readonly party: Party | null
  /** Card points of the winners and of the others; of Re and of Kontra where nobody won. */
  readonly eyes: readonly [number, number]
  readonly value: string
  readonly lines: readonly ResultLine[]
  /** The lines' sum, as a line below them; and what counts for some people alone, such as a soloist's threefold points. */
  readonly sum: string
  readonly after: readonly ResultLine[]
  /** Everybody at the table, in the order of their places. */
  readonly people: readonly ResultPerson[]
  readonly soloist?: number | undefined
  /** It was a Bock game. */
  readonly bock: boolean
  /** The value is minus points of this party: the winners get nothing. */
  readonly pays?: Party
  /** It was voided: what it was worth is struck through. */
  readonly voided?: true
}

const width = 1080
const head = 150
const split = 668
const foot = 26
const least = 4

/** Height of a line: the more there are, the closer they stand. */
const lineHeight = (lines: number): number => (lines > 9 ? 46 : 56)
const personHeight = (people: number): number => (people > 5 ? 64 : 78)

const heightOf = ({ lines, after, people }: ResultModel): number => {
  const rows = lines.length + after.length + 1
  const left = rows * lineHeight(rows) + 14
  return head + Math.max(left, Math.max(least, people.length) * personHeight(people.length)) + foot
}

/** A slanting line through what counts no longer: a level one would hide its sign. */
function strike({ g }: Surface, from: number, to: number, middle: number, rise: number, colour: string): void {
  g.beginPath()
  g.moveTo(from, middle + rise)
  g.lineTo(to, middle - rise)
  outline(g, 4, colour)
}

function drawHead(surface: Surface, model: ResultModel): void {
  const { g, words } = surface
  const { winners, people, party, eyes, value, bock, pays, voided } = model
  fillBox(g, [20, 20, width - 40, head - 34], 18, felt.out)
  let pen = 86
  for (const person of winners) {
    drawToken(g, pen, 70, person, { radius: 42, computer: people[person]?.computer ?? false })
    pen += winners.length > 2 ? 100 : 118
  }
  if (party !== null) {
    drawShield(g, pen + 8, 74, party, words.shields[party])
    pen += 62
  }
  const [own, others] = eyes
  write(g, `${own} : ${others}`, pen + 12, 104, { size: 84, weight: 700, colour: felt.text })
  setFont(g, 72, 800, 'center')
  const wide = Math.max(128, g.measureText(value).width + 56)
  fillBox(g, [width - 36 - wide, 36, wide, 84], 42, pays || voided ? felt.mute : felt.brass)
  write(g, value, width - 36 - wide / 2, 104, { size: 72, weight: 800, colour: felt.ink, align: 'center' })
  if (voided) strike(surface, width - 20 - wide, width - 52, 78, 22, felt.ink)
  const beside = width - 36 - wide - 52
  if (pays) drawShield(g, beside, 74, pays, words.shields[pays])
  if (bock) drawRam(g, pays ? beside - 90 : beside, 78, 1.3, felt.brass)
}

/** Who made a point, of whom: signs beside its name. */
function drawSigns({ g }: Surface, { by, from }: ResultLine, x: number, y: number): void {
  if (by === undefined) return
  drawPerson(g, by, x + 20, y, 19)
  if (from === undefined) return
  g.beginPath()
  g.moveTo(x + 72, y - 11)
  g.lineTo(x + 56, y)
  g.lineTo(x + 72, y + 11)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  outline(g, 6, felt.mute)
  drawPerson(g, from, x + 108, y, 19)
}

const signsWidth = ({ by, from }: ResultLine): number => (by === undefined ? 0 : from === undefined ? 52 : 140)

/** Text that is squeezed where it is too long for its place. */
function writeWithin(surface: Surface, text: string, x: number, y: number, room: number, size: number): number {
  const { g } = surface
  setFont(g, size, 600)
  const wide = g.measureText(text).width
  const squeeze = Math.min(1, room / wide)
  g.save()
  g.translate(x, 0)
  g.scale(squeeze, 1)
  write(g, text, 0, y, { size, weight: 600, colour: felt.text })
  g.restore()
  return wide * squeeze
}

function drawLine(surface: Surface, line: ResultLine, y: number, height: number): void {
  const { g } = surface
  const base = y + height / 2 + 15
  const colour = line.points.startsWith('\u2212') ? felt.mute : felt.brass
  write(g, line.points, 116, base, { size: 46, weight: 700, colour, align: 'right' })
  const room = split - 36 - 138 - signsWidth(line)
  const wide = writeWithin(surface, line.name, 138, base - 1, room, height < 50 ? 38 : 42)
  drawSigns(surface, line, 138 + wide + 14, base - 14)
}

function drawLines(surface: Surface, model: ResultModel): void {
  const { g } = surface
  const { lines, after, sum, pays, voided } = model
  const height = lineHeight(lines.length + after.length + 1)
  lines.forEach((line, i) => drawLine(surface, line, head + i * height, height))
  const y = head + lines.length * height + 6
  g.beginPath()
  g.moveTo(40, y)
  g.lineTo(split - 34, y)
  outline(g, 3, felt.line)
  const colour = pays ? felt.text : voided ? felt.mute : felt.brass
  write(g, sum, 138, y + height / 2 + 18, { size: 48, weight: 800, colour })
  if (voided) strike(surface, 130, 146 + g.measureText(sum).width, y + height / 2 + 2, 14, felt.text)
  write(g, '=', 116, y + height / 2 + 18, { size: 48, weight: 800, colour, align: 'right' })
  after.forEach((line, i) => drawLine(surface, line, y + (i + 1) * height, height))
}

function drawPeople(surface: Surface, { people, winners, soloist, voided }: ResultModel): void {
  const { g } = surface
  const height = personHeight(people.length)
  people.forEach(({ points, total, leads }, person) => {
    const y = head + person * height
    const middle = y + (height - 8) / 2
    const won = winners.includes(person)
    fillBox(g, [split, y, width - 24 - split, height - 8], 14, won ? shades.wonCell(person) : shades.column(person))
    if (soloist === person) {
      box(g, split + 2, y + 2, width - 28 - split, height - 12, 13)
      outline(g, 4, won ? felt.brass : felt.mute)
      drawPawn(g, split + 92, middle - 2, won ? felt.brass : felt.mute)
    }
    drawPerson(g, person, split + 42, middle, height > 70 ? 23 : 19)
    if (points === null) {
      write(g, '\u2013', split + 196, middle + 16, { size: 46, weight: 600, colour: felt.mute, align: 'right' })
    } else {
      const colour = won && !voided ? felt.text : felt.mute
      write(g, points, split + 200, middle + 18, { size: 54, weight: 800, colour, align: 'right' })
      if (voided) strike(surface, split + 192 - g.measureText(points).width, split + 208, middle, 16, felt.text)
    }
    if (leads) drawCrown(g, split + 248, middle, 0.72)
    write(g, figure(total), width - 46, middle + 16, {
      size: 46,
      weight: 600,
      colour: leads ? felt.brass : felt.text,
      align: 'right',
    })
  })
}

/**
 * What a finished deal came to: who won by how much and what it was worth, each point with its name, what each person got, and
 * where they stand after it with a crown on whoever is ahead.
 */
export function drawResult(model: ResultModel, options: DrawOptions): Promise<Picture> {
  return picture('result', model, { width, height: heightOf(model) }, options, (surface) => {
    panel(surface, 'lined')
    drawHead(surface, model)
    drawLines(surface, model)
    drawPeople(surface, model)
  })
}
