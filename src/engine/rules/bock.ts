import { atOr } from '../card.js'
import { isSolo } from '../game.js'
import type { GameKind } from '../game.js'
import type { DealResult } from '../result-of-deal.js'
import { optionsOf } from './options.js'
import type { Options, RuleSet } from './options.js'
import type { PlayedDeal } from './played.js'
import type { Score } from './scoring.js'
import { herzWentRound } from './special.js'
import type { Variant } from './variant.js'
import { otherIndex } from './winner.js'
import type { Tally } from './winner.js'

/** What may start a Bockrunde. */
export const bockTriggerNames = [
  'herz',
  '120',
  'zero',
  'both',
  'lost',
  'solo',
  'noTrick',
  'schmeissen',
  'armut',
] as const
export type BockTrigger = (typeof bockTriggerNames)[number]

/** Whether an announcement was said and lost that the rule set minds. */
function announcedAndLost(rule: Options['bockLost'], tally: Tally, winner: 0 | 1 | null): boolean {
  if (winner === null || rule === 'off' || tally.level[otherIndex(winner)] === 0) return false
  return rule === 'any' || (rule === 're') === (winner === 1)
}

/** Whether a Solo was played that the rule set minds. */
const soloPlayed = (rule: Options['bockSolo'], game: GameKind, winner: 0 | 1 | null): boolean =>
  isSolo(game) && (rule === 'any' || (rule === 'lost' && winner === 1))

/** The triggers that a finished deal pulled, as far as its rule set knows them. */
export function bockTriggers(
  deal: PlayedDeal,
  tally: Tally,
  { winner, value }: Pick<Score, 'winner' | 'value'>,
): readonly BockTrigger[] {
  const { bockHerz, bock120, bockZero, bockBoth, bockLost, bockSolo, bockNoTrick } = deal.options
  const pulled: readonly (readonly [BockTrigger, boolean])[] = [
    ['herz', bockHerz && deal.tricks.some((trick) => herzWentRound(deal, trick))],
    ['120', bock120 && tally.eyes[0] === 120],
    ['zero', bockZero && value === 0],
    ['both', bockBoth && tally.level[0] > 0 && tally.level[1] > 0],
    ['lost', announcedAndLost(bockLost, tally, winner)],
    ['solo', soloPlayed(bockSolo, deal.game, winner)],
    ['noTrick', bockNoTrick && (tally.tricks[0] === 0 || tally.tricks[1] === 0)],
  ]
  return pulled.flatMap(([name, does]) => (does ? [name] : []))
}

/** The triggers that a redeal pulled: cards thrown in, or an Armut that nobody took up. */
export const redealTriggers = ({ options }: Variant, reason: 'schmeissen' | 'armut'): readonly BockTrigger[] =>
  (reason === 'armut' ? options.bockArmut : options.bockSchmeissen) ? [reason] : []

/**
 * The factors of the coming games after a deal. Each trigger doubles one turn of the deal, or one game: behind the games that already
 * count double, on top of them, anew in their place, or only where none is left, by the rule set.
 * @param coming factors of the games to come, the next one first
 */
export function bockAfter(
  rules: RuleSet,
  coming: readonly number[],
  result: DealResult,
  places: number,
): readonly number[] {
  const { bockAgain: again, bockLength } = optionsOf(rules)
  const games = bockLength === 'one' ? 1 : places
  const round = new Array<number>(games).fill(2)
  return (result.bock ?? []).reduce<readonly number[]>((left) => {
    switch (again) {
      case 'append':
        return [...left, ...round]
      case 'restart':
        return round
      case 'ignore':
        return left.length > 0 ? left : round
      case 'stack':
        return [...round.map((_, game) => Math.min(64, 2 * atOr(left, game, 1))), ...left.slice(games)]
    }
  }, coming)
}
