import { accept, refuse } from '../../engine/index.js'
import type { Result } from '../../engine/index.js'
import type { Change } from './change.js'
import { lobbyLine } from './fair.js'
import type { TableRefusal } from '../intent.js'
import { tookPlace } from './lobby.js'
import { atPlace, closedTable, placeOf } from '../table.js'
import type { Table } from '../table.js'
import { countVote } from './vote.js'
import type { Place, UserId } from '../view.js'

type Changed = Result<Change, TableRefusal>

/** The computer players of a lobby get up; anybody at the table may ask for it. */
export function unfill(table: Table, user: UserId, press?: string): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  if (!table.places.some((occupant) => occupant?.kind === 'computer')) return refuse({ code: 'no-computer-seat' })
  const places = table.places.map((occupant) => (occupant?.kind === 'computer' ? null : occupant))
  const lobby = [...table.lobby, lobbyLine('unfill', user, press)]
  return accept({ table: { ...table, places, lobby }, events: [{ type: 'unfilled' }] })
}

/**
 * Seats everybody anew before the first deal; for the host.
 * @param order for each place the place whose occupant sits there from now on; each place once
 */
export function shuffle(table: Table, user: UserId, order: readonly Place[], press?: string): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (user !== table.host) return refuse({ code: 'host-only' })
  const { places, gathering } = table
  const isOrder = order.length === places.length && places.every((_, place) => order.includes(place))
  if (!isOrder) return refuse({ code: 'malformed', what: 'order' })
  const seated = order.map((place) => atPlace(places, place))
  const lobby = [...table.lobby, lobbyLine('shuffle', user, press, order.join(','))]
  const kept = order.map((place) => gathering.kept[place] ?? null)
  const next: Table = { ...table, places: seated, lobby, gathering: { ...gathering, kept } }
  return accept({ table: next, events: [{ type: 'shuffled' }] })
}

/**
 * Somebody without a place goes on for a computer player. Whoever has seen another hand of the deal that runs has to wait
 * for its end.
 * @param wanted left out: the first such place, those that nobody wants back before the others
 */
export function takeSeat(table: Table, user: UserId, wanted?: Place): Changed {
  if (table.status === 'lobby') return refuse({ code: 'not-playing' })
  if (placeOf(table, user) !== null) return refuse({ code: 'already-seated' })
  const computers = table.places.flatMap((occupant, place) => (occupant?.kind === 'computer' ? [place] : []))
  const own = table.away.indexOf(user)
  const place = wanted ?? (own >= 0 ? own : (computers.find((at) => table.away[at] === null) ?? computers[0]))
  if (place === undefined || !computers.includes(place)) return refuse({ code: 'no-computer-seat' })
  if (knowsAnotherHand(table, user, place)) return refuse({ code: 'knows-a-hand' })
  const next = tookPlace({ ...table, away: table.away.map((gone) => (gone === user ? null : gone)) }, user, place)
  return accept({ table: next, events: [{ type: 'seat-taken', user, place }] })
}

const knowsAnotherHand = (table: Table, user: UserId, place: Place): boolean =>
  table.status === 'playing' &&
  table.knew.some((people, seat) => people.includes(user) && table.seating[seat] !== place)

/** Ends the match early if more than half of the people at the table want it; a vote that cannot succeed any more is over. */
export function voteClose(table: Table, user: UserId, agree: boolean): Changed {
  if (table.status === 'lobby') return refuse({ code: 'not-playing' })
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  const { yes = [], no = [] } = table.closeVote ?? {}
  if (agree ? yes.includes(user) : no.includes(user)) return refuse({ code: 'stale', version: table.version - 1 })
  const without = (people: readonly UserId[]) => people.filter((person) => person !== user)
  const vote = agree ? { yes: [...yes, user], no: without(no) } : { yes: without(yes), no: [...no, user] }
  const counted = countVote(table, vote)
  return accept({ table: counted.table, events: [{ type: 'vote', vote }, ...counted.events] })
}

/** Nothing has happened for too long: the table ends with what has been played so far. */
export const expire = (table: Table): Changed =>
  accept({ table: closedTable(table, 'expired'), events: [{ type: 'expired' }, { type: 'closed' }] })
