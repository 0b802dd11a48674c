import { showBell } from '../src/discord/features/bells/page.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'

/** Whether somebody is told when a table opens in the channel. */
const notify: Command<Services> = {
  name: 'notify',
  order: 4.6,
  run: (request, _options, needs) => showBell('', request, needs),
}

export default notify
