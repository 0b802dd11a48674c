import { accept, bySeat, refuse, seats, startMatch } from '../engine/index.js'
import type { BySeat, Deal, Match, Result, Seat } from '../engine/index.js'
import { lobbyLine } from './fair.js'
import type { OpenRequest, TableRefusal } from './intent.js'
import type { ComputerLevel, Occupant, TableId, TableStatus, UserId } from './view.js'

/** The fewest and the most games of a match. */
export const gameCounts = { least: 1, most: 48 } as const

/** Everything about one table. A value: steps make a new one. Its seed and hands are secret, so it stays inside this folder. */
export interface Table {
  readonly id: TableId
  readonly number: number
  readonly request: Required<OpenRequest>
  readonly host: UserId
  readonly level: ComputerLevel
  /** How many intents have been accepted. */
  readonly version: number
  readonly status: TableStatus
  readonly seats: BySeat<Occupant | null>
  /** Who left a seat to a computer player while the match ran, and may come back to it. */
  readonly away: BySeat<UserId | null>
  /** What was done before the first deal, one line each: with the seed it fixes every shuffle. */
  readonly lobby: readonly string[]
  readonly match: Match
  readonly deal: Deal | null
  readonly game: number
  readonly ready: readonly UserId[]
  /** Version at which the turn that now runs began. */
  readonly turnSince: number
  /** What each seat may announce now, and the version since which that is so. */
  readonly calls: BySeat<{ readonly what: string; readonly since: number }>
}

/** What identifies a table and how it was opened: with its intents all that is needed to build it again. */
export interface Opening {
  readonly id: TableId
  readonly number: number
  readonly request: Required<OpenRequest>
}

/**
 * The table as it stands when it has just been opened: a lobby with the host on seat 0.
 * @returns the table, or 'bad-game-count', or what the engine has against the rule set
 */
export function openedTable({ id, number, request }: Opening): Result<Table, TableRefusal> {
  const { least, most } = gameCounts
  const { rules, games, host, level } = request
  if (!Number.isInteger(games) || games < least || games > most) return refuse({ code: 'bad-game-count', least, most })
  const match = startMatch({ rules, games, seed: '' })
  if (!match.ok) return match
  return accept({
    id,
    number,
    request,
    host,
    level,
    version: 0,
    status: 'lobby',
    seats: [{ kind: 'person', user: host }, null, null, null],
    away: [null, null, null, null],
    lobby: [lobbyLine('open', host, undefined, 0)],
    match: match.value,
    deal: null,
    game: 0,
    ready: [],
    turnSince: 0,
    calls: bySeat(() => ({ what: '', since: 0 })),
  })
}

/** The seat of a person, or null. */
export const seatOf = (table: Table, user: UserId | null): Seat | null =>
  seats.find((seat) => isPerson(table.seats[seat], user)) ?? null

const isPerson = (occupant: Occupant | null, user: UserId | null): boolean =>
  occupant?.kind === 'person' && occupant.user === user

/** The people at a table, in the order of their seats. */
export const peopleAt = (table: Table): readonly UserId[] =>
  table.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.user] : []))

/** Puts somebody (or nobody) on one seat. */
export const seated = (table: Table, seat: Seat, occupant: Occupant | null): BySeat<Occupant | null> =>
  bySeat((other) => (other === seat ? occupant : table.seats[other]))

/** Whether nothing can happen at this table any more. */
export const hasEnded = (table: Table): boolean => table.status === 'over' || table.status === 'closed'
