import type { TableId } from '../../../table/view.js'
import type { Services } from '../../road/command.js'
import { handReply } from '../play/hand-reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { chosenRules } from '../rules/edit.js'

/** Games of one round of practice: too few for Pflichtsoli, which are for those who know the game. */
const games = 4

/** The one who practises, three computers, and the first deal. */
async function begin(table: TableId, { user, id: press }: Request, { tables }: Services): Promise<void> {
  if (tables.view(table, user)?.status !== 'lobby') return
  await tables.send(table, { type: 'fill', user, press })
  await tables.send(table, { type: 'start', user, press })
}

/**
 * A table of one's own against three computers, by the rules of this channel, with nothing of it in the channel. Whoever
 * practises already goes on, and is not offered it any more.
 */
export async function practiceReply(request: Request, services: Services): Promise<Reply> {
  const { tables, levels, screens, book } = services
  await services.readers.offers(request.user, request.locale)
  let table = tables.practiceOf(request.user)
  if (table === null) {
    const { rules } = await chosenRules(book, request.server, request.room)
    const level = levels.find((known) => known === 'easy') ?? levels.at(-1) ?? 'easy'
    const opened = await tables.open({ kind: 'practice', host: request.user, rules, games, level })
    // Of two presses at once the second finds the table of the first.
    if (!opened.ok && opened.refusal.code !== 'room-taken')
      return { kind: 'private', page: screens.refusal(opened.refusal, request, null) }
    table = opened.ok ? opened.value.table : opened.refusal.code === 'room-taken' ? opened.refusal.table : null
  }
  if (table === null) return { kind: 'private', page: screens.refusal({ code: 'no-such-table' }, request, null) }
  await begin(table, request, services)
  return handReply(table, request, services)
}
