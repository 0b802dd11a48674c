import { factsOf } from '../../engine/index.js'
import type { RuleSet } from '../../engine/index.js'

export {
  contractsOf,
  raisedIn as raisedOf,
  secondDulleWins,
  sidesIn as sidesOf,
  trumpsIn as trumpsOf,
} from '../../engine/index.js'

/** Cards dealt to each player. */
export const handSize = (rules: RuleSet): 10 | 12 => factsOf(rules).handSize

/** Whether the fewest points are best. */
export const countsMinus = (rules: RuleSet): boolean => factsOf(rules).score.counts === 'minus'
