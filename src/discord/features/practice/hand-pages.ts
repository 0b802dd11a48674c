import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { Tips } from '../../../table/tip.js'
import type { TableView, UserId } from '../../../table/view.js'
import type { HandExtra } from '../../live/hand-extra.js'
import type { Looks } from '../../look/looks.js'
import { refusalText } from '../../look/refusal.js'
import type { Page } from '../../road/message.js'
import { presentHand } from '../play/hand.js'
import { mustAnswer } from '../play/take-back.js'
import { presentResting } from '../rest/page.js'
import { presentPractice } from './page.js'

/** A hand as it looks now, and whether its owner is expected to act. */
export interface HandPage {
  readonly page: Page
  readonly urgent: boolean
}

/** Draws up hands, those of a practice with its tips. */
export const handPages =
  ({ looks, tips }: { readonly looks: Looks; readonly tips: Tips }) =>
  /** @param view the table as the hand's owner sees it */
  (view: TableView, reader: { readonly user: UserId; readonly t: T }, extra: HandExtra): HandPage => {
    const { t } = reader
    const { deal, status, suspended, viewer } = view
    if (suspended !== null) return { page: presentResting(view, t), urgent: true }
    const page = (isPractice(view) ? presentPractice : presentHand)(view, t, {
      look: looks.of(reader),
      ...(extra.mode && { mode: extra.mode }),
      ...(extra.kind && { kind: extra.kind }),
      ...(extra.tip && deal && { tip: tips(deal) }),
      ...(extra.refusal && { notice: refusalText(t, extra.refusal, view, extra.call) }),
    })
    return { page, urgent: status !== 'playing' || deal?.turn === viewer || mustAnswer(view) }
  }
