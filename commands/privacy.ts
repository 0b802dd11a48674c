import type { Command } from '../src/discord/road/command.js'
import { privacyReply } from '../src/discord/features/privacy/reply.js'

/** What is stored of whoever asks: to read, to take along, to have deleted. */
const privacy: Command = {
  name: 'privacy',
  run: (request, _options, services) => privacyReply('', request, services),
}

export default privacy
