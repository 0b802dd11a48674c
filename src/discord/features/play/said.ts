import type { RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { handSize, ruleOf } from '../../look/facts.js'
import { callName, gameLine, listOf, who } from '../../look/names.js'
import { lines, page } from '../../look/parts.js'
import type { Page } from '../../road/message.js'

/** Until when each call may be made: by own cards, or by tricks lying open. */
export function deadlineLines(rules: RuleSet, t: T): string[] {
  const first = listOf([callName('re', t), callName('kontra', t)], t)
  if (ruleOf(rules, 'announce') === 'openTrick') {
    return (['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz'] as const).map((call, index) =>
      t('said.deadline-trick', { call: callName(call, t), trick: index + 1 }),
    )
  }
  const most = handSize(rules) - 1
  const later = (['keine90', 'keine60', 'keine30', 'schwarz'] as const).map((call, index) =>
    t('said.deadline', { call: callName(call, t), cards: most - 1 - index }),
  )
  return [t('said.deadline', { call: first, cards: most }), ...later]
}

/** All announcements of a deal in the order they were made, each in one line. */
export const saidLines = (view: TableView, t: T): string[] =>
  (view.deal?.announcements ?? []).map(({ seat, call, tricks }) =>
    t('said.line', { name: who(view, seat, t), call: callName(call, t), trick: tricks + 1 }),
  )

/** Who said what in this deal, and until when what may still be said. */
export function presentWhoSaid(view: TableView, t: T): Page {
  const said = saidLines(view, t)
  const byCards = ruleOf(view.rules, 'announce') === 'hand'
  return page({
    head: lines(
      `**${t('said.title')} · ${t('table.name', { number: view.number })}**`,
      gameLine(view, t),
      ...(said.length > 0 ? said : [t('said.nothing')]),
      `**${t('said.until')}**`,
      ...deadlineLines(view.rules, t),
      byCards && `-# ${t('said.reply')}`,
      byCards && `-# ${t('said.hochzeit')}`,
    ),
  })
}
