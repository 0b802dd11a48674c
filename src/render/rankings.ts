import type { Book } from '../engine/index.js'
import { box, disc, fillBox, outline, polygon, write } from './brush.js'
import { mix } from './colour.js'
import { felt, shades } from './palette.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { decimals, figure } from './words.js'

/** One line of the rankings. */
export interface RankingRow {
  /** Place, from 1, by which the text beside it names the person; equal places may share a number. */
  readonly rank: number
  readonly points: number
  readonly games: number
  /** Points a game. */
  readonly average: number
  /** Running sum of points over the last games (at most 20), oldest first. */
  readonly recent: readonly number[]
  /** The person who asks: outlined. */
  readonly own?: boolean
}

export interface RankingsModel {
  /** How the points count: minus points have no bars, since the longest would stand for the worst. */
  readonly book: Book
  /** At most ten. */
  readonly rows: readonly RankingRow[]
}

export const rowsPerPage = 10
/** A short list makes a short picture, but never a strip. */
const leastRows = 3
const top = 80
const rowHeight = 57.5
const right = { points: 380, games: 530, average: 690 } as const
const bar = { from: 130, length: 250 } as const
const spark = { from: 750, to: 1016 } as const

/** Height of the picture in pixels, by the number of rows. */
const heightOf = (rows: number): number => Math.ceil(top + Math.max(leastRows, rows) * rowHeight + 25)

/** The line of the last games around its zero. */
function drawSpark({ g }: Surface, middle: number, sums: readonly number[]): void {
  const recent = sums.length > 0 && sums.length < 20 ? [0, ...sums] : sums
  const low = Math.min(0, ...recent)
  const high = Math.max(0, ...recent)
  const steps = Math.max(1, recent.length - 1)
  const x = (i: number) => spark.from + (i * (spark.to - spark.from)) / steps
  const y = (value: number) => middle + 19 - ((value - low) / (high - low || 1)) * 38
  const points = recent.map((value, i) => [x(i), y(value)] as const)
  const [first, last] = [points[0], points.at(-1)]
  const zero = y(0)
  g.beginPath()
  g.moveTo(spark.from - 2, zero)
  g.lineTo(spark.to + 2, zero)
  outline(g, 2.5, felt.line)
  if (!first || !last) return
  polygon(g, [[first[0], zero], ...points, [last[0], zero]])
  g.fillStyle = mix(felt.ground, felt.brass, 0.22)
  g.fill()
  polygon(g, points, true)
  g.lineJoin = 'round'
  outline(g, 5, felt.brass)
  disc(g, last[0], last[1], 8, felt.text)
}

function drawRow(surface: Surface, row: RankingRow, i: number, best: number): void {
  const { g, width, words } = surface
  const y = top + i * rowHeight
  const middle = y + rowHeight / 2
  if (i % 2 === 0) fillBox(g, [22, y + 1, width - 44, rowHeight - 2], 12, shades.row)
  if (row.own) {
    box(g, 22, y + 2, width - 44, rowHeight - 4, 12)
    outline(g, 4, felt.brass)
  }
  const medal = [felt.brass, felt.silver, felt.bronze][row.rank - 1]
  if (medal) disc(g, 66, middle, 25, medal)
  const rank = medal ? ({ size: 40, weight: 800 } as const) : ({ size: 42, weight: 600 } as const)
  write(g, String(row.rank), 66, middle + 14, { ...rank, colour: medal ? felt.ink : felt.mute, align: 'center' })
  if (best > 0) fillBox(g, [bar.from, middle + 17, bar.length, 6], 3, felt.out)
  const share = best > 0 ? Math.max(0, row.points) / best : 0
  if (share > 0) fillBox(g, [bar.from, middle + 17, Math.max(6, bar.length * share), 6], 3, felt.brass)
  const text = { colour: felt.text, align: 'right' } as const
  write(g, figure(row.points), right.points, middle + 11, { ...text, size: 44, weight: 700 })
  write(g, String(row.games), right.games, middle + 14, { ...text, size: 42, weight: 500 })
  write(g, decimals(row.average, words.decimal), right.average, middle + 14, { ...text, size: 42, weight: 600 })
  drawSpark(surface, middle, row.recent)
}

/**
 * The rankings of a server: ten rows with place, points, games, average and the line of the last games.
 * @throws RangeError for more than ten rows
 */
export function drawRankings(model: RankingsModel, options: DrawOptions): Promise<Picture> {
  if (model.rows.length > rowsPerPage) throw new RangeError(`The rankings picture holds ${rowsPerPage} rows.`)
  return picture('rankings', model, { width: 1080, height: heightOf(model.rows.length) }, options, (surface) => {
    const { g, words } = surface
    panel(surface, 'lined')
    const head = { size: 38, weight: 600, colour: felt.mute } as const
    write(g, words.heads.points, right.points, 62, { ...head, align: 'right' })
    write(g, words.heads.games, right.games, 62, { ...head, align: 'right' })
    write(g, words.heads.average, right.average, 62, { ...head, align: 'right' })
    write(g, words.heads.recent, spark.from - 2, 62, head)
    const best = model.book === 'minus' ? 0 : Math.max(0, ...model.rows.map((row) => row.points))
    model.rows.forEach((row, i) => drawRow(surface, row, i, best))
  })
}
