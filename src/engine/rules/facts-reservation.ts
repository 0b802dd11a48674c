import type { Card } from '../card.js'
import type { SoloKind } from './contract.js'
import type { Options } from './options.js'
import { reservationGroups } from './reservation.js'
import { soliOf } from './variant.js'

/** One condition under which a hand may be thrown in. */
export type ThrowIn =
  /** At least so many Neunen, Könige, both together, Asse and Zehnen together, eyes. */
  | { readonly reason: 'nines' | 'kings' | 'ninesKings' | 'volle' | 'manyEyes'; readonly count: number }
  /** So many trumps at the most. */
  | { readonly reason: 'trumps'; readonly count: number }
  /** Fewer eyes than that. */
  | { readonly reason: 'fewEyes'; readonly count: number }
  /** No trump above this one. */
  | { readonly reason: 'lowTrumps'; readonly card: Card }

/** The Armut of a rule set. */
export interface ArmutFacts {
  /** Trumps at the most. */
  readonly most: number
  /** Whether Füchse are among these: always, only both together, never. */
  readonly foxes: Options['armutFoxes']
  /** The card with which one trump more is allowed; null: none. */
  readonly oneMoreWith: Card | null
  /** What is laid down. */
  readonly lays: Options['armutSwap']
  readonly askedFirst: Options['armutAsk']
  readonly leads: Options['armutLeads']
  /** Whether both Karo-Asse may become Schweinchen. */
  readonly schweine: boolean
}

/** A step in the order of reservations; Soli that are ranked among each other stand one by one. */
export type Precedence = 'pflichtsolo' | 'solo' | SoloKind | 'hochzeit' | 'armut' | 'kartenabgabe' | 'schmeissen'

/** What may be declared in a rule set, and what goes first. */
export interface ReservationFacts {
  /** What the rule set has, the one that goes first in front. */
  readonly order: readonly Precedence[]
  /** Which of two equal Soli is played: the one of the seat further forward, or by kind. */
  readonly equalSoli: Options['soloTie']
  /** Which soloists lead to the first trick, as far as the rule set has such Soli. */
  readonly soloistLeads: 'pflicht' | 'always' | 'never'
  /** What finds the partner of a Hochzeit. */
  readonly partnerBy: Options['hochzeit']
  readonly armut: ArmutFacts | null
  readonly kartenabgabe: boolean
  /** What the table learns of trumps that come back. */
  readonly returnTold: Options['armutReturn']
  /** Conditions that each are enough to throw a hand in; none: nobody may. */
  readonly throwIns: readonly ThrowIn[]
}

/** The highest trump that a hand may hold to be thrown in for it. */
const lowest = { off: null, karoAss: 'DA', karoBube: 'DJ' } as const

function throwInsOf(options: Options): readonly ThrowIn[] {
  const card = lowest[options.schmeissenLowTrumps]
  const all: readonly (ThrowIn | false)[] = [
    options.schmeissenNines > 0 && { reason: 'nines', count: options.schmeissenNines },
    options.schmeissenKings > 0 && { reason: 'kings', count: options.schmeissenKings },
    options.schmeissenTrumps >= 0 && { reason: 'trumps', count: options.schmeissenTrumps },
    options.schmeissenNinesKings > 0 && { reason: 'ninesKings', count: options.schmeissenNinesKings },
    options.schmeissenVolle > 0 && { reason: 'volle', count: options.schmeissenVolle },
    options.schmeissenManyEyes > 0 && { reason: 'manyEyes', count: options.schmeissenManyEyes },
    options.schmeissenFewEyes > 0 && { reason: 'fewEyes', count: options.schmeissenFewEyes },
    card !== null && { reason: 'lowTrumps', card },
  ]
  return all.filter((one) => one !== false)
}

function orderOf(options: Options, throws: boolean): readonly Precedence[] {
  const soli = soliOf(options)
  const some = soli.length > 0
  const has = { hochzeit: true, schmeissen: throws, armut: options.armut, kartenabgabe: options.kartenabgabe }
  return reservationGroups[options.reservationOrder].flatMap((group): readonly Precedence[] => {
    if (group !== 'solo') return has[group] ? [group] : []
    const pflicht: readonly Precedence[] = options.pflichtsolo && some ? ['pflichtsolo'] : []
    if (options.soloTie === 'kind') return [...pflicht, ...soli]
    return some ? [...pflicht, 'solo'] : []
  })
}

/** What may be declared in a rule set, and what goes first. */
export function reservationFacts(options: Options): ReservationFacts {
  const throwIns = throwInsOf(options)
  const { soloLeads: leads } = options
  return {
    order: orderOf(options, throwIns.length > 0),
    equalSoli: options.soloTie,
    soloistLeads: leads === 'pflicht' && !options.pflichtsolo ? 'never' : leads,
    partnerBy: options.hochzeit,
    armut: options.armut
      ? {
          most: options.armutTrumps,
          foxes: options.armutFoxes,
          oneMoreWith: options.armutNine ? 'D9' : null,
          lays: options.armutSwap,
          askedFirst: options.armutAsk,
          leads: options.armutLeads,
          schweine: options.armutSchweine,
        }
      : null,
    kartenabgabe: options.kartenabgabe,
    returnTold: options.armutReturn,
    throwIns,
  }
}
