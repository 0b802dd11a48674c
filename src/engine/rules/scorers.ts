import type { Options } from './options.js'
import { houseScore } from './scoring-house.js'
import { minusScore } from './scoring-minus.js'
import { tournamentScore } from './scoring-tournament.js'
import type { Scorer } from './scoring.js'

/** The score books by the value of their switch. */
export const scorers: Readonly<Record<Options['score'], Scorer>> = {
  tournament: tournamentScore,
  house: houseScore,
  minus: minusScore,
}
