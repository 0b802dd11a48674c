import { personOnTurn } from '../deadlines.js'
import type { Intent } from '../intent.js'
import type { Log, People } from '../ports.js'
import { advancedMove } from '../steps/advance.js'
import { forcedCard, isLastCard } from './forced.js'
import { occupantOf } from '../table.js'
import type { Table } from '../table.js'

/**
 * What is done for the person on turn: what they have said in advance, the last card of their hand, or the only legal card for
 * those who wish it.
 */
export async function automaticIntent(
  table: Table,
  people: Pick<People, 'settingsOf'>,
  log: Log,
): Promise<Intent | null> {
  const seat = personOnTurn(table)
  if (seat === null || table.deal === null) return null
  const said = advancedMove(table, seat)
  if (said !== null) return { type: 'auto', seat, move: said }
  const only = forcedCard(table.deal, seat)
  const occupant = occupantOf(table, seat)
  if (only === null || occupant?.kind !== 'person') return null
  if (isLastCard(table.deal, seat)) return { type: 'auto', seat, move: only }
  try {
    return (await people.settingsOf(occupant.user)).autoPlay ? { type: 'auto', seat, move: only } : null
  } catch (error) {
    log.warn({ table: table.id, err: error }, 'somebody’s settings could not be read, so their card is not played')
    return null
  }
}
