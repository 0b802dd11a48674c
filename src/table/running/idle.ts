import type { Alarm } from './alarm.js'
import type { Clock } from '../ports.js'
import { isPractice } from '../practice.js'
import { peopleAt } from '../table.js'
import type { Table } from '../table.js'
import { placeBounds } from '../view.js'

/** How long four people who sit wait for the host before the match begins by itself, in milliseconds. */
export const startPatience = 60_000

/** How long a lobby may lie idle before it is cleared away, in milliseconds. */
export const lobbyPatience = 30 * 60_000

/** How long a match may lie idle before its table is closed, in milliseconds. */
export const matchPatience = 14 * 24 * 3_600_000

/** When a lobby starts by itself, in milliseconds since 1970: a while after four people or more sit and no place is free. Not while the table rests. */
export function startsAt(table: Table): number | null {
  const full = table.places.every((occupant) => occupant !== null) && peopleAt(table).length >= placeBounds.least
  return table.status === 'lobby' && full && table.suspended === null ? table.turnAt + startPatience : null
}

/** How long a match waits for somebody to come back once no person sits at its table any more, in milliseconds. */
export const desertedPatience = 24 * 3_600_000

/** How long somebody's practice may lie idle before it is cleared away, in milliseconds. */
export const practicePatience = 24 * 3_600_000

/** When a table at which nothing happens is closed, in milliseconds since 1970. */
function expiresAt(table: Table): number {
  if (table.status === 'lobby') return table.turnAt + lobbyPatience
  if (isPractice(table.request)) return table.turnAt + practicePatience
  return table.turnAt + (peopleAt(table).length === 0 ? desertedPatience : matchPatience)
}

/** A full lobby starts, and a table at which nothing happens for too long is closed. */
export const idleAlarm = ({ clock }: { readonly clock: Clock }): Alarm => ({
  waits: (table) => {
    const start = startsAt(table)
    const at = start ?? expiresAt(table)
    return { state: [start === null, at], ms: () => at - clock.now() }
  },
  act: (table) => ({ type: startsAt(table) === null ? 'expire' : 'start-timeout' }),
})
