import { calls, factsOf } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { callName, gameLine, listOf, saidName, who } from '../../look/names.js'
import { lines, page } from '../../look/parts.js'
import type { Page } from '../../road/message.js'

/** Until when each call may be made: by own cards, or by tricks lying open. */
export function deadlineLines(rules: RuleSet, t: T): string[] {
  const { by, of } = factsOf(rules).announcements.deadlines
  if (by === 'tricks')
    return calls.map((call) => t('said.deadline-trick', { call: callName(call, t), trick: of[call] }))
  const first = listOf([callName('re', t), callName('kontra', t)], t)
  const later = (['keine90', 'keine60', 'keine30', 'schwarz'] as const).map((call) =>
    t('said.deadline', { call: callName(call, t), cards: of[call] }),
  )
  return [t('said.deadline', { call: first, cards: of.re }), ...later]
}

/** All announcements of a deal in the order they were made, each in one line. */
export const saidLines = (view: TableView, t: T): string[] =>
  (view.deal?.announcements ?? []).map((said) =>
    t('said.line', { name: who(view, said.seat, t), call: saidName(said, t), trick: said.tricks + 1 }),
  )

/** Who said what in this deal, and until when what may still be said. */
export function presentWhoSaid(view: TableView, t: T): Page {
  const said = saidLines(view, t)
  const byCards = factsOf(view.rules).announcements.deadlines.by === 'cards'
  const game = view.deal?.game ?? null
  const mayBeHochzeit = game === null || game === 'hochzeit'
  return page({
    head: lines(
      `**${t('said.title')} · ${t('table.name', { number: view.number })}**`,
      gameLine(view, t),
      ...(said.length > 0 ? said : [t('said.nothing')]),
      `**${t('said.until')}**`,
      ...deadlineLines(view.rules, t),
      byCards && `-# ${t('said.reply')}`,
      byCards && mayBeHochzeit && `-# ${t('said.hochzeit')}`,
    ),
  })
}
