import { isSolo } from '../game.js'
import type { GameKind } from '../game.js'
import { seatAfter } from '../seat.js'
import type { Seat } from '../seat.js'
import { optionsOf } from './options.js'
import type { RuleSet } from './options.js'
import type { Variant } from './variant.js'

/**
 * Who deals next after a game (TSR 3.3.1, 4.2.5): the same dealer after a Pflichtsolo of one's own choice (or any Solo,
 * by the rule set), else the next seat.
 */
export function nextDealerAfter(
  { options }: Variant,
  dealer: Seat,
  game: GameKind,
  pflicht: boolean,
  forced: boolean,
): Seat {
  const free = options.redealAfterSolo === 'pflicht' && pflicht && !forced
  return free || (options.redealAfterSolo === 'always' && isSolo(game)) ? dealer : seatAfter(dealer)
}

/** Whether a match has Pflichtsoli: the rule set knows them and there are at least two games a place. */
export const matchHasPflichtsoli = (rules: RuleSet, games: number, places: number): boolean =>
  optionsOf(rules).pflichtsolo && games >= 2 * places
