import type { DealResult } from '../result-of-deal.js'
import { optionsOf } from './options.js'
import type { RuleSet } from './options.js'
import type { PlayedDeal } from './played.js'
import { herzWentRound } from './special.js'
import type { Tally } from './winner.js'

/** What may start a Bockrunde: Herz went round, or the eyes were 120 : 120. */
export type BockTrigger = 'herz' | '120'

/** The triggers that a finished deal pulled, as far as its rule set knows them. */
export function bockTriggers(deal: PlayedDeal, tally: Tally): readonly BockTrigger[] {
  const { bockHerz, bock120 } = deal.options
  const found: BockTrigger[] = []
  if (bockHerz && deal.tricks.some((trick) => herzWentRound(deal, trick))) found.push('herz')
  if (bock120 && tally.eyes[0] === 120) found.push('120')
  return found
}

/**
 * The factors of the coming games after a game: the used one goes; each trigger doubles the next games, one turn of the deal,
 * or where Bockrunden do not stack is added behind those that are already coming.
 * @param coming factors of the coming games, the finished one first
 */
export function bockAfter(
  rules: RuleSet,
  coming: readonly number[],
  result: DealResult,
  places: number,
): readonly number[] {
  const stack = optionsOf(rules).bockStack
  return (result.bock ?? []).reduce<readonly number[]>((left) => {
    if (!stack) return [...left, ...new Array<number>(places).fill(2)]
    return Array.from({ length: Math.max(left.length, places) }, (_, game) =>
      game < places ? Math.min(64, (left[game] ?? 1) * 2) : (left[game] ?? 1),
    )
  }, coming.slice(1))
}
