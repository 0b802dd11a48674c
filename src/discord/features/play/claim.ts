import { eyesOf, seats } from '../../../engine/index.js'
import type { ClaimView, Seat, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { cardsLine, trickLine } from '../../look/cards.js'
import { cardsText, listOf, who } from '../../look/names.js'
import { button, dots, lines, page, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { handPicture } from '../../look/pictures.js'
import type { Page } from '../../road/message.js'
import {
  askClaimPress,
  callsPress,
  claimNoPress,
  claimPress,
  claimYesPress,
  giveUpPress,
  refreshPress,
} from './buttons.js'
import type { HandContext } from './hand-context.js'

/** From so many cards in hand on the end of a deal is in sight, so that it may be claimed or given up even if nothing is sure. */
const fewCards = 6

/** Offers to end the deal early, where that makes sense: the rest is sure, or few cards are left. */
export function claimButton({ view, deal, t }: HandContext): readonly Button[] {
  const may = deal.mayClaim
  if (may === null || !(may.claim || may.giveUp) || !(may.sure || deal.hand.length <= fewCards)) return []
  const label = t(may.sure ? 'button.ask-claim-sure' : 'button.ask-claim')
  return [button(askClaimPress({ table: view.id, version: view.version }), label, may.sure ? { style: 'go' } : {})]
}

/** What either way of ending the deal does, before anybody is asked. */
export function presentAskClaim({ view, deal, t, look, head }: HandContext): Page {
  const { id: table, version } = view
  const may = deal.mayClaim
  const alone = deal.alone && deal.declarer === deal.viewer
  const people = may?.giveUp === true && !alone
  return page({
    head: lines(
      head,
      `**${t('claim.title')}**`,
      may === null && t('claim.none'),
      may?.claim === true && t(may.sure ? 'claim.about-sure' : 'claim.about'),
      may?.giveUp === true && t(people ? 'claim.about-give-up-party' : 'claim.about-give-up'),
      may !== null && `-# ${t('claim.about-points')}`,
    ),
    picture: handPicture(view, t, look),
    foot: cardsLine(deal, t, look),
    accent: 'brass',
    rows: rows([
      ...(may?.claim === true
        ? [button(claimPress({ table, version }), t('button.claim'), { style: may.sure ? 'go' : 'main' })]
        : []),
      ...(may?.giveUp === true
        ? [button(giveUpPress({ table, version }), t('button.give-up'), { style: 'danger' })]
        : []),
      button(refreshPress({ table }), t('button.back')),
    ]),
  })
}

/** What is claimed or given up, and whose answer is awaited; null while nothing is. */
export function claimLine(view: TableView, { claim }: View, t: T): string | null {
  if (claim === null) return null
  const name = who(view, claim.seat, t)
  const names = listOf(
    claim.asked.map((seat) => who(view, seat, t)),
    t,
  )
  const what = claim.gives ? t('claim.gives', { name }) : t(claim.sure ? 'claim.sure' : 'claim.claims', { name })
  return lines(`**${what}**`, t(claim.sure ? 'claim.asked-calls' : 'claim.asked', { names }))
}

/** The hands that lie open, each in one line; none in most deals. */
export const openLines = (view: TableView, { shown }: View, t: T): readonly string[] =>
  seats.flatMap((seat) => {
    const hand = shown[seat]
    if (hand === null || hand.length === 0) return []
    if (seat === view.viewer) return [t('claim.open-own')]
    const eyes = t('table.eyes', { count: hand.reduce((sum, card) => sum + eyesOf(card), 0) })
    return [dots(t('claim.open', { name: who(view, seat, t), cards: cardsText(hand, t) }), eyes)]
  })

/** The buttons with which a claim is answered; `own`: only to take it back. */
function answerButtons({ id: table, version }: TableView, { sure, gives }: ClaimView, t: T): readonly Button[] {
  const yes = button(claimYesPress({ table, version }), t(sure ? 'button.claim-seen' : 'button.claim-yes'), {
    style: 'go',
  })
  return sure && !gives ? [yes] : [yes, button(claimNoPress({ table, version }), t('button.claim-no'))]
}

/** The same for the table's message. */
export const claimButtons = (view: TableView, { claim }: View, t: T): readonly Button[] =>
  claim === null ? [] : answerButtons(view, claim, t)

/** Whether the owner of this hand has to answer a claim. */
export const mustAnswerClaim = ({ deal, viewer }: TableView): boolean =>
  deal !== null && deal.claim !== null && deal.claim.asked.some((seat: Seat) => seat === viewer)

/** The hand while a claim stands: what is asked, the open cards, and the own answer. */
export function presentClaimed({ view, deal, t, look, head }: HandContext, claim: ClaimView): Page {
  const { id: table, version } = view
  const asked = mustAnswerClaim(view)
  const own = claim.seat === deal.viewer
  const mayDecline = deal.legal.some(({ type }) => type === 'decline')
  const no = button(claimNoPress({ table, version }), t(own ? 'button.claim-back' : 'button.claim-no'))
  const yes = button(claimYesPress({ table, version }), t(mayDecline ? 'button.claim-yes' : 'button.claim-seen'), {
    style: 'go',
  })
  return page({
    head: lines(
      head,
      claimLine(view, deal, t),
      ...openLines(view, deal, t),
      trickLine(view, deal, t, t('hand.you')),
      !asked && t(own ? 'claim.own' : 'claim.waiting'),
    ),
    picture: handPicture(view, t, look),
    foot: cardsLine(deal, t, look),
    accent: asked ? 'brass' : 'felt',
    rows: rows([
      ...(asked ? [yes] : []),
      ...(mayDecline ? [no] : []),
      ...(deal.calls.length > 0 ? [button(callsPress({ table, version }), t('button.calls'), { style: 'main' })] : []),
      button(refreshPress({ table }), '', { emoji: { name: '🔄' } }),
    ]),
  })
}
