import { randomBytes, randomInt } from 'node:crypto'
import type { Place, TableId } from './view.js'

/** A table id that nobody can guess: 12 characters that need no escaping anywhere. */
export const newTableId = (): TableId => randomBytes(9).toString('base64url')

/** A seed for a match that nobody can guess: 256 bits as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** The places from 0 to `count` - 1 in an order that nobody can foresee, each order as likely as the others. */
export function randomOrder(count: number): readonly Place[] {
  const left = Array.from({ length: count }, (_, place) => place)
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)).flat()
}
