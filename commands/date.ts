import { ApplicationCommandOptionType } from 'discord.js'
import { planDate } from '../src/discord/features/dates/plan.js'
import { suggestions } from '../src/discord/features/dates/suggest.js'
import type { Services } from '../src/discord/features/services.js'
import { zoneOf } from '../src/discord/features/zones.js'
import { optionWords } from '../src/discord/road/command.js'
import type { Command } from '../src/discord/road/command.js'
import { translator } from '../src/i18n/index.js'

/** Proposes a time to play in the channel; at that time a table opens. */
const date: Command<Services> = {
  name: 'date',
  order: 4.5,
  isPublic: true,
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      ...optionWords('date.time'),
      required: true,
      max_length: 60,
      autocomplete: true,
    },
    { type: ApplicationCommandOptionType.Boolean, ...optionWords('date.event') },
  ],
  async complete(typed, language, { user, server }, { readers, servers, now }) {
    const { settings } = await readers.meet(user, language)
    const zone = zoneOf(settings, await servers.meet(server ?? ''))
    return suggestions(typed, { now: now(), zone }, translator(language))
  },
  run: (request, options, needs) => planDate(options, request, needs),
}

export default date
