import type { T } from '../../../i18n/index.js'
import { shownAt } from '../../../table/last-trick.js'
import { isPractice } from '../../../table/view.js'
import type { TableView } from '../../../table/view.js'
import { capital, figure, sitsAt } from '../../look/names.js'
import { button, dots, lines, page, rows, withRows } from '../../look/parts.js'
import { suspensionText, timeLine, turnLine } from '../../look/table-lines.js'
import { waitingLine } from '../../look/waiting.js'
import type { Page } from '../../road/message.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { bellPress } from '../bells/buttons.js'
import { handPress } from '../play/buttons.js'
import type { Services } from '../services.js'

/** The most tables that are listed: their buttons fill two rows. */
const most = 8

/** What a table waits for, in words. */
function awaited(view: TableView, t: T): string {
  if (view.suspended !== null) return suspensionText(view.suspended, view, t)
  if (view.status === 'lobby') return t('tables.lobby')
  const turn = view.deal === null ? null : turnLine(view, view.deal, t)
  if (turn !== null) return dots(turn, timeLine(view, t))
  return view.status === 'between' ? waitingLine(view, t) : t('tables.between')
}

/** One table as a person finds it: where it stands, how far it is, how it stands for them, who is awaited. */
function tableLine(view: TableView, t: T): string {
  const total = view.place === null ? undefined : view.totals[view.place]
  const head = dots(
    `**${t('table.name', { number: view.number })}**`,
    isPractice(view) ? t('tables.practice') : `<#${view.room}>`,
    view.game > 0 && t('table.game', { game: view.game, games: view.games }),
    view.sheet.length > 0 && total !== undefined && t('tables.points', { points: figure(total) }),
  )
  return lines(head, capital(awaited(view, t)))
}

/** The running tables of one person, those first where they are on turn, each with the way to the hand. @param direct outside any server */
export function presentTables(views: readonly TableView[], t: T, direct = false): Page {
  if (views.length === 0) return page({ head: t(direct ? 'tables.none-direct' : 'tables.none') })
  const onTurn = (view: TableView): number => (view.deal !== null && view.deal.turn === view.viewer ? 0 : 1)
  const shown = [...views].sort((a, b) => onTurn(a) - onTurn(b) || a.number - b.number).slice(0, most)
  const buttons = shown
    .filter(({ status }) => status !== 'lobby')
    .map((view) =>
      button(handPress({ table: view.id }), t('tables.hand', { number: view.number }), {
        style: onTurn(view) === 0 ? 'main' : 'quiet',
      }),
    )
  return page({
    head: lines(`**${t('tables.title')}**`, ...shown.map((view) => tableLine(view, t))),
    rows: rows(buttons),
  })
}

/** Answers `/doko table`: where somebody sits, how far each match is and who is awaited. */
export function showTables(request: Request, { tables, now }: Services): Reply {
  const { server, user, t } = request
  const views = tables
    .all()
    .flatMap((table) => tables.view(table, user) ?? [])
    .map((view) => shownAt(view, now()))
  const here = views.filter((view) => server === null || view.server === server)
  const shown = presentTables(here.filter((view) => sitsAt(view, user) || view.mayReturn !== null), t, server === null) // prettier-ignore
  const bell = rows([button(bellPress({ state: '' }), t('button.bell'))])
  return tell(server === null ? shown : withRows(shown, bell))
}
