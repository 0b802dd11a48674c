import { accept, refuse } from '../engine/index.js'
import type { Result } from '../engine/index.js'
import type { Change } from './change.js'
import type { Intent, TableRefusal } from './intent.js'
import { cancel, close, fill, join, leave, start } from './lobby.js'
import { continueAfterTimeout, continueAs, moveComputer, movePerson } from './play.js'
import { hasEnded, openedTable } from './table.js'
import type { Opening, Table } from './table.js'

/**
 * Decides what an intent makes of a table. Pure: the same table and intent always give the same answer, so a table can
 * be built again from its intents.
 * @returns the next table (its version one higher), what to tell, and the game that ended if one did; or the refusal
 */
export function step(table: Table, intent: Intent): Result<Change, TableRefusal> {
  if (hasEnded(table)) return refuse({ code: 'no-such-table' })
  return decide({ ...table, version: table.version + 1 }, intent)
}

function decide(table: Table, intent: Intent): Result<Change, TableRefusal> {
  switch (intent.type) {
    case 'join':
      return join(table, intent.user, intent.press)
    case 'leave':
      return leave(table, intent.user, intent.press)
    case 'fill':
      return fill(table, intent.user, intent.level ?? table.level, intent.press)
    case 'start':
      return start(table, intent.user, intent.press)
    case 'cancel':
      return cancel(table, intent.user)
    case 'move':
      return movePerson(table, intent.user, intent.move, intent.version)
    case 'computer':
      return moveComputer(table, intent.seat, intent.move)
    case 'continue':
      return continueAs(table, intent.user)
    case 'continue-timeout':
      return continueAfterTimeout(table)
    case 'close':
      return close(table, intent.user, intent.manager)
  }
}

/**
 * Builds a table again from how it was opened and what was accepted since.
 * @returns the very table that was lost, or the refusal of the first intent that does not fit and its number
 */
export function replay(
  opening: Opening,
  intents: readonly Intent[],
): Result<Table, { readonly version: number; readonly refusal: TableRefusal }> {
  const opened = openedTable(opening)
  if (!opened.ok) return refuse({ version: 0, refusal: opened.refusal })
  let table = opened.value
  for (const intent of intents) {
    const stepped = step(table, intent)
    if (!stepped.ok) return refuse({ version: table.version + 1, refusal: stepped.refusal })
    table = stepped.value.table
  }
  return accept(table)
}
