import { accept, refuse, turnOf } from '../../engine/index.js'
import type { Result } from '../../engine/index.js'
import { heedsQuiet } from '../deadlines.js'
import type { TableRefusal } from '../intent.js'
import { overlap } from '../quiet.js'
import type { Span } from '../quiet.js'
import { seatOf } from '../table.js'
import type { Table } from '../table.js'
import type { UserId } from '../view.js'
import type { Change } from './change.js'

type Changed = Result<Change, TableRefusal>

/**
 * Whoever is on turn wants peace in these spans. What has gone by of the turn stays as it was: nobody gets back time that has passed.
 * @param at when this is said, in milliseconds since 1970
 */
export function sayQuiet(table: Table, user: UserId, spans: readonly Span[], at: number): Changed {
  const { deal, status, suspended } = table
  if (suspended !== null) return refuse({ code: 'suspended', why: suspended })
  if (status !== 'playing' || deal === null || !heedsQuiet(table)) return refuse({ code: 'not-playing' })
  if (turnOf(deal) !== seatOf(table, user) || turnOf(deal) === null) return refuse({ code: 'not-seated' })
  const before = (table.quiet?.spans ?? []).flatMap(({ from, to }) => (from < at ? [{ from, to: Math.min(to, at) }] : [])) // prettier-ignore
  const after = spans.flatMap(({ from, to }) => (to > at ? [{ from: Math.max(from, at), to }] : []))
  return accept({ table: { ...table, quiet: { user, spans: [...before, ...after], at } }, events: [] })
}

/** A quiet time of whoever is on turn begins or is over. */
export const turnQuiet = (table: Table, at: number): Changed =>
  table.quiet === null
    ? refuse({ code: 'not-playing' })
    : accept({ table: { ...table, quiet: { ...table.quiet, at } }, events: [] })

/** The table after a step: what a turn that is over has waited for somebody's quiet times counts against them from now on. */
export function withQuietUsed(before: Table, after: Table, at: number): Table {
  const { quiet, turnAt, quietUsed, request } = before
  const goesOn = after.turnAt === turnAt && after.suspended === before.suspended && after.status === before.status
  if (quiet === null || goesOn) return after
  const { user, spans } = quiet
  const used = (quietUsed[user] ?? 0) + (before.suspended === null ? overlap(spans, { from: turnAt, to: at }) : 0)
  return { ...after, quiet: null, quietUsed: { ...quietUsed, [user]: Math.min(request.quiet, used) } }
}
