import type { Move, View } from '../engine/index.js'

/** A computer player: sees a View, answers with one of `view.legal` (as a move). Pure for the same view and seed. */
export interface ComputerPlayer {
  readonly level: string
  choose(view: View, seed: string): Move
}
