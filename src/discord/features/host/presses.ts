import type { Intent } from '../../../table/intent.js'
import type { Place, TableView } from '../../../table/view.js'
import { lines } from '../../look/parts.js'
import { refusalText } from '../../look/refusal.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import type { Services } from '../services.js'
import { gamesPress, hostPress, passHostPress, releasePress, removePress } from './buttons.js'
import { keyOf, presentHost } from './page.js'

/** Does something of the host's, and shows the page anew. */
async function manage(intent: Intent | null, view: TableView, request: Request, needs: Services): Promise<Reply> {
  const { tables, refusal } = needs
  // Whoever was chosen is not there any more: the page shows how it stands now.
  if (intent === null) return showPrivately(presentHost(view, request.user, request.t), request)
  const answer = await tables.send(view.id, intent)
  if (!answer.ok) {
    // The page was opened earlier: what it offers is no longer there, so it goes with the word why, not beside it.
    const now = tables.view(view.id, request.user)
    if (now === null || now.status === 'closed' || now.status === 'over')
      return showPrivately(refusal(answer.refusal, request, now ?? view), request)
    const stays = intent.type === 'games' && request.t('host.games-stay', { games: now.games })
    const notice = lines(refusalText(request.t, answer.refusal, now), stays)
    return showPrivately(presentHost(now, request.user, request.t, notice), request)
  }
  return showPrivately(presentHost(answer.value.viewFor(request.user), request.user, request.t), request)
}

/** The place that was chosen; null if somebody else has it now. */
function chosenPlace(view: TableView, { chosen: [value = ''] }: Request): Place | null {
  const place = view.places.findIndex((_, at) => keyOf(view, at) === value)
  return place < 0 ? null : place
}

const managing = (
  kind: typeof hostPress,
  intent: (view: TableView, request: Request) => Intent | null,
): PressRow<Services> =>
  atTable(kind, (view, request, needs: Services) => manage(intent(view, request), view, request, needs))

/** A word on a place that was chosen, at the version on which it was looked up. */
const onPlace =
  (type: 'pass-host' | 'remove') =>
  (view: TableView, request: Request): Intent | null => {
    const place = chosenPlace(view, request)
    const { user, id: press } = request
    const { version } = view
    if (place === null) return null
    return type === 'remove' ? { type, user, place, press, version } : { type, user, place, version }
  }

/** The number that was chosen; what is no number is refused by the table. */
const gamesChosen = ({ chosen: [value = ''] }: Request): number | null => (value === 'suggested' ? null : Number(value))

/** What is answered to presses of whoever hosts a table. */
export const hostPresses: readonly PressRow<Services>[] = [
  atTable(hostPress, (view, request) => showPrivately(presentHost(view, request.user, request.t), request)),
  managing(passHostPress, onPlace('pass-host')),
  managing(removePress, onPlace('remove')),
  managing(releasePress, (_, { user }) => ({ type: 'release', user })),
  managing(gamesPress, (_, request) => ({ type: 'games', user: request.user, games: gamesChosen(request) })),
]
