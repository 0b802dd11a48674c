import { ApplicationCommandOptionType } from 'discord.js'
import { presetIds } from '../src/engine/index.js'
import { localizations } from '../src/i18n/index.js'
import type { Command } from '../src/discord/command.js'

/** Explains the rules of the channel's table, or of a preset. */
const rules: Command = {
  name: 'rules',
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
  run(request, options, { tables, screens }) {
    const chosen = presetIds.find((id) => id === options['rules'])
    const here = tables.inRoom(request.room)
    const ruleSet = chosen
      ? { preset: chosen, set: {} }
      : ((here === null ? null : tables.view(here, null)?.rules) ?? { preset: 'ddv' as const, set: {} })
    return Promise.resolve({ kind: 'private', page: screens.rules(ruleSet, request.language) })
  },
}

export default rules
