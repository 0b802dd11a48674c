import { showMe } from '../src/discord/features/me/page.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'

/** How one person wants things shown: language, cards, pictures. */
const me: Command<Pick<Services, 'readers' | 'looks'>> = {
  name: 'me',
  order: 11,
  run: (request, _options, needs) => showMe('', request, needs),
}

export default me
