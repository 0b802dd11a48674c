import { equalCardsIn, eyesOf, factsOf, isSuitSolo, raisedIn, ranks, sidesIn, trumpsIn } from '../../../engine/index.js'
import type { Contract, RuleSet, SoloKind } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { capital, cardsText, cardText, gameName } from '../../look/names.js'
import { reservationLine } from '../../look/reservation-line.js'

/** What a Schweinchen is by this rule set, and what a Superschweinchen; nothing where the game has none. */
function schweineLines(rules: RuleSet, contract: Contract, t: T): string[] {
  const { schweine } = factsOf(rules)
  if (schweine === null || raisedIn(rules, contract).length === 0) return []
  const { kind, above } = schweine
  const told = t('rules.trumps.schweine', { kind, fox: cardText('DA', t), top: cardText('HT', t) })
  return above === null ? [told] : [told, t('rules.trumps.superschweine', { card: cardText(above, t), at: kind })]
}

/** What becomes trump in the Soli of a rule set, in one line; nothing without Soli. */
export function soliLine(rules: RuleSet, t: T): string | null {
  const { soli } = factsOf(rules)
  if (soli.length === 0) return null
  const has = (kind: SoloKind): boolean => soli.includes(kind)
  const pictures =
    has('damensolo') && has('bubensolo') ? 'both' : has('damensolo') ? 'queens' : has('bubensolo') ? 'jacks' : 'none'
  const none = has('fleischlos') ? 'yes' : 'no'
  const sentence = t('rules.trumps.soli', { pictures, suits: soli.some(isSuitSolo) ? 'yes' : 'no', none }).trim()
  // A Solo that this sentence does not know says itself what is trump.
  const others = soli.filter((kind) => !isSuitSolo(kind) && !named.includes(kind))
  return [sentence, ...others.map((kind) => `${capital(gameName(kind, t))}: ${reservationLine(kind, t)}.`)].join(' ')
}

/** The Soli that the sentence about trumps knows by name. */
const named: readonly SoloKind[] = ['damensolo', 'bubensolo', 'fleischlos']

/** What no picture of the cards shows: how equal cards rank, what must be played, who belongs together. */
export function trumpsRules(rules: RuleSet, contract: Contract, t: T): string[] {
  const ranked = ranks.filter((rank) => rank !== '9' || factsOf(rules).handSize === 12)
  const eyes = ranked.map((rank) => `${t(`index.${rank}`)} ${eyesOf(`C${rank}`)}`)
  return [
    t('rules.trumps.eyes', { cards: eyes.join(', ') }),
    t('rules.trumps.equal', { wins: equalCardsIn(rules, contract), card: cardText('HT', t) }),
    t('rules.trumps.follow', { trumps: trumpsIn(rules, contract).length > 0 ? 'some' : 'none' }),
    t('rules.trumps.parties', { queen: cardText('CQ', t), alone: contract === 'normal' ? 'no' : 'yes' }),
    ...schweineLines(rules, contract, t),
  ]
}

/** The order of the cards in a game, and the rules around it. */
export function trumpsLines(rules: RuleSet, contract: Contract, t: T): string[] {
  const trumps = trumpsIn(rules, contract)
  const sides = sidesIn(rules, contract).map((side) => cardsText(side, t))
  return [
    trumps.length > 0
      ? t('rules.trumps.order', { cards: cardsText(trumps, t) })
      : t('rules.trumps.none', { game: capital(gameName(contract, t)) }),
    t('rules.trumps.sides', { cards: sides.join(' · ') }),
    ...trumpsRules(rules, contract, t),
  ]
}
