import { factsOf, isSolo, plainKind } from '../../../engine/index.js'
import type { ReservationKind, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { cardsLine } from '../../look/cards.js'
import { inOrderOf } from '../../look/hand-order.js'
import { capital, reservationName, who } from '../../look/names.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import { handPicture } from '../../look/pictures.js'
import { reservationLine, reservationOptions } from '../../look/reservation-line.js'
import { turnLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { aheadLine, answersAhead, mayAnswerAhead } from './ahead.js'
import {
  healthyPress,
  pickLaterPress,
  pickReservationPress,
  refreshPress,
  reserveLaterPress,
  reservePress,
} from './buttons.js'
import type { HandContext } from './hand-context.js'

/** What the viewer may declare now. */
export const kindsOf = (deal: View): ReservationKind[] =>
  deal.legal.flatMap((action) => (action.type === 'reserve' ? [action.kind] : []))

/** Whether the viewer may declare this, now or in advance. */
export const mayDeclare = (view: TableView, deal: View, kind: ReservationKind): boolean =>
  kindsOf(deal).includes(kind) || (mayAnswerAhead(deal) && view.declarable.includes(kind))

const spoken = ({ view, deal, t }: HandContext): string =>
  dots(
    ...([1, 2, 3, 4] as const).map((step) => {
      const seat = ((deal.dealer + step) % 4) as 0 | 1 | 2 | 3
      const said = deal.said[seat]
      return said ? `${who(view, seat, t)} ${t(`table.said.${said}`)}` : null
    }),
  )

/** What the viewer has said, the kind of the reservation included. */
const ownWord = (own: 'healthy' | 'reservation', { declared }: View, t: T): string =>
  own === 'healthy' || declared === null
    ? t('hand.healthy')
    : t('hand.reservation', { game: reservationName(declared, t) })

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
    : lines(own && ownWord(own, deal, t), turnLine(view, deal, t), ahead && aheadLine(view, deal, t))
  const hint = (mine ? kinds : view.declarable).includes('hochzeit') ? t('hand.hochzeit-hint') : null
  const meant = view.advance?.type === 'reserve' ? view.advance.kind : deal.declared
  const chosen = meant === null ? deal : inOrderOf(deal, meant)
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

/** That the points of who plays alone count three times, where they do. */
function threefoldLine({ rules }: View, t: T): string | null {
  const { aloneThreefold } = factsOf(rules).score
  return aloneThreefold === null ? null : t(`hand.threefold.${aloneThreefold}`)
}

/**
 * A reservation that was picked but not yet declared, now or in advance: the hand as it would stand in that game, and
 * the other choices, so that one can look at each before one commits.
 */
export function presentConfirm({ view, deal, t, look, head }: HandContext, kind: ReservationKind): Page {
  const { id: table, version } = view
  const game = reservationName(kind, t)
  const held = inOrderOf(deal, kind)
  const now = kindsOf(deal)
  const ahead = now.length === 0
  const choices = reservationOptions(ahead ? view.declarable : now, t).map((option) => ({
    ...option,
    default: option.value === kind,
  }))
  const solo = isSolo(plainKind(kind))
  return page({
    head: lines(
      head,
      capital(t(ahead ? 'hand.confirm-ahead' : 'hand.confirm', { game })),
      reservationLine(kind, t),
      solo && threefoldLine(deal, t),
      t('hand.confirm-order'),
    ),
    picture: handPicture(view, t, look, held),
    foot: cardsLine(held, t, look),
    accent: 'brass',
    rows: [
      ...rows([
        button(
          (ahead ? reserveLaterPress : reservePress)({ table, version, kind }),
          capital(solo ? t('button.solo', { game }) : game),
          { style: 'go' },
        ),
        button(refreshPress({ table }), t('button.back')),
      ]),
      select(
        (ahead ? pickLaterPress : pickReservationPress)({ table, version }),
        t(ahead ? 'advance.select' : 'hand.select'),
        choices,
      ),
    ],
  })
}
