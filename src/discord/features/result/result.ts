import { seats } from '../../../engine/index.js'
import type { DealResult } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { SheetRow, TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { capital, figure, gameName, partyName, seatedAs, tableName, who, whoAt } from '../../look/names.js'
import { button, dots, lines, page, rows } from '../../look/parts.js'
import { sheetPicture } from '../../look/pictures.js'
import { countsMinus, linesText, pointsText, resultTitle, rowOf } from '../../look/score-lines.js'
import { voteLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { peopleButtons } from '../people/pages.js'
import { continuePress } from '../play/buttons.js'
import { reviewButton } from '../review/button.js'
import { waitingLine } from './waiting.js'
import { whyPress } from './why.js'

export interface ResultOptions {
  readonly look: Look
  /** Number of the game; default: the one finished last. */
  readonly game?: number
  /** Without buttons: the message is left behind. */
  readonly done?: boolean
}

function kindLine(view: TableView, { game, soloist, pflicht }: DealResult, t: T): string {
  const name = capital(gameName(game, t))
  if (soloist === null) return name
  const player = who(view, soloist, t)
  if (pflicht) return t('table.game.pflicht', { name: player, game: gameName(game, t) })
  return t('table.game.solo', { name: player, game: gameName(game, t) })
}

/** Points and total of each place, with its party; those who sat out have their total only. */
const placeLines = (view: TableView, row: SheetRow, t: T): string[] =>
  row.totals.map((sum, place) => {
    const seat = seats.find((one) => row.seating[one] === place)
    const total = t('result.total', { total: figure(sum) })
    if (seat === undefined) return dots(whoAt(view, place, t), t('result.sat-out'), total)
    const points = pointsText(view, row.result.points[seat], t)
    return dots(`${whoAt(view, place, t)} **${points}**`, partyName(row.result.parties[seat], t), total)
  })

/** A finished deal for the whole table: every line in words, points of each seat, the score sheet. */
export function presentResult(now: TableView, t: T, { look, game, done = false }: ResultOptions): Page {
  const row = rowOf(now, game)
  if (!row) return page({ head: lines(`**${t('table.name', { number: now.number })}**`, t('result.no-sheet')) })
  const view = seatedAs(now, row)
  const { result } = row
  const upTo = view.sheet.filter(({ number }) => number <= row.number)
  const table = view.id
  const waiting = !done && view.status === 'between'
  return page({
    head: lines(
      `**${tableName(view, t)} · ${resultTitle(row.number, result, t)}**`,
      `-# ${kindLine(view, result, t)}`,
      linesText(view, result, t),
      ...placeLines(view, row, t),
      countsMinus(view.rules) && `-# ${t('result.minus')}`,
    ),
    picture: sheetPicture(view, upTo, t, look),
    ...(waiting ? { foot: lines(voteLine(view, t), `-# ${waitingLine(view, t)}`) } : {}),
    accent: waiting ? 'brass' : 'felt',
    rows: done
      ? []
      : [
          ...rows([
            ...(waiting ? [button(continuePress({ table }), t('button.continue'), { style: 'go' })] : []),
            button(whyPress({ table }), t('button.why')),
            reviewButton(view, row.number, t),
          ]),
          ...rows(waiting ? peopleButtons(view, t) : []),
        ],
  })
}
