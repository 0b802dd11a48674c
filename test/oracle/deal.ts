import type { Party } from './announce.js'
import { trumpsAmong, type Play } from './cards.js'
import type { Options } from './switches.js'

export interface Trick {
  leader: number
  plays: Play[]
  winner: number
}

/** A deal in progress. It is changed in place: the judge replays a record once, from the front. */
export interface Deal {
  options: Options
  dealer: number
  owes: readonly boolean[]
  forced: number | null
  bock: number
  hands: string[][]
  phase: 'reservations' | 'lay' | 'ask' | 'give' | 'play' | 'over'
  turn: number
  /** What each seat said: `gesund`, a kind of reservation, or null. */
  said: (string | null)[]
  game: string
  /** The seat that plays alone, once that is settled. */
  soloist: number | null
  pflicht: boolean
  /** Parties by seat; null while a Hochzeit is not cleared. */
  parties: Party[] | null
  hochzeiter: number | null
  /** What must be led to the trick that finds a Hochzeit's partner. */
  seeks: 'any' | 'side' | 'trump'
  shift: number
  /** Armut and Kartenabgabe: who lays trumps down, the trumps, who is asked next and after that. */
  poor: number | null
  laid: string[]
  toAsk: number[]
  tricks: Trick[]
  table: Play[]
  announced: Record<Party, number>
  lateReply: Record<Party, boolean>
  /** The seat that began the play with both Karo-Asse, and how many of them it has played. */
  bothFoxes: number | null
  foxesPlayed: number
  firstFoxWon: boolean
  /** The seat that held both cards above the Schweinchen when these were declared; undefined: they are not yet. */
  superSeat: number | null | undefined
  /** The seat that has called a Genscher. */
  genscher: number | null
  /** Who said what party's word. */
  spoken: { seat: number; party: Party }[]
  /** What is claimed or given up and not answered, or what the deal ended by. */
  claim: Claim | null
  /** Seats whose hand lies open. */
  shown: number[]
  /** Seats whose claim was declined. */
  declined: number[]
}

/** All that is left: claimed by a seat, or given up for its party. */
export interface Claim {
  seat: number
  gives: boolean
  sure: boolean
  agreed: number[]
}

/** One item of a list that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

export const nextSeat = (seat: number): number => (seat + 1) % 4

/** The four seats in turn, beginning left of `seat`. */
export const seatsAfter = (seat: number): number[] => [1, 2, 3, 4].map((step) => (seat + step) % 4)

/** A fresh deal before its first action. */
export function newDeal(start: Pick<Deal, 'options' | 'dealer' | 'owes' | 'forced' | 'bock' | 'hands'>): Deal {
  return {
    ...start,
    hands: start.hands.map((hand) => [...hand]),
    phase: 'reservations',
    turn: start.forced ?? nextSeat(start.dealer),
    said: [null, null, null, null],
    game: '',
    soloist: null,
    pflicht: false,
    parties: null,
    hochzeiter: null,
    seeks: 'any',
    shift: 0,
    poor: null,
    laid: [],
    toAsk: [],
    tricks: [],
    table: [],
    announced: { re: 0, kontra: 0 },
    lateReply: { re: false, kontra: false },
    bothFoxes: null,
    foxesPlayed: 0,
    firstFoxWon: false,
    superSeat: undefined,
    genscher: null,
    spoken: [],
    claim: null,
    shown: [],
    declined: [],
  }
}

/** The Re seats against the rest. */
export function partiesWith(reSeats: readonly number[]): Party[] {
  return [0, 1, 2, 3].map((seat) => (reSeats.includes(seat) ? 're' : 'kontra'))
}

/** Seats that were dealt a Kreuz-Dame, read before any exchange. */
export function queenSeats(deal: Deal): number[] {
  return [0, 1, 2, 3].filter((seat) => at(deal.hands, seat).includes('CQ'))
}

/** How many copies of a card a hand holds. */
export function copies(hand: readonly string[], card: string): number {
  return hand.filter((held) => held === card).length
}

/** Trumps of a seat as in a normal game. */
export function trumpsOf(deal: Deal, seat: number): string[] {
  return trumpsAmong('normal', at(deal.hands, seat))
}
