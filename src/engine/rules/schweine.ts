import { karoAss } from '../face.js'
import type { Order } from './order.js'
import type { Variant } from './variant.js'

/** Whether two Karo-Asse on one hand may become Schweinchen in a game with this order: the rule set knows them, Karo is trump. */
export const schweinePossible = ({ options, orders }: Variant, order: Order): boolean =>
  options.schweine !== 'off' && (order === orders.normal || order === orders.karosolo)

/** The order from the first card on, given that one hand holds both Karo-Asse. */
export const orderWithFoxes = ({ options, schweineOrder }: Variant, order: Order): Order =>
  options.schweine === 'both' ? schweineOrder : order

/** The order after the holder of both Karo-Asse won a trick with this face: where only the second is high, the first earns it. */
export const orderAfterOwnTrick = ({ options, schweineOrder }: Variant, order: Order, face: number): Order =>
  options.schweine === 'secondOnly' && face === karoAss ? schweineOrder : order
