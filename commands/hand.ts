import type { Command } from '../src/discord/road/command.js'
import { tableMeant } from '../src/discord/look/seats.js'

/** Shows the hand again, wherever and whenever. */
const hand: Command = {
  name: 'hand',
  run(request, _options, { tables, screens }) {
    const table = tableMeant(tables, request)
    const shown = table === null ? null : screens.hand(table, request.user, request.language)
    if (table === null || !shown) {
      return Promise.resolve({
        kind: 'private',
        page: screens.refusal({ code: table === null ? 'no-such-table' : 'not-seated' }, request, table),
      })
    }
    return Promise.resolve({ kind: 'private', page: shown.page, hand: table })
  },
}

export default hand
