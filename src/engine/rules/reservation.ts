import {
  at,
  bitCount,
  eyesOfFace,
  facesIn,
  fullMask,
  karoAss,
  karoBube,
  karoNeun,
  kingMask,
  kreuzDame,
  nineMask,
} from '../card.js'
import { isLust, isSolo, plainKind, soloKinds } from '../game.js'
import type { LustKind, ReservationKind } from '../game.js'
import { firstSeat, seatAfter, seatsFrom } from '../seat.js'
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

/** Eyes of a hand. */
const eyesHeld = (once: number, twice: number): number =>
  facesIn(once, twice).reduce((sum, face) => sum + eyesOfFace(face), 0)

/** The highest trump that a hand may hold to be thrown in for it. */
const lowTrump = { karoAss, karoBube } as const

/** Whether a hand holds no trump above that of the rule set. */
function onlyLow({ options, orders }: Variant, once: number): boolean {
  if (options.schmeissenLowTrumps === 'off') return false
  const limit = lowTrump[options.schmeissenLowTrumps]
  const { power } = orders.normal
  return facesIn(once & trumpMask(orders.normal), 0).every((face) => at(power, face) <= at(power, limit))
}

/** Whether a hand may be thrown in (each condition of the rule set by itself is enough). */
function mayThrow(variant: Variant, trumps: number, once: number, twice: number): boolean {
  const { schmeissenNines, schmeissenKings, schmeissenTrumps, schmeissenNinesKings } = variant.options
  const { schmeissenManyEyes: many, schmeissenFewEyes: few, schmeissenVolle } = variant.options
  return (
    (many > 0 && eyesHeld(once, twice) >= many) ||
    eyesHeld(once, twice) < few ||
    onlyLow(variant, once) ||
    (schmeissenNinesKings > 0 && count(once, twice, nineMask | kingMask) >= schmeissenNinesKings) ||
    (schmeissenVolle > 0 && count(once, twice, fullMask) >= schmeissenVolle) ||
    (schmeissenNines > 0 && count(once, twice, nineMask) >= schmeissenNines) ||
    (schmeissenKings > 0 && count(once, twice, kingMask) >= schmeissenKings) ||
    trumps <= schmeissenTrumps
  )
}

/** How many of a hand's Füchse do not count as trumps for an Armut. */
function foxesLeftOut({ options }: Variant, once: number, twice: number): number {
  const foxes = count(once, twice, 1 << karoAss)
  return options.armutFoxes === 'never' || (options.armutFoxes === 'pair' && foxes === 1) ? foxes : 0
}

/** Whether a hand with so many trumps may declare an Armut: one at least, and not too many that count. */
function mayBePoor(variant: Variant, trumps: number, once: number, twice: number): boolean {
  const { armut, armutTrumps, armutNine } = variant.options
  const most = armutTrumps + (armutNine ? Math.min(1, count(once, twice, 1 << karoNeun)) : 0)
  return armut && trumps >= 1 && trumps - foxesLeftOut(variant, once, twice) <= most
}

/**
 * What a dealt hand may declare (TSR 4.1; Armut with one to three trumps, Kartenabgabe with exactly three and a partner).
 * @param once faces held, `twice` faces held twice, as masks
 * @param owes whether a Pflichtsolo is still owed
 */
export function reservationsFor(variant: Variant, once: number, twice: number, owes: boolean): ReservationKind[] {
  const kinds: ReservationKind[] = []
  const trumps = trumpsHeld(variant, once, twice)
  const both = holdsBothQueens(twice)
  if (both) kinds.push('hochzeit')
  if (both && variant.options.hochzeit === 'choice') kinds.push('hochzeit fehl', 'hochzeit trumpf')
  if (mayBePoor(variant, trumps, once, twice)) kinds.push('armut')
  if (mayThrow(variant, trumps, once, twice)) kinds.push('schmeissen')
  if (variant.options.kartenabgabe && trumps === 3 && !both) kinds.push('kartenabgabe')
  kinds.push(...variant.soli)
  if (owes && variant.options.soloBeforePflicht) kinds.push(...variant.soli.map((kind): LustKind => `${kind} lust`))
  return kinds
}

/** Kinds of reservations in each order of the rule set, the one that goes first in front; "solo" stands for all Soli. */
export const reservationGroups = {
  soloFirst: ['solo', 'schmeissen', 'armut', 'kartenabgabe', 'hochzeit'],
  hochzeitFirst: ['hochzeit', 'solo', 'schmeissen', 'armut', 'kartenabgabe'],
  schmeissenFirst: ['schmeissen', 'solo', 'hochzeit', 'armut', 'kartenabgabe'],
} as const satisfies Record<Options['reservationOrder'], readonly string[]>

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
  const order: readonly string[] = reservationGroups[options.reservationOrder]
  const rank = (seat: Seat, said: ReservationKind): number => {
    const kind = plainKind(said)
    if (!isSolo(kind)) return 100 * order.indexOf(kind)
    const tie = options.soloTie === 'kind' ? soloKinds.indexOf(kind) : 0
    return 100 * order.indexOf('solo') + (owes(seat) && !isLust(said) ? 0 : 50) + tie
  }
  let best: Declared | null = null
  for (let step = 1; step <= 4; step++) {
    const seat = seatAfter(dealer, step)
    const kind = said[seat]
    if (kind && (!best || rank(seat, kind) < rank(best.seat, best.kind))) best = { seat, kind }
  }
  return best
}

/**
 * Who leads to the first trick of an Armut: left of the dealer, or by the rule set the first opponent left of the taker.
 * @param re the taker and the poor seat, as a mask
 */
export function armutLeader({ options }: Variant, dealer: Seat, taker: Seat, re: number): Seat {
  if (options.armutLeads === 'dealerLeft') return seatAfter(dealer)
  return firstSeat(seatAfter(taker), (seat) => ((re >>> seat) & 1) === 0)
}

/**
 * The seat that is asked next to take up an Armut; undefined when all were.
 * @param last the seat that was asked last, null before the first
 */
export function nextAskedInArmut({ options }: Variant, dealer: Seat, poor: Seat, last: Seat | null): Seat | undefined {
  const asked = seatsFrom(options.armutAsk === 'dealerLeft' ? seatAfter(dealer) : poor).filter((seat) => seat !== poor)
  return asked[last === null ? 0 : asked.indexOf(last) + 1]
}

/** Whether the poor seat lays its trumps down, and how many cards of its choice beside them. */
export const laidInArmut = (
  { options }: Variant,
  trumps: number,
): { readonly trumps: boolean; readonly more: number } =>
  options.armutSwap === 'one'
    ? { trumps: false, more: 1 }
    : { trumps: true, more: options.armutSwap === 'three' ? Math.max(0, 3 - trumps) : 0 }

/** What the table learns of trumps that come back: their number, 1 or 0 for whether there are any, or null. */
export const toldOfReturn = ({ options }: Variant, trumps: number): number | null => {
  if (options.armutReturn === 'nothing') return null
  return options.armutReturn === 'count' ? trumps : Math.min(trumps, 1)
}

/** Whether the table is told how many trumps come back. */
export const countsReturned = ({ options }: Variant): boolean => options.armutReturn === 'count'

/** Who leads to the first trick (TSR 4.2.2, 5.1.1): the seat after the dealer, or the soloist where the rule set says so. */
export function firstLeader({ options }: Variant, dealer: Seat, soloist: Seat | null, pflicht: boolean): Seat {
  const leads = options.soloLeads === 'always' || (options.soloLeads === 'pflicht' && pflicht)
  return soloist !== null && leads ? soloist : seatAfter(dealer)
}
