import { accept, bySeat, commitmentOf, refuse, seats, startMatch } from '../engine/index.js'
import type { BySeat, Card, Deal, Match, Result, Seat } from '../engine/index.js'
import type { FullRequest, TableRefusal } from './intent.js'
import { gathered } from './gathering.js'
import type { Gathering } from './gathering.js'
import type { Span } from './quiet.js'
import { gameCounts } from './view.js'
import type {
  Advance,
  CloseVote,
  Closure,
  ComputerLevel,
  Occupant,
  Place,
  Proposal,
  Suspension,
  TableId,
  TableStatus,
  TakeBack,
  UserId,
} from './view.js'

/** The most games that a match may be prolonged to. */
export const mostGames = 2 * gameCounts.most

/** The shortest and the longest turn clock, in milliseconds. */
export const clockBounds = { least: 15_000, most: 7 * 24 * 3_600_000 } as const

/** Everything about one table. A value: steps make a new one. Its seed and hands are secret, so it stays inside this folder. */
export interface Table {
  readonly id: TableId
  readonly number: number
  readonly request: FullRequest
  /** The Mischprobe of the seed, which never changes: made once, when the table is opened. */
  readonly commitment: string
  readonly host: UserId
  readonly level: ComputerLevel
  /** Games in the match; in the lobby they may still change. */
  readonly games: number
  readonly gathering: Gathering
  /** Who did something here last, the latest first. */
  readonly lately: readonly UserId[]
  /** When the host was heard of last, in milliseconds since 1970. */
  readonly hostAt: number
  /** How many intents have been accepted. */
  readonly version: number
  /** Number of the last of them that others may notice: all but words in advance. */
  readonly seen: number
  readonly status: TableStatus
  /** Who sits on each place, four to seven of them; while the match runs none is free. */
  readonly places: readonly (Occupant | null)[]
  /** Who left a place to a computer player while the match ran, and may come back to it. */
  readonly away: readonly (UserId | null)[]
  /** The place of each seat of the deal. */
  readonly seating: BySeat<Place>
  /** What was done before the first deal, one line each: with the seed it fixes every shuffle. */
  readonly lobby: readonly string[]
  readonly match: Match
  readonly deal: Deal | null
  readonly game: number
  readonly ready: readonly UserId[]
  /** Version at which the turn that now runs began. */
  readonly turnSince: number
  /** Version at which the deal began. */
  readonly dealSince: number
  /** What each seat may announce now, and the version since which that is so. */
  readonly calls: BySeat<{ readonly what: string; readonly since: number }>
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt: number
  /** When the turn that now runs began, in milliseconds since 1970. */
  readonly turnAt: number
  /** No turn is over before this time, in milliseconds since 1970: nobody loses one while the program was not there. */
  readonly grace: number
  /** The last trick of a deal that is over is shown until then, in milliseconds since 1970; the result comes after it. */
  readonly resultAt: number
  /** The quiet times of whoever is on turn, as far as they touch this turn; null: none are known. */
  readonly quiet: Quiet | null
  /** For how long each person's quiet times have held up the match in earlier turns, in milliseconds. */
  readonly quietUsed: Readonly<Record<UserId, number>>
  /** How many turns in a row each place has let pass. */
  readonly missed: readonly number[]
  /** What people have said in advance, by seat. */
  readonly advance: BySeat<Advance | null>
  /** The deal as it was before the last card, if that card was the last thing that happened in it and the rules let it be taken back. */
  readonly undo: Undo | null
  readonly takeBack: TakeBack | null
  readonly closeVote: CloseVote | null
  readonly proposal: Proposal | null
  /** Why the table closed before its match was over. */
  readonly closure: Closure | null
  readonly suspended: Suspension | null
  /** Who asked for the pause; null where nobody did. */
  readonly pausedBy: UserId | null
  /** The room where the table is shown now. */
  readonly room: string
  /** Everybody who has seen a hand of the deal, by seat. */
  readonly knew: BySeat<readonly UserId[]>
}

/** The quiet times of the person on turn. */
export interface Quiet {
  readonly user: UserId
  /** In order, none touching another. */
  readonly spans: readonly Span[]
  /** When this was last looked at, in milliseconds since 1970. */
  readonly at: number
}

/** What it takes to take back the last card. */
export interface Undo {
  readonly seat: Seat
  readonly card: Card
  readonly deal: Deal
}

/** What identifies a table and how it was opened: with its intents all that is needed to build it again. */
export interface Opening {
  readonly id: TableId
  readonly number: number
  readonly request: FullRequest
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt?: number
}

/**
 * The table as it stands when it has just been opened: a lobby with the host on seat 0.
 * @returns the table, or 'bad-game-count', or what the engine has against the rule set
 */
export function openedTable({ id, number, request, openedAt = 0 }: Opening): Result<Table, TableRefusal> {
  const { least, most } = gameCounts
  const { rules, games, host, level } = request
  if (!Number.isInteger(games) || games < least || games > most) return refuse({ code: 'bad-game-count', least, most })
  if (!isClock(request.clock)) return refuse({ code: 'bad-clock', ...clockBounds })
  const match = startMatch({ rules, games, seed: '' })
  if (!match.ok) return match
  const { places, lobby, gathering, games: now } = gathered(request)
  return accept({
    id,
    number,
    request,
    commitment: commitmentOf(request.seed),
    host,
    level,
    games: now,
    gathering,
    lately: [host],
    hostAt: openedAt,
    version: 0,
    seen: 0,
    status: 'lobby',
    places,
    away: places.map(() => null),
    seating: [0, 1, 2, 3],
    lobby,
    match: match.value,
    deal: null,
    game: 0,
    ready: [],
    turnSince: 0,
    dealSince: 0,
    calls: bySeat(() => ({ what: '', since: 0 })),
    openedAt,
    turnAt: openedAt,
    grace: 0,
    resultAt: 0,
    quiet: null,
    quietUsed: {},
    missed: places.map(() => 0),
    advance: bySeat(() => null),
    undo: null,
    takeBack: null,
    closeVote: null,
    proposal: null,
    closure: null,
    suspended: null,
    pausedBy: null,
    room: request.room,
    knew: bySeat(() => []),
  })
}

/** The place of a person, or null. */
export function placeOf(table: Pick<Table, 'places'>, user: UserId | null): Place | null {
  const place = table.places.findIndex((occupant) => occupant?.kind === 'person' && occupant.user === user)
  return place < 0 ? null : place
}

/** The seat of a person in the deal; null for whoever has no place or sits out. */
export function seatOf(table: Table, user: UserId | null): Seat | null {
  const place = placeOf(table, user)
  return place === null ? null : (seats[table.seating.indexOf(place)] ?? null)
}

/** Who sits on a seat of the deal; null: nobody yet. */
export const occupantOf = (table: Pick<Table, 'places' | 'seating'>, seat: Seat): Occupant | null =>
  atPlace(table.places, table.seating[seat])

/** The people at a table, in the order of their places. */
export function peopleAt(table: Pick<Table, 'places'>): readonly UserId[] {
  const people: UserId[] = []
  for (const occupant of table.places) if (occupant?.kind === 'person') people.push(occupant.user)
  return people
}

/**
 * What a list by place has at a place.
 * @throws if it has no such place, which is a bug
 */
export function atPlace<T>(list: readonly T[], place: Place): T {
  const found = list[place]
  if (found === undefined) throw new Error(`There is no place ${place} among ${list.length}`)
  return found
}

/** A list by place with one entry changed. */
export const withPlace = <T>(list: readonly T[], place: Place, value: T): readonly T[] => list.with(place, value)

/** Whether a number of milliseconds may be a table's clock. */
export const isClock = (clock: number | null): boolean =>
  clock === null || (Number.isInteger(clock) && clock >= clockBounds.least && clock <= clockBounds.most)

/** The table once it has closed before its match was over. */
export const closedTable = (table: Table, closure: Closure): Table => ({ ...table, status: 'closed', closure })

/** Whether nothing can happen at this table any more. */
export const hasEnded = (table: Table): boolean => table.status === 'over' || table.status === 'closed'
