import { ApplicationCommandOptionType } from 'discord.js'
import { presetIds, presets } from '../src/engine/index.js'
import { localizations } from '../src/i18n/index.js'
import type { Command } from '../src/discord/command.js'
import { chosenRules } from '../src/discord/rules-editor.js'

/** Explains the rules of the channel's table, else those chosen for the channel or server, or a preset. */
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
  async run(request, options, { tables, screens, book }) {
    const chosen = presetIds.find((id) => id === options['rules'])
    const here = tables.inRoom(request.room)
    const ruleSet = chosen
      ? presets[chosen]
      : ((here === null ? null : tables.view(here, null)?.rules) ??
        (await chosenRules(book, request.server, request.room)).rules)
    return { kind: 'private', page: screens.rules(ruleSet, request) }
  },
}

export default rules
