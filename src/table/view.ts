import type { BySeat, Card, DealResult, ReservationKind, RuleSet, Seat, View, Viewer } from '../engine/index.js'

/** Opaque ids. A table's id is short, unguessable and fits into button ids; the others are what the chat service uses. */
export type TableId = string
export type UserId = string

/** How strong a computer player is; the names are those of the registered players. */
export type ComputerLevel = string

/** How fast computer players act: at once, as people do, or with more time to look. */
export const computerPaces = ['quick', 'human', 'calm'] as const
export type ComputerPace = (typeof computerPaces)[number]

/** A match is played in a room of a server; a practice only its owner ever sees, and its games count for nobody. */
export const tableKinds = ['match', 'practice'] as const
export type TableKind = (typeof tableKinds)[number]

/** Whether a table is somebody's practice: nothing is posted, nobody is pinged, and its games count for nobody. */
export const isPractice = ({ kind }: { readonly kind: TableKind }): boolean => kind === 'practice'

/**
 * A position at a table, from 0. At a table of four it is the seat; with five to seven people each deal's four seats are
 * filled from the places, and the others sit out.
 */
export type Place = number

/** The fewest and the most places of a table. */
export const placeBounds = { least: 4, most: 7 } as const

/** From turns of this length on, in milliseconds, people come and go: nothing happens before they have looked, or a turn's time is over. */
export const longTurn = 3_600_000

/** The fewest and the most games of a match. */
export const gameCounts = { least: 1, most: 48 } as const

/** Who sits on a place. A computer player `for` somebody plays on until that person is back; views tell for whom. */
export type Occupant =
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'computer'; readonly level: ComputerLevel; readonly for?: UserId }

/** The match that a table goes on after. */
export interface Before {
  readonly table: TableId
  /** Who sat on each place: computer players sit there again, for people the place is kept. */
  readonly places: readonly Occupant[]
}

/** How a lobby stands, beside who sits where. */
export interface LobbyView {
  /** For whom each place is kept; null: for nobody. */
  readonly kept: readonly (UserId | null)[]
  /** Until when places are kept, in milliseconds since 1970; null: none is. */
  readonly keptUntil: number | null
  /** From when on anybody at the table may start, in milliseconds since 1970; null while a place is free. */
  readonly anybodyAt: number | null
  /** The number of games follows the number of places, since nobody chose it. */
  readonly suggested: boolean
  /** The table that this one goes on after. */
  readonly before: TableId | null
  /** Whom the host has taken out; in order. */
  readonly removed: readonly UserId[]
}

/** lobby: people gather; playing: a deal runs; between: a deal is over, the next waits; over: the match has ended; closed: ended early. */
export type TableStatus = 'lobby' | 'playing' | 'between' | 'over' | 'closed'

/** A finished game of the match, as the score sheet shows it. */
export interface SheetRow {
  /** 1-based number of the game within the match. A redeal has no row. */
  readonly number: number
  /** The place that dealt. */
  readonly dealer: Place
  /** The place of each seat of this game. */
  readonly seating: BySeat<Place>
  readonly bock: number
  readonly result: DealResult
  /** Factors of the Bock games that were to come after it in this match, the next one first; empty: none. */
  readonly coming: readonly number[]
  /** By everybody's consent its points count for nobody. */
  readonly voided?: boolean
  /** Running totals after this game, by place. */
  readonly totals: readonly number[]
}

/** How long the table waits for somebody. */
export interface TurnClock {
  /** Milliseconds that a turn may take; null: as long as it likes. */
  readonly limit: number | null
  /** When the turn that now runs began, in milliseconds since 1970. */
  readonly since: number
  /** When a computer player makes the move; null while nobody's time runs. */
  readonly until: number | null
  /** Until when it stands still for a quiet time of whoever is on turn; left out: it does not. */
  readonly waits?: number
}

/** What somebody has said in advance; used, if it is legal then, as soon as it is their turn. */
export type Advance =
  | { readonly type: 'healthy' }
  | { readonly type: 'reserve'; readonly kind: ReservationKind }
  | { readonly type: 'play'; readonly card: Card }

/** Somebody wants to take a card back: all other people at the table are asked, until the next card is played. */
export interface TakeBack {
  readonly seat: Seat
  readonly card: Card
  /** The version at which it was asked. */
  readonly since: number
  /** People who have agreed. */
  readonly agreed: readonly UserId[]
}

/** A vote on ending the match early. */
export interface CloseVote {
  readonly yes: readonly UserId[]
  readonly no: readonly UserId[]
}

/** What takes the consent of everybody at a table: to void a finished game, or to play another number of games. */
export type Wish = { readonly kind: 'void'; readonly game: number } | { readonly kind: 'games'; readonly games: number }

/** Somebody has asked everybody at the table for something; one refusal is enough. */
export interface Proposal {
  readonly wish: Wish
  readonly by: UserId
  /** The version at which it was asked. */
  readonly since: number
  /** People who agree, whoever asked first among them. */
  readonly yes: readonly UserId[]
}

/** Why a table closed before its match was over: somebody who may closed it, a vote did, nothing happened for too long, the last person left. */
export type Closure = 'closed' | 'vote' | 'expired' | 'deserted'

/** Why a table stands still: somebody there asked for a pause, or it cannot be shown in its room. */
export const suspensions = ['paused', 'room-gone', 'forbidden', 'archived', 'locked', 'removed'] as const
export type Suspension = (typeof suspensions)[number]

/** With it anybody can shuffle every deal of a match again. */
export interface Proof {
  readonly seed: string
  /** What was done in the lobby, line by line. */
  readonly lobby: readonly string[]
}

/** Everything one viewer may know of a table. Presenters and renderers get this, never the table itself. */
export interface TableView {
  readonly id: TableId
  /** The table's number on its server, for people ("Tisch 2"). */
  readonly number: number
  readonly kind: TableKind
  /** Empty for a practice, which belongs to no server. */
  readonly server: string
  /** Where the table is shown; empty for a practice, which is shown in no room. */
  readonly room: string
  readonly host: UserId
  /** When the table was opened, in milliseconds since 1970. */
  readonly openedAt: number
  /** The number of the last accepted intent that others may notice: all but words in advance. */
  readonly version: number
  readonly status: TableStatus
  readonly rules: RuleSet
  /** Games in the match. */
  readonly games: number
  readonly level: ComputerLevel
  /** How fast computer players act. */
  readonly pace: ComputerPace
  /** The match is to be played in a thread of its own. */
  readonly thread: boolean
  /** How long one person's quiet times may hold up a slow match in all, in milliseconds. */
  readonly quiet: number
  /** Who sits on each place: four, or up to seven; null: free. */
  readonly places: readonly (Occupant | null)[]
  /** The place of each seat of the deal that runs or was just finished. */
  readonly seating: BySeat<Place>
  /** Who sits on each seat of that deal. */
  readonly seats: BySeat<Occupant | null>
  /** The viewer's seat in that deal, or 'spectator' for everybody else, those who sit out included. */
  readonly viewer: Viewer
  /** The viewer's place; null for whoever has none at this table. */
  readonly place: Place | null
  /** The place that this viewer left while a computer plays on: it may be taken again. */
  readonly mayReturn: Place | null
  /** 1-based number of the game being played or just finished; 0 in the lobby. */
  readonly game: number
  /** The deal as the viewer knows it; null in the lobby. */
  readonly deal: View | null
  readonly sheet: readonly SheetRow[]
  /** Running totals by place. */
  readonly totals: readonly number[]
  /** Factors of the Bock games to come in this match, the next one first and the one that runs included; empty: none. */
  readonly bock: readonly number[]
  /** People who have pressed "continue" after the deal. */
  readonly ready: readonly UserId[]
  /** How long the table waits for whoever is on turn. */
  readonly clock: TurnClock
  /** What the viewer has said in advance. */
  readonly advance: Advance | null
  /** What the viewer may declare when the own turn comes; empty once they have spoken, or are to speak now. */
  readonly declarable: readonly ReservationKind[]
  /** Whether the viewer may ask now to take the card back that was played last. */
  readonly mayTakeBack: boolean
  /** Somebody has asked to take a card back. */
  readonly takeBack: TakeBack | null
  readonly lobby: LobbyView
  /** Which places still owe a Pflichtsolo; none before the first deal. */
  readonly owes: readonly boolean[]
  /** When the lobby starts by itself, in milliseconds since 1970; null while that is not in sight. */
  readonly startsAt: number | null
  /**
   * The last trick of the deal that is over lies open until then, in milliseconds since 1970, and its result is shown afterwards;
   * 0 before the first deal is over.
   */
  readonly resultAt: number
  /** When the next game begins whoever is ready, in milliseconds since 1970; null while the table waits for people or plays. */
  readonly nextAt: number | null
  /** When a table that everybody has left to computers is closed, in milliseconds since 1970; null while a person sits there. */
  readonly closesAt: number | null
  /** A vote on ending the match early runs, or was won. */
  readonly closeVote: CloseVote | null
  /** What everybody at the table is asked for. */
  readonly proposal: Proposal | null
  /** Why the table closed before its match was over; null while it is open, and once the match was played to its end. */
  readonly closure: Closure | null
  /** Why the table stands still; null while it does not. */
  readonly suspended: Suspension | null
  /** Who asked for the pause; null where nobody did. */
  readonly pausedBy: UserId | null
  /** The Mischprobe: SHA-256 of the seed that was chosen when the table was opened, 64 hexadecimal digits. */
  readonly commitment: string
  /** What every shuffle followed from; null until the table has ended. */
  readonly proof: Proof | null
}
