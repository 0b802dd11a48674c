import type { Command } from '../src/discord/road/command.js'
import { showLessons } from '../src/discord/features/learn/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** Doppelkopf in five lessons, for oneself. */
const learn: Command<Services> = {
  name: 'learn',
  order: 4,
  run: (request, _options, needs) => showLessons('', request, needs),
}

export default learn
