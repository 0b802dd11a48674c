import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { tableMeant } from '../people/table-meant.js'
import type { Services } from '../services.js'

/** Answers `/doko hand`: shows the hand again, wherever and whenever. */
export function showHandMeant(
  request: Request,
  { tables, refusal, showHand }: Pick<Services, 'tables' | 'refusal' | 'showHand'>,
): Reply {
  const view = tableMeant(tables, request)
  return view ? showHand(view, request) : tell(refusal({ code: 'no-such-table' }, request, null))
}
