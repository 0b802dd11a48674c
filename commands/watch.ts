import type { Command } from '../src/discord/road/command.js'
import { showLatest } from '../src/discord/features/review/presses.js'
import type { Services } from '../src/discord/features/services.js'

/** All four hands of the deal that was finished last at the table of this channel, trick by trick. */
const watch: Command<Services> = {
  name: 'watch',
  order: 6,
  run: (request, _options, needs) => showLatest(request, needs),
}

export default watch
