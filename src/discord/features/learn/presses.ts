import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { removePressed, showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'
import { learnPress } from './offer.js'
import { presentLearn, readLearn } from './page.js'

/** What stands in the button of an offer that is turned down: its message goes away. */
const noThanks = 'no'

/** A page of the lessons. Whoever has found them is not offered them any more. */
export async function showLessons(
  state: string,
  request: Request,
  { readers, looks, offers }: Services,
): Promise<Reply> {
  offers.answered(request.user, request.message)
  if (state === noThanks) return removePressed
  const { user, locale, t } = request
  await readers.offers(user, locale)
  return showPrivately(presentLearn(readLearn(state), t, { look: looks.of(request), user }), request)
}

export const learnPresses: readonly PressRow<Services>[] = [
  row(learnPress, ({ state }, request, needs: Services) => showLessons(state, request, needs)),
]
