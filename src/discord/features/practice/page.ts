import type { T } from '../../../i18n/index.js'
import type { Tip } from '../../../table/tip.js'
import type { TableView } from '../../../table/view.js'
import { withPictures, withRows } from '../../look/galleries.js'
import { signed } from '../../look/names.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { tablePicture } from '../../look/pictures.js'
import type { Page } from '../../road/message.js'
import { practiceButton } from '../learn/offer-page.js'
import { leavePress } from '../people/buttons.js'
import { continuePress } from '../play/buttons.js'
import { presentHand } from '../play/hand.js'
import type { HandOptions } from '../play/hand.js'
import { whyPress } from '../result/buttons.js'
import { presentResult } from '../result/result.js'
import { reviewButton } from '../review/button.js'
import { tipPress } from './buttons.js'
import { tipText } from './tip.js'

export interface PracticeOptions extends HandOptions {
  /** What to do now, if it was asked for. */
  readonly tip?: Tip | null
}

const stopButton = ({ id: table }: TableView, t: T): Button => button(leavePress({ table }), t('button.stop'))

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
      over ? practiceButton(t, 'go') : button(continuePress({ table }), t('button.continue'), { style: 'go' }),
      button(whyPress({ table }), t('button.why')),
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
  const below = rows([button(tipPress({ table: view.id }), t('button.tip'), { off: !decides }), stopButton(view, t)])
  const trick = view.deal.phase === 'playing' && mode === undefined ? tablePicture(view, t, look) : null
  const hand = withRows(presentHand(view, t, options), below, tip ? tipText(view, tip, t) : '')
  return withPictures(hand, [trick])
}
