import { kreuzDame } from './face.js'
import type { Party } from './party.js'
import { partyOf } from './rules/played.js'
import { faceAt, seatAt } from './rules/played.js'
import { isTrump } from './rules/order.js'
import { bySeat, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import type { State } from './state.js'

/** What the table's events prove about the Kreuz-Damen of a Normalspiel, perhaps with one hand known. */
export interface Proof {
  readonly parties: BySeat<Party | null>
  /** Seat proven to hold both Kreuz-Damen. */
  readonly alone: Seat | null
}

/** Bounds on the Kreuz-Damen that a seat was dealt. */
interface Bound {
  least: number
  most: number
}

/** What everybody saw of each seat: queens played, party announced, a side suit thrown on a trump lead (TSR 5.5.1). */
function bounds(s: State): BySeat<Bound> {
  const found = bySeat((): Bound => ({ least: 0, most: 2 }))
  const voids = bySeat(() => ({ trump: false }))
  const see = (trick: number, count: number): void => {
    const trumpLed = isTrump(s.order, faceAt(trick, 0))
    for (let index = 0; index < count; index++) {
      const [face, seat] = [faceAt(trick, index), seatAt(trick, index)]
      if (face === kreuzDame) found[seat].least++
      if (trumpLed && !isTrump(s.order, face)) voids[seat].trump = true
    }
  }
  for (const trick of s.tricks) see(trick, 4)
  if (s.openCount > 0) see(s.open | (s.leader << 20), s.openCount)
  for (const seat of seats) if (voids[seat].trump) found[seat].most = found[seat].least
  for (const said of s.announcements) {
    const bound = found[said.seat]
    if (partyOf(s.re, said.seat) === 're') bound.least = Math.max(bound.least, 1)
    else bound.most = 0
  }
  return found
}

/** The ten ways in which two Kreuz-Damen lie in four hands. */
const ways: readonly BySeat<number>[] = seats.flatMap((one) =>
  seats.filter((other) => other >= one).map((other) => bySeat((seat) => Number(seat === one) + Number(seat === other))),
)

/**
 * What is proven about the parties of a Normalspiel: true in every distribution of the Kreuz-Damen that fits what was seen.
 * @param knower a seat that also knows its own cards; null for what everybody knows
 */
export function proofOf(s: State, knower: Seat | null): Proof {
  const seen = bounds(s)
  const fits = ways.filter(
    (way) =>
      seats.every((seat) => way[seat] >= seen[seat].least && way[seat] <= seen[seat].most) &&
      (knower === null || way[knower] === s.dealt.queens[knower]),
  )
  const proven = (seat: Seat): Party | null => {
    if (fits.every((way) => way[seat] > 0)) return 're'
    return fits.every((way) => way[seat] === 0) ? 'kontra' : null
  }
  return {
    parties: bySeat(proven),
    alone: seats.find((seat) => fits.every((way) => way[seat] === 2)) ?? null,
  }
}
