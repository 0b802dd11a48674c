import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { presentClosed, presentEnd } from '../result/end.js'
import type { EndOptions } from '../result/end.js'
import { presentCancelled, presentLobby } from '../lobby/page.js'
import type { LobbyOptions } from '../lobby/page.js'
import { presentResult } from '../result/result.js'
import { presentResting } from '../rest/page.js'
import { presentTable } from './page.js'
import type { TableOptions } from './page.js'

/** What the channel shows of a table now, whatever its state. Give it a spectator's view. */
export function presentBoard(view: TableView, t: T, options: TableOptions & LobbyOptions & EndOptions): Page {
  if (view.suspended === 'paused' && (view.status === 'playing' || view.status === 'between')) {
    return presentResting(view, t)
  }
  switch (view.status) {
    case 'lobby':
      return presentLobby(view, t, options)
    case 'playing':
      return presentTable(view, t, options)
    case 'between':
      return presentResult(view, t, options)
    case 'over':
      return presentEnd(view, t, options)
    case 'closed':
      return view.game === 0 ? presentCancelled(view, t) : presentClosed(view, t, options)
  }
}
