import { isPractice } from '../../../table/view.js'
import type { Review } from '../../../table/review.js'
import type { TableId } from '../../../table/view.js'
import { presentNotice } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { acknowledge, showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { needsServer, presentMissing } from '../permissions.js'
import type { Services } from '../services.js'
import { reviewPress } from './button.js'
import { presentReview, readReview } from './page.js'
import type { ReviewOptions } from './page.js'

interface Wanted {
  readonly table: TableId
  /** Number of the game; left out: the one finished last. */
  readonly game?: number | undefined
  readonly stage: number
  /** Everybody in the channel is to see it. */
  readonly toAll?: boolean
}

/** Lays a finished deal open to whoever asks; says why where it cannot. */
async function showReview(
  { table, game, stage, toAll = false }: Wanted,
  request: Request,
  needs: Services,
  told: Pick<ReviewOptions, 'running'> = {},
): Promise<Reply> {
  const { tables } = needs
  const review = await tables.review(table, game)
  if (!review) return none(await tables.whyNoReview(table), request)
  return toAll
    ? showToAll(review, stage, request, needs)
    : showPrivately(await own(review, stage, request, needs, told), request)
}

const none = (why: 'unfinished' | 'deleted' | 'unreadable', request: Request): Reply =>
  showPrivately(presentNotice(request.t(`review.${why}`)), request)

const own = async (
  review: Review,
  stage: number,
  request: Request,
  { looks, names }: Services,
  told: Pick<ReviewOptions, 'running' | 'notice'>,
): Promise<Page> => {
  const { server, t } = request
  const mayShow = server !== null && !isPractice(review.view)
  return names.found(presentReview(review, t, { look: looks.of(request), stage, mayShow, ...told }), server, t)
}

/** Posts a position for everybody in the channel, or lets the message change that this person has posted there lately. */
async function showToAll(review: Review, stage: number, request: Request, needs: Services): Promise<Reply> {
  const { looks, names, shown } = needs
  const { server, room, user, roomT, missing, t } = request
  const refusal = needsServer(request) ?? (missing.length > 0 ? presentMissing(missing, request) : null)
  if (refusal !== null) return tell(refusal)
  const look = looks.in(server ?? '', roomT)
  const page = await names.found(presentReview(review, roomT, { look, stage, shownBy: user }), server, roomT)
  const message = await shown.replace(room, user, page)
  if (message !== null) {
    const link = `https://discord.com/channels/${server ?? ''}/${room}/${message}`
    return showPrivately(await own(review, stage, request, needs, { notice: t('review.shown', { link }) }), request)
  }
  const sent = shown.begin(room, user)
  if (sent === null) return acknowledge
  return { to: 'room', shows: { page, sent, coming: () => () => sent(null) } }
}

/** Answers `/doko watch`: the deal that was finished last in this channel. */
export async function showLatest(request: Request, needs: Services): Promise<Reply> {
  const { tables } = needs
  const table = await tables.lastPlayedIn(request.room)
  if (table === null) return none('unfinished', request)
  const open = tables.inRoom(request.room)
  const running = open !== null && tables.view(open, null)?.status === 'playing'
  return showReview({ table, stage: 0 }, request, needs, { running })
}

export const reviewPresses: readonly PressRow<Services>[] = [
  row(reviewPress, ({ state }, request, needs: Services) => {
    const wanted = readReview(state, request.chosen[0])
    return wanted === null ? none('unfinished', request) : showReview(wanted, request, needs)
  }),
]
