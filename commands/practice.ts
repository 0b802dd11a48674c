import type { Command } from '../src/discord/command.js'
import { practiceReply } from '../src/discord/first/practice.js'

/** A table of one's own against computers, with tips, that nobody else sees. */
const practice: Command = {
  name: 'practice',
  run: (request, _options, services) => practiceReply(request, services),
}

export default practice
