import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../api/message.js'
import { presentClosed, presentEnd } from '../after/end.js'
import type { EndOptions } from '../after/end.js'
import { presentCancelled, presentLobby } from './lobby.js'
import type { LobbyOptions } from './lobby.js'
import { presentResult } from '../after/result.js'
import { presentResting } from './rooms.js'
import { presentTable } from './table.js'
import type { TableOptions } from './table.js'

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
