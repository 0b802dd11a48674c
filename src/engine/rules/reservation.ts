import { bitCount, kingMask, kreuzDame, nineMask } from '../face.js'
import { isSolo, soloKinds } from '../game.js'
import type { ReservationKind } from '../game.js'
import { seatAfter } from '../seat.js'
import type { Seat } from '../seat.js'
import type { Options } from './options.js'
import { trumpMask } from './order.js'
import type { Variant } from './variant.js'

/** Cards of a hand (two masks) that lie in a set of faces. */
const count = (once: number, twice: number, faces: number): number => bitCount(once & faces) + bitCount(twice & faces)

/** Number of trumps that a hand holds by the ranks of a Normalspiel. */
export const trumpsHeld = (variant: Variant, once: number, twice: number): number =>
  count(once, twice, trumpMask(variant.orders.normal))

/** Whether a hand holds both Kreuz-Damen. */
export const holdsBothQueens = (twice: number): boolean => ((twice >>> kreuzDame) & 1) === 1

function mayThrow({ options }: Variant, trumps: number, once: number, twice: number): boolean {
  const { schmeissenNines, schmeissenKings, schmeissenTrumps } = options
  return (
    (schmeissenNines > 0 && count(once, twice, nineMask) >= schmeissenNines) ||
    (schmeissenKings > 0 && count(once, twice, kingMask) >= schmeissenKings) ||
    trumps <= schmeissenTrumps
  )
}

/**
 * What a dealt hand may declare (TSR 4.1; Armut with one to three trumps, Kartenabgabe with exactly three and a partner).
 * @param once faces held, `twice` faces held twice, as masks
 */
export function reservationsFor(variant: Variant, once: number, twice: number): ReservationKind[] {
  const kinds: ReservationKind[] = []
  const trumps = trumpsHeld(variant, once, twice)
  const both = holdsBothQueens(twice)
  if (both) kinds.push('hochzeit')
  if (variant.options.armut && trumps >= 1 && trumps <= 3) kinds.push('armut')
  if (mayThrow(variant, trumps, once, twice)) kinds.push('schmeissen')
  if (variant.options.kartenabgabe && trumps === 3 && !both) kinds.push('kartenabgabe')
  kinds.push(...variant.soli)
  return kinds
}

const groups: Readonly<Record<Options['reservationOrder'], readonly string[]>> = {
  soloFirst: ['solo', 'schmeissen', 'armut', 'kartenabgabe', 'hochzeit'],
  hochzeitFirst: ['hochzeit', 'solo', 'schmeissen', 'armut', 'kartenabgabe'],
  schmeissenFirst: ['schmeissen', 'solo', 'hochzeit', 'armut', 'kartenabgabe'],
}

/** A reservation and who declared it. */
export interface Declared {
  readonly seat: Seat
  readonly kind: ReservationKind
}

/**
 * The reservation that is played (TSR 4.1.4 to 4.1.7, or the order of the rule set): a Pflichtsolo before a Lustsolo, equals
 * by kind where the rule set says so, else the seat further forward. Null: everybody is healthy.
 * @param said each seat's reservation, null for healthy
 * @param owes whether a seat's Solo would be its Pflichtsolo
 */
export function highestReservation(
  { options }: Variant,
  dealer: Seat,
  said: readonly (ReservationKind | null)[],
  owes: (seat: Seat) => boolean,
): Declared | null {
  const order = groups[options.reservationOrder]
  const rank = (seat: Seat, kind: ReservationKind): number => {
    if (!isSolo(kind)) return 100 * order.indexOf(kind)
    const tie = options.soloTie === 'kind' ? soloKinds.indexOf(kind) : 0
    return 100 * order.indexOf('solo') + (owes(seat) ? 0 : 50) + tie
  }
  let best: Declared | null = null
  for (let step = 1; step <= 4; step++) {
    const seat = seatAfter(dealer, step)
    const kind = said[seat]
    if (kind && (!best || rank(seat, kind) < rank(best.seat, best.kind))) best = { seat, kind }
  }
  return best
}

/** Who leads to the first trick (TSR 4.2.2, 5.1.1): the seat after the dealer, or the soloist where the rule set says so. */
export function firstLeader({ options }: Variant, dealer: Seat, soloist: Seat | null, pflicht: boolean): Seat {
  const leads = options.soloLeads === 'always' || (options.soloLeads === 'pflicht' && pflicht)
  return soloist !== null && leads ? soloist : seatAfter(dealer)
}
