import type { GameKind } from './game.js'
import type { ByParty, Level, Party } from './party.js'
import type { BySeat, Seat } from './seat.js'

/** What gives points. */
export const lineCodes = [
  'won', 'under90', 'under60', 'under30', 'noTrick', 're', 'kontra', 'no90', 'no60', 'no30', 'schwarz',
  'against90', 'against60', 'against30', 'againstSchwarz', 'gegenDieAlten', 'feigheit', 'bock',
  'doppelkopf', 'fuchs', 'karlchen', 'karlchenCaught', 'dulle', 'fuchsAmEnd', 'herzstich',
] as const // prettier-ignore
export type LineCode = (typeof lineCodes)[number]

/** Why a value is multiplied. */
export const factorReasons = ['bock', 're', 'kontra', 'announced', 'announcedAndLost', 'absageMissed'] as const
export type FactorReason = (typeof factorReasons)[number]

/** One explained part of a deal's value. Multipliers have `times` and `why`, all others `for` and `points`. */
export type ScoreLine =
  | {
      readonly code: LineCode
      readonly for: Party
      readonly points: number
      /** The party that said it, for announcements. */
      readonly by?: Party
      /** Who made the special point, and of whom (Fuchs, Karlchen …), where one seat did. */
      readonly seat?: Seat
      readonly from?: Seat
      /** Index of the trick (from 0) of a special point. */
      readonly trick?: number
    }
  | { readonly code: 'factor'; readonly times: number; readonly why: FactorReason }

/** A line that gives points, not a multiplier. */
export type PointLine = Extract<ScoreLine, { readonly points: number }>

/** A finished deal, as the score sheet, the ledger and the message to the players use it. */
export interface DealResult {
  readonly game: GameKind
  /** Seat that played alone, else null. */
  readonly soloist: Seat | null
  readonly pflicht: boolean
  readonly parties: BySeat<Party>
  readonly announced: ByParty<Level>
  readonly eyes: ByParty<number>
  readonly tricksWon: ByParty<number>
  /** Null: nobody won (both missed an Absage), or a redeal. */
  readonly winner: Party | null
  readonly lines: readonly ScoreLine[]
  readonly value: number
  readonly points: BySeat<number>
  readonly nextDealer: Seat
  /** What in this deal starts a Bockrunde by its rule set, where anything does. */
  readonly bock?: readonly string[]
  /** The tricks that were not played, where the deal ended by a claim or by giving up. */
  readonly rest?: Rest
}

/** The tricks of a deal that were not played: who ended it, who has them, how many and with how many eyes. */
export interface Rest {
  /** The seat that claimed them, or whose party gave up. */
  readonly by: Seat
  readonly for: Party
  readonly tricks: number
  readonly eyes: number
}
