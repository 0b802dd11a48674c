import { randomBytes } from 'node:crypto'
import { presentNotice } from '../../look/parts.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'
import { privacyPress } from './buttons.js'
import { presentAskForget, presentExport, presentPrivacy, privacyActs } from './page.js'
import type { Page } from '../../road/message.js'

type Needs = Pick<Services, 'custody' | 'readers'>

/**
 * Shows what is stored of whoever asks, gives it to them as a file, or forgets them after a second press.
 * @param act what the press does; empty: nothing yet
 */
export const showPrivacy = async (act: string, request: Request, needs: Needs): Promise<Reply> =>
  showPrivately(await pageOf(act, request, needs), request)

async function pageOf(act: string, { user, t }: Request, { custody, readers }: Needs): Promise<Page> {
  switch (privacyActs.find((known) => known === act) ?? '') {
    case 'export':
      return presentExport(await custody.personalData(user), t)
    case 'delete':
      return presentAskForget(t)
    case 'really': {
      const forgotten = await custody.forget(user, `gone-${randomBytes(6).toString('hex')}`)
      if (!forgotten) return presentNotice(t('privacy.at-table'))
      readers.forget(user)
      return presentNotice(t('privacy.forgotten'))
    }
    case '':
      return presentPrivacy(await custody.personalData(user), t)
  }
}

export const privacyPresses: readonly PressRow<Needs>[] = [
  row(privacyPress, ({ state }, request, needs: Needs) => showPrivacy(state, request, needs)),
]
