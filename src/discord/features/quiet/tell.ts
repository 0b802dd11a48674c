import type { PersonSettings } from '../../../table/ports.js'
import { quietSpans, slowTurn } from '../../../table/quiet.js'
import type { UserId } from '../../../table/view.js'
import type { Services } from '../services.js'
import { zoneOf } from '../zones.js'

/** Tables at which somebody is on turn learn when they want peace from now on. */
export async function tellTables(
  user: UserId,
  settings: PersonSettings,
  { tables, servers, now }: Pick<Services, 'tables' | 'servers' | 'now'>,
): Promise<void> {
  for (const table of tables.all()) {
    const view = tables.view(table, user)
    const { limit, since } = view?.clock ?? {}
    if (!view || limit === undefined || limit === null || limit < slowTurn || since === undefined) continue
    if (view.deal === null || view.deal.turn !== view.viewer) continue
    const zone = zoneOf(settings, await servers.meet(view.server))
    const spans = quietSpans(settings, zone, { from: now(), to: since + limit + view.quiet })
    // Where it is refused the turn is over, or the table does not wait for anybody.
    await tables.send(table, { type: 'quiet', user, spans })
  }
}
