import type { Command } from '../src/discord/road/command.js'
import { showPrivacy } from '../src/discord/features/privacy/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** What is stored of whoever asks: to read, to take along, to have deleted. */
const privacy: Command<Pick<Services, 'custody' | 'readers'>> = {
  name: 'privacy',
  order: 12,
  run: (request, _options, needs) => showPrivacy('', request, needs),
}

export default privacy
