import { randomBytes } from 'node:crypto'
import { translator } from '../../../i18n/index.js'
import type { Services } from '../../road/command.js'
import { presentAskForget, presentExport, presentPrivacy, privacyActs } from './page.js'
import { presentNotice } from '../people/questions.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

/**
 * Shows what is stored of whoever asks, gives it to them as a file, or forgets them after a second press.
 * @param data what the press does; empty: nothing yet
 */
export async function privacyReply(
  data: string,
  request: Request,
  { custody, readers }: Pick<Services, 'custody' | 'readers'>,
): Promise<Reply> {
  const { user, language } = request
  const t = translator(language)
  const kind = request.fromPrivate ? 'update' : 'private'
  switch (privacyActs.find((known) => known === data) ?? '') {
    case 'export':
      return { kind, page: presentExport(await custody.personalData(user), t) }
    case 'delete':
      return { kind, page: presentAskForget(t) }
    case 'really': {
      const forgotten = await custody.forget(user, `gone-${randomBytes(6).toString('hex')}`)
      if (!forgotten) return { kind, page: presentNotice(t('privacy.at-table')) }
      readers.forget(user)
      return { kind, page: presentNotice(t('privacy.forgotten')) }
    }
    case '':
      return { kind, page: presentPrivacy(await custody.personalData(user), t) }
  }
}
