import { translator } from '../../../i18n/index.js'
import type { TableId } from '../../../table/view.js'
import type { Services } from '../../road/command.js'
import { presentNotice } from '../people/questions.js'
import { presentReview, readReview } from './page.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

interface Wanted {
  readonly table: TableId
  /** Number of the game; left out: the one finished last. */
  readonly game?: number | undefined
  readonly stage: number
}

/** Lays a finished deal open to whoever asks; says so where none is finished. */
export async function reviewReply(wanted: Wanted | null, request: Request, services: Services): Promise<Reply> {
  const { tables, screens } = services
  const kind = request.fromPrivate ? 'update' : 'private'
  const t = translator(request.language)
  const review = wanted && (await tables.review(wanted.table, wanted.game))
  if (!review) return { kind, page: presentNotice(t('review.none')) }
  const running = !request.fromPrivate && tables.view(review.view.id, null)?.status === 'playing'
  return { kind, page: presentReview(review, t, { look: screens.lookOf(request), stage: wanted.stage, running }) }
}

/** A press or choice on the page of a finished deal. */
export const onReviewPage = (
  data: string,
  chosen: string | undefined,
  request: Request,
  services: Services,
): Promise<Reply> => reviewReply(readReview(data, chosen), request, services)
