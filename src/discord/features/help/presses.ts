import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import { helpPress } from './buttons.js'
import { presentHelp } from './page.js'

export const helpPresses: readonly PressRow<unknown>[] = [
  row(helpPress, (_, request) => showPrivately(presentHelp(request.t), request)),
]
