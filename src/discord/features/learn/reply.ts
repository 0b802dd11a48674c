import { translator } from '../../../i18n/index.js'
import type { Services } from '../../road/command.js'
import { presentLearn, readLearn } from './page.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

/** What stands in the button of an offer that is turned down: its message goes away. */
const noThanks = 'no'

/** A page of the lessons. Whoever has found them is not offered them any more. */
export async function learnReply(
  data: string,
  request: Request,
  { readers, screens }: Pick<Services, 'readers' | 'screens'>,
): Promise<Reply> {
  if (data === noThanks) return { kind: 'remove' }
  await readers.offers(request.user, request.locale)
  const { user, language, fromPrivate } = request
  const page = presentLearn(readLearn(data), translator(language), { look: screens.lookOf(request), user })
  return { kind: fromPrivate ? 'update' : 'private', page }
}
