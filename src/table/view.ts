import type { BySeat, DealResult, RuleSet, Seat, View, Viewer } from '../engine/index.js'

/** Opaque ids. A table's id is short, unguessable and fits into button ids; the others are what the chat service uses. */
export type TableId = string
export type UserId = string

/** How strong a computer player is; the names are those of the registered players. */
export type ComputerLevel = string

/** Who sits on a seat. */
export type Occupant =
  { readonly kind: 'person'; readonly user: UserId } | { readonly kind: 'computer'; readonly level: ComputerLevel }

/** lobby: people gather; playing: a deal runs; between: a deal is over, the next waits; over: the match has ended; closed: ended early. */
export type TableStatus = 'lobby' | 'playing' | 'between' | 'over' | 'closed'

/** A finished game of the match, as the score sheet shows it. */
export interface SheetRow {
  /** 1-based number of the game within the match. A redeal has no row. */
  readonly number: number
  readonly dealer: Seat
  readonly bock: number
  readonly result: DealResult
  /** Running totals after this game. */
  readonly totals: BySeat<number>
}

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
  readonly server: string
  readonly room: string
  readonly host: UserId
  /** Grows by one with each accepted intent. */
  readonly version: number
  readonly status: TableStatus
  readonly rules: RuleSet
  /** Games in the match. */
  readonly games: number
  readonly level: ComputerLevel
  readonly seats: BySeat<Occupant | null>
  /** The viewer's seat, or 'spectator' for everybody else. */
  readonly viewer: Viewer
  /** The seat that this viewer left while a computer plays on: it may be taken again. */
  readonly mayReturn: Seat | null
  /** 1-based number of the game being played or just finished; 0 in the lobby. */
  readonly game: number
  /** The deal as the viewer knows it; null in the lobby. */
  readonly deal: View | null
  readonly sheet: readonly SheetRow[]
  readonly totals: BySeat<number>
  /** People who have pressed "continue" after the deal. */
  readonly ready: readonly UserId[]
  /** The Mischprobe: SHA-256 of the seed that was chosen when the table was opened, 64 hexadecimal digits. */
  readonly commitment: string
  /** What every shuffle followed from; null until the table has ended. */
  readonly proof: Proof | null
}
