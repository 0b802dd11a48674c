import type { DealResult } from '../result-of-deal.js'
import type { Book } from '../standing.js'
import type { ByParty, Level, Party } from '../party.js'
import { timesAlone } from './multiplying.js'
import { optionsOf } from './options.js'
import type { Options, RuleSet } from './options.js'
import { eyesOfRe } from './winner.js'

/** A special point that a rule set counts. */
export type SpecialPoint =
  | { readonly code: 'doppelkopf' | 'fuchs' | 'karlchen' | 'dulle' | 'fuchsAmEnd' | 'herzstich' }
  | { readonly code: 'karlchenCaught'; readonly by: 'anyTrump' | 'karoDame' }

/** What a game is worth by a rule set, and who writes it down. */
export interface ScoreFacts {
  readonly book: Options['score']
  /** Whether points count upwards, or are minus points of which the fewest are best. */
  readonly counts: Book
  /** Whether winners and losers are written down, or only one of them. */
  readonly written: Options['bookKeeping']
  /** What an announced Re or Kontra does: so many points for the winners, or what it doubles. */
  readonly reKontra: { readonly points: number } | { readonly doubles: 'all' | 'game' }
  /** Whether a Kontra that was announced and won has a point for winning beside it. */
  readonly pointForWonKontra: boolean
  /** Whether the others score each level of a missed Absage that they reach (TSR 7.2.2e, f). */
  readonly againstAbsagen: boolean
  /** In which games winning against the Kreuz-Damen gives a point. */
  readonly againstQueens: Options['gegenDieAlten']
  /** Whether points count threefold for who plays alone; null: they never do. */
  readonly aloneThreefold: Options['soloTriple'] | null
  /** Whether winners lose who reached far more than they had said. */
  readonly feigheit: boolean
  readonly specials: readonly SpecialPoint[]
  /**
   * Which special points count where somebody plays alone. `solo` and `soloDoppelkopf`: none, or only Doppelköpfe, but in a
   * stille Hochzeit all.
   */
  readonly specialsAlone: 'off' | 'doppelkopf' | 'every' | 'solo' | 'soloDoppelkopf'
}

function specialsOf(options: Options): readonly SpecialPoint[] {
  const { karlchenCaught: by } = options
  const all: readonly (SpecialPoint | false)[] = [
    options.doppelkopf && { code: 'doppelkopf' },
    options.fuchs && { code: 'fuchs' },
    options.karlchen && { code: 'karlchen' },
    by !== 'off' && { code: 'karlchenCaught', by },
    options.dullePoint && options.secondDulle !== 'first' && { code: 'dulle' },
    options.fuchsAmEnd && { code: 'fuchsAmEnd' },
    options.herzstich && { code: 'herzstich' },
  ]
  return all.filter((one) => one !== false)
}

/** The book of minus points leaves special points out in Soli only; a stille Hochzeit has them. */
const aloneInMinus = { off: 'solo', doppelkopf: 'soloDoppelkopf', every: 'every' } as const

/** Points for an announced Re or Kontra where they do not double. */
const callPoints: Readonly<Record<Options['score'], number>> = { tournament: 2, house: 1, minus: 1 }

function reKontraFacts({ reKontra, score }: Options): ScoreFacts['reKontra'] {
  if (reKontra === 'add') return { points: callPoints[score] }
  return { doubles: reKontra === 'double' ? 'all' : 'game' }
}

/** What a game is worth by a rule set. */
export function scoreFacts(options: Options): ScoreFacts {
  const { score: book, specialsInSolo: alone } = options
  const minus = book === 'minus'
  return {
    book,
    counts: minus ? 'minus' : 'plus',
    written: options.bookKeeping,
    reKontra: reKontraFacts(options),
    pointForWonKontra: book !== 'house' || options.kontraWinPoint === 'always',
    againstAbsagen: book === 'tournament',
    againstQueens: options.gegenDieAlten,
    aloneThreefold: minus ? null : options.soloTriple,
    feigheit: options.feigheit,
    specials: specialsOf(options),
    specialsAlone: minus ? aloneInMinus[alone] : alone,
  }
}

/**
 * Eyes that a party needs to win where neither has made an Absage (TSR 7.1.1, 7.1.2).
 * @param announced level of each party
 */
export function eyesToWin(rules: RuleSet, announced: ByParty<Level>, party: Party): number {
  const re = eyesOfRe([announced.re, announced.kontra], optionsOf(rules).score !== 'minus')
  return party === 're' ? re : 241 - re
}

/** Whether the points of who played alone count three times in this result. */
export function countsThreefold(rules: RuleSet, { soloist, winner }: DealResult): boolean {
  const options = optionsOf(rules)
  const index = winner === null ? null : winner === 're' ? 0 : 1
  return options.score !== 'minus' && timesAlone({ soloist, options }, index) === 3
}
