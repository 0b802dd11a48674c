import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Services } from '../services.js'
import { checkPress } from './buttons.js'
import { presentCheck } from './page.js'

type Needs = Pick<Services, 'tables' | 'refusal'>

export const fairPresses: readonly PressRow<Needs>[] = [
  /** How the match was shuffled, for as long as the ledger remembers it. */
  row(checkPress, async ({ table }, request, { tables, refusal }: Needs) => {
    const match = await tables.matchRecord(table)
    const page = match ? presentCheck(match, request.t) : refusal({ code: 'no-such-table' }, request, null)
    return showPrivately(page, request)
  }),
]
