import { ApplicationCommandOptionType } from 'discord.js'
import { clockOption, openTable } from '../src/discord/features/lobby/open.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'
import { presetIds } from '../src/engine/index.js'
import { localizations } from '../src/i18n/index.js'

/** The choice that stands for the rules kept for the channel or server. */
const own = 'own'

/** Opens a table in the channel: by the rules named, else the channel's, else the server's, else the tournament rules. */
const start: Command<Services> = {
  name: 'start',
  order: 1,
  isPublic: true,
  options: (levels) => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'rules',
      name_localizations: localizations('command.start.option.rules.name'),
      description: localizations('command.start.option.rules.description')['en-GB'],
      description_localizations: localizations('command.start.option.rules.description'),
      choices: [...presetIds.map((preset) => [preset, `preset.${preset}`] as const), [own, 'rules.own'] as const].map(
        ([value, key]) => ({ name: localizations(key)['en-GB'], name_localizations: localizations(key), value }),
      ),
    },
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'games',
      name_localizations: localizations('command.start.option.games.name'),
      description: localizations('command.start.option.games.description')['en-GB'],
      description_localizations: localizations('command.start.option.games.description'),
      min_value: 1,
      max_value: 48,
    },
    clockOption(),
    {
      type: ApplicationCommandOptionType.String,
      name: 'level',
      name_localizations: localizations('command.start.option.level.name'),
      description: localizations('command.start.option.level.description')['en-GB'],
      description_localizations: localizations('command.start.option.level.description'),
      choices: levels.map((level) => {
        const names = localizations(
          level === 'random' ? 'level.random' : level === 'strong' ? 'level.strong' : 'level.easy',
        )
        return { name: names['en-GB'], name_localizations: names, value: level }
      }),
    },
    {
      type: ApplicationCommandOptionType.Boolean,
      name: 'thread',
      name_localizations: localizations('command.start.option.thread.name'),
      description: localizations('command.start.option.thread.description')['en-GB'],
      description_localizations: localizations('command.start.option.thread.description'),
    },
  ],
  run: (request, options, needs) => openTable(options, request, needs),
}

export default start
