import { createHash } from 'node:crypto'
import { apply, isClaimed, isSolo, legalActions, plainKind, turnOf, viewOf } from '../../engine/index.js'
import type { Deal, Move, Seat, View } from '../../engine/index.js'
import type { Intent } from '../intent.js'
import type { ComputerPlayer, Log } from '../ports.js'
import { occupantOf } from '../table.js'
import type { Table } from '../table.js'
import type { ComputerLevel } from '../view.js'

/** Finds the computer player of a level; one that is no longer there is replaced by whoever comes first. */
export type Players = (level: ComputerLevel) => ComputerPlayer

/** What a computer player draws its chance from: the same after a restart, and no way back to the seed of the cards. */
export const playerSeed = (table: Table, seat: Seat): string =>
  createHash('sha256').update(`${table.request.seed}/${table.version}/${seat}`).digest('hex')

/**
 * What a computer player does now, if anything. Those who are not on turn are asked first, seat by seat, whether they
 * announce: they see a view in which only announcements are legal, and any other answer means no. Then whoever is on
 * turn moves; a player that throws or answers against the rules is logged and makes the first legal move instead.
 * @param acting the seats whose computer players may do something, the one on turn last
 */
export function computerIntent(
  table: Table,
  deal: Deal,
  acting: readonly Seat[],
  players: Players,
  log: Log,
): Intent | null {
  const turn = turnOf(deal)
  for (const seat of acting) {
    const chosen = ask(table, deal, seat, players, log)
    const legal = chosen !== null && apply(deal, { ...chosen, seat }).ok
    if (seat !== turn) {
      if (legal && chosen.type === 'announce') return { type: 'computer', seat, move: chosen }
      continue
    }
    const answer = claimAnswer(viewOf(deal, seat))
    if (answer) return { type: 'computer', seat, move: answer }
    if (legal) return { type: 'computer', seat, move: chosen }
    if (chosen) log.error({ table: table.id, seat, move: chosen.type }, 'computer player chose an illegal move')
    const move = firstLegal(deal, seat)
    return move && { type: 'computer', seat, move }
  }
  return null
}

/**
 * What a computer player says to a claim, by what is certain: it agrees to what cannot fail, goes along where its partner gives up, and
 * plays on otherwise. Null: nothing is claimed.
 */
function claimAnswer({ claim, legal }: View): Move | null {
  if (claim === null) return null
  const plays = !claim.gives && legal.some(({ type }) => type === 'decline')
  return { type: plays ? 'decline' : 'agree' }
}

function ask(table: Table, deal: Deal, seat: Seat, players: Players, log: Log): Move | null {
  const occupant = occupantOf(table, seat)
  return occupant?.kind === 'computer' ? chosenFor(table, occupant.level, seat, viewOf(deal, seat), players, log) : null
}

function firstLegal(deal: Deal, seat: Seat): Move | null {
  const legal = legalActions(deal, seat)
  return legal.find((candidate) => candidate.type !== 'announce') ?? legal[0] ?? null
}

/**
 * What a computer player of the table's level does for a person whose turn has taken too long: this one move. It sees that seat's view and commits to nothing that may cost much: it
 * announces nothing, plays no Solo and takes no Armut up, unless there is nothing else to do.
 */
export function overtimeIntent(table: Table, players: Players, log: Log): Intent | null {
  const { deal } = table
  const seat = deal && turnOf(deal)
  if (deal === null || seat === null) return null
  const legal = legalActions(deal, seat)
  // Silence is no consent: the deal is played on, unless nothing but an announcement was waited for.
  if (isClaimed(deal)) {
    const type = legal.some((move) => move.type === 'decline') ? 'decline' : 'agree'
    return { type: 'overtime', seat, move: { type } }
  }
  const careful = legal.filter(isCareful)
  const allowed = careful.length > 0 ? careful : legal
  const [first] = allowed
  if (first === undefined) return null
  const view: View = { ...viewOf(deal, seat), legal: allowed, calls: [] }
  const chosen = chosenFor(table, table.level, seat, view, players, log)
  const fits = chosen !== null && (careful.length === 0 || isCareful(chosen)) && apply(deal, { ...chosen, seat }).ok
  return { type: 'overtime', seat, move: fits ? chosen : first }
}

const isCareful = (move: Move): boolean =>
  move.type !== 'announce' && move.type !== 'take' && !(move.type === 'reserve' && isSolo(plainKind(move.kind)))

function chosenFor(
  table: Table,
  level: ComputerLevel,
  seat: Seat,
  view: View,
  players: Players,
  log: Log,
): Move | null {
  try {
    return players(level).choose(view, playerSeed(table, seat))
  } catch (error) {
    log.error({ table: table.id, seat, err: error }, 'computer player failed')
    return null
  }
}
