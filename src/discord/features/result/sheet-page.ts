import type { T } from '../../../i18n/index.js'
import { gamesPerPage, sheetPages } from '../../../render/sheet-pages.js'
import { isPractice } from '../../../table/view.js'
import type { SheetRow, TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { tableName } from '../../look/names.js'
import { button, dots, lines, page, presentNotice, rows, withPictureBelow } from '../../look/parts.js'
import { sheetPicture } from '../../look/pictures.js'
import { chartKey, chartPicture } from '../../look/result-pictures.js'
import { countsMinus, sheetText, voidedLine } from '../../look/score-lines.js'
import { podiumLines } from '../../look/standing.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import { practiceButton } from '../learn/offer.js'
import { handPress } from '../play/buttons.js'
import type { Services } from '../services.js'
import { sheetPress } from '../sheet-button.js'

/** Whether its viewer has a hand to go back to. */
const hasHand = ({ place, status }: TableView): boolean =>
  place !== null && (status === 'playing' || status === 'between')

/** Where everybody stood after the last game of a page, and at the end of the match that this is how it ended. */
function standingAfter(view: TableView, shown: readonly SheetRow[], t: T): string[] {
  const last = shown.at(-1)
  if (!last) return []
  const ended = (view.status === 'over' || view.status === 'closed') && last.number === view.sheet.at(-1)?.number
  const title = ended ? t('sheet.final') : t('sheet.after', { game: last.number })
  return [`**${title}**`, ...podiumLines(view, t, last.totals)]
}

/**
 * The score sheet of a match, a page of games at a time, and everybody's points over time.
 * @param wanted the page, from 0; one that is not there is the nearest; default: the last one
 */
export function presentSheet(view: TableView, t: T, { look, at: wanted }: { look: Look; at?: number }): Page {
  if (view.sheet.length === 0) return presentNotice(t('result.no-sheet'))
  const last = sheetPages(view.sheet.length) - 1
  const at = Math.max(0, Math.min(last, wanted ?? last))
  const shown = view.sheet.slice(at * gamesPerPage, (at + 1) * gamesPerPage)
  const chart = chartPicture(view, t, look)
  const turn = (to: number) => sheetPress({ state: `${view.id}.${to}` })
  const made = page({
    head: lines(
      `**${dots(tableName(view, t), t('sheet.title'))}**`,
      `-# ${t('sheet.range', { from: at * gamesPerPage + 1, to: at * gamesPerPage + shown.length, played: view.sheet.length, games: view.games })}`,
      ...standingAfter(view, shown, t),
      voidedLine(view, t),
      countsMinus(view.rules) && `-# ${t('result.minus')}`,
    ),
    picture: sheetPicture(view, t, look, at),
    foot: lines(
      look.size === null && sheetText(view, t, shown),
      chart !== null && `**${t('chart.title')}**\n-# ${chartKey(view, t)}`,
    ),
    rows: rows([
      ...(last > 0
        ? [
            button(turn(at - 1), t('button.earlier'), { off: at === 0 }),
            button(turn(at + 1), t('button.later'), { off: at === last }),
          ]
        : []),
      ...(isPractice(view)
        ? [practiceButton(t)]
        : hasHand(view)
          ? [button(handPress({ table: view.id }), t('button.hand'))]
          : []),
    ]),
  })
  return withPictureBelow(made, chart)
}

/** What a press asks for; null when its id is damaged. */
export function readSheet(state: string): { readonly table: string; readonly at?: number } | null {
  const [table, at] = state.split('.')
  if (!table) return null
  if (at === undefined) return { table }
  return /^\d{1,3}$/.test(at) ? { table, at: Number(at) } : null
}

/** The table as the presser sees it, from the ledger where it has ended; null where there never was one, or nothing is finished. */
async function viewOfMatch(
  table: string,
  user: string,
  { tables }: Pick<Services, 'tables'>,
): Promise<TableView | null> {
  return tables.view(table, user) ?? (await tables.past(table, user))
}

/** A page of its own for whoever asks: the messages of the others stay as they are, and nobody is pinged. */
export const sheetPresses: readonly PressRow<Services>[] = [
  row(sheetPress, async ({ state }, request, needs: Services) => {
    const { t, user } = request
    const wanted = readSheet(state)
    const view = wanted && (await viewOfMatch(wanted.table, user, needs))
    return showPrivately(
      view && wanted
        ? presentSheet(view, t, {
            look: needs.looks.of(request),
            ...(wanted.at === undefined ? {} : { at: wanted.at }),
          })
        : presentNotice(t('result.no-sheet')),
      request,
    )
  }),
]
