import { apply, isSolo, legalActions, plainKind, turnOf, viewOf } from '../../engine/index.js'
import type { Move, Seat, View } from '../../engine/index.js'
import type { Alarm } from './alarm.js'
import type { Players } from './computers.js'
import type { Intent } from '../intent.js'
import type { Clock, Log } from '../ports.js'
import { playerSeed } from './player-seed.js'
import type { Table } from '../table.js'
import { turnEnds } from './turn-clock.js'

/** When a person's turn has taken too long, a computer player of the table's level makes this one move. */
export const overtimeAlarm = (around: { clock: Clock; players: Players; log: Log }): Alarm => ({
  waits: (table) => {
    const until = turnEnds(table)
    return until === null ? null : { state: [table.deal, until], ms: () => until - around.clock.now() }
  },
  act: (table) => overtimeIntent(table, around.players, around.log),
})

/**
 * What a computer player does for the person on turn. It sees that seat's view and commits to nothing that may cost much: it
 * announces nothing, plays no Solo and takes no Armut up, unless there is nothing else to do.
 */
export function overtimeIntent(table: Table, players: Players, log: Log): Intent | null {
  const { deal } = table
  const seat = deal && turnOf(deal)
  if (deal === null || seat === null) return null
  const legal = legalActions(deal, seat)
  const careful = legal.filter(isCareful)
  const allowed = careful.length > 0 ? careful : legal
  const [first] = allowed
  if (first === undefined) return null
  const view: View = { ...viewOf(deal, seat), legal: allowed, calls: [] }
  const chosen = chosenFor(table, seat, view, players, log)
  const fits = chosen !== null && (careful.length === 0 || isCareful(chosen)) && apply(deal, { ...chosen, seat }).ok
  return { type: 'overtime', seat, move: fits ? chosen : first }
}

const isCareful = (move: Move): boolean =>
  move.type !== 'announce' && move.type !== 'take' && !(move.type === 'reserve' && isSolo(plainKind(move.kind)))

function chosenFor(table: Table, seat: Seat, view: View, players: Players, log: Log): Move | null {
  try {
    return players(table.level).choose(view, playerSeed(table, seat))
  } catch (error) {
    log.error({ table: table.id, seat, err: error }, 'computer player failed')
    return null
  }
}
