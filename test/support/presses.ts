import { allPresses } from '../../src/discord/features/all-presses.js'
import { Presses } from '../../src/discord/road/press.js'
import type { Call, Card, ReservationKind } from '../../src/engine/index.js'

const presses = new Presses(allPresses)

/** What a custom id stands for; only the parts are there that its press carries. */
export interface ReadPress {
  readonly do: string
  /** Name and state of a page. */
  readonly page: string
  readonly data: string
  readonly table: string
  readonly version: number
  readonly slot: number
  readonly card: Card
  readonly call: Call
  readonly kind: ReservationKind
}

/** Reads a custom id as the program does; null: it means nothing to it. */
export function decodePress(id: string): ReadPress | null {
  const read = presses.read(id)
  if (!read) return null
  const [verb, page] = read.verb.split(':')
  const parts = page === undefined ? { do: verb, ...read.values } : { do: verb, page, data: read.values['state'] }
  return parts as ReadPress
}
