import { suitOf } from '../../../engine/index.js'
import type { Card, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { heldCards } from '../../look/cards.js'
import { capital, cardText, ledName, reservationName } from '../../look/names.js'
import { button, rows, select } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { reservationOptions } from '../../look/reservation-line.js'
import { healthyLaterPress, laterPress, pickLaterPress, unsayPress } from './buttons.js'
import type { HandContext } from './hand-context.js'

/** Tells whether the viewer can follow a card that was led. */
export function canFollow(deal: View, led: Card): boolean {
  return deal.hand.some((card) => follows(deal, card, led))
}

function follows({ trumps }: View, card: Card, led: Card): boolean {
  if (trumps.includes(led)) return trumps.includes(card)
  return !trumps.includes(card) && suitOf(card) === suitOf(led)
}

/** Whether a card may still turn out to be legal when the viewer's turn comes: in this trick the led card decides already. */
function mayBecomeLegal(deal: View, card: Card): boolean {
  const { trick, viewer } = deal
  const led = trick?.cards[0]
  if (!trick || led === undefined || viewer === 'spectator') return true
  const hasPlayed = (viewer - trick.leader + 4) % 4 < trick.cards.length
  return hasPlayed || !canFollow(deal, led) || follows(deal, card, led)
}

/** Whether the viewer's last card is due and nothing can be said before it: it is played by itself. */
export const playsItself = ({ phase, turn, viewer, hand, legal }: View): boolean =>
  phase === 'playing' && turn === viewer && hand.length === 1 && legal.length === 1 && legal[0]?.type === 'play'

/** The place in the hand of the card that was chosen in advance; -1: none was. */
export function chosenSlot({ advance }: TableView, deal: View): number {
  return advance?.type === 'play' ? deal.hand.indexOf(advance.card) : -1
}

/** The cards while somebody else is on turn: pressed, they are played when the turn comes; pressed again, not. */
export function cardsAhead({ view, deal, t, look }: HandContext): Button[] {
  const { id: table, version } = view
  const chosen = chosenSlot(view, deal)
  return heldCards(deal, look).map(({ card, slot }) => {
    const emoji = look.emoji(card)
    const label = cardText(card, t)
    return slot === chosen && mayBecomeLegal(deal, card)
      ? button(unsayPress({ table }), t('advance.marked', { label }), { style: 'main', emoji })
      : button(laterPress({ table, version, slot, card }), label, { emoji, off: !mayBecomeLegal(deal, card) })
  })
}

/** What the viewer has chosen in advance, or that this can be done; null where it cannot. */
export function aheadLine({ advance, takeBack }: TableView, deal: View, t: T): string | null {
  const mine = deal.turn === deal.viewer
  if (advance?.type === 'play') {
    const card = cardText(advance.card, t)
    const led = ledName(deal, t)
    if (!mine && led !== null && !mayBecomeLegal(deal, advance.card)) return t('advance.gone', { card, led })
    return t(mine ? 'advance.soon' : 'advance.card', { card })
  }
  if (advance !== null) {
    const answer = advance.type === 'healthy' ? t('button.healthy') : capital(reservationName(advance.kind, t))
    return t('advance.said', { answer })
  }
  // The last card is played by itself, so there is nothing to choose.
  const none = mine || deal.turn === null || deal.hand.length <= 1 || takeBack !== null
  return none ? null : `-# ${t('advance.hint')}`
}

/** Whether the viewer may answer before being asked. */
export const mayAnswerAhead = (deal: View): boolean =>
  deal.phase === 'reservations' &&
  deal.viewer !== 'spectator' &&
  deal.turn !== deal.viewer &&
  deal.forced === null &&
  deal.said[deal.viewer] === null

/** Gesund or a reservation, while others are still asked. */
export function answersAhead({ view, t }: HandContext): ReturnType<typeof rows> {
  const { id: table, version, advance, declarable } = view
  const said = advance?.type === 'healthy'
  const withdraw = button(unsayPress({ table }), t('button.dismiss'))
  return [
    ...rows([
      said
        ? button(unsayPress({ table }), t('advance.marked', { label: t('button.healthy') }), { style: 'main' })
        : button(healthyLaterPress({ table, version }), t('button.healthy')),
      ...(advance?.type === 'reserve' ? [withdraw] : []),
    ]),
    ...(declarable.length === 0
      ? []
      : [
          select(
            pickLaterPress({ table, version }),
            t('advance.select'),
            reservationOptions(declarable, t).map((option) => ({
              ...option,
              default: advance?.type === 'reserve' && advance.kind === option.value,
            })),
          ),
        ]),
  ]
}
