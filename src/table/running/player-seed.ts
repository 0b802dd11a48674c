import { createHash } from 'node:crypto'
import type { Seat } from '../../engine/index.js'
import type { Table } from '../table.js'

/** What a computer player draws its chance from: the same after a restart, and no way back to the seed of the cards. */
export const playerSeed = (table: Table, seat: Seat): string =>
  createHash('sha256').update(`${table.request.seed}/${table.version}/${seat}`).digest('hex')
