import { turnOf } from '../engine/index.js'
import type { Seat } from '../engine/index.js'
import { endWith, slowTurn, standsUntil } from './quiet.js'
import { hasEnded, occupantOf, peopleAt } from './table.js'
import type { Table } from './table.js'
import { freePlaces, isFull } from './gathering.js'
import { isPractice, longTurn, placeBounds } from './view.js'
import type { UserId } from './view.js'

/** How long a full table waits for its host before four people begin by themselves, or anybody there may start; in milliseconds. */
export const startPatience = 60_000

/** How long places are kept for the people of the match before, in milliseconds. */
export const keepPatience = 5 * 60_000

/** How long a host may be silent before somebody else takes over, in milliseconds. */
export const hostPatience = 10 * 60_000

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

/** How long everybody at a table has to consent to something, in milliseconds: at slow tables a day. */
export function proposalPatience({ request: { clock } }: Table): number {
  const isSlow = clock === null || clock >= 3_600_000
  return isSlow ? 24 * 3_600_000 : 10 * 60_000
}

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
  const { turnAt, quiet } = table
  const end = quiet === null ? turnAt + clock : endWith(turnAt, clock, quiet.spans, quietLeft(table, quiet.user))
  return Math.max(end, table.grace)
}

/** Whether quiet times count at a table: turns are slow, and it waits for them. */
export const heedsQuiet = ({ request: { clock, quiet } }: Table): boolean =>
  clock !== null && clock >= slowTurn && quiet > 0

/** For how long somebody's quiet times may still hold up the match, as it was when this turn began; in milliseconds. */
export const quietLeft = ({ request, quietUsed }: Table, user: UserId): number =>
  Math.max(0, request.quiet - (quietUsed[user] ?? 0))

/** Until when the clock of whoever is on turn stands still for their quiet time, in milliseconds since 1970; null: it does not. */
export function quietEnds(table: Table): number | null {
  const { quiet, turnAt } = table
  if (quiet === null || turnEnds(table) === null) return null
  return standsUntil(turnAt, quiet.spans, quietLeft(table, quiet.user), quiet.at)
}

/** The table as it goes on at `now`, after it was not there for a while: half a minute for the turn, or a third of its time. */
export function withGrace(table: Table, now: number): Table {
  const { clock } = table.request
  return clock === null ? table : { ...table, grace: now + Math.min(afterRestart, Math.floor(clock / 3)) }
}

/** From when on anybody at a full table may start it, in milliseconds since 1970; null while a place is free, and while the table rests. */
export function anybodyStartsAt(table: Table): number | null {
  const { status, suspended, gathering } = table
  if (status !== 'lobby' || suspended !== null || !isFull(table)) return null
  return (gathering.fullAt ?? table.turnAt) + startPatience
}

/** When a lobby starts by itself, in milliseconds since 1970: a while after four people or more sit and no place is free. Not while the table rests. */
export const startsAt = (table: Table): number | null =>
  peopleAt(table).length >= placeBounds.least ? anybodyStartsAt(table) : null

/** Until when places are kept in a lobby, in milliseconds since 1970; null where none is. */
export const keptUntil = (table: Table): number | null =>
  table.status === 'lobby' && freePlaces(table).kept.length > 0 ? table.openedAt + keepPatience : null

/**
 * When a host who stays silent hands over, in milliseconds since 1970: in the lobby, and in a match when it waits for the host and
 * turns are not meant to last for hours; at once where a computer player has the host's place. Null: nobody else is there, or
 * nothing waits for the host.
 */
export function hostPassesAt(table: Table): number | null {
  const { status, suspended, host, hostAt, turnAt, request, ready } = table
  const people = peopleAt(table)
  if (suspended !== null || isPractice(request) || !people.some((user) => user !== host)) return null
  if (status === 'lobby') return hostAt + hostPatience
  if (hasEnded(table)) return null
  if (!people.includes(host)) return hostAt
  if (request.clock !== null && request.clock >= slowTurn) return null
  const turn = personOnTurn(table)
  const onTurn = turn === null ? null : occupantOf(table, turn)
  const waited = onTurn?.kind === 'person' && onTurn.user === host
  const between = status === 'between' && !ready.includes(host)
  return waited || between ? Math.max(hostAt, turnAt) + hostPatience : null
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
  if (peopleAt(table).length === 0) return table.turnAt + desertedPatience
  // Whoever's clock has stood still for long is not to find the table gone.
  return Math.max(table.turnAt + matchPatience, (turnEnds(table) ?? 0) + desertedPatience)
}
