import { isSolo, optionsOf, reservationGroups } from '../../../engine/index.js'
import type { Options, RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { contractsOf } from '../../look/facts.js'
import { cardText, gameName, reservationName } from '../../look/names.js'

/** Each condition under which a hand may be thrown in, in words. */
function schmeissenReasons(options: Options, t: T): string[] {
  const { schmeissenNines, schmeissenKings, schmeissenTrumps, schmeissenNinesKings, schmeissenVolle } = options
  const { schmeissenManyEyes, schmeissenFewEyes, schmeissenLowTrumps } = options
  const made: (string | false)[] = [
    schmeissenNines > 0 && t('rules.schmeissen.nines', { count: schmeissenNines }),
    schmeissenKings > 0 && t('rules.schmeissen.kings', { count: schmeissenKings }),
    schmeissenTrumps >= 0 && t('rules.schmeissen.trumps', { count: schmeissenTrumps }),
    schmeissenNinesKings > 0 && t('rules.schmeissen.nines-kings', { count: schmeissenNinesKings }),
    schmeissenVolle > 0 && t('rules.schmeissen.volle', { count: schmeissenVolle }),
    schmeissenManyEyes > 0 && t('rules.schmeissen.many', { count: schmeissenManyEyes }),
    schmeissenFewEyes > 0 && t('rules.schmeissen.few', { count: schmeissenFewEyes }),
    schmeissenLowTrumps !== 'off' &&
      t('rules.schmeissen.low', { card: cardText(schmeissenLowTrumps === 'karoAss' ? 'DA' : 'DJ', t) }),
  ]
  return made.filter((reason) => reason !== false)
}

/** Which reservation goes before which, as far as the rule set has them. */
function orderLine(rules: RuleSet, options: Options, throws: boolean, t: T): string {
  const soli = contractsOf(rules).filter(isSolo)
  const named = soli.map((kind) => gameName(kind, t))
  const pflicht = options.pflichtsolo && soli.length > 0 ? [t('rules.order.pflicht')] : []
  const solo = options.soloTie === 'kind' ? named : soli.length > 0 ? [t('rules.order.solo')] : []
  const list = reservationGroups[options.reservationOrder].flatMap((group) => {
    if (group === 'solo') return [...pflicht, ...solo]
    const has = group === 'hochzeit' || (group === 'schmeissen' ? throws : options[group])
    return has ? [reservationName(group, t)] : []
  })
  return t('rules.order', { list: list.join(', '), tie: options.soloTie })
}

function armutLines(options: Options, t: T): string[] {
  const { armutTrumps: count, armutFoxes: foxes, armutNine, armutSwap: lays, armutAsk: asked } = options
  const { armutReturn: told, schweine, armutSchweine } = options
  const card = cardText('D9', t)
  return [
    [
      t('rules.armut', { count, foxes, nine: armutNine ? 'yes' : 'no', card }),
      t('rules.armut.swap', { lays, asked, told }),
      ...(options.armutLeads === 'takerLeft' ? [t('rules.armut.leads')] : []),
      ...(schweine !== 'off' && !armutSchweine ? [t('rules.armut.no-schweine')] : []),
    ].join(' '),
  ]
}

/** What may be declared instead of "gesund", which goes first, and how each of them is played. */
export function reservationLines(rules: RuleSet, t: T): string[] {
  const options = optionsOf(rules)
  const soli = contractsOf(rules).filter(isSolo)
  const reasons = schmeissenReasons(options, t)
  const leads = options.soloLeads === 'pflicht' && !options.pflichtsolo ? 'never' : options.soloLeads
  const names = soli.map((kind) => gameName(kind, t)).join(', ')
  return [
    orderLine(rules, options, reasons.length > 0, t),
    soli.length > 0
      ? `${t('rules.soli', { list: names })} ${t('rules.soli.leads', { who: leads })}`
      : t('rules.soli.none'),
    t('rules.hochzeit', { finds: options.hochzeit, queen: cardText('CQ', t) }),
    ...(options.armut ? armutLines(options, t) : []),
    ...(options.kartenabgabe ? [t('rules.kartenabgabe', { told: options.armutReturn })] : []),
    ...(reasons.length > 0 ? [t('rules.schmeissen', { list: reasons.join(' · ') })] : []),
  ]
}
