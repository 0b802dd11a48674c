import type { Command } from '../src/discord/command.js'
import { tableMeant } from '../src/discord/seats.js'

/** Ends the table of this channel: the host or whoever manages the server may, after a second press. */
const close: Command = {
  name: 'close',
  run(request, _options, { tables, screens }) {
    const table = tables.inRoom(request.room) ?? tableMeant(tables, request)
    const view = table === null ? null : tables.view(table, request.user)
    if (!view) {
      return Promise.resolve({ kind: 'private', page: screens.refusal({ code: 'no-such-table' }, request, null) })
    }
    if (view.host !== request.user && !request.manager) {
      return Promise.resolve({ kind: 'private', page: screens.refusal({ code: 'host-only' }, request, table) })
    }
    return Promise.resolve({ kind: 'private', page: screens.askClose(view, request.language) })
  },
}

export default close
