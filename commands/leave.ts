import type { Command } from '../src/discord/road/command.js'
import { sitsAt, tableMeant } from '../src/discord/look/seats.js'

/** Stands up from the table: asks once more, since the seat goes to somebody else. */
const leave: Command = {
  name: 'leave',
  run(request, _options, { tables, screens }) {
    const table = tableMeant(tables, request)
    const view = table === null ? null : tables.view(table, request.user)
    if (!view || !sitsAt(view, request.user)) {
      return Promise.resolve({
        kind: 'private',
        page: screens.refusal({ code: view ? 'not-seated' : 'no-such-table' }, request, table),
      })
    }
    return Promise.resolve({ kind: 'private', page: screens.askLeave(view, request.language) })
  },
}

export default leave
