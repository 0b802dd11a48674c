import type { Command } from '../src/discord/road/command.js'
import { resumeHere } from '../src/discord/features/rest/resume.js'

/** Goes on in this room with a table that could not be shown in its own any more. */
const resume: Command = {
  name: 'resume',
  run: (request, _options, services) => resumeHere(request, services),
}

export default resume
