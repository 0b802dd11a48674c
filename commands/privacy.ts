import { showPrivacy } from '../src/discord/features/privacy/page.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'

/** What is stored of whoever asks: to read, to take along, to have deleted. */
const privacy: Command<Services> = {
  name: 'privacy',
  order: 12,
  run: (request, _options, needs) => showPrivacy('', request, needs),
}

export default privacy
