import type { Seat } from '../../engine/index.js'
import { heedsQuiet, personOnTurn, quietEnds } from '../deadlines.js'
import type { Intent } from '../intent.js'
import type { Clock, Log, People, Servers } from '../ports.js'
import { quietSpans } from '../quiet.js'
import { occupantOf } from '../table.js'
import type { Table } from '../table.js'
import type { Waiting } from './waiting.js'

/**
 * What a table with slow turns waits for on account of somebody's quiet times: at the beginning of the turn it asks for them at once, later
 * for each of their beginnings and ends.
 */
export function quietWaiting(table: Table, person: Seat, clock: Clock): readonly Waiting[] {
  if (!heedsQuiet(table)) return []
  const { quiet, turnAt } = table
  const occupant = occupantOf(table, person)
  const user = occupant?.kind === 'person' ? occupant.user : null
  if (quiet?.user !== user) return [{ what: 'quiet', state: [turnAt, user], ms: () => 0 }]
  const next = nextTurn([...quiet.spans.flatMap(({ from, to }) => [from, to]), quietEnds(table) ?? Infinity], quiet.at)
  return next === Infinity ? [] : [{ what: 'quiet', state: [next], ms: () => next + late - clock.now() }]
}

/** So much later than a quiet time begins or ends it is looked at, in milliseconds: a timer may be a little early. */
const late = 20

/** The first of some times that comes after another one; Infinity: none does. */
const nextTurn = (times: readonly number[], at: number): number => Math.min(...times.filter((time) => time > at))

/** What is done about the quiet times of the person on turn; null: they have none in this turn. */
export async function quietIntent(
  table: Table,
  people: Pick<People, 'settingsOf'> & Pick<Servers, 'serverSettings'>,
  now: number,
  log: Log,
): Promise<Intent | null> {
  const seat = personOnTurn(table)
  const occupant = seat === null ? null : occupantOf(table, seat)
  const { clock, quiet, server } = table.request
  if (occupant?.kind !== 'person' || clock === null) return null
  const { user } = occupant
  if (table.quiet?.user === user) return { type: 'quiet-turn' }
  try {
    const settings = await people.settingsOf(user)
    const zone = settings.zone ?? (await people.serverSettings(server)).zone
    const spans = quietSpans(settings, zone, { from: now, to: table.turnAt + clock + quiet })
    return spans.length === 0 ? null : { type: 'quiet', user, spans }
  } catch (error) {
    log.warn({ table: table.id, err: error }, 'somebody’s quiet times could not be read, so their clock runs')
    return null
  }
}
