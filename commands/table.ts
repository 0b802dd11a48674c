import type { Command } from '../src/discord/road/command.js'
import { sitsAt } from '../src/discord/look/seats.js'

/** Tells where somebody sits, how far each match is and who is awaited; for those who have lost sight of it. */
const table: Command = {
  name: 'table',
  run(request, _options, { tables, screens }) {
    const views = tables.all().flatMap((id) => tables.view(id, request.user) ?? [])
    const here = views.filter((view) => request.server === null || view.server === request.server)
    const own = here.filter((view) => sitsAt(view, request.user) || view.mayReturn !== null)
    return Promise.resolve({ kind: 'private', page: screens.tables(own, request.language) })
  },
}

export default table
