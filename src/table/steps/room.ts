import { accept, refuse } from '../../engine/index.js'
import type { Result } from '../../engine/index.js'
import type { TableRefusal } from '../intent.js'
import { placeOf } from '../table.js'
import type { Table } from '../table.js'
import { isPractice } from '../view.js'
import type { Suspension, UserId } from '../view.js'
import type { Change } from './change.js'

type Changed = Result<Change, TableRefusal>

/**
 * The table cannot be shown any more, so it stands still until somebody resumes it. Only the first reason is kept, but each
 * weighs more than a pause.
 */
export const suspend = (table: Table, why: Suspension, pausedBy: UserId | null = null): Changed =>
  table.suspended === null || (table.suspended === 'paused' && why !== 'paused')
    ? accept({ table: { ...table, suspended: why, pausedBy, takeBack: null }, events: [{ type: 'suspended', why }] })
    : refuse({ code: 'suspended', why: table.suspended })

/** Somebody with a place at the table asks for a pause in a match. */
export function pause(table: Table, user: UserId): Changed {
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  return table.status === 'lobby' ? refuse({ code: 'not-playing' }) : suspend(table, 'paused', user)
}

/**
 * The table goes on, in this room from now on; a practice goes on without one.
 * @param manager whether the person manages the server; else only people with a place here, or one to come back to, may do it
 */
export function resume(table: Table, user: UserId, manager: boolean, room: string): Changed {
  if (!manager && placeOf(table, user) === null && !table.away.includes(user)) return refuse({ code: 'not-seated' })
  const shown = isPractice(table.request) ? table.room : room
  if (table.suspended === null && shown === table.room) return refuse({ code: 'not-suspended' })
  const next = { ...table, suspended: null, pausedBy: null, room: shown, turnSince: table.version }
  return accept({ table: next, events: [{ type: 'resumed', room: shown }] })
}

/** The match moves into another room, e.g. a thread of its own. */
export const relocate = (table: Table, room: string): Changed =>
  accept({ table: { ...table, room }, events: [{ type: 'relocated', room }] })
