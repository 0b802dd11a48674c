import type { T } from '../../../i18n/index.js'
import type { Tip } from '../../../table/tip.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { tablePicture } from '../../look/pictures.js'
import { learnButton, practiceButton } from '../learn/offer-page.js'
import { withPictures, withRows } from '../../look/galleries.js'
import { presentHand } from '../play/hand.js'
import type { HandOptions } from '../play/hand.js'
import { signed } from '../../look/names.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { presentResult } from '../result/result.js'
import { reviewButton } from '../review/button.js'
import { tipText } from './tip.js'

export interface PracticeOptions extends HandOptions {
  /** What to do now, if it was asked for. */
  readonly tip?: Tip | null
}

const stopButton = ({ id: table }: TableView, t: T): Button => button({ do: 'leave', table }, t('button.stop'))

/** The own total of a match of practice. */
const ownTotal = ({ place, totals }: TableView): number => (place === null ? 0 : (totals[place] ?? 0))

/** A finished game, and after the last one what it came to. */
function presentFinished(view: TableView, t: T, { look, notice }: PracticeOptions): Page {
  const over = view.status !== 'between'
  const table = view.id
  const told = presentResult(view, t, { look, done: true })
  const above = lines(
    notice,
    over && `**${t('practice.over', { games: view.sheet.length, points: signed(ownTotal(view)) })}**`,
  )
  const made = withRows(
    told,
    rows([
      over ? practiceButton(t, 'go') : button({ do: 'continue', table }, t('button.continue'), { style: 'go' }),
      button({ do: 'why', table }, t('button.why')),
      ...view.sheet.slice(-1).map((row) => reviewButton(view, row.number, t)),
      ...(over ? [] : [stopButton(view, t)]),
    ]),
  )
  return above === '' ? made : { ...made, components: [...page({ head: above }).components, ...made.components] }
}

/**
 * A practice table, all of it in one private message: the trick, the own hand, tips; between games the result.
 * @param view the table as the one who practises sees it
 */
export function presentPractice(view: TableView, t: T, options: PracticeOptions): Page {
  if (view.deal === null || view.viewer === 'spectator') return presentHand(view, t, options)
  if (view.status !== 'playing') return presentFinished(view, t, options)
  const { tip, mode, look } = options
  const decides = view.deal.turn === view.viewer && view.deal.legal.length > 0
  const below = rows([button({ do: 'tip', table: view.id }, t('button.tip'), { off: !decides }), stopButton(view, t)])
  const trick = view.deal.phase === 'playing' && mode === undefined ? tablePicture(view, t, look) : null
  const hand = withRows(presentHand(view, t, options), below, tip ? tipText(view, tip, t) : '')
  return withPictures(hand, [trick])
}

/** A page that has taken the place of the practice, with the way back. */
export const withWayBack = (page: Page, t: T): Page =>
  withRows(page, rows([button({ do: 'page', page: 'practice', data: '' }, t('button.back'))]))

/** Somebody has stopped practising. */
export const presentPracticeLeft = (t: T): Page =>
  page({ head: t('practice.left'), rows: rows([practiceButton(t), learnButton(t)]) })

/** Asks once more before a practice that runs is given up. */
export const presentAskStop = (view: TableView, t: T): Page =>
  page({
    head: t('practice.ask-stop'),
    accent: 'brass',
    rows: rows([
      button({ do: 'leave', table: view.id }, t('button.stop'), { style: 'danger' }),
      button({ do: 'dismiss', table: view.id }, t('button.dismiss')),
    ]),
  })
