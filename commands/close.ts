import type { Command } from '../src/discord/road/command.js'
import { closeMeant } from '../src/discord/features/people/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** Ends the table of this channel after a second press: the host or whoever manages the server may, others who sit there ask for a vote. */
const close: Command<Services> = {
  name: 'close',
  order: 17,
  run: (request, _options, needs) => closeMeant(request, needs),
}

export default close
