import { turnOf } from '../engine/index.js'
import type { Seat } from '../engine/index.js'
import { occupantOf, peopleAt } from './table.js'
import type { Table } from './table.js'
import { isPractice, placeBounds } from './view.js'

/** How long four people who sit wait for the host before the match begins by itself, in milliseconds. */
export const startPatience = 60_000

/** How long a lobby may lie idle before it is cleared away, in milliseconds. */
export const lobbyPatience = 30 * 60_000

/** How long a match may lie idle before its table is closed, in milliseconds. */
export const matchPatience = 14 * 24 * 3_600_000

/** How long a match waits for somebody to come back once no person sits at its table any more, in milliseconds. */
export const desertedPatience = 24 * 3_600_000

/** How long somebody's practice may lie idle before it is cleared away, in milliseconds. */
export const practicePatience = 24 * 3_600_000

/** How long people have to agree to a card being taken back, in milliseconds. */
export const takeBackPatience = 20_000

/** How long a table with a fast clock waits between two deals for people who do not press, in milliseconds. */
export const dealPatience = 20_000

/** From turns of this length on, in milliseconds, people come and go: nothing happens before they have looked, or a turn's time is over. */
export const longTurn = 3_600_000

/** The least time that a turn has left after a restart, in milliseconds. */
const afterRestart = 30_000

/** The person who is on turn while the table plays; null when a computer player or nobody is. */
export function personOnTurn(table: Table): Seat | null {
  const turn = table.status === 'playing' && table.deal !== null ? turnOf(table.deal) : null
  return turn !== null && occupantOf(table, turn)?.kind === 'person' ? turn : null
}

/**
 * When the turn of the person on turn is over, in milliseconds since 1970; null while nobody's time runs: there is no clock, the
 * table stands still, or somebody is asked whether a card may be taken back.
 */
export function turnEnds(table: Table): number | null {
  const { clock } = table.request
  if (clock === null || table.suspended !== null || table.takeBack !== null || personOnTurn(table) === null) return null
  return Math.max(table.turnAt + clock, table.grace)
}

/** The table as it goes on at `now`, after it was not there for a while: half a minute for the turn, or a third of its time. */
export function withGrace(table: Table, now: number): Table {
  const { clock } = table.request
  return clock === null ? table : { ...table, grace: now + Math.min(afterRestart, Math.floor(clock / 3)) }
}

/** When a lobby starts by itself, in milliseconds since 1970: a while after four people or more sit and no place is free. Not while the table rests. */
export function startsAt(table: Table): number | null {
  if (table.status !== 'lobby' || table.suspended !== null) return null
  const full = !table.places.includes(null) && peopleAt(table).length >= placeBounds.least
  return full ? table.turnAt + startPatience : null
}

/**
 * When the next deal begins whoever is ready, in milliseconds since 1970; null while it waits for everybody's press, or does not
 * wait: the table has no clock, rests, is a practice, or no person sits there, since computers do not play on for nobody. The
 * same time however many are ready; with turns of an hour or more it is that of a turn.
 */
export function nextDealAt(table: Table): number | null {
  const { clock } = table.request
  if (table.status !== 'between' || table.suspended !== null || isPractice(table.request)) return null
  if (clock === null || peopleAt(table).length === 0) return null
  const soonest = Math.max(table.turnAt, table.resultAt) + dealPatience
  return clock < longTurn ? soonest : Math.max(table.turnAt + clock, soonest)
}

/** When a table at which nothing happens is closed, in milliseconds since 1970. */
export function expiresAt(table: Table): number {
  if (table.status === 'lobby') return table.turnAt + lobbyPatience
  if (isPractice(table.request)) return table.turnAt + practicePatience
  return table.turnAt + (peopleAt(table).length === 0 ? desertedPatience : matchPatience)
}
