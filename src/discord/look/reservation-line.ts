import { isSolo, isSuitSolo, plainKind, soloSuit } from '../../engine/index.js'
import type { Card, ReservationKind } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { capital, cardText, reservationName } from './names.js'

const kreuzDame: Card = 'CQ'
const herzTen: Card = 'HT'

/** What a reservation means, in one line of at most 100 characters. */
export function reservationLine(kind: ReservationKind, t: T): string {
  if (kind === 'hochzeit fehl') return t('reserve.fehl')
  if (kind === 'hochzeit trumpf') return t('reserve.trumpf')
  const plain = plainKind(kind)
  if (plain === 'hochzeit') return t('reserve.hochzeit', { card: cardText(kreuzDame, t) })
  if (!isSolo(plain) || !isSuitSolo(plain)) return t(`reserve.${plain}`)
  return t('reserve.suit', { suit: t(`suit.${soloSuit(plain)}`), card: cardText(herzTen, t) })
}

/** Reservations as the options of a select. */
export const reservationOptions = (kinds: readonly ReservationKind[], t: T) =>
  kinds.map((kind) => ({
    label: capital(reservationName(kind, t)),
    value: kind,
    description: reservationLine(kind, t),
  }))
