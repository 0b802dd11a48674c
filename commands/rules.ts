import { presetIds } from '../src/engine/index.js'
import { showRules } from '../src/discord/features/rules/presses.js'
import type { Services } from '../src/discord/features/services.js'
import { choiceOption } from '../src/discord/road/command.js'
import type { Command } from '../src/discord/road/command.js'

/** Explains the rules of the channel's table, else those chosen for the channel or server, or a preset. */
const rules: Command<Services> = {
  name: 'rules',
  order: 8,
  options: () => [
    choiceOption(
      'rules.rules',
      presetIds.map((preset) => [preset, `preset.${preset}`]),
    ),
  ],
  run: (request, options, needs) => showRules(options['rules'], request, needs),
}

export default rules
