import { translator } from '../../i18n/index.js'
import type { Services } from '../command.js'
import { presentLearn, readLearn } from '../present/learn.js'
import type { Reply } from '../reply.js'
import type { Request } from '../request.js'

/** What stands in the button of an offer that is turned down: its message goes away. */
const noThanks = 'no'

/** A page of the lessons. */
export function learnReply(data: string, request: Request, { screens }: Pick<Services, 'screens'>): Promise<Reply> {
  if (data === noThanks) return Promise.resolve({ kind: 'remove' })
  const { user, language, fromPrivate } = request
  const page = presentLearn(readLearn(data), translator(language), { look: screens.lookOf(request), user })
  return Promise.resolve({ kind: fromPrivate ? 'update' : 'private', page })
}
