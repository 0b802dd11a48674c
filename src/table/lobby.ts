import { accept, bySeat, matchKey, refuse, seats } from '../engine/index.js'
import type { Result, Seat } from '../engine/index.js'
import type { Change } from './change.js'
import { lobbyLine } from './fair.js'
import type { TableRefusal } from './intent.js'
import { dealNext, goOnIfReady } from './play.js'
import { peopleAt, seatOf, seated } from './table.js'
import type { Table } from './table.js'
import type { ComputerLevel, UserId } from './view.js'

type Changed = Result<Change, TableRefusal>

/** Sits down: on a free seat or instead of a computer player in the lobby, on the own seat again while a match runs. */
export function join(table: Table, user: UserId, press?: string): Changed {
  if (seatOf(table, user) !== null) return refuse({ code: 'already-seated' })
  const running = table.status !== 'lobby'
  const seat = running
    ? seats.find((own) => table.away[own] === user)
    : (seats.find((free) => table.seats[free] === null) ??
      seats.find((taken) => table.seats[taken]?.kind === 'computer'))
  if (seat === undefined) return refuse({ code: running ? 'not-in-lobby' : 'table-full' })
  const away = bySeat((other) => (other === seat ? null : table.away[other]))
  const next = {
    ...table,
    seats: seated(table, seat, { kind: 'person', user }),
    away,
    lobby: running ? table.lobby : [...table.lobby, lobbyLine('join', user, press, seat)],
  }
  return accept({ table: next, events: [{ type: 'joined', user, seat }] })
}

/**
 * Gets up. In the lobby the seat is free again; in a match a computer player goes on for this person, who may come back.
 * The host's rights pass to the next person; with the last person the table closes.
 */
export function leave(table: Table, user: UserId, press?: string): Changed {
  const seat = seatOf(table, user)
  if (seat === null) return refuse({ code: 'not-seated' })
  const left = withoutPerson(table, seat, user, press)
  const events = [{ type: 'left', user, seat }] as const
  const [first] = peopleAt(left)
  if (first === undefined)
    return accept({ table: { ...left, status: 'closed' }, events: [...events, { type: 'closed' }] })
  const next = table.host === user ? { ...left, host: first } : left
  const on = goOnIfReady(next)
  return accept({ table: on.table, events: [...events, ...on.events] })
}

function withoutPerson(table: Table, seat: Seat, user: UserId, press?: string): Table {
  if (table.status === 'lobby') {
    const lobby = [...table.lobby, lobbyLine('leave', user, press, seat)]
    return { ...table, seats: seated(table, seat, null), lobby }
  }
  return {
    ...table,
    seats: seated(table, seat, { kind: 'computer', level: table.level }),
    away: bySeat((other) => (other === seat ? user : table.away[other])),
    ready: table.ready.filter((person) => person !== user),
  }
}

/** Puts computer players on all free seats; anybody at the table may ask for it. */
export function fill(table: Table, user: UserId, level: ComputerLevel, press?: string): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (seatOf(table, user) === null) return refuse({ code: 'not-seated' })
  const free = seats.filter((seat) => table.seats[seat] === null)
  if (free.length === 0) return refuse({ code: 'table-full' })
  const next = {
    ...table,
    seats: bySeat((seat) => table.seats[seat] ?? ({ kind: 'computer', level } as const)),
    lobby: [...table.lobby, lobbyLine('fill', user, press, free.join(','), level)],
  }
  return accept({ table: next, events: [{ type: 'filled', seats: free }] })
}

/**
 * Deals the first game; for the host, once all four seats are taken. What was done in the lobby, this included, now fixes
 * the match key.
 */
export function start(table: Table, user: UserId, press?: string): Changed {
  if (table.status !== 'lobby') return refuse({ code: 'not-in-lobby' })
  if (user !== table.host) return refuse({ code: 'host-only' })
  const free = table.seats.filter((occupant) => occupant === null).length
  if (free > 0) return refuse({ code: 'seats-empty', free })
  const lobby = [...table.lobby, lobbyLine('start', user, press)]
  const seed = matchKey(table.request.seed, lobby)
  const match = { ...table.match, setup: { ...table.match.setup, seed } }
  return accept(dealNext({ ...table, lobby, match }))
}

/** Gives up a table before its first deal; for the host. */
export function cancel(table: Table, user: UserId): Changed {
  return table.status === 'lobby' ? close(table, user, false) : refuse({ code: 'not-in-lobby' })
}

/** Ends the table early; for the host and for people who manage the server. */
export function close(table: Table, user: UserId, manager: boolean): Changed {
  if (user !== table.host && !manager) return refuse({ code: 'host-only' })
  return accept({ table: { ...table, status: 'closed' }, events: [{ type: 'closed' }] })
}
