import { factsOf } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'

/** Until when what may be said, and what it takes to win. */
export function callsLines(rules: RuleSet, t: T): string[] {
  const { announcements, score } = factsOf(rules)
  const { deadlines, reply, maySkip, dutyFrom } = announcements
  const byCards = deadlines.by === 'cards'
  const { re, keine90: no90, keine60: no60, keine30: no30, schwarz } = deadlines.of
  const told = t(reply ? 'said.reply' : 'rules.calls.no-reply')
  return [
    byCards ? t('rules.calls.cards', { re, no90, no60, no30, schwarz }) : t('rules.calls.tricks'),
    t('rules.calls.reply', { text: reply?.barsAbsagen ? `${told} ${t('rules.calls.late')}` : told }),
    t('rules.calls.hochzeit', { text: t(byCards ? 'said.hochzeit' : 'rules.calls.hochzeit-tricks') }),
    t('rules.calls.levels', { skip: maySkip ? 'yes' : 'no' }),
    ...(dutyFrom === null ? [] : [t('rules.calls.must', { eyes: dutyFrom })]),
    t(score.counts === 'minus' ? 'rules.calls.win-minus' : 'rules.calls.win'),
    t('rules.calls.nobody', { book: score.book }),
  ]
}
