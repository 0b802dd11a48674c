import { ApplicationCommandOptionType } from 'discord.js'
import { findTerms, localizations, termIds, translator } from '../src/i18n/index.js'
import type { Command } from '../src/discord/road/command.js'
import { presentTerm, presentUnknownTerm, termName } from '../src/discord/features/glossary/page.js'

/** Explains a word of the game. */
const glossary: Command = {
  name: 'glossary',
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'term',
      name_localizations: localizations('command.glossary.option.term.name'),
      description: localizations('command.glossary.option.term.description')['en-GB'],
      description_localizations: localizations('command.glossary.option.term.description'),
      required: true,
      max_length: 100,
      autocomplete: true,
    },
  ],
  complete: ({ value }, language) => findTerms(value).map((term) => ({ name: termName(term, language), value: term })),
  run(request, options) {
    const typed = String(options['term'] ?? '')
    const term = termIds.find((id) => id === typed) ?? findTerms(typed)[0]
    const t = translator(request.language)
    const page = term === undefined || typed.trim() === '' ? presentUnknownTerm(typed, t) : presentTerm(term, t)
    return Promise.resolve({ kind: 'private', page })
  },
}

export default glossary
