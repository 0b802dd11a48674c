import { resumeHere } from '../src/discord/features/rest/page.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'

/** Goes on in this room with a table that could not be shown in its own any more. */
const resume: Command<Services> = {
  name: 'resume',
  order: 16,
  run: (request, _options, needs) => resumeHere(request, needs),
}

export default resume
