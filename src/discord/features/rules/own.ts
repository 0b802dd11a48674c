import { rulesName } from '../../look/names.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import type { Request } from '../../road/request.js'
import { editPress } from './buttons.js'
import type { chosenRules } from './chosen.js'
import { fromText, packPlace } from './editor.js'

/** The choice of `/doko start` that stands for the rules kept for the channel or server. */
export const ownRules = 'own'

/**
 * For whoever opened a table by the channel's own rules: which these are, whose they are, and the way to change them, or who may.
 * @param kept what counts in the channel, and where it was chosen
 */
export function presentOwnRules(
  { rules, from }: Awaited<ReturnType<typeof chosenRules>>,
  { t, parent, manager }: Pick<Request, 't' | 'parent' | 'manager'>,
): Page {
  const state = packPlace({ scope: 'room', group: null, id: null }, 'open')
  return page({
    head: lines(
      `**${t('rules.title', { rules: rulesName(rules, t) })}**`,
      fromText({ scope: 'room', from, thread: parent !== null }, t),
      `-# ${t(manager ? 'editor.next' : 'editor.managers-only')}`,
    ),
    rows: manager ? rows([button(editPress({ state }), t('settings.rules-button'))]) : [],
  })
}
