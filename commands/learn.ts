import type { Command } from '../src/discord/road/command.js'
import { learnReply } from '../src/discord/features/learn/reply.js'

/** Doppelkopf in five lessons, for oneself. */
const learn: Command = {
  name: 'learn',
  run: (request, _options, services) => learnReply('', request, services),
}

export default learn
