import { karoAss } from '../card.js'
import type { Card } from '../card.js'
import type { GameKind } from '../game.js'
import type { Options } from './options.js'
import { isTrump } from './order.js'
import type { Order } from './order.js'
import type { Variant } from './variant.js'

/** The card whose pair are Superschweine, by the value of their switch. */
const superCards = { off: null, zehn: 'DT', neun: 'D9', koenig: 'DK' } as const

/** The card whose pair are Superschweine in a rule set; null where it knows none. */
export const superCardOf = ({ superschweine }: Options): Card | null => superCards[superschweine]

/**
 * Whether two Karo-Asse on one hand may become Schweinchen in a game with this order: the rule set knows them (also in an
 * Armut), Karo is trump.
 */
export const schweinePossible = ({ options }: Variant, game: GameKind | null, order: Order): boolean =>
  options.schweine !== 'off' && (game !== 'armut' || options.armutSchweine) && isTrump(order, karoAss)

/** Whether the holder of both Karo-Asse declares them as soon as the game is settled. */
export const schweineAtOnce = ({ options }: Variant): boolean => options.schweine === 'auto'

/** Whether playing the first Karo-Ass of a pair declares Schweinchen: it already is the highest trump. */
export const declaresByPlaying = ({ options }: Variant, face: number): boolean =>
  (options.schweine === 'both' || options.schweine === 'firstOnly') && face === karoAss

/** Whether winning an own trick with the first Karo-Ass of a pair makes the second a Schweinchen. */
export const declaresByWinning = ({ options }: Variant, face: number): boolean =>
  options.schweine === 'secondOnly' && face === karoAss

/** Whether the first Karo-Ass alone was high, so that after its trick the other is a Fuchs. */
export const isFirstOnly = ({ options }: Variant): boolean => options.schweine === 'firstOnly'
