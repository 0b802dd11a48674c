import { contracts, eyesOf, optionsOf, ranks } from '../../../engine/index.js'
import type { Card, Contract, RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { contractsOf, handSize, raisedOf, sidesOf, trumpsOf } from '../../look/facts.js'
import { capital, cardText, cardsText, gameName } from '../../look/names.js'

const superCard: Readonly<Record<string, Card>> = { zehn: 'DT', neun: 'D9', koenig: 'DK' }

/** What a Schweinchen is by this rule set, and what a Superschweinchen; nothing where the game has none. */
function schweineLines(rules: RuleSet, contract: Contract, t: T): string[] {
  if (raisedOf(rules, contract).length === 0) return []
  const { schweine, superschweine } = optionsOf(rules)
  const told = t('rules.trumps.schweine', { kind: schweine, fox: cardText('DA', t), top: cardText('HT', t) })
  const card = superCard[superschweine]
  return card === undefined
    ? [told]
    : [told, t('rules.trumps.superschweine', { card: cardText(card, t), at: schweine })]
}

/** What becomes trump in the Soli of a rule set, in one line; nothing without Soli. */
export function soliLine(rules: RuleSet, t: T): string | null {
  const { damensolo, bubensolo, farbsoli, fleischlos } = optionsOf(rules)
  if (contractsOf(rules).length === 1) return null
  const pictures = damensolo && bubensolo ? 'both' : damensolo ? 'queens' : bubensolo ? 'jacks' : 'none'
  return t('rules.trumps.soli', { pictures, suits: farbsoli ? 'yes' : 'no', none: fleischlos ? 'yes' : 'no' }).trim()
}

/** What no picture of the cards shows: how equal cards rank, what must be played, who belongs together. */
export function trumpsRules(rules: RuleSet, contract: Contract, t: T): string[] {
  const { secondDulle } = optionsOf(rules)
  const { dulle } = contracts[contract]
  const ranked = ranks.filter((rank) => rank !== '9' || handSize(rules) === 12)
  const eyes = ranked.map((rank) => `${t(`index.${rank}`)} ${eyesOf(`C${rank}`)}`)
  const trumps = trumpsOf(rules, contract)
  return [
    t('rules.trumps.eyes', { cards: eyes.join(', ') }),
    t('rules.trumps.equal', { wins: dulle ? secondDulle : 'any', card: cardText('HT', t) }),
    t('rules.trumps.follow', { trumps: trumps.length > 0 ? 'some' : 'none' }),
    t('rules.trumps.parties', { queen: cardText('CQ', t), alone: contract === 'normal' ? 'no' : 'yes' }),
    ...schweineLines(rules, contract, t),
  ]
}

/** The order of the cards in a game, and the rules around it. */
export function trumpsLines(rules: RuleSet, contract: Contract, t: T): string[] {
  const trumps = trumpsOf(rules, contract)
  const sides = sidesOf(rules, contract).map((side) => cardsText(side, t))
  return [
    trumps.length > 0
      ? t('rules.trumps.order', { cards: cardsText(trumps, t) })
      : t('rules.trumps.none', { game: capital(gameName(contract, t)) }),
    t('rules.trumps.sides', { cards: sides.join(' · ') }),
    ...trumpsRules(rules, contract, t),
  ]
}
