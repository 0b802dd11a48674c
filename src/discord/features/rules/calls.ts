import { optionsOf } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { handSize } from '../../look/facts.js'

/** Until when what may be said, and what it takes to win. */
export function callsLines(rules: RuleSet, t: T): string[] {
  const { announce, reply, lateReplyBlocks, skipLevels, pflichtansage, score } = optionsOf(rules)
  const most = handSize(rules) - 1
  const byCards = announce === 'hand'
  const extra = byCards && reply
  const told = t(extra ? 'said.reply' : 'rules.calls.no-reply')
  return [
    byCards
      ? t('rules.calls.cards', { re: most, no90: most - 1, no60: most - 2, no30: most - 3, schwarz: most - 4 })
      : t('rules.calls.tricks'),
    t('rules.calls.reply', { text: extra && lateReplyBlocks ? `${told} ${t('rules.calls.late')}` : told }),
    t('rules.calls.hochzeit', { text: t(byCards ? 'said.hochzeit' : 'rules.calls.hochzeit-tricks') }),
    t('rules.calls.levels', { skip: skipLevels ? 'yes' : 'no' }),
    ...(pflichtansage > 0 ? [t('rules.calls.must', { eyes: pflichtansage })] : []),
    t(score === 'minus' ? 'rules.calls.win-minus' : 'rules.calls.win'),
    t('rules.calls.nobody', { book: score }),
  ]
}
