import type { Card, DealEvent, Move, Refusal, Result, RuleSet, Seat } from '../engine/index.js'
import type { Span } from './quiet.js'
import type {
  Advance,
  Before,
  CloseVote,
  ComputerLevel,
  ComputerPace,
  Place,
  Proposal,
  Suspension,
  TableId,
  TableKind,
  TableView,
  TakeBack,
  UserId,
  Wish,
} from './view.js'

export { computerPaces } from './view.js'
export type { ComputerPace } from './view.js'

/** How a table is to be, whatever its kind. `seed` fixes every deal of the match before anybody acts. */
interface Wishes {
  readonly host: UserId
  readonly rules: RuleSet
  readonly games: number
  /** Nobody chose the number of games: in the lobby it follows the number of places. */
  readonly suggested?: true
  /** The match before, whose people find their places kept. */
  readonly before?: Before
  readonly level: ComputerLevel
  /** Milliseconds that a turn may take; null or left out: as long as it likes. */
  readonly clock?: number | null
  /** How fast computer players act; left out: as people do. */
  readonly pace?: ComputerPace
  /** The match is played in a thread of its own; left out: in the room where it was opened. */
  readonly thread?: boolean
  /** How long one person's quiet times may hold up the match in all, in milliseconds, where turns are slow; left out: not at all. */
  readonly quiet?: number
  /** Left out: chosen from a cryptographic source. Given by tests. */
  readonly seed?: string
}

interface OnServer {
  readonly kind?: 'match'
  readonly server: string
  readonly room: string
}

/** What opens a table: a match in a room of a server, or somebody's practice, which has neither. */
export type OpenRequest = Wishes & (OnServer | { readonly kind: 'practice' })

/** How a table was opened, nothing left out. Server and room of a practice are empty. */
export interface FullRequest
  extends Required<Omit<Wishes, 'suggested' | 'before'>>, Pick<Wishes, 'suggested' | 'before'> {
  readonly kind: TableKind
  readonly server: string
  readonly room: string
}

/** What is done in the lobby takes part in the shuffle, by the chance that lies in the number of the press. */
interface Pressed {
  /** The number that the chat service gave the press; left out where there was none. */
  readonly press?: string
}

/** A press on a message that was drawn earlier. */
interface Drawn {
  /** The version the message showed: what has gone by since is refused as stale. Left out: only the state decides. */
  readonly version?: number
}

/** What somebody wants of a table. All roads (clicks, computer players, timers) bring intents. */
export type Intent =
  | ({ readonly type: 'join'; readonly user: UserId } & Pressed)
  | ({ readonly type: 'leave'; readonly user: UserId } & Pressed)
  /** Computer players on the free places; `count` (1 to 4): only on so many of them. */
  | ({
      readonly type: 'fill'
      readonly user: UserId
      readonly level?: ComputerLevel
      readonly count?: number
    } & Pressed)
  /** The computer players of a lobby get up. */
  | ({ readonly type: 'unfill'; readonly user: UserId } & Pressed)
  /** The host seats everybody anew: `order` tells for each place which place its occupant had before. */
  | ({ readonly type: 'shuffle'; readonly user: UserId; readonly order: readonly Place[] } & Pressed)
  | ({ readonly type: 'start'; readonly user: UserId } & Pressed)
  /** The host hands the role to the person on a place. */
  | ({ readonly type: 'pass-host'; readonly user: UserId; readonly place: Place } & Drawn)
  /** The host has been silent for too long: somebody else takes over. */
  | { readonly type: 'host-timeout' }
  /** The host takes whoever sits on a place, or for whom it is kept, out of the lobby. */
  | ({ readonly type: 'remove'; readonly user: UserId; readonly place: Place } & Pressed & Drawn)
  /** The host lets somebody in again; `removal` counts, from 0, who was taken out. */
  | { readonly type: 'readmit'; readonly user: UserId; readonly removal: number }
  /** The host gives up the places that are kept for people of the match before. */
  | { readonly type: 'release'; readonly user: UserId }
  /** Places have been kept long enough. */
  | { readonly type: 'keep-timeout' }
  /** The host chooses the number of games before the first; null: it follows the number of places. */
  | { readonly type: 'games'; readonly user: UserId; readonly games: number | null }
  /** Four people have sat long enough. */
  | { readonly type: 'start-timeout' }
  | { readonly type: 'cancel'; readonly user: UserId } // in the lobby, by the host or a manager
  /** Somebody without a place takes one that a computer player has, while the match runs; left out: the first such place. */
  | { readonly type: 'take-seat'; readonly user: UserId; readonly place?: Place }
  | ({ readonly type: 'move'; readonly user: UserId; readonly move: Move } & Drawn)
  | { readonly type: 'computer'; readonly seat: Seat; readonly move: Move }
  /** What somebody says in advance of the own turn; null takes it back. */
  | ({ readonly type: 'advance'; readonly user: UserId; readonly answer: Advance | null } & Drawn)
  /** What was said in advance is done, or the only legal card is played for somebody who wishes it. */
  | { readonly type: 'auto'; readonly seat: Seat; readonly move: Move }
  /** A turn took too long: a computer player made this move for the person. */
  | { readonly type: 'overtime'; readonly seat: Seat; readonly move: Move }
  | ({ readonly type: 'ask-take-back'; readonly user: UserId } & Drawn)
  | ({ readonly type: 'answer-take-back'; readonly user: UserId; readonly agree: boolean } & Drawn)
  /** Not everybody has answered in time. */
  | { readonly type: 'take-back-timeout' }
  | { readonly type: 'continue'; readonly user: UserId } // ready for the next deal
  | { readonly type: 'continue-timeout' } // the table's patience between deals is over
  | { readonly type: 'close'; readonly user: UserId; readonly manager: boolean } // end the match early
  /** Somebody at the table asks for, or answers to, ending the match early. */
  | { readonly type: 'vote-close'; readonly user: UserId; readonly agree: boolean }
  /** Somebody at the table asks everybody else for something. */
  | { readonly type: 'propose'; readonly user: UserId; readonly wish: Wish }
  | ({ readonly type: 'answer-proposal'; readonly user: UserId; readonly agree: boolean } & Drawn)
  /** Not everybody has answered in time. */
  | { readonly type: 'proposal-timeout' }
  /** Nothing has happened at this table for too long. */
  | { readonly type: 'expire' }
  /** Somebody with a place here asks for a pause: the match stands still until somebody resumes it. */
  | { readonly type: 'pause'; readonly user: UserId }
  /** The table cannot be shown in its room any more. */
  | { readonly type: 'suspend'; readonly why: Suspension }
  /** Goes on in this room, which may be another one; by somebody with a place here or who manages the server. */
  | { readonly type: 'resume'; readonly user: UserId; readonly manager: boolean; readonly room: string }
  /** The match moves into a thread of its own. */
  | { readonly type: 'relocate'; readonly room: string }
  /** Whoever is on turn wants peace in these spans, in order: the clock of a slow turn stands still in them. */
  | { readonly type: 'quiet'; readonly user: UserId; readonly spans: readonly Span[] }
  /** Such a span begins or is over. */
  | { readonly type: 'quiet-turn' }

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
  | { readonly code: 'start-later'; readonly at: number } // milliseconds since 1970: from then on others than the host may
  | { readonly code: 'removed' } // the host has taken this person out of the lobby
  | { readonly code: 'places-kept'; readonly until: number } // milliseconds since 1970
  | { readonly code: 'not-playing' }
  | { readonly code: 'knows-a-hand' } // has seen another hand of the deal that runs
  | { readonly code: 'no-computer-seat' }
  | { readonly code: 'take-back-not-allowed' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'suspended'; readonly why: Suspension }
  | { readonly code: 'not-suspended' }
  | { readonly code: 'bad-clock'; readonly least: number; readonly most: number } // in milliseconds
  | { readonly code: 'stale'; readonly version: number }
  | { readonly code: 'proposal-stands' } // everybody is asked for something else already
  | { readonly code: 'no-proposal' }
  | { readonly code: 'no-such-game' } // is not finished, or voided already
  | { readonly code: 'unknown-level'; readonly what: string }
  | { readonly code: 'bad-game-count'; readonly least: number; readonly most: number }
  | { readonly code: 'shutting-down' }
  | { readonly code: 'not-saved' } // the ledger failed; nothing has changed

/** A table as it stands at one moment; what happens later does not show. */
export interface Moment {
  readonly table: TableId
  readonly version: number
  /** What somebody may see of it; null, or somebody without a place: what the whole table sees. Made once for each, so asking again is free. */
  readonly viewFor: (user: UserId | null) => TableView
}

/** What became of an accepted intent, with the table after it; it is in the ledger before anybody is told. */
export interface Outcome extends Moment {
  readonly intent: Intent
  readonly events: readonly TableEvent[]
}

export type TableEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'joined'; readonly user: UserId; readonly place: Place }
  | { readonly type: 'left'; readonly user: UserId; readonly place: Place }
  | { readonly type: 'filled'; readonly places: readonly Place[] }
  | { readonly type: 'unfilled' }
  | { readonly type: 'shuffled' }
  | { readonly type: 'host-passed'; readonly user: UserId }
  /** The host has taken somebody out of the lobby; `user` null: whoever a place was kept for, or a computer player. */
  | { readonly type: 'removed'; readonly user: UserId | null; readonly place: Place }
  | { readonly type: 'readmitted'; readonly user: UserId }
  /** Places are kept for nobody any more. */
  | { readonly type: 'released' }
  | { readonly type: 'games-chosen'; readonly games: number }
  /** A substitute sits where a computer player sat. */
  | { readonly type: 'seat-taken'; readonly user: UserId; readonly place: Place }
  /** A computer player made one move for a person who took too long. */
  | { readonly type: 'overtime'; readonly user: UserId; readonly place: Place }
  /** A person took too long several times in a row: a computer player sits there until they come back. */
  | { readonly type: 'seat-lent'; readonly user: UserId; readonly place: Place }
  | { readonly type: 'take-back-asked'; readonly take: TakeBack }
  | { readonly type: 'take-back-refused' }
  | { readonly type: 'taken-back'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'vote'; readonly vote: CloseVote }
  | { readonly type: 'vote-failed' }
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  | { readonly type: 'proposal-failed'; readonly wish: Wish }
  | { readonly type: 'game-voided'; readonly game: number }
  | { readonly type: 'length-changed'; readonly games: number }
  | { readonly type: 'suspended'; readonly why: Suspension }
  | { readonly type: 'resumed'; readonly room: string }
  | { readonly type: 'relocated'; readonly room: string }
  | { readonly type: 'expired' }
  | { readonly type: 'deal-started'; readonly game: number }
  | { readonly type: 'deal'; readonly event: DealEvent }
  | { readonly type: 'deal-finished'; readonly game: number } // its result is the last row of the sheet
  | { readonly type: 'redealt' } // the same game begins anew
  | { readonly type: 'ready'; readonly user: UserId }
  | { readonly type: 'match-over' }
  | { readonly type: 'closed' }

/** An accepted outcome or a refusal. */
export type Answer = Result<Outcome, TableRefusal>
