import type { T } from '../../../i18n/index.js'
import type { Place, TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { seatedAs, tableName } from '../../look/names.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { resultText } from '../../look/result-lines.js'
import { resultPicture } from '../../look/result-pictures.js'
import { rowOf } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { morePress } from '../people/buttons.js'
import { peopleButtons } from '../people/pages.js'
import { questionsToAll } from '../people/questions.js'
import { continuePress } from '../play/buttons.js'
import { reviewButton } from '../review/button.js'
import { sheetButton } from '../sheet-button.js'
import { waitingLine } from '../../look/waiting.js'
import { whyButton } from './why.js'

export interface ResultOptions {
  readonly look: Look
  /** Number of the game; default: the one finished last. */
  readonly game?: number
  /** The message is left behind: only what stays good for ever can be pressed. */
  readonly done?: boolean
  /** The reader's place, where the message is private: their points come first. */
  readonly own?: Place | null
  /** Without any button: whoever asks for the page adds them. */
  readonly bare?: boolean
}

/** A finished deal for the whole table: who won, every point in words and what it is for, what each got, the standing. */
export function presentResult(
  now: TableView,
  t: T,
  { look, game, done = false, own = null, bare = false }: ResultOptions,
): Page {
  const row = rowOf(now, game)
  if (!row) return page({ head: lines(`**${t('table.name', { number: now.number })}**`, t('result.no-sheet')) })
  const view = seatedAs(now, row)
  const table = view.id
  const waiting = !done && view.status === 'between'
  const asked = questionsToAll(view, t)
  return page({
    head: lines(
      `**${tableName(view, t)} · ${t('table.game', { game: row.number, games: view.games })}**`,
      resultText(view, row, t, own),
    ),
    picture: resultPicture(view, row, t, look),
    ...(waiting
      ? {
          foot: asked.text,
          awaited: `-# ${waitingLine(view, t)}`,
        }
      : {}),
    accent: waiting ? 'brass' : 'felt',
    rows: bare
      ? []
      : [
          ...rows([
            ...(waiting ? [button(continuePress({ table }), t('button.continue'), { style: 'go' })] : []),
            whyButton(view, row.number, t),
            reviewButton(view, row.number, t),
            sheetButton(view, t),
            ...(waiting ? [button(morePress({ table }), t('button.more'))] : []),
          ]),
          ...(waiting ? [...rows(peopleButtons(view, t)), ...asked.rows] : []),
        ],
  })
}
