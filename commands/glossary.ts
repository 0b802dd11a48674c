import { ApplicationCommandOptionType } from 'discord.js'
import { findTerms, termIds } from '../src/i18n/index.js'
import { tell } from '../src/discord/road/reply.js'
import { optionWords } from '../src/discord/road/command.js'
import type { Command } from '../src/discord/road/command.js'
import { presentTerm, presentUnknownTerm, termName } from '../src/discord/features/glossary/page.js'

/** Explains a word of the game. */
const glossary: Command<unknown> = {
  name: 'glossary',
  order: 9,
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      ...optionWords('glossary.term'),
      required: true,
      max_length: 100,
      autocomplete: true,
    },
  ],
  complete: (typed, language) => findTerms(typed).map((term) => ({ name: termName(term, language), value: term })),
  run(request, options) {
    const typed = String(options['term'] ?? '')
    const term = termIds.find((id) => id === typed) ?? findTerms(typed)[0]
    return tell(
      term === undefined || typed.trim() === '' ? presentUnknownTerm(typed, request.t) : presentTerm(term, request.t),
    )
  },
}

export default glossary
