import { ApplicationCommandOptionType } from 'discord.js'
import { clockNames, openTable } from '../src/discord/features/lobby/open.js'
import type { Services } from '../src/discord/features/services.js'
import { levelKey } from '../src/discord/look/names.js'
import { choiceOption, optionWords } from '../src/discord/road/command.js'
import type { Command } from '../src/discord/road/command.js'
import { presetIds } from '../src/engine/index.js'

/** The choice that stands for the rules kept for the channel or server. */
const own = 'own'

/** Opens a table in the channel: by the rules named, else the channel's, else the server's, else the tournament rules. */
const start: Command<Services> = {
  name: 'start',
  order: 1,
  isPublic: true,
  options: (levels) => [
    choiceOption('start.rules', [
      ...presetIds.map((preset) => [preset, `preset.${preset}`] as const),
      [own, 'rules.own'],
    ]),
    { type: ApplicationCommandOptionType.Integer, ...optionWords('start.games'), min_value: 1, max_value: 48 },
    choiceOption(
      'start.clock',
      clockNames.map((name) => [name, `clock.${name}`]),
    ),
    choiceOption(
      'start.level',
      levels.map((level) => [level, levelKey(level)]),
    ),
    { type: ApplicationCommandOptionType.Boolean, ...optionWords('start.thread') },
  ],
  run: (request, options, needs) => openTable(options, request, needs),
}

export default start
