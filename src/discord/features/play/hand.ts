import type { Call, Card, ReservationKind, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { TableView } from '../../../table/view.js'
import { altPlayable } from '../../look/alt.js'
import { cardsLine, heldCards, trickLine, trickNumber } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import {
  callName,
  capital,
  cardText,
  gameLine,
  ledName,
  markOf,
  partyName,
  saidName,
  rulesName,
  tableName,
  who,
} from '../../look/names.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { ownPflichtLine } from '../../look/pflichtsolo.js'
import { handPicture, lastPlayed, tablePicture } from '../../look/pictures.js'
import { resultText } from '../../look/result-lines.js'
import { lastResultPicture } from '../../look/result-pictures.js'
import { rowOf, sheetText } from '../../look/score-lines.js'
import { bockLine } from '../../look/bock-lines.js'
import { standingNow } from '../../look/standing-now.js'
import { dealerLine, timeLine, turnLine, wasUnplayed } from '../../look/table-lines.js'
import { standsLine } from '../../look/trick-band.js'
import type { Page, Picture } from '../../road/message.js'
import { presentReturn } from '../people/pages.js'
import { isReady, waitingLine } from '../../look/waiting.js'
import { aheadLine, canFollow, cardsAhead, chosenSlot, playsItself } from './ahead.js'
import { presentArmut, receivedLine } from './armut.js'
import {
  callsPress,
  continuePress,
  genscherPress,
  lastTrickPress,
  playPress,
  refreshPress,
  unsayPress,
} from './buttons.js'
import { presentCalls } from './calls.js'
import { claimButton, openLines, presentAskClaim, presentClaimed } from './claim.js'
import { declaringCard } from './hand-context.js'
import type { HandContext } from './hand-context.js'
import { mayDeclare, presentConfirm, presentReservations } from './reservations.js'
import { withQuestions } from '../people/questions.js'
import { presentSitsOut } from './sits-out.js'
import { takeBackButton, takeBackInHand } from './take-back.js'

export interface HandOptions {
  readonly look: Look
  /** What the hand shows instead of its cards: the calls, how to end the deal early, or the question whether a reservation is really meant. */
  readonly mode?: 'calls' | 'claim' | 'confirm'
  /** The reservation that `confirm` asks about. */
  readonly kind?: ReservationKind
  /** The high call that `calls` asks about. */
  readonly call?: Call
  /** A line above everything, e.g. why the last press did nothing. */
  readonly notice?: string
}

type Chosen = { readonly [K in 'mode' | 'kind' | 'call']: HandOptions[K] | undefined }

const myTurn = (deal: View): boolean => deal.turn !== null && deal.turn === deal.viewer

/** Nothing but a call may be made: the Pflichtansage is due. */
const mustCall = (deal: View): boolean =>
  deal.legal.length > 0 && deal.legal.every((action) => action.type === 'announce') && myTurn(deal)

/** Whom the holder of both Karo-Könige may choose now. */
function genscherRows({ view, deal, t }: HandContext): ReturnType<typeof select>[] {
  const partners = deal.legal.flatMap((action) => (action.type === 'genscher' ? [action.partner] : []))
  if (partners.length === 0) return []
  const options = partners.map((seat) => ({ label: markOf(view, seat), value: `${seat}` }))
  return [select(genscherPress({ table: view.id, version: view.version }), t('hand.genscher'), options)]
}

/** What the viewer has to do, or who is to play. */
function dutyLine(view: TableView, deal: View, t: T): string {
  if (!myTurn(deal)) return turnLine(view, deal, t) ?? t('table.finished')
  const first = deal.trick?.cards[0]
  const led = ledName(deal, t)
  const own = deal.ownParty
  if (mustCall(deal) && own !== null) return t('hand.turn.must-call', { call: callName(own, t) })
  if (playsItself(deal)) return t('hand.turn.last')
  if (first === undefined || led === null) return t('hand.turn.lead')
  return canFollow(deal, first) ? t('hand.turn.follow', { led }) : t('hand.turn.free', { led })
}

/** The viewer's party, and the partner where that is proven. */
function partyLine(view: TableView, deal: View, t: T): string | null {
  if (deal.ownParty === null || deal.viewer === 'spectator') return null
  const party = partyName(deal.ownParty, t)
  const partners = ([0, 1, 2, 3] as const).filter(
    (seat) => seat !== deal.viewer && deal.parties[seat] === deal.ownParty,
  )
  const [partner] = partners
  return partners.length === 1 && partner !== undefined
    ? t('hand.party-with', { party, partner: who(view, partner, t) })
    : t('hand.party', { party })
}

/** A button for each card in the order of the picture; only what may be played, now or when the turn comes, can be pressed. */
function cardButtons(context: HandContext): Button[] {
  const { view, deal, t, look } = context
  // Cards that a claim left in the hand are not played any more.
  if (deal.phase === 'over') return []
  if (deal.phase === 'playing' && !myTurn(deal)) return cardsAhead(context)
  const playable = (card: Card): boolean =>
    myTurn(deal) && deal.legal.some((action) => action.type === 'play' && action.card === card)
  const chosen = chosenSlot(view, deal)
  const declares = declaringCard(deal)
  return heldCards(deal, look).map(({ card, slot }) => {
    const name = cardText(card, t)
    const label = card === declares ? t(card === 'DA' ? 'button.schwein' : 'button.superschwein', { card: name }) : name
    return button(
      playPress({ table: view.id, version: view.version, slot, card }),
      slot === chosen ? t('advance.marked', { label }) : label,
      { off: !playable(card), emoji: look.emoji(card) },
    )
  })
}

/** What the picture would say: the cards, which may be played, the one played last; after the deal the score sheet. */
function textOnly({ view, deal, t, look }: HandContext): string {
  if (deal.phase === 'over') return sheetText(view, t)
  if (deal.hand.length === 0) return ''
  const last = deal.turn === deal.viewer ? null : lastPlayed(deal)
  return lines(cardsLine(deal, t, look), altPlayable(deal, t, last))
}

/** The deal's result with the viewer's points first, since the table's message may be out of sight. */
function resultLine(view: TableView, t: T): string | null {
  const row = rowOf(view)
  return row ? resultText(view, row, t, view.place) : null
}

const doneTitle = (view: TableView, t: T): string =>
  `**${dots(t('hand.title'), tableName(view, t))}** · ${t('table.game', { game: view.game, games: view.games })}`

/** Nobody plays here any more; after a match that was played to its end, what its last game came to. */
function presentDone(view: TableView, t: T, look: Look, notice: string | undefined): Page {
  const over = view.status === 'over'
  return page({
    head: lines(
      notice,
      over && doneTitle(view, t),
      over && resultLine(view, t),
      t(wasUnplayed(view) ? 'hand.done-unplayed' : 'hand.done', { number: view.number }),
    ),
    picture: over ? lastResultPicture(view, t, look) : null,
  })
}

/** What was announced so far, by whom. */
function saidLine({ view, deal, t }: HandContext): string | null {
  if (deal.announcements.length === 0) return null
  return t('hand.said', {
    list: deal.announcements.map((said) => `${markOf(view, said.seat)} ${saidName(said, t)}`).join(' · '),
  })
}

/** Who took the last trick, while the next one is under way: the trick itself has left the line. */
function lastTrickLine({ view, deal, t }: HandContext): string | null {
  const trick = deal.tricks.at(-1)
  if (!trick || trick.winner === null || (deal.trick?.cards.length ?? 0) === 0) return null
  return `-# ${t('hand.last-trick', { name: who(view, trick.winner, t), eyes: t('table.eyes', { count: trick.eyes }) })}`
}

/** Once the last card is played the trick takes the place of the hand; a practice shows it anyway. */
const trickPicture = (view: TableView, t: T, look: Look): Picture | null =>
  isPractice(view) ? null : tablePicture(view, t, look)

function presentCards(context: HandContext): Page {
  const { view, deal, t, look, head } = context
  const table = view.id
  const over = deal.phase === 'over'
  const result = over ? resultLine(view, t) : null
  const genscher = genscherRows(context)
  const asked = takeBackInHand(view, t)
  return page({
    head: lines(
      head,
      result,
      !over && lastTrickLine(context),
      saidLine(context),
      ...openLines(view, deal, t),
      dots(trickLine(view, deal, t, t('hand.you')), standsLine(view, deal, t)),
      dots(result === null && dutyLine(view, deal, t), partyLine(view, deal, t)),
      receivedLine(deal, t),
      asked.line,
      !over && aheadLine(view, deal, t),
      over && view.status === 'between' && `-# ${waitingLine(view, t)}`,
      genscher.length > 0 && t('hand.genscher-hint'),
    ),
    picture: over
      ? lastResultPicture(view, t, look)
      : deal.hand.length > 0 || look.trick
        ? handPicture(view, t, look)
        : trickPicture(view, t, look),
    foot: look.size === null ? textOnly(context) : '',
    accent: myTurn(deal) || asked.rows.length > 0 ? 'brass' : 'felt',
    rows: [
      ...rows(cardButtons(context)),
      ...genscher,
      ...asked.rows,
      ...rows([
        ...(over && view.status === 'between'
          ? [button(continuePress({ table }), t('button.continue'), { style: 'go', off: isReady(view) })]
          : []),
        button(lastTrickPress({ table }), t('button.last-trick'), { off: deal.tricks.length === 0 }),
        button(refreshPress({ table }), '', { emoji: { name: '🔄' } }),
        ...(deal.calls.length > 0
          ? [button(callsPress({ table, version: view.version }), t('button.calls'), { style: 'main' })]
          : []),
        ...claimButton(context),
        ...takeBackButton(view, t),
        ...(myTurn(deal) && view.advance !== null ? [button(unsayPress({ table }), t('button.dismiss'))] : []),
      ]),
    ],
  })
}

/**
 * The viewer's private hand in every state: reservations, Armut, playing, waiting, calls, the deal over.
 * @param view the table as the hand's owner sees it; for somebody who does not sit there the page says so
 */
export function presentHand(view: TableView, t: T, { look, mode, kind, call, notice }: HandOptions): Page {
  const { deal, number } = view
  // Whoever has left last sees it too.
  if (view.status === 'over' || view.status === 'closed') return presentDone(view, t, look, notice)
  if (view.place === null) {
    if (view.mayReturn !== null) return presentReturn(view, t, 'refusal.not-seated-back', notice)
    return page({ head: lines(notice, t('hand.spectator', { number, room: `<#${view.room}>` })) })
  }
  if (!deal) return page({ head: lines(notice, t('hand.lobby', { number })) })
  if (view.viewer === 'spectator')
    return withQuestions(presentSitsOut(view, deal, t, { look, ...(notice === undefined ? {} : { notice }) }), view, t)
  const title = dots(t('hand.title'), tableName(view, t))
  const place = dots(
    t('table.game', { game: view.game, games: view.games }),
    deal.phase === 'playing' && t('table.trick', { trick: trickNumber(deal) }),
    deal.phase === 'reservations' && dealerLine(view, t),
  )
  const facts = deal.phase === 'playing' && deal.game !== 'normal' ? gameLine(view, t) : null
  const bock = deal.phase === 'over' ? null : bockLine(view, deal, t)
  const head = lines(
    notice,
    `**${title}** · ${place}`,
    `-# ${dots(facts ? capital(facts) : rulesName(view.rules, t), myTurn(deal) && timeLine(view, t))}`,
    bock !== null && `-# ${bock}`,
    ownPflichtLine(view, t),
    deal.phase !== 'over' && standingNow(view, t),
  )
  const shown = presentInDeal({ view, deal, t, look, head }, { mode, kind, call })
  return withQuestions(shown, view, t)
}

/** The hand in each phase of a deal, or what takes its place. */
function presentInDeal(context: HandContext, { mode, kind, call }: Chosen): Page {
  const { deal } = context
  if (deal.phase === 'reservations') {
    return mode === 'confirm' && kind && mayDeclare(context.view, deal, kind)
      ? presentConfirm(context, kind)
      : presentReservations(context)
  }
  if (deal.phase === 'armut') return presentArmut(context)
  if (deal.phase !== 'playing') return presentCards(context)
  if (mode === 'calls') return presentCalls(context, call)
  if (deal.claim !== null) return presentClaimed(context, deal.claim)
  return mode === 'claim' ? presentAskClaim(context) : presentCards(context)
}
