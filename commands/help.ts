import { presentHelp } from '../src/discord/features/help/page.js'
import type { Command } from '../src/discord/road/command.js'
import { tell } from '../src/discord/road/reply.js'

/** The five things one needs. */
const help: Command<unknown> = {
  name: 'help',
  order: 14,
  run: (request) => tell(presentHelp(request.t)),
}

export default help
