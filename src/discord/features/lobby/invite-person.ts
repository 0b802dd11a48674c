import { presentNotice } from '../../look/parts.js'
import { sitsAt } from '../../look/names.js'
import type { PersonMeant } from '../../road/person-command.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'
import { invite } from './presses.js'

/**
 * Asks somebody to the table where whoever asks waits for players: the one in this room, else any on this server. Says so
 * where there is none.
 */
export async function invitePerson(request: Request, person: PersonMeant, needs: Services): Promise<Reply> {
  const { server, room, user, t } = request
  const guest = `<@${person.user}>`
  const lobbies = needs.tables
    .all()
    .flatMap((table) => needs.tables.view(table, user) ?? [])
    .filter((view) => view.server === server && view.status === 'lobby' && sitsAt(view, user))
  const view = lobbies.find((one) => one.room === room) ?? lobbies[0]
  if (server === null) return tell(presentNotice(t('error.server-only')))
  if (view === undefined) return tell(presentNotice(t('invite.no-lobby', { guest })))
  const reply = await invite(view, { ...request, chosen: person.isBot ? [] : [person.user] }, needs)
  if (reply.to !== 'nobody') return reply
  return tell(presentNotice(t('invite.sent', { guest, number: view.number, room: `<#${view.room}>` })))
}
