import { cardOf } from './face.js'
import { faceAt, leaderOf, winnerOf } from './rules/played.js'
import type { PackedTrick } from './rules/played.js'
import { eyesIn } from './rules/special.js'
import type { BySeat } from './seat.js'
import type { TrickView } from './view.js'

/** The finished tricks of a deal as everybody may see them, with what each seat took; frozen. */
export interface Taken {
  readonly tricks: readonly TrickView[]
  readonly tricksWon: BySeat<number>
  readonly eyesWon: BySeat<number>
}

const finished = (trick: PackedTrick): TrickView =>
  Object.freeze({
    leader: leaderOf(trick),
    cards: Object.freeze([
      cardOf(faceAt(trick, 0)),
      cardOf(faceAt(trick, 1)),
      cardOf(faceAt(trick, 2)),
      cardOf(faceAt(trick, 3)),
    ]),
    winner: winnerOf(trick),
    eyes: eyesIn(trick),
  })

function counted(packed: readonly PackedTrick[]): Taken {
  const tricks: TrickView[] = []
  const tricksWon: [number, number, number, number] = [0, 0, 0, 0]
  const eyesWon: [number, number, number, number] = [0, 0, 0, 0]
  for (const trick of packed) {
    const seat = winnerOf(trick)
    tricks.push(finished(trick))
    tricksWon[seat]++
    eyesWon[seat] += eyesIn(trick)
  }
  return { tricks: Object.freeze(tricks), tricksWon: Object.freeze(tricksWon), eyesWon: Object.freeze(eyesWon) }
}

const known = new WeakMap<readonly PackedTrick[], Taken>()

/** What was taken; made once for each list of tricks, which states share from one trick's end to the next, and all viewers. */
export function takenIn(packed: readonly PackedTrick[]): Taken {
  const before = known.get(packed)
  if (before) return before
  const taken = counted(packed)
  known.set(packed, taken)
  return taken
}
