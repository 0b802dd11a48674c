import { ApplicationCommandOptionType } from 'discord.js'
import { presetIds, presets } from '../src/engine/index.js'
import { localizations } from '../src/i18n/index.js'
import type { Command } from '../src/discord/road/command.js'
import { gameAtHand } from '../src/discord/features/rules/page.js'
import { chosenRules } from '../src/discord/features/rules/edit.js'

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
    if (chosen) return { kind: 'private', page: screens.rules(presets[chosen], request) }
    const table = tables.inRoom(request.room)
    const view = table === null ? null : tables.view(table, null)
    if (view) return { kind: 'private', page: screens.rules(view.rules, request, { game: gameAtHand(view) }) }
    const kept = await chosenRules(book, request.server, request.room, request.parent)
    return { kind: 'private', page: screens.rules(kept.rules, request) }
  },
}

export default rules
