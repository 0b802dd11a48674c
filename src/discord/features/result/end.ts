import { calls, isSolo, opponents } from '../../../engine/index.js'
import type { Call, DealResult, LineCode } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { Proof, SheetRow, TableView, UserId } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { callName, gameName, listOf, partyName, seatedAs, signed, who, whoAt } from '../../look/names.js'
import { button, dots, lines, page, rows, withPictureBelow } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { neverLine } from '../../look/pflichtsolo.js'
import { chartKey, chartPicture, podiumPicture } from '../../look/result-pictures.js'
import { countsMinus, pointsText, resultTitle, voidedLine } from '../../look/score-lines.js'
import { podiumLines, standingsOf, totalText } from '../../look/standing.js'
import { closedWhy, wasUnplayed } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { checkPress } from '../fair/page.js'
import { rematchPress } from '../lobby/buttons.js'
import { reviewButton } from '../review/button.js'
import { statsPress } from '../stats/page.js'
import { sheetButton } from '../sheet-button.js'
import { whyButton } from './why.js'

/** The row with the greatest measure above zero; of equal ones the earliest. */
function best(rows: readonly SheetRow[], measure: (row: SheetRow) => number): SheetRow | null {
  let found: SheetRow | null = null
  for (const row of rows) if (measure(row) > (found ? measure(found) : 0)) found = row
  return found
}

const heldLevel = ({ winner, announced }: DealResult): number => (winner === null ? 0 : announced[winner])

/** Special points that somebody made who likes to be named for it. */
const feats = ['fuchs', 'karlchen', 'karlchenCaught', 'doppelkopf'] as const satisfies readonly LineCode[]

/** Who made a special point in this match, and how often when more than once: `Karlchen: 🔵1 <@id> ×2 · 🟠3 <@id>`. */
function featLine(view: TableView, code: LineCode, t: T): string | null {
  const made = view.places.map(() => 0)
  for (const { result, seating, voided } of view.sheet)
    for (const line of result.lines) {
      if (voided || line.code !== code || line.seat === undefined) continue
      const place = seating[line.seat]
      made[place] = (made[place] ?? 0) + 1
    }
  const names = made.flatMap((times, place) =>
    times === 0 ? [] : [`${whoAt(view, place, t)}${times > 1 ? ` ×${times}` : ''}`],
  )
  return names.length === 0 ? null : `${t(`line.${code}`)}: ${names.join(' · ')}`
}

/** What the game moved for whoever it moved most. */
const moved = ({ result }: SheetRow): number => Math.max(...result.points.map(Math.abs))

/** The game that moved most, if there is one alone: a Solo by its soloist, another one by the party that it was written down for. */
function dearestLine(view: TableView, won: readonly SheetRow[], t: T): string | null {
  const most = Math.max(...won.map(moved))
  const [dearest, second] = won.filter((row) => moved(row) === most)
  if (!dearest || second) return null
  const { number: game, result } = dearest
  const minus = countsMinus(view.rules)
  const { winner, soloist } = result
  if (winner === null) return null
  if (soloist !== null && Math.abs(result.points[soloist]) === most) {
    const points = pointsText(view, result.points[soloist], t)
    return t('end.moment.value-solo', { game, points, name: who(seatedAs(view, dearest), soloist, t) })
  }
  const value = minus ? t('result.minus-points', { count: most }) : signed(most)
  return t('end.moment.value', { game, value, party: partyName(minus ? opponents(winner) : winner, t) })
}

function momentLines(view: TableView, t: T): string[] {
  const made: string[] = []
  const won = view.sheet.filter((row) => row.result.winner !== null && !row.voided)
  const dearest = dearestLine(view, won, t)
  if (dearest !== null) made.push(dearest)
  const solo = best(won, ({ result }) => (isSolo(result.game) && result.winner === 're' ? result.value : 0))
  if (solo && solo.result.soloist !== null) {
    const { game, soloist } = solo.result
    made.push(
      t('end.moment.solo', { game: solo.number, name: who(seatedAs(view, solo), soloist, t), kind: gameName(game, t) }),
    )
  }
  const called = best(won, ({ result }) => (heldLevel(result) >= 2 ? heldLevel(result) : 0))
  if (called?.result.winner) {
    const call: Call = calls[heldLevel(called.result)] ?? 'keine90'
    const party = partyName(called.result.winner, t)
    made.push(t('end.moment.call', { game: called.number, party, call: callName(call, t) }))
  }
  const closest = best(won, ({ result }) => 121 - Math.abs(result.eyes.re - result.eyes.kontra))
  if (closest && won.length > 1 && made.length < 4) {
    const { eyes, winner } = closest.result
    const own = winner ?? 're'
    made.push(t('end.moment.close', { game: closest.number, own: eyes[own], other: eyes[opponents(own)] }))
  }
  return [...made, ...feats.flatMap((code) => featLine(view, code, t) ?? [])]
}

const seedLine = ({ seed }: Proof, t: T): string => `-# ${t('fair.seed', { seed })}`

/** Where somebody stood in the server's rankings before a match, and where they stand after it. */
export interface RankMove {
  readonly user: UserId
  /** From 1; null: not in the rankings, or far down. */
  readonly before: number | null
  readonly after: number
}

/** How the end of a match is shown. */
export interface EndOptions {
  readonly look: Look
  /** Nothing can be pressed any more. */
  readonly done?: boolean
  /** Who has moved in the rankings. */
  readonly moves?: readonly RankMove[]
}

const moveText = ({ user, before, after }: RankMove, t: T): string =>
  before === null
    ? t('end.move.new', { name: `<@${user}>`, after })
    : t('end.move', { name: `<@${user}>`, before, after })

/** Who won the match, with how many points; equal ones share it. */
function winnerLine(view: TableView, t: T): string {
  const best = standingsOf(view).filter(({ leads }) => leads)
  const [first] = best
  if (!first) return t('end.level')
  const names = listOf(
    best.map(({ place }) => whoAt(view, place, t)),
    t,
  )
  return t('end.winner', { names, count: best.length, points: totalText(view, first.total, t) })
}

const momentsText = (view: TableView, t: T): string => {
  const moments = momentLines(view, t)
  return moments.length > 0 ? lines(`**${t('end.moments')}**`, ...moments) : ''
}

/** What stands below the podium, with the line of everybody's points over time. */
function withChart(view: TableView, t: T, look: Look, foot: string, made: (foot: string) => Page): Page {
  const chart = chartPicture(view, t, look)
  const key = chart && lines(`**${t('chart.title')}**`, `-# ${chartKey(view, t)}`)
  return withPictureBelow(made(lines(foot, key)), chart)
}

const againButton = ({ id: table }: TableView, t: T): Button =>
  button(rematchPress({ table }), t('button.rematch'), { style: 'go' })

/** The server's rankings in the book of the match. */
const rankingsButton = ({ rules }: TableView, t: T): Button =>
  button(statsPress({ state: `all.0.${countsMinus(rules) ? 'minus' : 'plus'}` }), t('stats.title'))

/** The end of a match: who won, everybody on the podium, best moments, the points over time, and one more round. Same for all readers. */
export function presentEnd(view: TableView, t: T, { look, done = false, moves = [] }: EndOptions): Page {
  const last = view.sheet.at(-1)
  const table = view.id
  const minus = countsMinus(view.rules)
  const kept = [
    ...(last ? [whyButton(view, last.number, t), reviewButton(view, last.number, t)] : []),
    sheetButton(view, t),
  ]
  return withChart(view, t, look, momentsText(view, t), (foot) =>
    page({
      head: lines(
        `**${t('end.title', { number: view.number })}**`,
        `## 🏆 ${winnerLine(view, t)}`,
        dots(t('end.games', { games: view.sheet.length }), voidedLine(view, t)),
        ...podiumLines(view, t),
        minus && `-# ${t('result.minus')}`,
        last && `-# ${resultTitle(last.number, last.result, t)}`,
        moves.length > 0 && t('end.moved', { moves: moves.map((move) => moveText(move, t)).join(' · ') }),
        view.proof && seedLine(view.proof, t),
      ),
      picture: podiumPicture(view, t, look),
      foot,
      rows: done
        ? rows(kept)
        : rows([
            againButton(view, t),
            ...kept,
            button(checkPress({ table }), t('button.check')),
            rankingsButton(view, t),
          ]),
    }),
  )
}

/** A table that was closed early: what counts, and the totals so far. */
export function presentClosed(view: TableView, t: T, { look }: { look: Look }): Page {
  const last = view.sheet.at(-1)
  return withChart(view, t, look, '', (foot) =>
    page({
      head: lines(
        `**${t('closed.title', { number: view.number })}**`,
        closedWhy(view, t),
        wasUnplayed(view) ? t('closed.unplayed') : t('closed.games', { done: view.sheet.length, games: view.games }),
        voidedLine(view, t),
        !wasUnplayed(view) && neverLine(view, t),
        ...(view.sheet.length > 0 ? podiumLines(view, t) : []),
        view.sheet.length > 0 && countsMinus(view.rules) && `-# ${t('result.minus')}`,
        view.proof && seedLine(view.proof, t),
      ),
      picture: podiumPicture(view, t, look),
      foot,
      rows: rows([
        ...(last ? [againButton(view, t), whyButton(view, last.number, t), reviewButton(view, last.number, t)] : []),
        ...(last ? [sheetButton(view, t)] : []),
        button(checkPress({ table: view.id }), t('button.check')),
        ...(last ? [rankingsButton(view, t)] : []),
      ]),
    }),
  )
}
