import { apply, legalActions, seats, turnOf, viewOf } from '../../engine/index.js'
import type { Deal, Move, Seat } from '../../engine/index.js'
import type { Alarm } from './alarm.js'
import type { Intent } from '../intent.js'
import type { ComputerPlayer, Log } from '../ports.js'
import { occupantOf } from '../table.js'
import { playerSeed } from './player-seed.js'
import type { Table } from '../table.js'
import type { ComputerLevel } from '../view.js'

/** Finds the computer player of a level; one that is no longer there is replaced by whoever comes first. */
export type Players = (level: ComputerLevel) => ComputerPlayer

/** Computer players act after a pause, in which people can follow what has happened. */
export const computerAlarm = (around: { pace: (table: Table) => number; players: Players; log: Log }): Alarm => ({
  waits: (table) =>
    computersMayAct(table) ? { state: [table.deal, table.places], ms: () => around.pace(table) } : null,
  act: (table) => computerIntent(table, around.players, around.log),
})

/** Whether any computer player is to move or could announce. */
const computersMayAct = (table: Table): boolean =>
  table.status === 'playing' &&
  table.suspended === null &&
  table.takeBack === null &&
  table.deal !== null &&
  (onTurn(table, table.deal) !== null || mayAnnounce(table, table.deal).length > 0)

/**
 * What a computer player does now, if anything. First those who are not on turn are asked, seat by seat, whether they
 * announce: they see a view in which only announcements are legal, and any other answer means no. Then whoever is on
 * turn moves; a player that throws or answers against the rules is logged and makes the first legal move instead.
 */
export function computerIntent(table: Table, players: Players, log: Log): Intent | null {
  const { deal } = table
  if (!computersMayAct(table) || deal === null) return null
  for (const seat of mayAnnounce(table, deal)) {
    const move = ask(table, deal, seat, players, log)
    if (move?.type === 'announce' && isLegal(deal, seat, move)) return { type: 'computer', seat, move }
  }
  const seat = onTurn(table, deal)
  if (seat === null) return null
  const chosen = ask(table, deal, seat, players, log)
  if (chosen && isLegal(deal, seat, chosen)) return { type: 'computer', seat, move: chosen }
  if (chosen) log.error({ table: table.id, seat, move: chosen.type }, 'computer player chose an illegal move')
  const move = firstLegal(deal, seat)
  return move && { type: 'computer', seat, move }
}

function onTurn(table: Table, deal: Deal): Seat | null {
  const turn = turnOf(deal)
  return turn !== null && occupantOf(table, turn)?.kind === 'computer' ? turn : null
}

function mayAnnounce(table: Table, deal: Deal): readonly Seat[] {
  const turn = turnOf(deal)
  return seats.filter(
    (seat) => seat !== turn && occupantOf(table, seat)?.kind === 'computer' && table.calls[seat].what !== '',
  )
}

function ask(table: Table, deal: Deal, seat: Seat, players: Players, log: Log): Move | null {
  const occupant = occupantOf(table, seat)
  if (occupant?.kind !== 'computer') return null
  try {
    return players(occupant.level).choose(viewOf(deal, seat), playerSeed(table, seat))
  } catch (error) {
    log.error({ table: table.id, seat, err: error }, 'computer player failed')
    return null
  }
}

const isLegal = (deal: Deal, seat: Seat, move: Move): boolean => apply(deal, { ...move, seat }).ok

function firstLegal(deal: Deal, seat: Seat): Move | null {
  const legal = legalActions(deal, seat)
  return legal.find((candidate) => candidate.type !== 'announce') ?? legal[0] ?? null
}
