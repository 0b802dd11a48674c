import { showHandMeant } from '../src/discord/features/play/presses.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'

/** Shows the hand again, wherever and whenever. */
const hand: Command<Services> = {
  name: 'hand',
  order: 2,
  run: (request, _options, needs) => showHandMeant(request, needs),
}

export default hand
