import type { Command } from '../src/discord/command.js'
import { privacyReply } from '../src/discord/settings/privacy.js'

/** What is stored of whoever asks: to read, to take along, to have deleted. */
const privacy: Command = {
  name: 'privacy',
  run: (request, _options, services) => privacyReply('', request, services),
}

export default privacy
