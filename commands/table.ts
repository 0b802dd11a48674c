import type { Command } from '../src/discord/road/command.js'
import { showTables } from '../src/discord/features/tables/show.js'
import type { Services } from '../src/discord/features/services.js'

/** Tells where somebody sits, how far each match is and who is awaited; for those who have lost sight of it. */
const table: Command<Pick<Services, 'tables'>> = {
  name: 'table',
  order: 3,
  run: (request, _options, needs) => showTables(request, needs),
}

export default table
