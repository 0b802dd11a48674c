import { plainKind } from '../../../engine/index.js'
import type { Card, ReservationKind, Suit } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { capital, cardText, reservationName } from '../../look/names.js'

const suitOfSolo: Partial<Record<ReservationKind, Suit>> = {
  kreuzsolo: 'C',
  piksolo: 'S',
  herzsolo: 'H',
  karosolo: 'D',
}
const kreuzDame: Card = 'CQ'
const herzTen: Card = 'HT'

/** What a reservation means, in one line of at most 100 characters. */
export function reservationLine(kind: ReservationKind, t: T): string {
  if (kind === 'hochzeit fehl') return t('reserve.fehl')
  if (kind === 'hochzeit trumpf') return t('reserve.trumpf')
  const plain = plainKind(kind)
  const suit = suitOfSolo[plain]
  if (suit) return t('reserve.suit', { suit: capital(t(`suit.${suit}`)), card: cardText(herzTen, t) })
  switch (plain) {
    case 'hochzeit':
      return t('reserve.hochzeit', { card: cardText(kreuzDame, t) })
    case 'armut':
    case 'kartenabgabe':
    case 'schmeissen':
    case 'damensolo':
    case 'bubensolo':
    case 'fleischlos':
      return t(`reserve.${plain}`)
    case 'kreuzsolo':
    case 'piksolo':
    case 'herzsolo':
    case 'karosolo':
      return t('hand.select')
  }
}

/** Reservations as the options of a select. */
export const reservationOptions = (kinds: readonly ReservationKind[], t: T) =>
  kinds.map((kind) => ({
    label: capital(reservationName(kind, t)),
    value: kind,
    description: reservationLine(kind, t),
  }))
