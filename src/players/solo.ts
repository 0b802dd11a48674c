import { rankOf, soloKinds, suits } from '../engine/index.js'
import type { Card, SoloKind, Suit } from '../engine/index.js'
import { orderOf } from './order.js'

const suitOfSolo: Partial<Record<SoloKind, Suit>> = { kreuzsolo: 'C', piksolo: 'S', herzsolo: 'H', karosolo: 'D' }

/** The trumps of a solo, highest first. */
export function soloTrumps(kind: SoloKind): readonly Card[] {
  const all = (rank: 'Q' | 'J'): Card[] => suits.map((suit): Card => `${suit}${rank}`)
  if (kind === 'damensolo') return all('Q')
  if (kind === 'bubensolo') return all('J')
  const suit = suitOfSolo[kind]
  if (suit === undefined) return []
  const low = (['A', 'T', 'K', '9'] as const).map((rank): Card => `${suit}${rank}`)
  return ['HT', ...all('Q'), ...all('J'), ...low.filter((card) => card !== 'HT')]
}

/** What a soloist's hand is made of. */
export interface SoloHand {
  readonly trumps: number
  /** Own copies of the two highest trumps. */
  readonly top: number
  /** Own copies of the trumps next to them, as high as Dame in a suit solo. */
  readonly high: number
  readonly aces: number
  /** Tens in a suit of which the hand also has an ace. */
  readonly guardedTens: number
  /** Cards of side suits without an ace. */
  readonly losers: number
}

/** Counts what matters for a solo. */
export function soloHand(kind: SoloKind, hand: readonly Card[]): SoloHand {
  const trumps = soloTrumps(kind)
  const { group } = orderOf(trumps)
  const sum = (test: (card: Card) => boolean): number => hand.filter(test).length
  const hasAce = (card: Card): boolean => hand.some((other) => group[other] === group[card] && rankOf(other) === 'A')
  const side = (card: Card): boolean => group[card] !== 'trump'
  const topSize = trumps.length > 4 ? 2 : 1
  const highEnd = trumps.length > 4 ? 5 : 2
  return {
    trumps: sum((card) => !side(card)),
    top: sum((card) => trumps.slice(0, topSize).includes(card)),
    high: sum((card) => trumps.slice(topSize, highEnd).includes(card)),
    aces: sum((card) => side(card) && rankOf(card) === 'A'),
    guardedTens: sum((card) => side(card) && rankOf(card) === 'T' && hasAce(card)),
    losers: sum((card) => side(card) && !hasAce(card)),
  }
}

type Worth = SoloHand & { readonly base: number; readonly leads: number }

const suitSolo: Worth = { base: -20, trumps: 9, top: 9, high: 5, aces: 12, guardedTens: 5, losers: -3, leads: 6 }
const pictureSolo: Worth = { base: 10, trumps: 12, top: 8, high: 4, aces: 16, guardedTens: 9, losers: -4, leads: 10 }
const noTrumps: Worth = { base: 20, trumps: 0, top: 0, high: 0, aces: 20, guardedTens: 10, losers: -6, leads: 20 }

const worthOf = (kind: SoloKind): Worth =>
  kind === 'fleischlos' ? noTrumps : kind === 'damensolo' || kind === 'bubensolo' ? pictureSolo : suitSolo

/** Eyes (0 to 240) that a soloist with this hand may expect. `leads`: he opens the first trick. */
export function soloForecast(kind: SoloKind, hand: readonly Card[], leads: boolean): number {
  const worth = worthOf(kind)
  const has = soloHand(kind, hand)
  const keys = ['trumps', 'top', 'high', 'aces', 'guardedTens', 'losers'] as const
  const eyes = keys.reduce((sum, key) => sum + has[key] * worth[key], worth.base + (leads ? worth.leads : 0))
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
