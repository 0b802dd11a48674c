import { advancedMove, onlyCard } from '../steps/advance.js'
import type { Alarm } from './alarm.js'
import type { Intent } from '../intent.js'
import type { Log, People } from '../ports.js'
import { occupantOf } from '../table.js'
import type { Table } from '../table.js'
import { personOnTurn } from './turn-clock.js'

interface Around {
  /** How long a computer player would wait: whoever has decided in advance is not told from one by the time. */
  readonly pace: (table: Table) => number
  readonly people: Pick<People, 'settingsOf'>
  readonly log: Log
}

/** Does what somebody has said in advance when their turn comes, and plays the only legal card for those who wish it. */
export const automaticAlarm = (around: Around): Alarm => ({
  waits: (table) => {
    const seat = table.suspended === null && table.takeBack === null ? personOnTurn(table) : null
    if (seat === null || (table.advance[seat] === null && onlyCard(table, seat) === null)) return null
    return { state: [table.deal, table.advance[seat], table.places], ms: () => around.pace(table) }
  },
  act: (table) => automaticIntent(table, around),
})

async function automaticIntent(table: Table, { people, log }: Around): Promise<Intent | null> {
  const seat = personOnTurn(table)
  if (seat === null) return null
  const said = advancedMove(table, seat)
  if (said !== null) return { type: 'auto', seat, move: said }
  const only = onlyCard(table, seat)
  const occupant = occupantOf(table, seat)
  if (only === null || occupant?.kind !== 'person') return null
  try {
    return (await people.settingsOf(occupant.user)).autoPlay ? { type: 'auto', seat, move: only } : null
  } catch (error) {
    log.warn({ table: table.id, err: error }, 'somebody’s settings could not be read, so their card is not played')
    return null
  }
}
