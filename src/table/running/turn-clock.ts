import { turnOf } from '../../engine/index.js'
import type { Seat } from '../../engine/index.js'
import { occupantOf } from '../table.js'
import type { Table } from '../table.js'

/** The person who is on turn while the table plays; null when a computer player or nobody is. */
export function personOnTurn(table: Table): Seat | null {
  const turn = table.status === 'playing' && table.deal !== null ? turnOf(table.deal) : null
  return turn !== null && occupantOf(table, turn)?.kind === 'person' ? turn : null
}

/** Whether nobody's time runs: the table stands still, or somebody is asked whether a card may be taken back. */
const standsStill = (table: Table): boolean => table.suspended !== null || table.takeBack !== null

/** When the turn of whoever is on turn is over, in milliseconds since 1970; null while nobody's time runs. */
export function turnEnds(table: Table): number | null {
  const { clock } = table.request
  if (clock === null || standsStill(table) || personOnTurn(table) === null) return null
  return Math.max(table.turnAt + clock, table.grace)
}

/** The least time that a turn has left after a restart, in milliseconds. */
const afterRestart = 30_000

/** The table as it goes on at `now`, after it was not there for a while: half a minute for the turn, or a third of its time. */
export function withGrace(table: Table, now: number): Table {
  const { clock } = table.request
  return clock === null ? table : { ...table, grace: now + Math.min(afterRestart, Math.floor(clock / 3)) }
}
