import { optionsOf } from '../../../engine/index.js'
import type { Options, RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { contractsOf, handSize } from '../../look/facts.js'
import { cardText } from '../../look/names.js'

/** What starts a Bockrunde, in words. */
function bockCauses(options: Options, t: T): string[] {
  const made: (string | false)[] = [
    options.bockHerz && t('rules.bock.herz'),
    options.bock120 && t('rules.bock.120'),
    options.bockZero && t('rules.bock.zero'),
    options.bockBoth && t('rules.bock.both'),
    options.bockLost !== 'off' && t('rules.bock.lost', { call: options.bockLost }),
    options.bockSolo !== 'off' && t('rules.bock.solo', { which: options.bockSolo }),
    options.bockNoTrick && t('rules.bock.no-trick'),
    options.bockSchmeissen && t('rules.bock.schmeissen'),
    options.bockArmut && options.armut && t('rules.bock.armut'),
  ]
  return made.filter((cause) => cause !== false)
}

function bockLines(options: Options, t: T): string[] {
  const causes = bockCauses(options, t)
  const { bockLength: length, bockEffect: effect, bockAgain: again } = options
  return causes.length === 0 ? [] : [t('rules.bock', { list: causes.join(' · '), length, effect, again })]
}

/** The house round's own example against its rule; said only where the numbers of both are those of this table. */
function kontraLines({ preset }: RuleSet, options: Options, t: T): string[] {
  const asWritten = options.score === 'house' && options.reKontra === 'add' && options.gegenDieAlten !== 'off'
  if (preset !== 'hausrunde' || !asWritten) return []
  return [t(options.kontraWinPoint === 'always' ? 'rules.kontra.always' : 'rules.kontra.unless')]
}

/** Deck, Pflichtsolo, dealer, and whatever else is special at this table. */
export function specialLines(rules: RuleSet, t: T): string[] {
  const options = optionsOf(rules)
  const hand = handSize(rules)
  const soli = contractsOf(rules).length > 1
  const pflicht = options.pflichtsolo && soli
  const after = options.redealAfterSolo === 'pflicht' && !pflicht ? 'never' : options.redealAfterSolo
  return [
    t('rules.deck', { cards: 4 * hand, hand }),
    ...(pflicht ? [t('rules.pflichtsolo', { before: options.soloBeforePflicht ? 'yes' : 'no' })] : []),
    ...(soli && after !== 'never' ? [t('rules.dealer', { after })] : []),
    ...(options.genscher ? [t('rules.genscher', { card: cardText('DK', t) })] : []),
    ...bockLines(options, t),
    ...(options.takeBack ? [t('rules.take-back')] : []),
    ...kontraLines(rules, options, t),
  ]
}
