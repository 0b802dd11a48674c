import { factsOf } from '../../../engine/index.js'
import type { BockCause, Facts, RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardText } from '../../look/names.js'

/** What starts a Bockrunde, in words. */
function causeText(cause: BockCause, t: T): string {
  switch (cause.cause) {
    case 'lost':
      return t('rules.bock.lost', { call: cause.call })
    case 'solo':
      return t('rules.bock.solo', { which: cause.which })
    case 'noTrick':
      return t('rules.bock.no-trick')
    default:
      return t(`rules.bock.${cause.cause}`)
  }
}

function bockLines({ bock }: Facts, t: T): string[] {
  if (bock === null) return []
  const { causes, length, effect, again } = bock
  return [t('rules.bock', { list: causes.map((cause) => causeText(cause, t)).join(' · '), length, effect, again })]
}

/** The house round's own example against its rule; said only where the numbers of both are those of this table. */
function kontraLines({ preset }: RuleSet, { score }: Facts, t: T): string[] {
  const asWritten = score.book === 'house' && 'points' in score.reKontra && score.againstQueens !== 'off'
  if (preset !== 'hausrunde' || !asWritten) return []
  return [t(score.pointForWonKontra ? 'rules.kontra.always' : 'rules.kontra.unless')]
}

/** Deck, Pflichtsolo, dealer, and whatever else is special at this table. */
export function specialLines(rules: RuleSet, t: T): string[] {
  const facts = factsOf(rules)
  const { handSize: hand, pflichtsoli, dealsAgainAfter: after } = facts
  return [
    t('rules.deck', { cards: 4 * hand, hand }),
    ...(pflichtsoli ? [t('rules.pflichtsolo', { before: pflichtsoli.othersFirst ? 'yes' : 'no' })] : []),
    ...(after === 'never' ? [] : [t('rules.dealer', { after })]),
    ...(facts.genscher ? [t('rules.genscher', { card: cardText('DK', t) })] : []),
    ...bockLines(facts, t),
    ...(facts.takeBack ? [t('rules.take-back')] : []),
    ...kontraLines(rules, facts, t),
  ]
}
