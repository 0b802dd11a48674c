import type { TableId } from '../../../table/view.js'
import { presentNotice } from '../../look/parts.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'
import { reviewPress } from './button.js'
import { presentReview, readReview } from './page.js'

interface Wanted {
  readonly table: TableId
  /** Number of the game; left out: the one finished last. */
  readonly game?: number | undefined
  readonly stage: number
}

/** Lays a finished deal open to whoever asks; says so where none is finished. */
async function showReview(wanted: Wanted | null, request: Request, { tables, looks }: Services): Promise<Reply> {
  const { t, fromPrivate } = request
  const review = wanted && (await tables.review(wanted.table, wanted.game))
  if (!review) return showPrivately(presentNotice(t('review.none')), request)
  const running = !fromPrivate && tables.view(review.view.id, null)?.status === 'playing'
  return showPrivately(presentReview(review, t, { look: looks.of(request), stage: wanted.stage, running }), request)
}

/** Answers `/doko watch`: the deal that was finished last at the table of this channel. */
export async function showLatest(request: Request, needs: Services): Promise<Reply> {
  const table = await needs.tables.latestIn(request.room)
  return showReview(table === null ? null : { table, stage: 0 }, request, needs)
}

export const reviewPresses: readonly PressRow<Services>[] = [
  row(reviewPress, ({ state }, request, needs: Services) =>
    showReview(readReview(state, request.chosen[0]), request, needs),
  ),
]
