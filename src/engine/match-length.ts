import { at } from './card.js'
import { factsOf } from './rules/facts.js'
import type { RuleSet } from './rules/options.js'
import { matchHasPflichtsoli } from './rules/succession.js'
import { playingPlaces } from './seating.js'

/** Rounds of a match in which everybody deals once: without Pflichtsoli, and with them (TSR 8.5.1: 24 games for four people, 30 for five). */
const rounds = { plain: 4, pflicht: 6 } as const

/** How long a match of so many games is for the people at its table. */
export interface MatchLength {
  /** The fewest and the most games that somebody plays, as long as the deal passes on after each game. */
  readonly played: { readonly least: number; readonly most: number }
  /** The fewest and the most games that somebody deals. */
  readonly dealt: { readonly least: number; readonly most: number }
  /** Whether everybody owes a Pflichtsolo; null: the rule set knows none. */
  readonly pflichtsoli: boolean | null
}

/**
 * The number of games that lets everybody deal and play equally often: four rounds, with Pflichtsoli six, the Soli among them.
 * @param places people at the table, 4 to 7
 */
export const suggestedGames = (rules: RuleSet, places: number): number =>
  places * (factsOf(rules).pflichtsoli === null ? rounds.plain : rounds.pflicht)

/**
 * What a number of games means for those at the table.
 * @param places people at the table, 4 to 7
 */
export function matchLength(rules: RuleSet, games: number, places: number): MatchLength {
  const played = new Array<number>(places).fill(0)
  const dealt = new Array<number>(places).fill(0)
  for (let game = 0; game < games; game++) {
    const dealer = game % places
    dealt[dealer] = at(dealt, dealer) + 1
    for (const place of playingPlaces(places, dealer)) played[place] = at(played, place) + 1
  }
  const spread = (counts: readonly number[]) => ({ least: Math.min(...counts), most: Math.max(...counts) })
  const pflichtsoli = factsOf(rules).pflichtsoli === null ? null : matchHasPflichtsoli(rules, games, places)
  return { played: spread(played), dealt: spread(dealt), pflichtsoli }
}
