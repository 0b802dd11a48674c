import { optionsOf } from '../../../engine/index.js'
import type { Options, RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardText } from '../../look/names.js'

/** The special points that a rule set counts, each with its condition. */
function specialNames(options: Options, t: T): string[] {
  const fox = cardText('DA', t)
  const jack = cardText('CJ', t)
  const { karlchenCaught } = options
  const caughtBy = karlchenCaught === 'karoDame' ? cardText('DQ', t) : ''
  const made: (string | false)[] = [
    options.doppelkopf && t('rules.special.doppelkopf'),
    options.fuchs && t('rules.special.fuchs', { card: fox }),
    options.karlchen && t('rules.special.karlchen', { card: jack }),
    karlchenCaught !== 'off' && t('rules.special.karlchen-caught', { by: karlchenCaught, card: caughtBy }),
    options.dullePoint && options.secondDulle !== 'first' && t('rules.special.dulle', { card: cardText('HT', t) }),
    options.fuchsAmEnd && t('rules.special.fuchs-am-end', { card: fox }),
    options.herzstich && t('rules.special.herzstich'),
  ]
  return made.filter((name) => name !== false)
}

/** Parts of a list: on a page each in a line of its own, since a phone is narrow; on paper in one. */
type Listed = (parts: readonly (string | false)[]) => string
const inLines: Listed = (parts) => parts.flatMap((part) => (part === false ? [] : [`\n• ${part}`])).join('')
const inOneLine: Listed = (parts) => parts.filter((part) => part !== false).join(' · ')

function specialsLine(options: Options, listed: Listed, t: T): string {
  const names = specialNames(options, t)
  if (names.length === 0) return t('rules.score.no-specials')
  const { specialsInSolo: alone, score } = options
  // The book of minus points leaves them out in Soli only; a stille Hochzeit has them.
  const inMinus = { off: 'solo', doppelkopf: 'soloDoppelkopf', every: 'every' } as const
  return t('rules.score.specials', { list: listed(names), alone: score === 'minus' ? inMinus[alone] : alone })
}

function minusLines(options: Options, listed: Listed, t: T): string[] {
  const list = listed([
    t('rules.score.lost'),
    t('rules.score.under-lost'),
    options.gegenDieAlten !== 'off' && t('rules.score.queens-lost'),
    t('rules.score.calls', { points: 1 }),
    t('rules.score.absage-made'),
  ])
  const factors = listed([t('rules.score.factor-won'), t('rules.score.factor-lost'), t('rules.score.factor-missed')])
  return [
    t('rules.score.losers', { list }),
    specialsLine(options, listed, t),
    t('rules.score.factors', { list: factors }),
  ]
}

function plusLines(options: Options, listed: Listed, t: T): string[] {
  const house = options.score === 'house'
  const list = listed([
    t('rules.score.won', { kontra: house ? options.kontraWinPoint : 'always' }),
    t('rules.score.under', { last: 'trick' }),
    options.reKontra === 'add' && t('rules.score.calls', { points: house ? 1 : 2 }),
    t('rules.score.absagen', { skip: options.skipLevels ? 'yes' : 'no' }),
    !house && t('rules.score.against'),
  ])
  return [
    t('rules.score.winners', { list }),
    ...(options.reKontra === 'add' ? [] : [t('rules.score.doubles', { what: options.reKontra })]),
    ...(options.gegenDieAlten === 'off' ? [] : [t('rules.score.alten', { when: options.gegenDieAlten })]),
    specialsLine(options, listed, t),
    t('rules.score.alone', { when: options.soloTriple }),
    ...(options.feigheit ? [t('rules.score.feigheit')] : []),
    ...(options.bookKeeping === 'plusMinus' ? [] : [t('rules.score.book', { only: options.bookKeeping })]),
  ]
}

/**
 * What a game is worth, and who writes it down.
 * @param printed for paper: lists run on in one line
 */
export function scoreLines(rules: RuleSet, t: T, printed = false): string[] {
  const options = optionsOf(rules)
  const listed = printed ? inOneLine : inLines
  return options.score === 'minus' ? minusLines(options, listed, t) : plusLines(options, listed, t)
}
