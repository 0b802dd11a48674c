import type { Action, Move, View } from '../engine/index.js'
import { draw, pick } from './chance.js'
import { anyMove, legalOf, moveOf } from './moves.js'
import type { ComputerPlayer } from './player.js'

/** How often a player at random declares something, and how often he announces something, when he may. */
const declares = 0.05
const announces = 0.02

/** The moves among which chance decides: cards, or answers, or a reservation, or (seldom) an announcement. */
function candidates(view: View, seed: string): readonly Action[] {
  const announcements = legalOf(view, 'announce')
  const others = view.legal.filter(({ type }) => type !== 'announce')
  if (announcements.length > 0 && draw(view, seed, 1) < announces) return announcements
  const healthy = legalOf(view, 'healthy')
  return healthy.length > 0 && draw(view, seed, 2) >= declares ? healthy : others
}

/** Plays any legal card with the same chance; mostly healthy and silent. */
export const random: ComputerPlayer = {
  level: 'random',
  choose(view: View, seed: string): Move | null {
    const action = pick(candidates(view, seed), view, seed, 3)
    return action === undefined ? anyMove(view) : moveOf(action)
  },
}
