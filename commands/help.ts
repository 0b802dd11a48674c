import { presentHelp } from '../src/discord/features/help/page.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'
import { tell } from '../src/discord/road/reply.js'

/** The five things one needs. */
const help: Command<Pick<Services, 'helpAddress'>> = {
  name: 'help',
  order: 14,
  run: (request, _options, { helpAddress }) => tell(presentHelp(request.t, helpAddress)),
}

export default help
