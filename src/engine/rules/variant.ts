import { faceOf } from '../card.js'
import { accept } from '../result.js'
import type { Refusal, Result } from '../result.js'
import { checkRules } from './check.js'
import { contracts, soli, soloKinds } from './contract.js'
import type { Contract, SoloKind } from './contract.js'
import { optionsOf } from './options.js'
import type { Options, RuleSet } from './options.js'
import { orderOf } from './order.js'
import type { Order } from './order.js'
import { superCardOf } from './schweine.js'
import { scorers } from './scorers.js'
import type { Scorer } from './scoring.js'
import { judgesOf } from './special.js'
import type { SpecialJudge } from './special.js'

/** A rule set compiled for play: what the options decide once and for all, as tables and judges. */
export interface Variant {
  /** The rule set it was made from, checked and frozen. */
  readonly rules: RuleSet
  readonly options: Options
  readonly nines: boolean
  /** Whether a Solo may be a Pflichtsolo. */
  readonly pflichtsolo: boolean
  /** Cards a seat: 12, or 10 without Neunen. */
  readonly handSize: number
  readonly orders: Readonly<Record<Contract, Order>>
  /** The Normalspiel's order once Schweinchen stand above the Dullen. */
  readonly schweineOrder: Order
  /** The same once Superschweine stand above those; without them equal to `schweineOrder`. */
  readonly superOrder: Order
  /** Whether a seat on turn may be bound to announce or to play one card. */
  readonly duties: boolean
  /** Face of the Superschweine, -1 without. */
  readonly superFace: number
  readonly soli: readonly SoloKind[]
  readonly specials: readonly SpecialJudge[]
  readonly score: Scorer
}

/** Cards a seat: 12, or 10 without Neunen. */
export const handSizeOf = ({ nines }: Options): 10 | 12 => (nines ? 12 : 10)

/** The Soli that a rule set allows. */
export const soliOf = (options: Options): readonly SoloKind[] =>
  soloKinds.filter((kind) => options[soli[kind].allowedBy])

function compile(rules: RuleSet): Variant {
  const options = optionsOf(rules)
  const superCard = superCardOf(options)
  const order = (contract: Contract): Order => orderOf(contract, options.nines)
  const kinds = Object.keys(contracts) as Contract[]
  const allowed = soliOf(options)
  return {
    rules,
    options,
    nines: options.nines,
    pflichtsolo: options.pflichtsolo && allowed.length > 0,
    handSize: handSizeOf(options),
    orders: Object.fromEntries(kinds.map((kind) => [kind, order(kind)])) as Record<Contract, Order>,
    schweineOrder: orderOf('normal', options.nines, ['DA']),
    superOrder: orderOf('normal', options.nines, superCard ? [superCard, 'DA'] : ['DA']),
    duties: options.genscher || options.pflichtansage > 0,
    superFace: faceOf(superCard) ?? -1,
    soli: allowed,
    specials: judgesOf(options),
    score: scorers[options.score],
  }
}

const compiled = new WeakMap<RuleSet, Variant>()

/**
 * The compiled form of a rule set, made once for each checked rule set.
 * @returns the refusals of `checkRules`
 */
export function variantOf(rules: RuleSet): Result<Variant, Refusal> {
  const known = compiled.get(rules)
  if (known) return accept(known)
  const checked = checkRules(rules)
  if (!checked.ok) return checked
  const variant = compiled.get(checked.value) ?? compile(checked.value)
  compiled.set(checked.value, variant)
  if (Object.isFrozen(rules) && Object.isFrozen(rules.set)) compiled.set(rules, variant)
  return accept(variant)
}
