import { accept, refuse } from '../../engine/index.js'
import type { Result } from '../../engine/index.js'
import { freePlaces, released, withoutPlace } from '../gathering.js'
import type { TableRefusal } from '../intent.js'
import { peopleAt, placeOf } from '../table.js'
import type { Table } from '../table.js'
import { gameCounts } from '../view.js'
import type { Place, UserId } from '../view.js'
import type { Change } from './change.js'
import { lobbyLine } from './fair.js'

type Changed = Result<Change, TableRefusal>

/** The table with another host, and the word on it; the same one, and no word, where that is the host already. */
function hostedBy(table: Table, user: UserId): Change {
  if (user === table.host) return { table, events: [] }
  return { table: { ...table, host: user }, events: [{ type: 'host-passed', user }] }
}

/**
 * Who takes over from a host: of the people at the table the one who did something last.
 * @returns null: nobody else is there
 */
function nextHost(table: Table): UserId | null {
  const others = peopleAt(table).filter((user) => user !== table.host)
  return table.lately.find((user) => others.includes(user)) ?? others[0] ?? null
}

/**
 * The host hands the role to the person on a place.
 * @param version the version of the table on which the place was chosen; undefined: any
 */
export function passHost(table: Table, user: UserId, place: Place, version?: number): Changed {
  if (user !== table.host) return refuse({ code: 'host-only' })
  if (version !== undefined && version !== table.seen) return refuse({ code: 'stale', version: table.version - 1 })
  const next = table.places[place]
  if (next?.kind !== 'person') return refuse({ code: 'not-seated' })
  return next.user === user ? refuse({ code: 'stale', version: table.version - 1 }) : accept(hostedBy(table, next.user))
}

/** The host has been silent for too long. */
export function hostTimeout(table: Table): Changed {
  const next = nextHost(table)
  return next === null ? refuse({ code: 'not-seated' }) : accept(hostedBy(table, next))
}

/**
 * The host takes whoever sits on a place out of the lobby: a person, who may not sit down again, a computer player, or somebody
 * for whom it is kept.
 * @param version the version of the table on which the place was chosen; undefined: any
 */
export function remove(table: Table, user: UserId, place: Place, press?: string, version?: number): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (user !== table.host) return refuse({ code: 'host-only' })
  if (version !== undefined && version !== table.seen) return refuse({ code: 'stale', version: table.version - 1 })
  const occupant = table.places[place] ?? null
  const keptFor = table.gathering.kept[place] ?? null
  if (occupant?.kind === 'person' && occupant.user === user) return refuse({ code: 'not-now', what: 'own-place' })
  if (occupant === null && keptFor === null) return refuse({ code: 'not-seated' })
  const gone = occupant?.kind === 'person' ? occupant.user : null
  const fewer = withoutPlace(table, place)
  const { removed } = fewer.gathering
  const next: Table = {
    ...fewer,
    lobby: [...table.lobby, lobbyLine('remove', user, press, place)],
    gathering: { ...fewer.gathering, removed: gone === null ? removed : [...removed, gone] },
  }
  return accept({ table: next, events: [{ type: 'removed', user: gone, place }] })
}

/** The host lets somebody in again. */
export function readmit(table: Table, user: UserId, removal: number): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (user !== table.host) return refuse({ code: 'host-only' })
  const { gathering } = table
  const back = gathering.removed[removal]
  if (back === undefined) return refuse({ code: 'stale', version: table.version - 1 })
  const removed = gathering.removed.filter((one) => one !== back)
  return accept({
    table: { ...table, gathering: { ...gathering, removed } },
    events: [{ type: 'readmitted', user: back }],
  })
}

/** The host gives up the places that are kept. */
export const release = (table: Table, user: UserId): Changed =>
  user === table.host ? keepTimeout(table) : refuse({ code: 'host-only' })

/** Places have been kept long enough. */
export function keepTimeout(table: Table): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (freePlaces(table).kept.length === 0) return refuse({ code: 'stale', version: table.version - 1 })
  return accept({ table: released(table), events: [{ type: 'released' }] })
}

/** The host chooses how many games it will be; null: as many as seat everybody equally often. */
export function chooseGames(table: Table, user: UserId, games: number | null): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (placeOf(table, user) === null || user !== table.host) return refuse({ code: 'host-only' })
  const { least, most } = gameCounts
  if (games !== null && (!Number.isInteger(games) || games < least || games > most))
    return refuse({ code: 'bad-game-count', least, most })
  const { gathering } = table
  const next: Table = { ...table, games: games ?? table.games, gathering: { ...gathering, suggested: games === null } }
  return accept({ table: next, events: [{ type: 'games-chosen', games: next.games }] })
}
