import type { Services } from '../src/discord/features/services.js'
import { periods, rankedRules } from '../src/discord/features/stats/page.js'
import { showStats } from '../src/discord/features/stats/presses.js'
import { choiceOption } from '../src/discord/road/command.js'
import type { Command } from '../src/discord/road/command.js'

/** The server's rankings. */
const stats: Command<Services> = {
  name: 'stats',
  order: 7,
  options: () => [
    choiceOption(
      'stats.period',
      periods.map((period) => [period, `stats.period.${period}`]),
    ),
    choiceOption(
      'stats.rules',
      rankedRules.map((ranked) => [ranked, `stats.rules.${ranked}`]),
    ),
  ],
  run(request, options, needs) {
    const period = periods.find((known) => known === options['period'])
    const ranked = rankedRules.find((known) => known === options['rules'])
    return showStats({ ...(period && { period }), ...(ranked && { ranked }) }, request, needs)
  },
}

export default stats
