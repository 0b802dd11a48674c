import type { Call, ReservationKind } from '../../engine/index.js'
import type { TableRefusal } from '../../table/intent.js'

/** What a hand shows beside its cards. */
export interface HandExtra {
  /** Instead of the cards: the calls, or the question whether a Solo is really meant. */
  readonly mode?: 'calls' | 'confirm'
  /** The reservation that `confirm` asks about. */
  readonly kind?: ReservationKind
  /** Why the last press did nothing. */
  readonly refusal?: TableRefusal
  /** With what to do now; only at a practice table. */
  readonly tip?: true
  /** The call that was refused. */
  readonly call?: Call
}
