import type { Command } from '../src/discord/road/command.js'
import { settingsReply } from '../src/discord/features/settings/reply.js'

/** How a server plays, for those who may manage it. */
const settings: Command = {
  name: 'settings',
  run: (request, _options, services) => settingsReply('', [], request, services),
}

export default settings
