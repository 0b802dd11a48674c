import { factsOf } from '../../../engine/index.js'
import type { Facts, RuleSet, ScoreFacts, SpecialPoint } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardText } from '../../look/names.js'

/** A special point with its condition. */
function specialText(point: SpecialPoint, t: T): string {
  switch (point.code) {
    case 'doppelkopf':
      return t('rules.special.doppelkopf')
    case 'fuchs':
      return t('rules.special.fuchs', { card: cardText('DA', t) })
    case 'karlchen':
      return t('rules.special.karlchen', { card: cardText('CJ', t) })
    case 'karlchenCaught':
      return t('rules.special.karlchen-caught', { by: point.by, card: cardText('DQ', t) })
    case 'dulle':
      return t('rules.special.dulle', { card: cardText('HT', t) })
    case 'fuchsAmEnd':
      return t('rules.special.fuchs-am-end', { card: cardText('DA', t) })
    case 'herzstich':
      return t('rules.special.herzstich')
  }
}

/** Parts of a list: on a page each in a line of its own, since a phone is narrow; on paper in one. */
type Listed = (parts: readonly (string | false)[]) => string
const inLines: Listed = (parts) => parts.flatMap((part) => (part === false ? [] : [`\n• ${part}`])).join('')
const inOneLine: Listed = (parts) => parts.filter((part) => part !== false).join(' · ')

function specialsLine({ specials, specialsAlone: alone }: ScoreFacts, listed: Listed, t: T): string {
  if (specials.length === 0) return t('rules.score.no-specials')
  return t('rules.score.specials', { list: listed(specials.map((point) => specialText(point, t))), alone })
}

function minusLines(score: ScoreFacts, listed: Listed, t: T): string[] {
  const list = listed([
    t('rules.score.lost'),
    t('rules.score.under-lost'),
    score.againstQueens !== 'off' && t('rules.score.queens-lost'),
    'points' in score.reKontra && t('rules.score.calls', score.reKontra),
    t('rules.score.absage-made'),
  ])
  const factors = listed([t('rules.score.factor-won'), t('rules.score.factor-lost'), t('rules.score.factor-missed')])
  return [
    t('rules.score.losers', { list }),
    specialsLine(score, listed, t),
    t('rules.score.factors', { list: factors }),
  ]
}

const doubledWhat = { all: 'double', game: 'doubleGame' } as const

function plusLines({ score, announcements }: Facts, listed: Listed, t: T): string[] {
  const { reKontra, againstQueens, aloneThreefold, written } = score
  const list = listed([
    t('rules.score.won', { kontra: score.pointForWonKontra ? 'always' : 'unlessAnnounced' }),
    t('rules.score.under', { last: 'trick' }),
    'points' in reKontra && t('rules.score.calls', reKontra),
    t('rules.score.absagen', { skip: announcements.maySkip ? 'yes' : 'no' }),
    score.book !== 'house' && t('rules.score.against'),
  ])
  return [
    t('rules.score.winners', { list }),
    ...('points' in reKontra ? [] : [t('rules.score.doubles', { what: doubledWhat[reKontra.doubles] })]),
    ...(againstQueens === 'off' ? [] : [t('rules.score.alten', { when: againstQueens })]),
    specialsLine(score, listed, t),
    ...(aloneThreefold === null ? [] : [t('rules.score.alone', { when: aloneThreefold })]),
    ...(score.feigheit ? [t('rules.score.feigheit')] : []),
    ...(written === 'plusMinus' ? [] : [t('rules.score.book', { only: written })]),
  ]
}

/**
 * What a game is worth, and who writes it down.
 * @param printed for paper: lists run on in one line
 */
export function scoreLines(rules: RuleSet, t: T, printed = false): string[] {
  const facts = factsOf(rules)
  const listed = printed ? inOneLine : inLines
  return facts.score.counts === 'minus' ? minusLines(facts.score, listed, t) : plusLines(facts, listed, t)
}
