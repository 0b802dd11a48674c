import type { TableView } from '../../../table/view.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import { practicePress } from '../learn/offer.js'
import { chosenRules } from '../rules/chosen.js'
import type { Services } from '../services.js'
import { tipPress } from './page.js'

/** Games of one round of practice: too few for Pflichtsoli, which are for those who know the game. */
const games = 4

/** The one who practises, three computers, and the first deal. */
async function begin(view: TableView, { user, id: press }: Request, { tables }: Services): Promise<TableView | null> {
  if (view.status === 'lobby') {
    await tables.send(view.id, { type: 'fill', user, press })
    await tables.send(view.id, { type: 'start', user, press })
  }
  return tables.view(view.id, user)
}

/**
 * A table of one's own against three computers, by the rules of this channel, with nothing of it in the channel. Whoever
 * practises already goes on, and is not offered it any more.
 */
export async function practise(request: Request, needs: Services): Promise<Reply> {
  const { tables, levels, book, offers, readers, showHand, refusal } = needs
  const { user, locale, server } = request
  offers.answered(user, request.message)
  await readers.offers(user, locale)
  if (tables.practiceOf(user) === null) {
    const { rules } = await chosenRules(book, { server, room: request.room })
    const level = levels.find((known) => known === 'easy') ?? levels.at(-1) ?? 'easy'
    const opened = await tables.open({ kind: 'practice', host: user, rules, games, level })
    // Of two presses at once the second finds the table of the first.
    if (!opened.ok && opened.refusal.code !== 'room-taken') return tell(refusal(opened.refusal, request, null))
  }
  const table = tables.practiceOf(user)
  const view = table === null ? null : tables.view(table, user)
  const begun = view && (await begin(view, request, needs))
  return begun ? showHand(begun, request) : tell(refusal({ code: 'no-such-table' }, request, null))
}

export const practicePresses: readonly PressRow<Services>[] = [
  row(practicePress, (_, request, needs: Services) => practise(request, needs)),
  atTable(tipPress, (view, request, { showHand }: Services) => showHand(view, request, { tip: true })),
]
