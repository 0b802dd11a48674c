import type { Command } from '../src/discord/road/command.js'

/** The five things one needs. */
const help: Command = {
  name: 'help',
  run: (request, _options, { screens }) => Promise.resolve({ kind: 'private', page: screens.help(request.language) }),
}

export default help
