import { ApplicationCommandOptionType } from 'discord.js'
import type { Services } from '../src/discord/features/services.js'
import { periods, rankedRules } from '../src/discord/features/stats/page.js'
import { showStats } from '../src/discord/features/stats/presses.js'
import type { Command } from '../src/discord/road/command.js'
import { localizations } from '../src/i18n/index.js'

/** The server's rankings. */
const stats: Command<Services> = {
  name: 'stats',
  order: 7,
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
    {
      type: ApplicationCommandOptionType.String,
      name: 'rules',
      name_localizations: localizations('command.stats.option.rules.name'),
      description: localizations('command.stats.option.rules.description')['en-GB'],
      description_localizations: localizations('command.stats.option.rules.description'),
      choices: rankedRules.map((ranked) => ({
        name: localizations(`stats.rules.${ranked}`)['en-GB'],
        name_localizations: localizations(`stats.rules.${ranked}`),
        value: ranked,
      })),
    },
  ],
  run(request, options, needs) {
    const period = periods.find((known) => known === options['period'])
    const ranked = rankedRules.find((known) => known === options['rules'])
    return showStats({ ...(period && { period }), ...(ranked && { ranked }) }, request, needs)
  },
}

export default stats
