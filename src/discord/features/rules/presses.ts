import { presetIds, presets } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import { needsManager } from '../permissions.js'
import type { Services } from '../services.js'
import { editPress, rulesPress, tableRulesPress } from './buttons.js'
import { chosenRules } from './chosen.js'
import { editRules } from './edit.js'
import { gameAtHand, presentRules, unpackRulesPage } from './page.js'
import type { RulesPlace } from './page.js'

/** The rules of a rule set; left out: its first page, the Normalspiel. */
const rulesPage = (rules: RuleSet, request: Request, { looks }: Services, place: Partial<RulesPlace> = {}): Page =>
  presentRules(rules, request.t, { look: looks.of(request), changeable: request.manager, ...place })

/**
 * Answers `/doko rules`: the rules of the channel's table, else those chosen for the channel or server, or a preset.
 * @param named the preset that was asked for
 */
export async function showRules(named: unknown, request: Request, needs: Services): Promise<Reply> {
  const preset = presetIds.find((id) => id === named)
  if (preset) return tell(rulesPage(presets[preset], request, needs))
  const { tables, book } = needs
  const table = tables.inRoom(request.room)
  const view = table === null ? null : tables.view(table, null)
  if (view) return tell(rulesPage(view.rules, request, needs, { game: gameAtHand(view) }))
  return tell(rulesPage((await chosenRules(book, request)).rules, request, needs))
}

export const rulesPresses: readonly PressRow<Services>[] = [
  atTable(tableRulesPress, (view, request, needs: Services) =>
    showPrivately(rulesPage(view.rules, request, needs, { game: gameAtHand(view) }), request),
  ),
  row(rulesPress, ({ state }, request, needs: Services) => {
    const { rules, ...place } = unpackRulesPage(request.chosen[0] ?? state)
    return showPrivately(rulesPage(rules, request, needs, place), request)
  }),
  row(editPress, ({ state }, request, needs: Services) => editRules(state, request, needs), {
    refuses: needsManager('editor.managers-only'),
  }),
]
