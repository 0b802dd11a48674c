import type { Command } from '../src/discord/road/command.js'
import { askClose } from '../src/discord/features/people/presses.js'
import { tableMeant } from '../src/discord/look/seats.js'

/**
 * Ends the table of this channel after a second press: the host or whoever manages the server may, others who sit there ask
 * for a vote.
 */
const close: Command = {
  name: 'close',
  run(request, _options, services) {
    const { tables, screens } = services
    const table = tables.inRoom(request.room) ?? tableMeant(tables, request)
    const view = table === null ? null : tables.view(table, request.user)
    if (!view) {
      return Promise.resolve({ kind: 'private', page: screens.refusal({ code: 'no-such-table' }, request, null) })
    }
    return Promise.resolve(askClose(view, request, services))
  },
}

export default close
