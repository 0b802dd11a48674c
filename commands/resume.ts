import type { Command } from '../src/discord/road/command.js'
import { resumeHere } from '../src/discord/features/rest/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** Goes on in this room with a table that could not be shown in its own any more. */
const resume: Command<Pick<Services, 'tables' | 'undelivered' | 'showHand' | 'refusal'>> = {
  name: 'resume',
  order: 16,
  run: (request, _options, needs) => resumeHere(request, needs),
}

export default resume
