import type { Command } from '../src/discord/road/command.js'
import { showHandMeant } from '../src/discord/features/play/show.js'
import type { Services } from '../src/discord/features/services.js'

/** Shows the hand again, wherever and whenever. */
const hand: Command<Pick<Services, 'tables' | 'refusal' | 'showHand'>> = {
  name: 'hand',
  order: 2,
  run: (request, _options, needs) => showHandMeant(request, needs),
}

export default hand
