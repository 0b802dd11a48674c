import { isSolo, plainKind } from '../../../engine/index.js'
import type { ReservationKind, View } from '../../../engine/index.js'
import { cardsLine } from '../../look/cards.js'
import { inOrderOf } from '../../look/hand-order.js'
import { capital, reservationName, who } from '../../look/names.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import { handPicture } from '../../look/pictures.js'
import { reservationLine, reservationOptions } from '../../look/reservation-line.js'
import { turnLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { aheadLine, answersAhead, mayAnswerAhead } from './ahead.js'
import { healthyPress, pickReservationPress, refreshPress, reservePress } from './buttons.js'
import type { HandContext } from './hand-context.js'

/** What the viewer may declare now. */
export const kindsOf = (deal: View): ReservationKind[] =>
  deal.legal.flatMap((action) => (action.type === 'reserve' ? [action.kind] : []))

const spoken = ({ view, deal, t }: HandContext): string =>
  dots(
    ...([1, 2, 3, 4] as const).map((step) => {
      const seat = ((deal.dealer + step) % 4) as 0 | 1 | 2 | 3
      const said = deal.said[seat]
      return said ? `${who(view, seat, t)} ${t(`table.said.${said}`)}` : null
    }),
  )

/** Gesund or one of the reservations that this hand may declare; while others think, only the cards. */
export function presentReservations(context: HandContext): Page {
  const { view, deal, t, look, head } = context
  const kinds = kindsOf(deal)
  const healthy = deal.legal.some((action) => action.type === 'healthy')
  const mine = healthy || kinds.length > 0
  const { id: table, version } = view
  const own = deal.viewer === 'spectator' ? null : deal.said[deal.viewer]
  const ahead = mayAnswerAhead(deal)
  const duty = mine
    ? t(healthy ? 'hand.turn.reserve' : 'hand.turn.forced')
    : lines(own && t(`hand.${own}`), turnLine(view, deal, t), ahead && aheadLine(view, deal, t))
  const hint = (mine ? kinds : view.declarable).includes('hochzeit') ? t('hand.hochzeit-hint') : null
  const chosen = view.advance?.type === 'reserve' ? inOrderOf(deal, view.advance.kind) : deal
  return page({
    head: lines(head, spoken(context), duty, hint),
    picture: handPicture(view, t, look, chosen),
    foot: cardsLine(chosen, t, look),
    accent: mine ? 'brass' : 'felt',
    rows: mine
      ? [
          ...rows(healthy ? [button(healthyPress({ table, version }), t('button.healthy'), { style: 'go' })] : []),
          ...(kinds.length > 0
            ? [select(pickReservationPress({ table, version }), t('hand.select'), reservationOptions(kinds, t))]
            : []),
        ]
      : [
          ...(ahead ? answersAhead(context) : []),
          ...rows([button(refreshPress({ table }), '', { emoji: { name: '🔄' } })]),
        ],
  })
}

/**
 * A reservation that was picked but not yet declared, which cannot be taken back: the hand as it would stand in that game, and
 * the other choices, so that one can look at each before one commits.
 */
export function presentConfirm({ view, deal, t, look, head }: HandContext, kind: ReservationKind): Page {
  const { id: table, version } = view
  const game = reservationName(kind, t)
  const held = inOrderOf(deal, kind)
  const choices = reservationOptions(kindsOf(deal), t).map((option) => ({ ...option, default: option.value === kind }))
  return page({
    head: lines(head, capital(t('hand.confirm', { game })), reservationLine(kind, t), t('hand.confirm-order')),
    picture: handPicture(view, t, look, held),
    foot: cardsLine(held, t, look),
    accent: 'brass',
    rows: [
      ...rows([
        button(
          reservePress({ table, version, kind }),
          capital(isSolo(plainKind(kind)) ? t('button.solo', { game }) : game),
          { style: 'go' },
        ),
        button(refreshPress({ table }), t('button.back')),
      ]),
      select(pickReservationPress({ table, version }), t('hand.select'), choices),
    ],
  })
}
