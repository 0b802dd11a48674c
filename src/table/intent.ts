import type { DealEvent, Move, Refusal, Result, RuleSet, Seat } from '../engine/index.js'
import type { ComputerLevel, TableId, UserId } from './view.js'

/** What opens a table. `seed` fixes every deal of the match before anybody acts. */
export interface OpenRequest {
  readonly server: string
  readonly room: string
  readonly host: UserId
  readonly rules: RuleSet
  readonly games: number
  readonly level: ComputerLevel
  /** Left out: chosen from a cryptographic source. Given by tests. */
  readonly seed?: string
}

/** What is done in the lobby takes part in the shuffle, by the chance that lies in the number of the press. */
interface Pressed {
  /** The number that the chat service gave the press; left out where there was none. */
  readonly press?: string
}

/** What somebody wants of a table. All roads (clicks, computer players, timers) bring intents. */
export type Intent =
  | ({ readonly type: 'join'; readonly user: UserId } & Pressed)
  | ({ readonly type: 'leave'; readonly user: UserId } & Pressed)
  | ({ readonly type: 'fill'; readonly user: UserId; readonly level?: ComputerLevel } & Pressed)
  | ({ readonly type: 'start'; readonly user: UserId } & Pressed)
  | { readonly type: 'cancel'; readonly user: UserId } // in the lobby, by the host or a manager
  | {
      readonly type: 'move'
      readonly user: UserId
      readonly move: Move
      /** The version the click was made on: another one is refused as stale, unless left out (typed commands). */
      readonly version?: number
    }
  | { readonly type: 'computer'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'continue'; readonly user: UserId } // ready for the next deal
  | { readonly type: 'continue-timeout' } // the table's patience between deals is over
  | { readonly type: 'close'; readonly user: UserId; readonly manager: boolean } // end the match early

/** Why an intent is refused. Each code has words in the catalogue. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'no-such-table' }
  | { readonly code: 'room-taken'; readonly table: TableId }
  | { readonly code: 'already-seated' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'table-full' }
  | { readonly code: 'not-in-lobby' }
  | { readonly code: 'seats-empty'; readonly free: number }
  | { readonly code: 'host-only' }
  | { readonly code: 'not-playing' }
  | { readonly code: 'stale'; readonly version: number }
  | { readonly code: 'unknown-level'; readonly what: string }
  | { readonly code: 'bad-game-count'; readonly least: number; readonly most: number }
  | { readonly code: 'shutting-down' }
  | { readonly code: 'not-saved' } // the ledger failed; nothing has changed

/** What became of an accepted intent; it is in the ledger before anybody is told. */
export interface Outcome {
  readonly table: TableId
  readonly version: number
  readonly intent: Intent
  readonly events: readonly TableEvent[]
}

export type TableEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'joined'; readonly user: UserId; readonly seat: Seat }
  | { readonly type: 'left'; readonly user: UserId; readonly seat: Seat }
  | { readonly type: 'filled'; readonly seats: readonly Seat[] }
  | { readonly type: 'deal-started'; readonly game: number }
  | { readonly type: 'deal'; readonly event: DealEvent }
  | { readonly type: 'deal-finished'; readonly game: number } // its result is the last row of the sheet
  | { readonly type: 'redealt' } // the same game begins anew
  | { readonly type: 'ready'; readonly user: UserId }
  | { readonly type: 'match-over' }
  | { readonly type: 'closed' }

/** An accepted outcome or a refusal. */
export type Answer = Result<Outcome, TableRefusal>
