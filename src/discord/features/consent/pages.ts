import type { T } from '../../../i18n/index.js'
import { gameCounts, isPractice } from '../../../table/view.js'
import type { SheetRow, TableView, UserId, Wish } from '../../../table/view.js'
import { listOf, peopleAt, seatedAs } from '../../look/names.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { placeLines } from '../../look/result-lines.js'
import { resultTitle } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { dismissPress } from '../dismiss-button.js'
import { askVoidPress, changeMatchPress, consentPress, lengthPress, refusePress, voidPress } from './buttons.js'

/** Whether the viewer may ask the others for a change of the match. */
export const mayChangeMatch = (view: TableView): boolean =>
  (view.status === 'playing' || view.status === 'between') && view.place !== null && !isPractice(view)

/** Leads to what takes everybody's consent. */
export const changeMatchButton = (view: TableView, t: T): Button =>
  button(changeMatchPress({ table: view.id }), t('button.change-match'), { off: !mayChangeMatch(view) })

/** The wish in words, as a question to all. */
function wishText({ games: now }: TableView, wish: Wish, t: T): string {
  if (wish.kind === 'void') return t('consent.void', { game: wish.game })
  return t(wish.games > now ? 'consent.longer' : 'consent.shorter', { games: wish.games, now })
}

/** What everybody is asked for, and who agrees already; null while nobody asks anything. */
export function consentLine(view: TableView, t: T): string | null {
  const { proposal } = view
  if (proposal === null) return null
  const missing = peopleAt(view).flatMap((user) => (proposal.yes.includes(user) ? [] : [`<@${user}>`]))
  return dots(
    `**${t('consent.asks', { name: `<@${proposal.by}>`, wish: wishText(view, proposal.wish, t) })}**`,
    t('consent.missing', { names: listOf(missing, t) }),
  )
}

/** Consent and refusal, while everybody is asked. */
export function consentButtons({ id: table, proposal }: TableView, t: T): readonly Button[] {
  if (proposal === null) return []
  const version = proposal.since
  return [
    button(consentPress({ table, version }), t('button.agree'), { style: 'go' }),
    button(refusePress({ table, version }), t('button.disagree')),
  ]
}

const ownerOf = ({ place, places }: TableView): UserId | null => {
  const occupant = place === null ? null : places[place]
  return occupant?.kind === 'person' ? occupant.user : null
}

/** The same in somebody's own hand, until they have answered. */
export function consentInHand(view: TableView, t: T): { line: string | null; rows: ReturnType<typeof rows> } {
  const owner = ownerOf(view)
  const asked = view.proposal !== null && owner !== null && !view.proposal.yes.includes(owner)
  return { line: consentLine(view, t), rows: asked ? rows(consentButtons(view, t)) : [] }
}

/**
 * The lengths that may be asked for: the next ones with which everybody deals and sits out equally often, and a round more or fewer
 * where that is another number.
 */
export function lengthsOf({ games, places, sheet }: TableView): readonly number[] {
  const round = places.length
  const next = (Math.floor(games / round) + 1) * round
  const last = (Math.ceil(games / round) - 1) * round
  const longer = [next, games + round, next + round].sort((one, other) => one - other)
  const shorter = [last, games - round, last - round].sort((one, other) => other - one)
  return [...new Set([...longer, ...shorter])].filter((length) => length > sheet.length && length <= gameCounts.most)
}

/** Which of the lengths that may be asked for let everybody deal equally often; null: none. */
function equalLine(view: TableView, t: T): string | null {
  const equal = lengthsOf(view).filter((length) => length % view.places.length === 0)
  const ordered = equal.sort((one, other) => one - other).map(String)
  return ordered.length === 0 ? null : t('consent.equal', { numbers: listOf(ordered, t) })
}

/** One more round, offered to all once the last game has begun. */
export function lastGameButtons(view: TableView, t: T): readonly Button[] {
  const isLast =
    view.status === 'playing' &&
    view.deal?.phase !== 'over' &&
    view.game === view.games &&
    view.proposal === null &&
    !isPractice(view)
  if (!isLast) return []
  const games = view.games + view.places.length
  return [button(lengthPress({ table: view.id, games }), t('button.one-more-round'))]
}

/** Says that it is the last game, and how to go on; null before. */
export const lastGameLine = (view: TableView, t: T): string | null =>
  lastGameButtons(view, t).length > 0
    ? `-# ${t('consent.last-game', { games: view.games + view.places.length })}`
    : null

/** All that takes everybody's consent: another number of games, and to void one that is finished. */
export function presentChangeMatch(view: TableView, t: T): Page {
  const { id: table, games, places, proposal } = view
  if (proposal !== null)
    return page({ head: lines(consentLine(view, t)), accent: 'brass', rows: rows(consentButtons(view, t)) })
  const counting = view.sheet.filter(({ voided }) => !voided).slice(-25)
  const options = counting
    .map(({ number, result }) => ({ label: resultTitle(number, result, t).slice(0, 100), value: String(number) }))
    .reverse()
  const label = (length: number): string =>
    t(length > games ? 'consent.to-longer' : 'consent.to-shorter', { games: length })
  return page({
    head: lines(
      `**${t('consent.title')}**`,
      t('consent.about', { games, round: places.length }),
      equalLine(view, t),
      counting.length > 0 && t('consent.about-void'),
    ),
    accent: 'brass',
    rows: [
      ...rows(lengthsOf(view).map((length) => button(lengthPress({ table, games: length }), label(length)))),
      ...(options.length > 0 ? [select(voidPress({ table }), t('consent.select-void'), options)] : []),
      ...rows([button(dismissPress({ table }), t('button.dismiss'))]),
    ],
  })
}

/** What it would mean to void a finished game, before everybody is asked: who had won it, and the points that go. */
export function presentAskVoid(view: TableView, row: SheetRow, t: T): Page {
  const { id: table } = view
  const { number: game, result } = row
  const others = peopleAt(view).filter((user) => user !== ownerOf(view))
  const names = listOf(
    others.map((user) => `<@${user}>`),
    t,
  )
  return page({
    head: lines(
      `**${t('consent.void', { game })}**`,
      others.length > 0 && t('consent.ask-void', { names }),
      resultTitle(game, result, t),
      ...placeLines(seatedAs(view, row), row, t),
    ),
    accent: 'brass',
    rows: rows([
      button(askVoidPress({ table, game }), t(others.length > 0 ? 'button.ask-all' : 'button.void'), {
        style: 'danger',
      }),
      button(changeMatchPress({ table }), t('button.back')),
    ]),
  })
}
