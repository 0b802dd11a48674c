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
import { countsMinus, countVoided, pointsText, resultTitle, struck, voidedLine } from '../../look/score-lines.js'
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
  if (!dearest || second || most === 0) return null
  const { number: game, result } = dearest
  const minus = countsMinus(view.rules)
  const { winner, soloist } = result
  if (winner === null) return null
  if (soloist !== null && Math.abs(result.points[soloist]) === most) {
    const points = pointsText(view, result.points[soloist], t)
    const name = who(seatedAs(view, dearest), soloist, t)
    return t('end.moment.value-solo', { game, points, name, kind: gameName(result.game, t) })
  }
  const value = minus ? t('result.minus-points', { count: most }) : signed(most)
  return t('end.moment.value', { game, value, party: partyName(minus ? opponents(winner) : winner, t) })
}

const apart = ({ result: { eyes } }: SheetRow): number => Math.abs(eyes.re - eyes.kontra)

/** The game that was decided by the fewest card points, if there is one alone. */
function closestLine(won: readonly SheetRow[], t: T): string | null {
  const least = Math.min(...won.map(apart))
  const [closest, second] = won.filter((row) => apart(row) === least)
  if (!closest || second || least > 120) return null
  const { eyes, winner } = closest.result
  const own = winner ?? 're'
  return t('end.moment.close', { game: closest.number, own: eyes[own], other: eyes[opponents(own)] })
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
  const close = closestLine(won, t)
  if (close !== null && won.length > 1 && made.length < 4) made.push(close)
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

/** What stays on the end of a match for good, and what can follow it; where no game was finished the check of the cards alone. */
function endRows(view: TableView, t: T): ReturnType<typeof rows> {
  const last = view.sheet.at(-1)
  const check = button(checkPress({ table: view.id }), t('button.check'))
  if (!last) return rows([check])
  return rows([
    againButton(view, t),
    whyButton(view, last.number, t),
    reviewButton(view, last.number, t),
    sheetButton(view, t),
    check,
    rankingsButton(view, t),
  ])
}

/** Everybody on the podium, how the last game went, and who has moved in the rankings; nothing without a finished game. */
function standLines(view: TableView, t: T, moves: readonly RankMove[]): readonly (string | false)[] {
  const last = view.sheet.at(-1)
  if (!last) return []
  return [
    ...podiumLines(view, t),
    countsMinus(view.rules) && `-# ${t('result.minus')}`,
    `-# ${struck(last, resultTitle(last.number, last.result, t))}`,
    moves.length > 0 && t('end.moved', { moves: moves.map((move) => moveText(move, t)).join(' · ') }),
  ]
}

/** The end of a match: who won, everybody on the podium, best moments, the points over time, and one more round. Same for all readers. */
export function presentEnd(view: TableView, t: T, { look, moves = [] }: EndOptions): Page {
  return withChart(view, t, look, momentsText(view, t), (foot) =>
    page({
      head: lines(
        `**${t('end.title', { number: view.number })}**`,
        `## 🏆 ${winnerLine(view, t)}`,
        dots(t('end.games', { games: view.sheet.length, voided: countVoided(view) }), voidedLine(view, t)),
        ...standLines(view, t, moves),
        view.proof && seedLine(view.proof, t),
      ),
      picture: podiumPicture(view, t, look),
      foot,
      rows: endRows(view, t),
    }),
  )
}

/** How many games count where a match ended early. */
function finishedText(view: TableView, t: T): string {
  if (wasUnplayed(view)) return t('closed.unplayed')
  const { games } = view
  const [done, voided] = [view.sheet.length, countVoided(view)]
  return voided > 0 ? t('closed.games-voided', { done, games, voided }) : t('closed.games', { done, games })
}

/** A table that was closed early: why, and all that the end of a match has, as far as games were finished. */
export function presentClosed(view: TableView, t: T, { look, moves = [] }: EndOptions): Page {
  return withChart(view, t, look, momentsText(view, t), (foot) =>
    page({
      head: lines(
        `**${t('closed.title', { number: view.number })}**`,
        closedWhy(view, t),
        view.sheet.length > 0 && `## 🏆 ${winnerLine(view, t)}`,
        finishedText(view, t),
        voidedLine(view, t),
        !wasUnplayed(view) && neverLine(view, t),
        ...standLines(view, t, moves),
        view.proof && seedLine(view.proof, t),
      ),
      picture: podiumPicture(view, t, look),
      foot,
      rows: endRows(view, t),
    }),
  )
}
