import type { Command } from '../src/discord/road/command.js'
import { forManagers, showSettings } from '../src/discord/features/settings/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** How a server plays, for those who may manage it. */
const settings: Command<Pick<Services, 'servers' | 'book' | 'levels'>> = {
  name: 'settings',
  order: 13,
  refuses: forManagers,
  run: (request, _options, needs) => showSettings('', request, needs),
}

export default settings
