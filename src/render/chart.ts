import { at } from '../engine/index.js'
import { outline, polygon, write } from './brush.js'
import { mix } from './colour.js'
import { felt, personColour } from './palette.js'
import { drawPerson, personPath } from './person.js'
import { drawRam } from './signs.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { figure } from './words.js'

export interface ChartModel {
  readonly people: number
  /** The fewest points are best: they stand at the top. */
  readonly minus?: boolean
  /** Points of each person after each game, first game first. At least one game. */
  readonly games: readonly { readonly totals: readonly number[]; readonly bock?: boolean }[]
}

const size = { width: 1080, height: 680 } as const
const area = { left: 116, right: 908, top: 40, bottom: 596 } as const

/** The step between ticks: the smallest "round" one that makes at most `most` steps over `length`. */
export function tickStep(length: number, most: number, steps: readonly number[]): number {
  return steps.find((step) => length / step <= most) ?? Math.ceil(length / most)
}

/** Moves labels apart (at least `gap`) and keeps them between `from` and `to`; the order of `wanted` stays. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  let floor = from
  for (const label of order) {
    label.y = Math.max(label.y, floor)
    floor = label.y + gap
  }
  let ceiling = to
  for (const label of order.reverse()) {
    label.y = Math.min(label.y, ceiling)
    ceiling = label.y - gap
  }
  const result = [...wanted]
  for (const { y, i } of order) result[i] = y
  return result
}

interface Scale {
  readonly x: (game: number) => number
  readonly y: (points: number) => number
  readonly step: number
  readonly low: number
  readonly high: number
}

function scaleOf({ games, minus = false }: ChartModel): Scale {
  const all = games.flatMap(({ totals }) => totals)
  const reach = Math.max(...all, 0) - Math.min(...all, 0)
  const step = tickStep(Math.max(reach, 8), 7, [2, 5, 10, 20, 50, 100, 200])
  const low = Math.floor(Math.min(...all, 0) / (step / 2)) * (step / 2)
  const high = Math.ceil(Math.max(...all, step) / (step / 2)) * (step / 2)
  const share = (points: number): number => (points - low) / (high - low)
  return {
    x: (game) => area.left + (game * (area.right - area.left)) / games.length,
    y: (points) => area.bottom - (minus ? 1 - share(points) : share(points)) * (area.bottom - area.top),
    step,
    low,
    high,
  }
}

function drawBock({ g }: Surface, { games }: ChartModel, { x }: Scale): void {
  let from = 0
  games.forEach(({ bock }, i) => {
    if (!bock) from = i + 1
    else if (!games[i + 1]?.bock) {
      g.fillStyle = mix(felt.ground, felt.brass, 0.13)
      g.fillRect(x(from), area.top, x(i + 1) - x(from), area.bottom - area.top)
      drawRam(g, (x(from) + x(i + 1)) / 2, area.top + 30, 1, felt.brass)
    }
  })
}

function drawAxes({ g }: Surface, { games }: ChartModel, scale: Scale): void {
  const rule = (x1: number, y1: number, x2: number, y2: number, width: number, colour: string) => {
    g.beginPath()
    g.moveTo(x1, y1)
    g.lineTo(x2, y2)
    outline(g, width, colour)
  }
  for (let value = Math.ceil(scale.low / scale.step) * scale.step; value <= scale.high; value += scale.step) {
    const y = scale.y(value)
    rule(area.left, y, area.right, y, value ? 2 : 4, value ? mix(felt.ground, felt.line, 0.8) : felt.mute)
    const colour = value ? felt.mute : felt.text
    write(g, figure(value), area.left - 16, y + 14, { size: 40, weight: 600, colour, align: 'right' })
  }
  const every = tickStep(games.length, 8, [1, 2, 3, 6, 12, 24])
  // Counted from the last game, which is always named.
  for (let game = games.length; game > 0; game -= every) {
    const x = scale.x(game)
    rule(x, area.bottom, x, area.bottom + 10, 3, felt.mute)
    write(g, String(game), x, area.bottom + 54, { size: 40, weight: 600, colour: felt.mute, align: 'center' })
  }
}

function drawLine({ g }: Surface, { games, people }: ChartModel, { x, y }: Scale, person: number): void {
  // Partners share their first points: while games are few the lines run side by side.
  const aside = games.length > 8 ? 0 : (person - (people - 1) / 2) * 9
  const sums = [0, ...games.map(({ totals }) => at(totals, person))]
  const points = sums.map((sum, i) => [x(i), y(sum) + aside] as const)
  g.lineJoin = 'round'
  for (const [width, colour] of [
    [13, felt.ground],
    [7, personColour(person)],
  ] as const) {
    polygon(g, points, true)
    outline(g, width, colour)
  }
  const every = games.length > 8 ? 3 : 1
  points.forEach(([px, py], i) => {
    if (i === 0 || (i % every !== 0 && i !== games.length)) return
    personPath(g, person, px, py, 11)
    g.fillStyle = personColour(person)
    g.fill()
    outline(g, 3, felt.ground)
  })
}

/**
 * Points over time: one line a person with its own marker, the totals at the end, Bock games as a band. Whoever is best stands
 * at the top.
 * @throws RangeError when no game was played
 */
export function drawChart(model: ChartModel, options: DrawOptions): Promise<Picture> {
  if (model.games.length === 0) throw new RangeError('A chart needs at least one game.')
  return picture('chart', model, size, options, (surface) => {
    const { g } = surface
    panel(surface, 'lined')
    const scale = scaleOf(model)
    drawBock(surface, model, scale)
    drawAxes(surface, model, scale)
    const people = Array.from({ length: model.people }, (_, person) => person)
    for (const person of people) drawLine(surface, model, scale, person)
    const ends = people.map((person) => model.games.at(-1)?.totals[person] ?? 0)
    spread(ends.map(scale.y), 62, 50, 566).forEach((y, person) => {
      drawPerson(g, person, 950, y, 25)
      const style = { size: 44, weight: 700, colour: personColour(person), align: 'right' } as const
      write(g, figure(at(ends, person)), 1056, y + 15, style)
    })
  })
}
