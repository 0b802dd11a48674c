import { createHash } from 'node:crypto'
import type { Move, View } from '../../src/engine/index.js'
import type { ComputerPlayer } from '../../src/table/ports.js'

/**
 * A legal move drawn from a seed. Out of turn it announces now and then, but only while another computer player's seat is
 * on turn, so that what happens never depends on who is faster.
 * @param computers the seats of computer players
 */
export function drawnMove(view: View, seed: string, computers: readonly number[] = []): Move {
  const calls = view.legal.filter((action) => action.type === 'announce')
  const others = view.legal.filter((action) => action.type !== 'announce')
  const draw = createHash('sha256').update(seed).digest().readUInt32BE(0)
  const mayCall = others.length > 0 || (view.turn !== null && computers.includes(view.turn))
  const from = mayCall && calls.length > 0 && draw % 16 === 0 ? calls : others
  const [first = { type: 'pass' } as const] = from
  return from[(draw >>> 4) % Math.max(1, from.length)] ?? first
}

/** A computer player that draws its moves. */
export const drawing = (level: string, computers: readonly number[] = []): ComputerPlayer => ({
  level,
  choose: (view, seed) => drawnMove(view, seed, computers),
})

/** A computer player that does whatever a test wants. */
export const scripted = (level: string, choose: (view: View) => Move): ComputerPlayer => ({ level, choose })
