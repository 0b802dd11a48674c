import type { Services } from '../../road/command.js'
import { chosenSetting } from './page.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

/**
 * Shows how somebody has things shown, after changing what they have just chosen there.
 * @param data which of the page's selects was used; empty: none
 * @param chosen values of the select
 */
export async function meReply(
  data: string,
  chosen: readonly string[],
  request: Request,
  { readers, screens }: Pick<Services, 'readers' | 'screens'>,
): Promise<Reply> {
  const patch = chosenSetting(data, chosen[0])
  const { user, locale } = request
  const reader = patch ? await readers.change(user, locale, patch) : await readers.meet(user, locale)
  return { kind: request.fromPrivate ? 'update' : 'private', page: screens.me(user, reader, patch !== null) }
}
