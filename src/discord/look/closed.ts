import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'

/** Why a table closed before its match was over; null where everybody knows it or it did not. */
export function closedWhy({ closure, closeVote }: TableView, t: T): string | null {
  switch (closure) {
    case 'vote':
      return t('closed.vote', { yes: closeVote?.yes.length ?? 0, no: closeVote?.no.length ?? 0 })
    case 'expired':
      return `${t('news.expired')}.`
    case 'deserted':
      return t('closed.deserted')
    case 'closed':
    case null:
      return null
  }
}
