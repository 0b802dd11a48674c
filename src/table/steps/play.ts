import {
  accept,
  apply,
  bySeat,
  factsOf,
  finishDeal,
  isClaimed,
  isMatchOver,
  legalActions,
  nextDeal,
  refuse,
  resultOf,
  startDeal,
} from '../../engine/index.js'
import type { BySeat, Card, Deal, DealResult, Move, Result, Seat } from '../../engine/index.js'
import type { TableEvent, TableRefusal } from '../intent.js'
import { atPlace, hasEnded, occupantOf, peopleAt, placeOf, seatOf, withPlace } from '../table.js'
import type { Table } from '../table.js'
import type { Occupant, UserId } from '../view.js'
import { withAdvance } from './advance.js'
import type { Change } from './change.js'
import { proposalWithout } from './consent.js'
import { voteWithout } from './vote.js'

type Changed = Result<Change, TableRefusal>

/**
 * A person's move.
 * @param version the version the person saw when clicking; undefined: typed, so only the rules decide. A click is stale
 *   if it is older than the turn that now runs, or, for an announcement, if this seat may say something else since.
 *   What others announced meanwhile does not spoil a card that was chosen in this very turn.
 */
export function movePerson(table: Table, user: UserId, move: Move, version?: number): Changed {
  const seat = seatOf(table, user)
  if (seat === null) return refuse({ code: 'not-seated' })
  if (version !== undefined) {
    const since = move.type === 'announce' ? table.calls[seat].since : table.turnSince
    const now = table.version - 1
    if (version < since || version > now) return refuse({ code: 'stale', version: now })
  }
  const place = table.seating[seat]
  return moveSeat({ ...table, missed: withPlace(table.missed, place, 0) }, seat, move)
}

/** The move of a computer player. */
export function moveComputer(table: Table, seat: Seat, move: Move): Changed {
  return occupantOf(table, seat)?.kind === 'computer' ? moveSeat(table, seat, move) : refuse({ code: 'not-seated' })
}

/** How many turns in a row somebody may let pass before a computer player takes the place until they come back. */
const patience = 3

/** A turn took too long, so a computer player made this move; after three in a row it has the place until its owner returns. */
export function moveOvertime(table: Table, seat: Seat, move: Move): Changed {
  const occupant = occupantOf(table, seat)
  if (occupant?.kind !== 'person') return refuse({ code: 'not-seated' })
  const { user } = occupant
  const place = table.seating[seat]
  const missed = atPlace(table.missed, place) + 1
  const warned: Table = { ...table, missed: withPlace(table.missed, place, missed) }
  const lent: Table = {
    ...warned,
    places: withPlace(table.places, place, { kind: 'computer', level: table.level }),
    away: withPlace(table.away, place, user),
  }
  const gone = missed >= patience
  const moved = moveSeat(gone ? lent : warned, seat, move)
  if (!moved.ok) return moved
  const events: TableEvent[] = [{ type: 'overtime', user, place }]
  if (gone) events.push({ type: 'seat-lent', user, place })
  events.push(...moved.value.events)
  if (!gone || hasEnded(moved.value.table)) return accept({ ...moved.value, events })
  const counted = voteWithout(moved.value.table, user)
  const asked = hasEnded(counted.table) ? { ...counted, events: [] } : proposalWithout(counted.table, user)
  return accept({ ...moved.value, ...asked, events: [...events, ...counted.events, ...asked.events] })
}

/**
 * What a person said in advance, or the only card that may be played, for somebody who wishes it. Whoever has spoken in
 * advance has not let the turn pass.
 */
export function moveAutomatically(table: Table, seat: Seat, move: Move): Changed {
  if (occupantOf(table, seat)?.kind !== 'person') return refuse({ code: 'not-seated' })
  const missed = table.advance[seat] === null ? table.missed : withPlace(table.missed, table.seating[seat], 0)
  return moveSeat({ ...table, missed }, seat, move)
}

function moveSeat(table: Table, seat: Seat, move: Move): Changed {
  if (table.suspended !== null) return refuse({ code: 'suspended', why: table.suspended })
  if (table.status !== 'playing' || table.deal === null) return refuse({ code: 'not-playing' })
  const applied = apply(table.deal, { ...move, seat })
  if (!applied.ok) return applied
  const { deal, events } = applied.value
  const turnSince = keepsTurn(deal, move) ? table.turnSince : table.version
  const mayComeBack = move.type === 'play' && factsOf(table.request.rules).takeBack
  const undo = mayComeBack ? { seat, card: move.card, deal: table.deal } : null
  const used = turnSince !== table.turnSince && move.type !== 'decline' && table.advance[seat] !== null
  const advance = used ? withAdvance(table.advance, seat, null) : table.advance
  const calls = callsOf(deal, table, table.calls)
  const moved = { ...table, deal, turnSince, undo, takeBack: null, advance, calls }
  const told: TableEvent[] = table.takeBack === null ? [] : [{ type: 'take-back-refused' }]
  for (const event of events) told.push({ type: 'deal', event })
  const result = resultOf(deal)
  if (result === null) return accept({ table: moved, events: told })
  const ended = endDeal(moved, result)
  return accept({ ...ended, events: [...told, ...ended.events] })
}

/**
 * Whether what others see to press stays good: after an announcement, and while they answer a claim one by one. An announcement
 * that asks them anew about a claim makes their earlier view of it stale.
 */
const keepsTurn = (deal: Deal, { type }: Move): boolean => (type === 'announce' ? !isClaimed(deal) : type === 'agree')

/** Writes the deal on the sheet, or deals the same game again after a redeal. */
function endDeal(table: Table, result: DealResult): Change {
  const match = finishDeal(table.match, result)
  if (result.game === 'redeal') {
    const again = dealNext({ ...table, match })
    return { ...again, events: [{ type: 'redealt' }, ...again.events] }
  }
  const { game, request } = table
  const over = isMatchOver(match)
  const ended: TableEvent = { type: 'deal-finished', game }
  return {
    table: { ...table, match, status: over ? 'over' : 'between', ready: [], ...(over && { proposal: null }) },
    events: over ? [ended, { type: 'match-over' }] : [ended],
    game: {
      game,
      rules: request.rules,
      occupants: occupantsOf(table),
      lent: bySeat((seat) => atPlace(table.away, table.seating[seat])),
      result,
    },
  }
}

/** Deals the next game of the match. */
export function dealNext(table: Table): Change {
  const { setup, seating, game } = nextDeal(table.match)
  const deal = startDeal(setup)
  if (!deal.ok) throw new Error(`The match made a deal that cannot be played: ${deal.refusal.code}`)
  const next: Table = {
    ...table,
    status: 'playing',
    deal: deal.value,
    seating,
    game,
    ready: [],
    turnSince: table.version,
    dealSince: table.version,
    calls: callsOf(deal.value, table, []),
    advance: bySeat(() => null),
    undo: null,
    takeBack: null,
    knew: bySeat((seat) => {
      const occupant = table.places[seating[seat]]
      return occupant?.kind === 'person' ? [occupant.user] : []
    }),
  }
  return { table: next, events: [{ type: 'deal-started', game }] }
}

/** Somebody is ready for the next deal. */
export function continueAs(table: Table, user: UserId): Changed {
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  if (table.suspended !== null) return refuse({ code: 'suspended', why: table.suspended })
  if (table.status !== 'between') return refuse(notBetween(table))
  if (table.ready.includes(user)) return refuse({ code: 'stale', version: table.version - 1 })
  const next = { ...table, ready: [...table.ready, user] }
  const on = goOnIfReady(next)
  return accept({ table: on.table, events: [{ type: 'ready', user }, ...on.events] })
}

/** The patience between two deals is over: the next one is dealt whoever is ready. */
export const continueAfterTimeout = (table: Table): Changed =>
  table.status === 'between' ? accept(dealNext(table)) : refuse(notBetween(table))

const notBetween = (table: Table): TableRefusal =>
  table.status === 'playing' ? { code: 'not-now', what: 'continue' } : { code: 'not-playing' }

/** Deals the next game if one waits and all people are ready; computer players always are. */
export function goOnIfReady(table: Table): Change {
  const waiting = peopleAt(table).some((user) => !table.ready.includes(user))
  return table.status === 'between' && !waiting ? dealNext(table) : { table, events: [] }
}

function occupantsOf(table: Table): BySeat<Occupant> {
  return bySeat((seat) => {
    const occupant = occupantOf(table, seat)
    if (occupant === null) throw new Error(`Nobody sat on seat ${seat} of table ${table.id} when a deal ended`)
    return occupant
  })
}

/** Keeps the version of a seat's announcements for as long as they stay the same within a deal. */
export function callsOf(deal: Deal, table: Table, before: readonly Table['calls'][Seat][]): Table['calls'] {
  return bySeat((seat) => {
    let what = ''
    for (const action of legalActions(deal, seat)) if (action.type === 'announce') what += `${action.call} `
    const known = before[seat]
    return known?.what === what ? known : { what, since: table.version }
  })
}

/** The only card that a seat may play; null if there is a choice or nothing to play. Announcements do not make a choice. */
export function onlyCard(deal: Deal, seat: Seat): Move | null {
  let only: Card | null = null
  for (const action of legalActions(deal, seat)) {
    if (action.type === 'announce') continue
    if (action.type !== 'play' || only !== null) return null
    only = action.card
  }
  return only && { type: 'play', card: only }
}
