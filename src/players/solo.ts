import { cards, rankOf, shapeOf, soloKinds, suits, trumpsOf } from '../engine/index.js'
import type { Card, SoloKind, SoloShape } from '../engine/index.js'
import { orderOf } from './order.js'

/** What a soloist's hand is made of. */
export interface SoloHand {
  readonly trumps: number
  /** Own copies of the two highest trumps (of the highest one where there are only four). */
  readonly top: number
  /** Own copies of the trumps next to them, as high as Dame in a suit solo. */
  readonly high: number
  /** Side suits of which the hand holds an ace. */
  readonly aces: number
  /** Further side cards that win if the suit is played from the top. */
  readonly runners: number
  /** Side cards that win nothing by themselves. */
  readonly losers: number
}

const soloParts = ['trumps', 'top', 'high', 'aces', 'runners', 'losers'] as const

/** How many tricks in a row `own` wins from the top, the others (three hands, `others` in all) following with their lowest. */
function tricksFromTop(own: readonly number[], others: readonly number[]): number {
  const mine = [...own].sort((a, b) => b - a)
  const out = [...others].sort((a, b) => b - a)
  let won = 0
  for (const card of mine) {
    if ((out[0] ?? 0) > card) break
    won += 1
    out.splice(Math.max(0, out.length - 3))
  }
  return won
}

/** Counts what matters for a solo. */
export function soloHand(kind: SoloKind, hand: readonly Card[]): SoloHand {
  const trumps = trumpsOf(kind)
  const { group, strength } = orderOf(trumps)
  const nines = hand.length > 10
  const sum = (from: number, to: number): number =>
    hand.filter((card) => trumps.indexOf(card) >= from && trumps.indexOf(card) < to).length
  // A hand of ten lacks two of the nines that would count as losers.
  let [aces, runners, losers] = [0, 0, 12 - hand.length]
  for (const suit of suits) {
    const own = hand.filter((card) => group[card] === suit)
    if (own.length === 0) continue
    const deck = cards.filter((card) => group[card] === suit && (nines || rankOf(card) !== '9'))
    const others = deck.flatMap((card) =>
      new Array<number>(2 - own.filter((mine) => mine === card).length).fill(strength[card]),
    )
    const won = tricksFromTop(
      own.map((card) => strength[card]),
      others,
    )
    if (own.includes(`${suit}A`)) aces += 1
    runners += Math.max(0, won - 1)
    losers += own.length - won
  }
  const [topEnd, highEnd] = trumps.length > 4 ? [2, 5] : [1, 2]
  return { trumps: sum(0, trumps.length), top: sum(0, topEnd), high: sum(topEnd, highEnd), aces, runners, losers }
}

type Worth = SoloHand & { readonly base: number; readonly leads: number }

/** What each part of a hand is worth, by what a Solo is made of; so a Solo that comes to the table later is weighed too. */
const worths: Readonly<Record<SoloShape, Worth>> = {
  suit: { base: -2, trumps: 8.5, top: 21, high: 5.5, aces: -2, runners: -5, losers: -20, leads: 0 },
  pictures: { base: 2, trumps: 20, top: 15, high: 3, aces: 11, runners: 6, losers: -14, leads: 9 },
  plain: { base: 2, trumps: 0, top: 0, high: 0, aces: 23, runners: 12, losers: -2.5, leads: 0 },
}

/** Eyes (0 to 240) that a soloist with this hand may expect. `leads`: he opens the first trick. */
export function soloForecast(kind: SoloKind, hand: readonly Card[], leads: boolean): number {
  const worth = worths[shapeOf(kind)]
  const has = soloHand(kind, hand)
  const eyes = soloParts.reduce((sum, key) => sum + has[key] * worth[key], worth.base + (leads ? worth.leads : 0))
  return Math.max(0, Math.min(240, eyes))
}

/** The solo of `kinds` that promises most, with its forecast in eyes. Undefined without kinds. */
export function bestSolo(
  kinds: readonly SoloKind[],
  hand: readonly Card[],
  leads: boolean,
): { kind: SoloKind; eyes: number } | undefined {
  const ranked = soloKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, eyes: soloForecast(kind, hand, leads) }))
  return ranked.sort((a, b) => b.eyes - a.eyes)[0]
}
