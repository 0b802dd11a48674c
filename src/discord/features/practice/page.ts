import type { T } from '../../../i18n/index.js'
import { shownAt } from '../../../table/last-trick.js'
import type { Tip, Tips } from '../../../table/tip.js'
import { isPractice } from '../../../table/view.js'
import type { TableView, UserId } from '../../../table/view.js'
import type { HandExtra } from '../../live/hand.js'
import type { Looks } from '../../look/look.js'
import { asHand, button, lines, page, rows, withPictures, withRows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { tablePicture } from '../../look/pictures.js'
import { refusalText } from '../../look/refusal.js'
import { totalText } from '../../look/standing.js'
import type { Page } from '../../road/message.js'
import { tablePress } from '../../road/press.js'
import { practiceButton } from '../learn/offer.js'
import { leavePress } from '../people/buttons.js'
import { continuePress } from '../play/buttons.js'
import { presentHand } from '../play/hand.js'
import type { HandOptions } from '../play/hand.js'
import { mustAnswerClaim } from '../play/claim.js'
import { mustAnswer } from '../play/take-back.js'
import { presentResting } from '../rest/page.js'
import { presentResult } from '../result/result.js'
import { sheetButton } from '../sheet-button.js'
import { whyButton } from '../result/why.js'
import { reviewButton } from '../review/button.js'
import { tipText } from './tip.js'

/** What to do, and why. */
export const tipPress = tablePress('tip')

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
  const told = presentResult(view, t, { look, done: true, own: view.place, bare: true })
  const above = lines(
    notice,
    over && `**${t('practice.over', { games: view.sheet.length, points: totalText(view, ownTotal(view), t) })}**`,
  )
  const made = withRows(
    told,
    rows([
      over ? practiceButton(t, 'go') : button(continuePress({ table }), t('button.continue'), { style: 'go' }),
      ...view.sheet.slice(-1).flatMap(({ number }) => [whyButton(view, number, t), reviewButton(view, number, t)]),
      sheetButton(view, t),
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
  const trick = view.deal.phase === 'playing' && mode === undefined && !look.trick ? tablePicture(view, t, look) : null
  const hand = withRows(presentHand(view, t, options), below, tip ? tipText(view, tip, t) : '')
  return withPictures(hand, [trick])
}

/** A hand as it looks now, and whether its owner is expected to act. */
export interface HandPage {
  readonly page: Page
  readonly urgent: boolean
}

/** Draws up hands, those of a practice with its tips. */
export const handPages =
  ({ looks, tips, now }: { readonly looks: Looks; readonly tips: Tips; readonly now: () => number }) =>
  /** @param table the table as the hand's owner sees it */
  (table: TableView, reader: { readonly user: UserId; readonly t: T }, extra: HandExtra): HandPage => {
    const { t } = reader
    const view = shownAt(table, now())
    const { deal, status, suspended, viewer } = view
    if (suspended !== null) return { page: asHand(presentResting(view, t)), urgent: true }
    const page = (isPractice(view) ? presentPractice : presentHand)(view, t, {
      look: looks.of(reader),
      ...(extra.mode && { mode: extra.mode }),
      ...(extra.kind && { kind: extra.kind }),
      ...(extra.asks && { call: extra.asks }),
      ...(extra.tip && deal && { tip: tips(deal) }),
      ...(extra.refusal && { notice: refusalText(t, extra.refusal, view, extra.call) }),
    })
    // The last trick is shown at once, for the result comes soon.
    const acts = deal?.turn === viewer || deal?.turn === null
    return { page: asHand(page), urgent: status !== 'playing' || acts || mustAnswer(view) || mustAnswerClaim(view) }
  }
