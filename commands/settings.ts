import type { Services } from '../src/discord/features/services.js'
import { forManagers, showSettings } from '../src/discord/features/settings/page.js'
import type { Command } from '../src/discord/road/command.js'

/** How a server plays, for those who may manage it. */
const settings: Command<Services> = {
  name: 'settings',
  order: 13,
  refuses: forManagers,
  run: (request, _options, needs) => showSettings('', request, needs),
}

export default settings
