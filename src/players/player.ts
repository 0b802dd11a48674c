import type { Move, View } from '../engine/index.js'

/**
 * A computer player: sees a View, answers with one of `view.legal` (as a move). Pure for the same view and seed. Null means
 * silence: possible only where nothing but announcements is legal, since somebody else is on turn.
 */
export interface ComputerPlayer {
  readonly level: string
  choose(view: View, seed: string): Move | null
}
