import type { Command } from '../src/discord/road/command.js'
import { practiceReply } from '../src/discord/features/practice/reply.js'

/** A table of one's own against computers, with tips, that nobody else sees. */
const practice: Command = {
  name: 'practice',
  run: (request, _options, services) => practiceReply(request, services),
}

export default practice
