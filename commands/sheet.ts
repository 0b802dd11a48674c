import type { Command } from '../src/discord/road/command.js'
import { chosenRules } from '../src/discord/features/rules/edit.js'

/** The active rules in short and an empty score sheet, as a file to print. */
const sheet: Command = {
  name: 'sheet',
  async run(request, _options, { tables, screens, book }) {
    const here = tables.inRoom(request.room)
    const running = here === null ? undefined : tables.view(here, null)?.rules
    const rules = running ?? (await chosenRules(book, request.server, request.room, request.parent)).rules
    return { kind: 'private', page: screens.sheet(rules, request.language) }
  },
}

export default sheet
