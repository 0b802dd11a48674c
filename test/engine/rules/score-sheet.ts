import type { GameKind, PresetId, RuleSet, ScoreLine } from '../../../src/engine/index.js'
import { isSolo } from '../../../src/engine/game.js'
import type { Score } from '../../../src/engine/rules/scoring.js'
import { over, variant } from './support.js'

/** A game to be scored: both parties have six tricks unless it says otherwise, seats 0 and 1 are Re or seat 0 plays alone. */
export interface Game {
  /** Eyes of Re; Kontra has the rest of 240. */
  readonly re: number
  readonly level?: readonly [re: number, kontra: number]
  readonly tricks?: readonly [re: number, kontra: number]
  readonly game?: GameKind
  readonly bock?: number
  readonly genscher?: boolean
  readonly specials?: readonly ScoreLine[]
}

/** A special point for a party. */
export const special = (code: 'fuchs' | 'doppelkopf' | 'karlchen', of: 're' | 'kontra'): ScoreLine => ({
  code,
  for: of,
  points: 1,
})

/** What the book of a rule set makes of a game. */
export function score(preset: PresetId, set: RuleSet['set'], played: Game): Score {
  const { re, level = [0, 0], tricks = [6, 6], game = 'normal', bock = 1, genscher = false, specials = [] } = played
  const alone = isSolo(game) || game === 'stille-hochzeit'
  const rules = variant(preset, set)
  const deal = over(rules, { game, level, bock, genscher, soloist: alone ? 0 : null, re: alone ? 1 : 3 })
  return rules.score(deal, { eyes: [re, 240 - re], tricks, level }, specials)
}

/** The lines of a score in short: whose, what, how many points; a factor as "x2 why". */
export const sheet = ({ lines }: Score): string[] =>
  lines.map((line) => ('times' in line ? `x${line.times} ${line.why}` : `${line.for} ${line.code} ${line.points}`))
