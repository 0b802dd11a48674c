import type { Command } from '../src/discord/road/command.js'
import { leaveMeant } from '../src/discord/features/people/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** Stands up from the table: asks once more, since the seat goes to somebody else. */
const leave: Command<Services> = {
  name: 'leave',
  order: 15,
  run: (request, _options, needs) => leaveMeant(request, needs),
}

export default leave
