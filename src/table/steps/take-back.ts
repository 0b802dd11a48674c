import { accept, factsOf, refuse, resultOf } from '../../engine/index.js'
import type { Result, Seat } from '../../engine/index.js'
import type { TableRefusal } from '../intent.js'
import { occupantOf, peopleAt, seatOf } from '../table.js'
import type { Table } from '../table.js'
import type { Place, UserId } from '../view.js'
import type { Change } from './change.js'
import { callsOf } from './play.js'

type Changed = Result<Change, TableRefusal>

/** Why the person on a seat may not ask now to take back the card that was played last; null: they may. */
export function takeBackRefusal(table: Table, seat: Seat): TableRefusal | null {
  if (!factsOf(table.request.rules).takeBack) return { code: 'take-back-not-allowed' }
  const { undo, deal, status, takeBack, suspended } = table
  if (suspended !== null) return { code: 'suspended', why: suspended }
  const possible = status === 'playing' && undo?.seat === seat && takeBack === null
  return possible && deal !== null && resultOf(deal) === null ? null : { code: 'nothing-to-take-back' }
}

/**
 * Somebody asks to take the own card back. With no other people at the table it comes back at once.
 * @param version the version the person saw when clicking; undefined: any
 */
export function askTakeBack(table: Table, user: UserId, version?: number): Changed {
  const seat = seatOf(table, user)
  if (seat === null) return refuse({ code: 'not-seated' })
  if (version !== undefined && version < table.turnSince) return refuse({ code: 'stale', version: table.version - 1 })
  const refusal = takeBackRefusal(table, seat)
  if (refusal !== null) return refuse(refusal)
  if (table.undo === null) return refuse({ code: 'nothing-to-take-back' })
  const takeBack = { seat, card: table.undo.card, since: table.version, agreed: [] }
  const asked = { ...table, takeBack }
  const events = [{ type: 'take-back-asked', take: takeBack }] as const
  if (asksNobody(asked, user)) {
    const back = takenBack(asked)
    return accept({ table: back.table, events: [...events, ...back.events] })
  }
  return accept({ table: asked, events })
}

/**
 * One of the others agrees or refuses; the card comes back when all have agreed.
 * @param version the version the person saw when clicking: an answer to an earlier question is stale; undefined: any
 */
export function answerTakeBack(table: Table, user: UserId, agree: boolean, version?: number): Changed {
  const { takeBack } = table
  if (takeBack === null) return refuse({ code: 'nothing-to-take-back' })
  const asker = occupantOf(table, takeBack.seat)
  const isAsker = asker?.kind === 'person' && asker.user === user
  if (isAsker) return refuse({ code: 'not-now', what: 'own-question' })
  if (!peopleAt(table).includes(user)) return refuse({ code: 'not-seated' })
  const stale = refuse({ code: 'stale', version: table.version - 1 } as const)
  if (version !== undefined && version < takeBack.since) return stale
  if (!agree) return accept(takeBackRefused(table))
  if (takeBack.agreed.includes(user)) return stale
  const agreed = { ...table, takeBack: { ...takeBack, agreed: [...takeBack.agreed, user] } }
  const waiting = othersOf(agreed).some((other) => !agreed.takeBack.agreed.includes(other))
  return accept(
    waiting ? { table: agreed, events: [{ type: 'take-back-asked', take: agreed.takeBack }] } : takenBack(agreed),
  )
}

/** Not everybody has answered in time, so the card stays. */
export const takeBackTimeout = (table: Table): Changed =>
  table.takeBack === null ? refuse({ code: 'nothing-to-take-back' }) : accept(takeBackRefused(table))

/**
 * What becomes of the question once somebody has got up: without whoever asked it is over, and nobody waits for the answer of
 * somebody who is not there.
 * @param place where that person sat
 */
export function takeBackWithout(table: Table, place: Place): Change {
  const { takeBack, seating } = table
  if (takeBack === null) return { table, events: [] }
  if (seating[takeBack.seat] === place) return takeBackRefused(table)
  return othersOf(table).every((user) => takeBack.agreed.includes(user)) ? takenBack(table) : { table, events: [] }
}

/** The people whose consent is asked. */
function othersOf(table: Table): readonly UserId[] {
  const asker = table.takeBack && occupantOf(table, table.takeBack.seat)
  return peopleAt(table).filter((user) => asker?.kind !== 'person' || asker.user !== user)
}

const asksNobody = (table: Table, asker: UserId): boolean => peopleAt(table).every((user) => user === asker)

function takeBackRefused(table: Table): Change {
  return { table: { ...table, takeBack: null, undo: null }, events: [{ type: 'take-back-refused' }] }
}

function takenBack(table: Table): Change {
  const { undo } = table
  if (undo === null) return takeBackRefused(table)
  const { seat, card, deal } = undo
  return {
    table: {
      ...table,
      deal,
      calls: callsOf(deal, table, table.calls),
      undo: null,
      takeBack: null,
      turnSince: table.version,
    },
    events: [{ type: 'taken-back', seat, card }],
  }
}
