import type { Move, Seat } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { Tip, TipReason } from '../../../table/tip.js'
import type { TableView } from '../../../table/view.js'
import { callName, capital, cardsText, cardText, markOf, reservationName } from '../../look/names.js'

/** What to do, in words. */
function advice(view: TableView, move: Move, t: T): string {
  switch (move.type) {
    case 'healthy':
      return t('button.healthy')
    case 'reserve':
      return capital(reservationName(move.kind, t))
    case 'take':
      return t('button.take')
    case 'pass':
      return t('button.pass')
    case 'give':
      return cardsText(move.cards, t)
    case 'genscher':
      return markOf(view, move.partner)
    case 'announce':
      return capital(callName(move.call, t))
    case 'play':
      return cardText(move.card, t)
    case 'claim':
      return t('button.claim')
    case 'give-up':
      return t('button.give-up')
    case 'agree':
      return t('button.claim-yes')
    case 'decline':
      return t('button.claim-no')
  }
}

function reasonText(view: TableView, reason: TipReason, t: T): string {
  const name = (seat: Seat): string => markOf(view, seat)
  switch (reason.code) {
    case 'top':
      return t('tip.top', { suit: t(`suit.${reason.group}`), out: reason.out })
    case 'empty':
      return t('tip.empty', { suit: t(`suit.${reason.suit}`) })
    case 'keep':
      return t('tip.keep', { card: cardText(reason.card, t) })
    case 'feed':
    case 'feed-likely':
      return t(`tip.${reason.code}`, { name: name(reason.seat), eyes: reason.eyes })
    case 'partner-ahead':
      return t('tip.partner-ahead', { name: name(reason.seat) })
    case 'healthy':
    case 'few-trumps':
    case 'take':
    case 'pass':
      return t(`tip.${reason.code}`, { trumps: reason.trumps })
    case 'solo':
    case 'call':
    case 'take-last':
    case 'take-safe':
    case 'take-try':
    case 'lost':
    case 'cheap':
      return t(`tip.${reason.code}`, { eyes: reason.eyes })
    case 'only':
    case 'hochzeit':
    case 'throw-in':
    case 'give':
    case 'must-call':
    case 'partner':
    case 'draw-trumps':
    case 'free':
      return t(`tip.${reason.code}`)
  }
}

/** A tip in one line: what to do, and why. */
export const tipText = (view: TableView, { move, reason }: Tip, t: T): string =>
  t('tip.line', { what: advice(view, move, t), why: reasonText(view, reason, t) })
