import { ApplicationCommandOptionType } from 'discord.js'
import { presetIds } from '../src/engine/index.js'
import { localizations } from '../src/i18n/index.js'
import { showRules } from '../src/discord/features/rules/presses.js'
import type { Services } from '../src/discord/features/services.js'
import type { Command } from '../src/discord/road/command.js'

/** Explains the rules of the channel's table, else those chosen for the channel or server, or a preset. */
const rules: Command<Services> = {
  name: 'rules',
  order: 8,
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'rules',
      name_localizations: localizations('command.rules.option.rules.name'),
      description: localizations('command.rules.option.rules.description')['en-GB'],
      description_localizations: localizations('command.rules.option.rules.description'),
      choices: presetIds.map((preset) => ({
        name: localizations(`preset.${preset}`)['en-GB'],
        name_localizations: localizations(`preset.${preset}`),
        value: preset,
      })),
    },
  ],
  run: (request, options, needs) => showRules(options['rules'], request, needs),
}

export default rules
