import { opponents, seats } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { ChartModel } from '../../render/chart.js'
import type { PodiumModel } from '../../render/podium.js'
import { personSign } from '../../render/person-sign.js'
import type { PersonShape } from '../../render/person-sign.js'
import type { ResultLine, ResultModel } from '../../render/result.js'
import type { SheetRow, TableView } from '../../table/view.js'
import type { Picture } from '../road/message.js'
import { computersAt, fitAlt } from './alt.js'
import type { Look } from './look.js'
import { figure, markOfPlace, nameOfPlace, seatedAs, signOf, signed } from './names.js'
import { pictureOf } from './pictures.js'
import { countedLines, soloLines } from './result-lines.js'
import type { CountedLine } from './result-lines.js'
import { countsMinus, worthText } from './score-lines.js'
import { standingsOf } from './standing.js'

type Draw<Model> = Parameters<typeof pictureOf<Model>>[1]

const drawResult: Draw<ResultModel> = async (...given) => (await import('../../render/result.js')).drawResult(...given)
const drawPodium: Draw<PodiumModel> = async (...given) => (await import('../../render/podium.js')).drawPodium(...given)
const drawChart: Draw<ChartModel> = async (...given) => (await import('../../render/chart.js')).drawChart(...given)

const drawn = ({ points, name, by, from }: CountedLine): ResultLine => ({ points, name, by, from })

/** Points as a picture has room for them: minus points are numbers without a sign, which the text beside it names. */
const shortPoints = (view: TableView, points: number): string =>
  countsMinus(view.rules) ? figure(Math.abs(points)) : signed(points)

/**
 * A finished deal: who won, each point, what everybody got and where they stand.
 * @param view with the seats of that deal
 */
export function resultPicture(view: TableView, row: SheetRow, t: T, look: Look): Picture | null {
  if (look.size === null) return null
  const { result, seating, totals } = row
  const { winner, eyes, parties, soloist } = result
  const minus = countsMinus(view.rules)
  const own = winner ?? 're'
  const counted = countedLines(view, result, t)
  const alone = soloLines(view, result, t)
  const leaders = standingsOf(view, totals).filter(({ leads }) => leads)
  const model: ResultModel = {
    winners: seats.filter((seat) => winner !== null && parties[seat] === winner).map((seat) => seating[seat]),
    party: winner,
    eyes: [eyes[own], eyes[opponents(own)]],
    value: shortPoints(view, result.value),
    lines: counted.map(drawn),
    sum: worthText(view, result, t),
    after: alone.map(drawn),
    people: totals.map((total, place) => {
      const seat = seats.find((one) => seating[one] === place)
      return {
        points: seat === undefined ? null : shortPoints(view, result.points[seat]),
        total,
        leads: leaders.some((leader) => leader.place === place),
        computer: signOf(view.places[place] ?? null),
      }
    }),
    soloist: soloist === null ? undefined : seating[soloist],
    bock: row.bock > 1,
    ...(minus && winner !== null && { pays: opponents(winner) }),
    ...(row.voided && { voided: true }),
  }
  const people = totals.map((total, place) => {
    const points = model.people[place]?.points ?? t('result.sat-out')
    return t('alt.result-place', { place: place + 1, points, total: figure(total) })
  })
  const alt = fitAlt(
    row.voided ? `${t('result.voided')}.` : null,
    t('alt.result', { game: row.number, own: eyes[own], other: eyes[opponents(own)], value: model.sum }),
    [...counted, ...alone].map(({ points, name }) => `${points} ${name}`).join(', ') + '.',
    ...people,
    ...computersAt(view.places, t),
  )
  return pictureOf('result', drawResult, model, alt, t, look)
}

/** The result of the game that was finished last; null without one. */
export function lastResultPicture(view: TableView, t: T, look: Look): Picture | null {
  const row = view.sheet.at(-1)
  return row ? resultPicture(seatedAs(view, row), row, t, look) : null
}

/** Everybody on their step at the end of a match. Null without a finished game. */
export function podiumPicture(view: TableView, t: T, look: Look): Picture | null {
  if (look.size === null || view.sheet.length === 0) return null
  const standings = standingsOf(view)
  const model: PodiumModel = {
    people: view.places.map((occupant, place) => {
      const { rank = 1, total = 0 } = standings.find((one) => one.place === place) ?? {}
      return { rank, total, computer: signOf(occupant) }
    }),
  }
  const told = standings.map(({ place, rank, total }) =>
    t('alt.podium-place', { rank, place: place + 1, total: figure(total) }),
  )
  return pictureOf(
    'podium',
    drawPodium,
    model,
    fitAlt(t('alt.podium'), ...told, ...computersAt(view.places, t)),
    t,
    look,
  )
}

/** The fewest games of which a line over time says more than the sheet. */
const leastGames = 2

/** Everybody's points over time. Null while too few games are finished. */
export function chartPicture(view: TableView, t: T, look: Look): Picture | null {
  if (look.size === null || view.sheet.length < leastGames) return null
  const minus = countsMinus(view.rules)
  const model: ChartModel = {
    people: view.places.length,
    ...(minus && { minus }),
    games: view.sheet.map(({ totals, bock }) => ({ totals, bock: bock > 1 })),
  }
  const lines = view.places.map((_, place) => {
    const sums = [0, ...view.sheet.map(({ totals }) => totals[place] ?? 0)]
    return t('alt.chart-place', {
      place: place + 1,
      sign: t(`sign.${personSign(place).shape}`),
      least: figure(Math.min(...sums)),
      most: figure(Math.max(...sums)),
      total: figure(sums.at(-1) ?? 0),
    })
  })
  return pictureOf(
    'chart',
    drawChart,
    model,
    fitAlt(t('alt.chart', { games: view.sheet.length }), ...(minus ? [t('result.minus')] : []), ...lines),
    t,
    look,
  )
}

const shapes: Readonly<Record<PersonShape, string>> = {
  circle: '●',
  square: '■',
  triangle: '▲',
  diamond: '◆',
  drop: '▼',
  pentagon: '⬟',
  hexagon: '⬢',
}

/** Whose line of the chart is whose, for the text beside it: `🔵1 ● <@id> · 🟡2 ■ <@id>`. */
export const chartKey = (view: TableView, t: T): string =>
  view.places
    .map((_, place) => `${markOfPlace(place)} ${shapes[personSign(place).shape]} ${nameOfPlace(view, place, t)}`)
    .join(' · ')
