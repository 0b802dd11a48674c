import { factsOf } from '../../../engine/index.js'
import type { ArmutFacts, Facts, Precedence, RuleSet, ThrowIn } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardText, gameName, reservationName } from '../../look/names.js'

/** A condition under which a hand may be thrown in, in words. */
function throwInText(one: ThrowIn, t: T): string {
  switch (one.reason) {
    case 'ninesKings':
      return t('rules.schmeissen.nines-kings', { count: one.count })
    case 'manyEyes':
      return t('rules.schmeissen.many', { count: one.count })
    case 'fewEyes':
      return t('rules.schmeissen.few', { count: one.count })
    case 'lowTrumps':
      return t('rules.schmeissen.low', { card: cardText(one.card, t) })
    default:
      return t(`rules.schmeissen.${one.reason}`, { count: one.count })
  }
}

function precedenceText(step: Precedence, t: T): string {
  if (step === 'pflichtsolo') return t('rules.order.pflicht')
  return step === 'solo' ? t('rules.order.solo') : reservationName(step, t)
}

function armutLine({ reservations: { returnTold: told }, schweine }: Facts, armut: ArmutFacts, t: T): string {
  const { most: count, foxes, oneMoreWith, lays, askedFirst: asked } = armut
  return [
    t('rules.armut', { count, foxes, nine: oneMoreWith ? 'yes' : 'no', card: cardText(oneMoreWith ?? 'D9', t) }),
    t('rules.armut.swap', { lays, asked, told }),
    ...(armut.leads === 'takerLeft' ? [t('rules.armut.leads')] : []),
    ...(schweine && !armut.schweine ? [t('rules.armut.no-schweine')] : []),
  ].join(' ')
}

/** What may be declared instead of "gesund", which goes first, and how each of them is played. */
export function reservationLines(rules: RuleSet, t: T): string[] {
  const facts = factsOf(rules)
  const { order, equalSoli, soloistLeads, partnerBy, armut, kartenabgabe, returnTold, throwIns } = facts.reservations
  const names = facts.soli.map((kind) => gameName(kind, t)).join(', ')
  const conditions = throwIns.map((one) => throwInText(one, t)).join(' · ')
  return [
    t('rules.order', { list: order.map((step) => precedenceText(step, t)).join(', '), tie: equalSoli }),
    facts.soli.length > 0
      ? `${t('rules.soli', { list: names })} ${t('rules.soli.leads', { who: soloistLeads })}`
      : t('rules.soli.none'),
    t('rules.hochzeit', { finds: partnerBy, queen: cardText('CQ', t) }),
    ...(armut ? [armutLine(facts, armut, t)] : []),
    ...(kartenabgabe ? [t('rules.kartenabgabe', { told: returnTold })] : []),
    ...(throwIns.length > 0 ? [t('rules.schmeissen', { list: conditions })] : []),
  ]
}
