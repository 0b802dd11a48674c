import { ApplicationCommandOptionType } from 'discord.js'
import { localizations } from '../src/i18n/index.js'
import type { Command } from '../src/discord/road/command.js'
import { periods, rankedRules } from '../src/discord/features/stats/page.js'
import { statsReply, usualRanking } from '../src/discord/features/stats/reply.js'

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
  async run(request, options, services) {
    const period = periods.find((known) => known === options['period']) ?? 'all'
    const chosen = rankedRules.find((known) => known === options['rules'])
    const ranked = chosen ?? (await usualRanking(request, services))
    return statsReply(request, { period, ranked, page: 0, shared: false }, 'private', services)
  },
}

export default stats
