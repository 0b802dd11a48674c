import { accept, bySeat, matchKey, refuse, startMatch } from '../../engine/index.js'
import type { Result } from '../../engine/index.js'
import { anybodyStartsAt, keptUntil } from '../deadlines.js'
import { freePlaces, withoutPlace } from '../gathering.js'
import type { Change } from './change.js'
import { lobbyLine } from './fair.js'
import type { TableRefusal } from '../intent.js'
import { dealNext, goOnIfReady } from './play.js'
import { closedTable, hasEnded, peopleAt, placeOf, withPlace } from '../table.js'
import type { Table } from '../table.js'
import { takeBackWithout } from './take-back.js'
import { proposalWithout } from './consent.js'
import { voteWithout } from './vote.js'
import { placeBounds } from '../view.js'
import type { ComputerLevel, Occupant, Place, UserId } from '../view.js'

type Changed = Result<Change, TableRefusal>

/**
 * Sits down: in the lobby on the place that is kept for this person, else on a free one, else instead of a computer player, else
 * on a further place as long as there are fewer than seven; while a match runs on the own place again.
 */
export function join(table: Table, user: UserId, press?: string): Changed {
  if (placeOf(table, user) !== null) return refuse({ code: 'already-seated' })
  return table.status === 'lobby' ? sitDown(table, user, press) : comeBack(table, user)
}

function sitDown(table: Table, user: UserId, press?: string): Changed {
  const { places, gathering } = table
  if (gathering.removed.includes(user)) return refuse({ code: 'removed' })
  const place = placeFor(table, user)
  if (place >= placeBounds.most) return refuse({ code: 'table-full' })
  const person: Occupant = { kind: 'person', user }
  const kept = gathering.kept.map((one, at) => (at === place || one === user ? null : one))
  const next: Table = {
    ...table,
    places: place < places.length ? withPlace(places, place, person) : [...places, person],
    gathering: { ...gathering, kept },
    lobby: [...table.lobby, lobbyLine('join', user, press, place)],
  }
  return accept({ table: next, events: [{ type: 'joined', user, place }] })
}

/** Where somebody sits down in the lobby; a further place counts from the last one. */
function placeFor(table: Table, user: UserId): Place {
  const { places, gathering } = table
  const own = gathering.kept.indexOf(user)
  if (own >= 0 && places[own]?.kind !== 'person') return own
  const [open] = freePlaces(table).open
  const computer = places.findIndex((occupant) => occupant?.kind === 'computer')
  return open ?? (computer >= 0 ? computer : places.length)
}

function comeBack(table: Table, user: UserId): Changed {
  const place = table.away.indexOf(user)
  if (place < 0) return refuse({ code: 'not-in-lobby' })
  return accept({ table: tookPlace(table, user, place), events: [{ type: 'joined', user, place }] })
}

/** The table once somebody has sat down on a computer player's place in a match; from now on they know its hand. */
export function tookPlace(table: Table, user: UserId, place: Place): Table {
  const { seating, knew } = table
  return {
    ...table,
    places: withPlace(table.places, place, { kind: 'person', user }),
    away: withPlace(table.away, place, null),
    missed: withPlace(table.missed, place, 0),
    knew: bySeat((seat) =>
      seating[seat] === place && !knew[seat].includes(user) ? [...knew[seat], user] : knew[seat],
    ),
  }
}

/**
 * Gets up. In the lobby the place is free again; in a match a computer player goes on for this person, who may come back.
 * The host's rights pass to the next person; with the last person the table closes.
 */
export function leave(table: Table, user: UserId, press?: string): Changed {
  const place = placeOf(table, user)
  if (place === null) return refuse({ code: 'not-seated' })
  const left = withoutPerson(table, place, user, press)
  const events = [{ type: 'left', user, place }] as const
  const [first] = peopleAt(left)
  if (first === undefined)
    return accept({ table: closedTable(left, 'deserted'), events: [...events, { type: 'closed' }] })
  const next = table.host === user ? { ...left, host: first } : left
  const settled = takeBackWithout(next, place)
  const counted = voteWithout(settled.table, user)
  const asked = hasEnded(counted.table) ? { ...counted, events: [] } : proposalWithout(counted.table, user)
  const on = goOnIfReady(asked.table)
  const told = [...events, ...settled.events, ...counted.events, ...asked.events, ...on.events]
  return accept({ ...asked, table: on.table, events: told })
}

function withoutPerson(table: Table, place: Place, user: UserId, press?: string): Table {
  if (table.status === 'lobby') {
    const lobby = [...table.lobby, lobbyLine('leave', user, press, place)]
    return { ...withoutPlace(table, place), lobby }
  }
  return {
    ...table,
    places: withPlace(table.places, place, { kind: 'computer', level: table.level }),
    away: withPlace(table.away, place, user),
    ready: table.ready.filter((person) => person !== user),
  }
}

/**
 * Puts computer players on free places, on all of them or as many as asked for; anybody at the table may do so. Places that are
 * kept only the host gives away, and whoever comes late has their own back from the computer.
 */
export function fill(table: Table, user: UserId, level: ComputerLevel, count?: number, press?: string): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  const { open, kept } = freePlaces(table)
  const until = keptUntil(table)
  if (user !== table.host && open.length === 0 && until !== null) return refuse({ code: 'places-kept', until })
  const free = (user === table.host ? [...open, ...kept] : open).slice(0, count)
  if (free.length === 0) return refuse({ code: 'table-full' })
  const next = {
    ...table,
    places: table.places.map((occupant, place) =>
      free.includes(place) ? ({ kind: 'computer', level } as const) : occupant,
    ),
    lobby: [...table.lobby, lobbyLine('fill', user, press, free.join(','), level)],
  }
  return accept({ table: next, events: [{ type: 'filled', places: free }] })
}

/**
 * Deals the first game once no place is free: for the host, and for anybody at the table a while later. What was done in the
 * lobby, this included, now fixes the match key.
 * @param at when it is pressed, in milliseconds since 1970
 */
export function start(table: Table, user: UserId, at: number, press?: string): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (user !== table.host && placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  const from = anybodyStartsAt(table)
  if (user !== table.host && from === null) return refuse({ code: 'host-only' })
  if (user !== table.host && from !== null && at < from) return refuse({ code: 'start-later', at: from })
  return begin(table, lobbyLine('start', user, press))
}

/** Four people have sat long enough without anybody starting. */
export function startAfterTimeout(table: Table): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  return begin(table, lobbyLine('start', table.host))
}

function begin(table: Table, line: string): Changed {
  if (table.suspended !== null) return refuse({ code: 'suspended', why: table.suspended })
  const free = table.places.filter((occupant) => occupant === null).length
  if (free > 0) return refuse({ code: 'seats-empty', free })
  const lobby = [...table.lobby, line]
  const { rules, seed } = table.request
  const { games } = table
  const { length } = table.places
  const match = startMatch({ rules, games, seed: matchKey(seed, lobby), places: length })
  if (!match.ok) return match
  const none = Array.from({ length }, () => null)
  return accept(dealNext({ ...table, lobby, match: match.value, away: none, missed: none.map(() => 0) }))
}

/** Gives up a table before its first deal; for the host. */
export function cancel(table: Table, user: UserId): Changed {
  return table.status === 'lobby' ? close(table, user, false) : refuse({ code: 'not-in-lobby' })
}

/** Ends the table early; for the host and for people who manage the server. */
export function close(table: Table, user: UserId, manager: boolean): Changed {
  if (user !== table.host && !manager) return refuse({ code: 'host-only' })
  return accept({ table: closedTable(table, 'closed'), events: [{ type: 'closed' }] })
}
