import type { TableId } from '../../../table/view.js'
import type { Services } from '../../road/command.js'
import type { HandExtra, Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

/** Shows somebody the own hand, in place of the private message with the pressed button if there is one; or tells why not. */
export function handReply(table: TableId, request: Request, services: Services, extra: HandExtra = {}): Reply {
  const shown = services.screens.hand(table, request.user, request.language, extra)
  if (!shown) {
    const refusal = extra.refusal ?? ({ code: 'not-seated' } as const)
    return { kind: 'private', page: services.screens.refusal(refusal, request, table) }
  }
  return { kind: request.fromPrivate ? 'update' : 'private', page: shown.page, hand: table, extra }
}
