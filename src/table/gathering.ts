import { suggestedGames } from '../engine/index.js'
import { lobbyLine } from './steps/fair.js'
import type { FullRequest } from './intent.js'
import type { Table } from './table.js'
import { placeBounds } from './view.js'
import type { Occupant, Place, UserId } from './view.js'

/** What a table keeps of its lobby, beside who sits where. */
export interface Gathering {
  /** For whom each place is kept; null: for nobody. */
  readonly kept: readonly (UserId | null)[]
  /** The number of games follows the number of places. */
  readonly suggested: boolean
  /** When the minute began after which it starts by itself, or anybody may start it; milliseconds since 1970. Null: no place was ever taken last. */
  readonly fullAt: number | null
  /** Everybody who has sat here: coming back begins no new minute. */
  readonly guests: readonly UserId[]
  /** Whom the host has taken out, in order. */
  readonly removed: readonly UserId[]
}

/** How a match begins to gather people: the host on a place, and after another match everybody's place kept. */
export interface Gathered {
  readonly places: readonly (Occupant | null)[]
  readonly lobby: readonly string[]
  readonly games: number
  readonly gathering: Gathering
}

const nobody = [null, null, null, null] as const

/** The lobby of a table that has just been opened. */
export function gathered({ host, before, rules, games, suggested: follows }: FullRequest): Gathered {
  const suggested = follows === true
  const then = before?.places ?? nobody
  const seat = (user: UserId) => then.findIndex((one) => one?.kind === 'person' && one.user === user)
  const own = Math.max(0, seat(host))
  const places = then.map((one, place): Occupant | null => {
    if (place === own) return { kind: 'person', user: host }
    return one?.kind === 'computer' ? one : null
  })
  const kept = then.map((one, place) => (place !== own && one?.kind === 'person' ? one.user : null))
  const computers = places.flatMap((one, place) =>
    one?.kind === 'computer' ? [lobbyLine('fill', host, undefined, place, one.level)] : [],
  )
  return {
    places,
    lobby: [lobbyLine('open', host, undefined, own), ...computers],
    games: suggested ? suggestedGames(rules, places.length) : games,
    gathering: { kept, suggested, fullAt: null, guests: [host], removed: [] },
  }
}

/** Whether no place is free. */
export const isFull = ({ places }: Pick<Table, 'places'>): boolean => !places.includes(null)

/** Free places in the order in which they are taken: those that are kept for nobody come first. */
export function freePlaces({ places, gathering: { kept } }: Pick<Table, 'places' | 'gathering'>): {
  readonly open: readonly Place[]
  readonly kept: readonly Place[]
} {
  const free = places.flatMap((occupant, place) => (occupant === null ? [place] : []))
  const isKept = (place: Place): boolean => typeof kept[place] === 'string'
  return { open: free.filter((place) => !isKept(place)), kept: free.filter(isKept) }
}

/** The table without a place, which goes where there are more than four, and is free else. */
export function withoutPlace(table: Table, place: Place): Table {
  const { places, gathering } = table
  if (places.length > placeBounds.least) {
    const kept = gathering.kept.filter((_, other) => other !== place)
    return { ...table, places: places.filter((_, other) => other !== place), gathering: { ...gathering, kept } }
  }
  return {
    ...table,
    places: places.with(place, null),
    gathering: { ...gathering, kept: gathering.kept.with(place, null) },
  }
}

/** The table once places are kept for nobody any more: of those that stayed free only so many are left as make four. */
export function released(table: Table): Table {
  const { kept } = freePlaces(table)
  const smaller = kept.toReversed().reduce(withoutPlace, table)
  const gathering = { ...smaller.gathering, kept: smaller.places.map(() => null) }
  return { ...smaller, gathering }
}

/**
 * What a step in the lobby leaves behind: since when it has been full, who has sat there, how many games it will be. Whoever sits
 * down for the first time gives all others a whole minute; nothing else does, so that nobody can put the start off.
 * @param at when it happened, in milliseconds since 1970
 */
export function settled(before: Table, after: Table, at: number): Table {
  if (after.status !== 'lobby') return after
  const { gathering, request, places } = after
  const known = gathering.guests
  const came = places.flatMap((one) => (one?.kind === 'person' && !known.includes(one.user) ? [one.user] : []))
  const resumed = before.suspended !== null && after.suspended === null
  const since = came.length > 0 || resumed ? null : gathering.fullAt
  return {
    ...after,
    games: gathering.suggested ? suggestedGames(request.rules, places.length) : after.games,
    gathering: {
      ...gathering,
      kept: places.map((_, place) => gathering.kept[place] ?? null),
      guests: came.length > 0 ? [...known, ...came] : known,
      fullAt: since ?? (isFull(after) ? at : null),
    },
  }
}
