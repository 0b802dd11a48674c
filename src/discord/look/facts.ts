import type { Card, Contract, RuleSet } from '../../engine/index.js'
import {
  contracts,
  fehlOf,
  optionsOf,
  soloKinds,
  suits,
  switchValue,
  trumpsOf as trumpsIn,
} from '../../engine/index.js'

/** The value of a switch in a rule set: its preset's, unless changed. */
export const ruleOf = switchValue

/** Cards dealt to each player. */
export const handSize = (rules: RuleSet): 10 | 12 => (ruleOf(rules, 'nines') === false ? 10 : 12)

const inDeck = (rules: RuleSet, card: Card): boolean => ruleOf(rules, 'nines') !== false || card[1] !== '9'

/** The games of a rule set that rank the cards in their own way: the Normalspiel first, then its Soli. */
export function contractsOf(rules: RuleSet): readonly Contract[] {
  const options = optionsOf(rules)
  const offered = soloKinds.filter((kind) =>
    kind === 'damensolo' || kind === 'bubensolo' || kind === 'fleischlos' ? options[kind] : options.farbsoli,
  )
  return ['normal', ...offered]
}

/** The trumps of a game, highest first; of the Normalspiel when none is named. */
export const trumpsOf = (rules: RuleSet, contract: Contract = 'normal'): readonly Card[] =>
  trumpsIn(contract).filter((card) => inDeck(rules, card))

/** The side suits of a game, each highest first; of the Normalspiel when none is named. */
export const sidesOf = (rules: RuleSet, contract: Contract = 'normal'): readonly (readonly Card[])[] =>
  suits.map((suit) => fehlOf(contract, suit).filter((card) => inDeck(rules, card))).filter((side) => side.length > 0)

const superCards = { off: [], zehn: ['DT'], neun: ['D9'], koenig: ['DK'] } as const

/** Cards that may come to stand above all other trumps of a game, highest first: Superschweinchen, Schweinchen. */
export function raisedOf(rules: RuleSet, contract: Contract = 'normal'): readonly Card[] {
  const { schweine, superschweine } = optionsOf(rules)
  if (schweine === 'off' || (contract !== 'normal' && contract !== 'karosolo')) return []
  return [...superCards[superschweine], 'DA']
}

/** Whether the second of two equal Herz-Zehnen may win in a game. */
export const secondDulleWins = (rules: RuleSet, contract: Contract = 'normal'): boolean =>
  ruleOf(rules, 'secondDulle') !== 'first' && contracts[contract].dulle
