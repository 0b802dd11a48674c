import type { Command } from '../src/discord/road/command.js'
import { rulesHere } from '../src/discord/features/rules/chosen.js'
import { presentSheet } from '../src/discord/features/rules/printed.js'
import { tell } from '../src/discord/road/reply.js'
import type { Services } from '../src/discord/features/services.js'

/** The active rules in short and an empty score sheet, as a file to print. */
const sheet: Command<Services> = {
  name: 'sheet',
  order: 10,
  run: async (request, _options, needs) => tell(presentSheet(await rulesHere(request, needs), request.t)),
}

export default sheet
