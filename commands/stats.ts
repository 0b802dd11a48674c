import { ApplicationCommandOptionType } from 'discord.js'
import { localizations } from '../src/i18n/index.js'
import type { Command } from '../src/discord/command.js'
import { periods } from '../src/discord/screens.js'
import { statsReply } from '../src/discord/stats.js'

/** The server's rankings. */
const stats: Command = {
  name: 'stats',
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'period',
      name_localizations: localizations('command.stats.option.period.name'),
      description: localizations('command.stats.option.period.description')['en-GB'],
      description_localizations: localizations('command.stats.option.period.description'),
      choices: periods.map((period) => ({
        name: localizations(`stats.period.${period}`)['en-GB'],
        name_localizations: localizations(`stats.period.${period}`),
        value: period,
      })),
    },
  ],
  run(request, options, services) {
    const period = periods.find((known) => known === options['period']) ?? 'all'
    return statsReply(request, { period, page: 0, shared: false }, 'private', services)
  },
}

export default stats
