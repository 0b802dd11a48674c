import type { ScoreLine } from '../result-of-deal.js'
import { bockTriggers } from './bock.js'
import type { BockTrigger } from './bock.js'
import type { PlayedDeal } from './played.js'
import type { Score } from './scoring.js'
import type { Variant } from './variant.js'
import { tallyOf } from './winner.js'
import type { Tally } from './winner.js'

/** What a finished deal comes to by its rule set: what both parties took, the score, and what starts a Bockrunde. */
export function scored(
  variant: Variant,
  played: Omit<PlayedDeal, 'options'>,
): { readonly tally: Tally; readonly score: Score; readonly triggers: readonly BockTrigger[] } {
  // Field by field: a spread here costs an eighth of a whole deal.
  const deal: PlayedDeal = {
    options: variant.options,
    order: played.order,
    game: played.game,
    soloist: played.soloist,
    re: played.re,
    tricks: played.tricks,
    rest: played.rest,
    level: played.level,
    schwein: played.schwein,
    pair: played.pair,
    bock: played.bock,
    genscher: played.genscher,
  }
  const tally = tallyOf(deal)
  const specials: ScoreLine[] = []
  for (const judge of variant.specials) judge(deal, specials)
  const score = variant.score(deal, tally, specials)
  return { tally, score, triggers: bockTriggers(deal, tally, score) }
}
