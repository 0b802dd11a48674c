import { suits } from '../card.js'
import type { Card } from '../card.js'
import { contracts, fehlOf, trumpsOf } from './contract.js'
import type { Contract } from './contract.js'
import { optionsOf } from './options.js'
import type { RuleSet } from './options.js'
import { superCardOf } from './schweine.js'
import { soliOf } from './variant.js'

const inDeck = (rules: RuleSet, of: readonly Card[]): readonly Card[] =>
  optionsOf(rules).nines ? of : of.filter((card) => !card.endsWith('9'))

/** The games of a checked rule set that rank the cards in their own way: the Normalspiel first, then its Soli. */
export const contractsOf = (rules: RuleSet): readonly Contract[] => ['normal', ...soliOf(optionsOf(rules))]

/** The trumps of a game, highest first, without Schweinchen; of the Normalspiel when none is named. */
export const trumpsIn = (rules: RuleSet, contract: Contract = 'normal'): readonly Card[] =>
  inDeck(rules, trumpsOf(contract))

/** The side suits of a game, each highest first; of the Normalspiel when none is named. */
export const sidesIn = (rules: RuleSet, contract: Contract = 'normal'): readonly (readonly Card[])[] =>
  suits.map((suit) => inDeck(rules, fehlOf(contract, suit))).filter((side) => side.length > 0)

/** Cards that may come to stand above all other trumps of a game, highest first: Superschweinchen, Schweinchen. */
export function raisedIn(rules: RuleSet, contract: Contract = 'normal'): readonly Card[] {
  const options = optionsOf(rules)
  if (options.schweine === 'off' || contracts[contract].suit !== 'D') return []
  const top = superCardOf(options)
  return top === null ? ['DA'] : [top, 'DA']
}

/**
 * Which of two equal cards wins a trick: `any` game without a Herz-Zehn on top has the first one ahead, in the others the rule
 * set says of the two Herz-Zehnen whether the second beats the first (not in the last trick).
 */
export const equalCardsIn = (
  rules: RuleSet,
  contract: Contract = 'normal',
): 'any' | 'first' | 'second' | 'secondExceptLast' => (contracts[contract].dulle ? optionsOf(rules).secondDulle : 'any')

/** Whether the second of two Herz-Zehnen may win in a game. */
export const secondDulleWins = (rules: RuleSet, contract: Contract = 'normal'): boolean =>
  equalCardsIn(rules, contract).startsWith('second')
