import { ApplicationCommandOptionType } from 'discord.js'
import { openTable } from '../src/discord/features/lobby/open.js'
import { ownRules } from '../src/discord/features/rules/own.js'
import type { Services } from '../src/discord/features/services.js'
import { turnClocks } from '../src/discord/features/settings/clocks.js'
import { levelKey } from '../src/discord/look/names.js'
import { choiceOption, optionWords } from '../src/discord/road/command.js'
import type { Command } from '../src/discord/road/command.js'
import { presetIds } from '../src/engine/index.js'

/** Opens a table in the channel: by the rules named, else the channel's, else the server's, else the tournament rules. */
const start: Command<Services> = {
  name: 'start',
  order: 1,
  isPublic: true,
  options: (levels) => [
    choiceOption('start.rules', [
      ...presetIds.map((preset) => [preset, `preset.${preset}`] as const),
      [ownRules, 'rules.own'],
    ]),
    { type: ApplicationCommandOptionType.Integer, ...optionWords('start.games'), min_value: 1, max_value: 48 },
    choiceOption(
      'start.clock',
      turnClocks.map(({ name, words }) => [name, words]),
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
