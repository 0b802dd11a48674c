import { seats } from '../../../engine/index.js'
import type { View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardsLine, heldCards } from '../../look/cards.js'
import { cardName, cardsText, cardText, who } from '../../look/names.js'
import { button, lines, page, rows, select } from '../../look/parts.js'
import { handPicture } from '../../look/pictures.js'
import { turnLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { givePress, passPress, refreshPress, takePress } from './buttons.js'
import type { HandContext } from './hand-context.js'

/** What came to the hand's owner in an exchange of cards; null: nothing did, or a trick has been taken since. */
export const receivedLine = ({ received }: View, t: T): string | null =>
  received.length === 0 ? null : t('hand.received', { cards: cardsText(received, t) })

/** An Armut or Kartenabgabe before the first trick: take it up or not, what to give back, or whom it waits for. */
export function presentArmut({ view, deal, t, look, head }: HandContext): Page {
  const { id: table, version } = view
  const asked = deal.legal.some((action) => action.type === 'take' || action.type === 'pass')
  const gives = deal.legal.some((action) => action.type === 'give') && deal.toGive > 0
  const most = Math.max(...seats.map((seat) => deal.handSizes[seat]))
  const laid = deal.declarer === null ? 0 : most - deal.handSizes[deal.declarer]
  const duty = asked
    ? t('hand.turn.armut', {
        name: deal.declarer === null ? '' : who(view, deal.declarer, t),
        count: t('table.cards', { count: laid }),
      })
    : gives
      ? t(deal.turn === deal.declarer ? 'hand.turn.lay' : 'hand.turn.give', { count: deal.toGive })
      : turnLine(view, deal, t)
  return page({
    head: lines(head, duty, receivedLine(deal, t)),
    picture: handPicture(view, t, look),
    foot: cardsLine(deal, t, look),
    accent: asked || gives ? 'brass' : 'felt',
    rows: asked
      ? rows([
          button(takePress({ table, version }), t('button.take'), { style: 'go' }),
          button(passPress({ table, version }), t('button.pass')),
        ])
      : gives
        ? [
            select(
              givePress({ table, version }),
              t('hand.give-select', { count: deal.toGive }),
              heldCards(deal, look).map(({ card, slot }) => ({
                label: cardText(card, t),
                value: `${slot}`,
                description: cardName(card, t),
              })),
              { count: deal.toGive },
            ),
          ]
        : rows([button(refreshPress({ table }), '', { emoji: { name: '🔄' } })]),
  })
}
