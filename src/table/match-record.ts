import { formatRecord, judge, matchDeal, nextDeal } from '../engine/index.js'
import type { Action, DealSetup, LengthChange, MatchDeal, MatchRecord, Seat } from '../engine/index.js'
import type { Intent } from './intent.js'
import type { StoredTable } from './ports.js'
import { step } from './steps/step.js'
import { hasEnded, openedTable, seatOf } from './table.js'
import type { Table } from './table.js'

interface Dealt {
  readonly game: number
  readonly redeal: number
  readonly setup: DealSetup
  readonly actions: Action[]
}

/**
 * The match of a table as it can be checked, built from what the ledger holds.
 * @returns null while the table has not ended, or when this version of the program can no longer replay it
 */
export function matchRecordOf(stored: StoredTable): MatchRecord | null {
  const opened = openedTable(stored)
  if (!opened.ok) return null
  let table = opened.value
  const deals: Dealt[] = []
  const lengths: LengthChange[] = []
  const voided: number[] = []
  for (const [index, intent] of stored.intents.entries()) {
    const stepped = step(table, intent, stored.times[index])
    if (!stepped.ok) return null
    const seat = actorOf(table, intent)
    if (seat !== null && 'move' in intent) deals.at(-1)?.actions.push({ ...intent.move, seat })
    table = stepped.value.table
    for (const event of stepped.value.events) {
      if (event.type === 'game-voided') voided.push(event.game)
      const after = table.match.entries.length + (table.status === 'playing' ? 1 : 0)
      if (event.type === 'length-changed') lengths.push({ after, games: event.games })
    }
    if (stepped.value.events.some(({ type }) => type === 'taken-back')) deals.at(-1)?.actions.pop()
    if (stepped.value.events.some(({ type }) => type === 'deal-started')) deals.push(begun(table))
  }
  if (!hasEnded(table)) return null
  const { rules, places, firstDealer } = table.match.setup
  const { commitment, lobby, request } = table
  return {
    ...{ rules, games: request.games, places, firstDealer },
    ...(lengths.length > 0 && { lengths }),
    ...(voided.length > 0 && { voided }),
    ...{ commitment, seed: request.seed, lobby, deals: deals.map(written) },
  }
}

const actorOf = (table: Table, intent: Intent): Seat | null =>
  'seat' in intent ? intent.seat : intent.type === 'move' ? seatOf(table, intent.user) : null

function begun({ match }: Table): Dealt {
  const { game, setup } = nextDeal(match)
  return { game, redeal: match.redeals, setup, actions: [] }
}

/** A deal as a record; with its result if it has one. */
function written({ game, redeal, setup, actions }: Dealt): MatchDeal {
  const judged = judge(formatRecord({ setup, actions }))
  const result = judged.ok && judged.over ? { result: judged } : {}
  return matchDeal(game, redeal, { setup, actions, ...result })
}
