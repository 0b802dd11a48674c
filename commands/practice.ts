import type { Command } from '../src/discord/road/command.js'
import { practise } from '../src/discord/features/practice/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** A table of one's own against computers, with tips, that nobody else sees. */
const practice: Command<Services> = {
  name: 'practice',
  order: 5,
  run: (request, _options, needs) => practise(request, needs),
}

export default practice
