import type { Card, RuleSet } from '../../engine/index.js'
import { ranks, suits, switchValue } from '../../engine/index.js'

/** The value of a switch in a rule set: its preset's, unless changed. */
export const ruleOf = switchValue

/** Cards dealt to each player. */
export const handSize = (rules: RuleSet): 10 | 12 => (ruleOf(rules, 'nines') === false ? 10 : 12)

const normalTrumps: readonly Card[] = ['HT', 'CQ', 'SQ', 'HQ', 'DQ', 'CJ', 'SJ', 'HJ', 'DJ', 'DA', 'DT', 'DK', 'D9']

const inDeck = (rules: RuleSet, card: Card): boolean => ruleOf(rules, 'nines') !== false || card[1] !== '9'

/** The trumps of a Normalspiel, highest first. */
export const trumpsOf = (rules: RuleSet): readonly Card[] => normalTrumps.filter((card) => inDeck(rules, card))

/** The side suits of a Normalspiel, each highest first. */
export const sidesOf = (rules: RuleSet): readonly (readonly Card[])[] =>
  suits
    .map((suit) =>
      ranks.map((rank): Card => `${suit}${rank}`).filter((card) => inDeck(rules, card) && !normalTrumps.includes(card)),
    )
    .filter((side) => side.length > 0)
