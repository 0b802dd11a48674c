import { ApplicationCommandOptionType } from 'discord.js'
import { presetIds, presets } from '../src/engine/index.js'
import { localizations } from '../src/i18n/index.js'
import type { Command } from '../src/discord/road/command.js'
import { missingFor } from '../src/discord/road/request.js'
import { offerTo } from '../src/discord/features/learn/offer.js'
import { chosenRules } from '../src/discord/features/rules/edit.js'
import { chosenClock, clockOption } from '../src/discord/features/lobby/turn-clock.js'
import { allows, elsewhere, levelOf } from '../src/discord/features/settings/reply.js'

/** A full round of the tournament rules; the house rules know no fixed number. */
const usualGames = { ddv: 24, norsk: 16, hausrunde: 16, willi: 16 } as const

/** The choice that stands for the rules kept for the channel or server. */
const own = 'own'

/** Opens a table in the channel: by the rules named, else the channel's, else the server's, else the tournament rules. */
const start: Command = {
  name: 'start',
  options: ({ levels }) => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'rules',
      name_localizations: localizations('command.start.option.rules.name'),
      description: localizations('command.start.option.rules.description')['en-GB'],
      description_localizations: localizations('command.start.option.rules.description'),
      choices: [...presetIds.map((preset) => [preset, `preset.${preset}`] as const), [own, 'rules.own'] as const].map(
        ([value, key]) => ({ name: localizations(key)['en-GB'], name_localizations: localizations(key), value }),
      ),
    },
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'games',
      name_localizations: localizations('command.start.option.games.name'),
      description: localizations('command.start.option.games.description')['en-GB'],
      description_localizations: localizations('command.start.option.games.description'),
      min_value: 1,
      max_value: 48,
    },
    clockOption(),
    {
      type: ApplicationCommandOptionType.String,
      name: 'level',
      name_localizations: localizations('command.start.option.level.name'),
      description: localizations('command.start.option.level.description')['en-GB'],
      description_localizations: localizations('command.start.option.level.description'),
      choices: levels.map((level) => {
        const names = localizations(
          level === 'random' ? 'level.random' : level === 'strong' ? 'level.strong' : 'level.easy',
        )
        return { name: names['en-GB'], name_localizations: names, value: level }
      }),
    },
    {
      type: ApplicationCommandOptionType.Boolean,
      name: 'thread',
      name_localizations: localizations('command.start.option.thread.name'),
      description: localizations('command.start.option.thread.description')['en-GB'],
      description_localizations: localizations('command.start.option.thread.description'),
    },
  ],
  async run(request, options, { tables, screens, levels, book, servers, readers }) {
    if (request.server === null) return { kind: 'private', page: screens.serverOnly(request.language) }
    const chosen = await servers.serverSettings(request.server)
    // A thread has no threads of its own.
    const thread = request.parent === null && (options['thread'] ?? chosen.threads) === true
    const missing = missingFor(request, thread)
    if (missing.length > 0) return { kind: 'private', page: screens.rightsMissing(request.language, missing) }
    if (!allows(chosen, request)) return { kind: 'private', page: elsewhere(chosen, request.language) }
    const preset = presetIds.find((id) => id === options['rules'])
    const rules = preset
      ? presets[preset]
      : (await chosenRules(book, request.server, request.room, request.parent)).rules
    const opened = await tables.open({
      server: request.server,
      room: request.room,
      host: request.user,
      rules,
      games: typeof options['games'] === 'number' ? options['games'] : usualGames[rules.preset],
      level: typeof options['level'] === 'string' ? options['level'] : levelOf(chosen, levels),
      clock: chosenClock(options, chosen.clock),
      pace: chosen.pace,
      thread,
    })
    if (!opened.ok)
      return { kind: 'private', page: screens.refusal(opened.refusal, request, tables.inRoom(request.room)) }
    const page = screens.board(opened.value.table)?.page
    if (!page) throw new Error('A table that was just opened has no page.')
    return { kind: 'public', page, board: opened.value.table, also: offerTo(request, readers) }
  },
}

export default start
