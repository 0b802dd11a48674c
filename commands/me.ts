import type { Command } from '../src/discord/road/command.js'
import { meReply } from '../src/discord/features/me/reply.js'

/** How one person wants things shown: language, cards, pictures. */
const me: Command = {
  name: 'me',
  run: (request, _options, services) => meReply('', [], request, services),
}

export default me
