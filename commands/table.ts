import type { Services } from '../src/discord/features/services.js'
import { showTables } from '../src/discord/features/tables/page.js'
import type { Command } from '../src/discord/road/command.js'

/** Tells where somebody sits, how far each match is and who is awaited; for those who have lost sight of it. */
const table: Command<Services> = {
  name: 'table',
  order: 3,
  run: (request, _options, needs) => showTables(request, needs),
}

export default table
