import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Seat } from '../engine/index.js'
import type { Table } from './table.js'
import type { Place, TableId } from './view.js'

/** A table id that nobody can guess: 12 characters that need no escaping anywhere. */
export const newTableId = (): TableId => randomBytes(9).toString('base64url')

/** A seed for a match that nobody can guess: 256 bits as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** The places from 0 to `count` - 1 in an order that nobody can foresee, each order as likely as the others. */
export function randomOrder(count: number): readonly Place[] {
  const order = Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [one = 0, two = 0] = [order[last], order[other]]
    order[last] = two
    order[other] = one
  }
  return order
}

/** What a computer player draws its chance from: the same after a restart, and no way back to the seed of the cards. */
export const playerSeed = (table: Table, seat: Seat): string =>
  createHash('sha256').update(`${table.request.seed}/${table.version}/${seat}`).digest('hex')
