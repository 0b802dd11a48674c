import { presetIds, presets, suggestedGames } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { ServerSettings } from '../../../table/ports.js'
import { placeBounds } from '../../../table/view.js'
import { presentNotice } from '../../look/parts.js'
import type { Options } from '../../road/command.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import { missingFor } from '../../road/request.js'
import type { Request } from '../../road/request.js'
import { onServer, presentMissing } from '../permissions.js'
import { chosenRules } from '../rules/chosen.js'
import { ownRules, presentOwnRules } from '../rules/own.js'
import type { Services } from '../services.js'
import { chosenClock } from '../settings/clocks.js'
import { allows, elsewhere } from '../settings/page.js'

/** A number that nobody chose follows the number of people. */
export const suggested = (rules: RuleSet) =>
  ({ games: suggestedGames(rules, placeBounds.least), suggested: true }) as const

/** The level of computer players at new tables; one that no longer exists counts as none chosen. */
export const levelOf = ({ level }: ServerSettings, levels: readonly string[]): string =>
  level !== null && levels.includes(level) ? level : (levels.at(-1) ?? 'easy')

/** Answers `/doko start`: opens a table by the rules named, else the channel's, else the server's, else the tournament rules. */
export async function openTable(options: Options, request: Request, needs: Services): Promise<Reply> {
  const { tables, levels, book, servers, offers, refusal, showTable } = needs
  const { room, parent, user, t } = request
  if (!onServer(request)) return tell(presentNotice(t('error.server-only')))
  const { server } = request
  const chosen = await servers.meet(server)
  // A thread has no threads of its own.
  const thread = parent === null && (options['thread'] ?? chosen.threads) === true
  const missing = missingFor(request, thread)
  if (missing.length > 0) return tell(presentMissing(missing, request))
  if (!allows(chosen, request)) return tell(elsewhere(chosen, request))
  const preset = presetIds.find((id) => id === options['rules'])
  const kept = await chosenRules(book, request)
  const rules = preset ? presets[preset] : kept.rules
  const opened = await tables.open({
    server,
    room,
    host: user,
    rules,
    ...(typeof options['games'] === 'number' ? { games: options['games'] } : suggested(rules)),
    level: typeof options['level'] === 'string' ? options['level'] : levelOf(chosen, levels),
    clock: chosenClock(options, chosen.clock),
    pace: chosen.pace,
    thread,
    quiet: chosen.quiet,
  })
  if (!opened.ok) {
    const here = tables.inRoom(room)
    return tell(refusal(opened.refusal, request, here === null ? null : tables.view(here, user)))
  }
  const shows = showTable(opened.value.viewFor(null), request)
  if (!shows) throw new Error('A table that was just opened has no page.')
  const after =
    options['rules'] === ownRules
      ? () => Promise.resolve(presentOwnRules(kept, request))
      : offers.to(opened.value.table, request)
  return { to: 'room', shows, after }
}
