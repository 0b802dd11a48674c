import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { TableId, TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { seatedAs } from '../../look/names.js'
import { button, lines, page, presentNotice, rows, withRows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { nobodyWon } from '../../look/reasons.js'
import { countedLines, headline, soloLines } from '../../look/result-lines.js'
import type { CountedLine } from '../../look/result-lines.js'
import { restLine, rowOf, sheetText, struck, sumText } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { gamePress, row, tablePress } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { practicePress } from '../learn/offer.js'
import type { Services } from '../services.js'

/** Every line of a game's result with its rule. */
export const whyPress = gamePress('why-game')

/** The same as messages of earlier versions ask for it: of the game finished last. */
export const whyLastPress = tablePress('why')

/** Explains a finished game to whoever presses, for good. */
export const whyButton = ({ id: table }: Pick<TableView, 'id'>, game: number, t: T): Button =>
  button(whyPress({ table, game }), t('button.why'))

/** Every line of a finished deal with its rule; for those who read no pictures the score sheet too. */
export function presentWhy(now: TableView, t: T, { game, look }: { game?: number; look?: Look } = {}): Page {
  const row = rowOf(now, game)
  if (!row) return page({ head: t('result.no-sheet') })
  const view = seatedAs(now, row)
  const { result } = row
  const explained = (counted: readonly CountedLine[]): string[] =>
    counted.map(({ points, text, why }) => lines(`**${points}** ${text}`, why && `-# ${why}`))
  return page({
    head: lines(
      `**${t('why.title', { game: row.number })}**`,
      row.voided && `**${t('result.voided')}**`,
      struck(row, `**${headline(view, result, t)}**`),
      restLine(view, result, t),
      result.winner === null && nobodyWon(view, t),
      ...explained(countedLines(view, result, t)),
      struck(row, sumText(view, result, t)),
      ...explained(soloLines(view, result, t)),
    ),
    foot: look?.size === null ? sheetText(view, t) : '',
  })
}

/** A page that has taken the place of a practice, with the way back. */
const withWayBack = (page: Page, t: T): Page =>
  withRows(page, rows([button(practicePress({ state: '' }), t('button.back'))]))

/** Explains a game to whoever asks, from what is stored of its match: also long after that, and as people sat then. */
async function showWhy(
  { table, game }: { readonly table: TableId; readonly game?: number },
  request: Request,
  { tables, looks, names }: Services,
): Promise<Reply> {
  const { t } = request
  const view = (await tables.review(table, game))?.view
  if (!view) return showPrivately(presentNotice(t(`review.${await tables.whyNoReview(table)}`)), request)
  const page = await names.found(presentWhy(view, t, { look: looks.of(request) }), request.server, t)
  return showPrivately(isPractice(view) ? withWayBack(page, t) : page, request)
}

export const resultPresses: readonly PressRow<Services>[] = [row(whyPress, showWhy), row(whyLastPress, showWhy)]
