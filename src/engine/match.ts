import { atOr } from './card.js'
import { matchHands } from './fair.js'
import type { DealResult } from './result-of-deal.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { bockAfter } from './rules/bock.js'
import { checkRules } from './rules/check.js'
import type { RuleSet } from './rules/options.js'
import { matchHasPflichtsoli } from './rules/succession.js'
import { bySeat, seatAfter, seats, seatsFrom } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { seatingFor } from './seating.js'
import type { DealSetup } from './setup.js'

/** How a match begins. */
export interface MatchSetup {
  readonly rules: RuleSet
  /** Number of games, 1 to 1000; redeals do not count. */
  readonly games: number
  /** Every shuffle of the match follows from it: the match key, 64 hexadecimal digits; any text will do. */
  readonly seed: string
  /** People at the table, 4 to 7; left out: 4. */
  readonly places?: number
  /** Place that deals first; left out: 0. */
  readonly firstDealer?: number
}

/** One finished game on the sheet. */
export interface SheetEntry {
  /** Number of the game, from 1. */
  readonly game: number
  /** Place that dealt. */
  readonly dealer: number
  /** The place of each seat of the deal. */
  readonly seating: BySeat<number>
  readonly bock: number
  readonly result: DealResult
  /** Points by place; 0 for those who sat out. */
  readonly points: readonly number[]
  /** Factors of the Bock games that were to come after it, the next one first; empty: none. */
  readonly coming: readonly number[]
  /** It was voided: its points count for nobody. */
  readonly voided?: true
}

/** A match between its deals. */
export interface Match {
  readonly setup: Required<MatchSetup>
  readonly dealer: number
  /** Which places still owe a Pflichtsolo. */
  readonly owes: readonly boolean[]
  /** Redeals since the last finished game. */
  readonly redeals: number
  /** Factors of the coming games, the next one first; empty: 1. */
  readonly bock: readonly number[]
  /** How many games the match has once the running one is finished; null: as many as now. */
  readonly coming: number | null
  readonly entries: readonly SheetEntry[]
}

/** A deal to be played. */
export interface NextDeal {
  readonly setup: Required<DealSetup>
  /** The place of each seat. */
  readonly seating: BySeat<number>
  /** Number of the game, from 1. */
  readonly game: number
}

/**
 * Starts a match. Where the rule set knows Pflichtsoli every place owes one, provided that the match has at least two games
 * a place (eight at a table of four); a shorter match has none.
 * @returns refusals of `checkRules`; `malformed` with `games`, `seed`, `places` or `firstDealer`
 */
export function startMatch(setup: MatchSetup): Result<Match, Refusal> {
  const rules = checkRules(setup.rules)
  if (!rules.ok) return rules
  const { games, seed, places = 4, firstDealer = 0 } = setup
  const whole = (value: unknown, least: number, most: number): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  if (!whole(games, 1, 1000)) return refuse({ code: 'malformed', what: 'games' })
  if (typeof seed !== 'string') return refuse({ code: 'malformed', what: 'seed' })
  if (!whole(places, 4, 7)) return refuse({ code: 'malformed', what: 'places' })
  if (!whole(firstDealer, 0, places - 1)) return refuse({ code: 'malformed', what: 'firstDealer' })
  const owing = matchHasPflichtsoli(rules.value, games, places)
  return accept({
    setup: { rules: rules.value, games, seed, places, firstDealer },
    dealer: firstDealer,
    owes: Array.from({ length: places }, () => owing),
    redeals: 0,
    bock: [],
    coming: null,
    entries: [],
  })
}

interface Compelled {
  readonly dealer: number
  readonly forced: Seat | null
}

/** Who deals and who is made to play a Pflichtsolo (TSR 4.2.3: when as many games are left as Soli are owed). */
function compelled(match: Match): Compelled {
  const { places, games } = match.setup
  const open = match.owes.filter(Boolean).length
  const free = { dealer: match.dealer, forced: null }
  if (open < games - match.entries.length) return free
  const owing = Array.from({ length: places }, (_, step) => (match.dealer + step) % places).flatMap((dealer) => {
    const seating = seatingFor(places, dealer)
    const seats = seatsFrom(seatAfter(seating.dealer)).filter((seat) => match.owes[seating.places[seat]])
    return seats.map((forced) => ({ dealer, forced }))
  })
  return atOr<Compelled>(owing, 0, free)
}

/**
 * The next deal of a match: freshly shuffled, with its dealer, debts, Bock factor and, where as many games are left as
 * Pflichtsoli are owed, the seat that must play one (TSR 4.2.3; search begins left of the dealer). At tables of more than four
 * the dealer passes on until somebody who owes one plays.
 */
export function nextDeal(match: Match): NextDeal {
  const { rules, seed, places } = match.setup
  const { dealer, forced } = compelled(match)
  const seating = seatingFor(places, dealer)
  const game = match.entries.length + 1
  return {
    game,
    seating: seating.places,
    setup: {
      rules,
      dealer: seating.dealer,
      hands: matchHands(rules, seed, game, match.redeals),
      owes: bySeat((seat) => match.owes[seating.places[seat]] === true),
      forced,
      bock: atOr(match.bock, 0, 1),
    },
  }
}

/** The match after its next deal came out so. A redeal leaves everything as it was but the shuffle and, where it starts one, the Bockrunde. */
export function finishDeal(match: Match, result: DealResult): Match {
  const { places, rules } = match.setup
  if (result.game === 'redeal') {
    return { ...match, redeals: match.redeals + 1, bock: bockAfter(rules, match.bock, result, places) }
  }
  const { setup, seating, game } = nextDeal(match)
  const { dealer } = compelled(match)
  const stays = result.nextDealer === setup.dealer
  const points = new Array<number>(places).fill(0)
  for (const seat of seats) points[seating[seat]] = result.points[seat]
  const coming = bockAfter(rules, match.bock.slice(1), result, places)
  const soloist = result.pflicht && result.soloist !== null ? seating[result.soloist] : -1
  const games = match.coming ?? match.setup.games
  return {
    ...match,
    setup: { ...match.setup, games },
    coming: null,
    dealer: stays ? dealer : (dealer + 1) % places,
    owes: match.owes.map((owes, place) => owes && place !== soloist),
    redeals: 0,
    bock: coming,
    entries: [...match.entries, { game, dealer, seating, bock: setup.bock, result, points, coming }],
  }
}

/** How many games a match has, as last agreed. */
export const gamesOf = ({ coming, setup }: Match): number => coming ?? setup.games

/**
 * The match with another number of games. Who deals, and who is made to play a Pflichtsolo, was settled for the running game when it
 * was dealt, so a change during it counts from its end on.
 * @param running whether a game is being played
 */
export const withGames = (match: Match, games: number, running: boolean): Match =>
  running ? { ...match, coming: games } : { ...match, setup: { ...match.setup, games }, coming: null }

/** The match with a finished game voided: its points count for nobody. Everything else that came of it stays as it is. */
export const withoutGame = (match: Match, game: number): Match => ({
  ...match,
  entries: match.entries.map((entry) => (entry.game === game ? { ...entry, voided: true } : entry)),
})

/** Whether all games of a match are played. */
export const isMatchOver = (match: Match): boolean => match.entries.length >= match.setup.games
