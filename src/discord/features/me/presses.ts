import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { translator } from '../../../i18n/index.js'
import type { Services } from '../services.js'
import { mePress } from './buttons.js'
import { chosenSetting, presentMe } from './page.js'

type Needs = Pick<Services, 'readers' | 'looks'>

/**
 * Shows how somebody has things shown, after changing what they have just chosen there.
 * @param field which of the page's selects was used; empty: none
 */
export async function showMe(field: string, request: Request, { readers, looks }: Needs): Promise<Reply> {
  const { user, locale, chosen } = request
  const patch = chosenSetting(field, chosen[0])
  const { language, settings } = patch ? await readers.change(user, locale, patch) : await readers.meet(user, locale)
  const t = translator(language)
  return showPrivately(presentMe(settings, t, { look: looks.of({ user, t }), saved: patch !== null }), request)
}

export const mePresses: readonly PressRow<Needs>[] = [
  row(mePress, ({ state }, request, needs: Needs) => showMe(state, request, needs)),
]
