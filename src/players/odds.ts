import { seatAfter } from '../engine/index.js'
import type { Card, Seat } from '../engine/index.js'
import { higherUnseen } from './knowledge.js'
import type { Knowledge } from './knowledge.js'
import type { Group } from './order.js'

/** Chance that a hand of `size` cards out of `all` unseen ones holds none of `wanted` given cards. */
function noneOf(wanted: number, size: number, all: number): number {
  let chance = 1
  for (let index = 0; index < wanted; index++) chance *= Math.max(0, all - size - index) / Math.max(1, all - index)
  return chance
}

/** Number of unseen cards that may lie in a seat's hand, groups left out in which it did not follow. */
function possible(knowledge: Knowledge, seat: Seat): number {
  let count = knowledge.unseenCards
  for (const group of knowledge.voids[seat]) count -= knowledge.unseenOf[group]
  return count
}

/** Chance that `seat` holds no card of a group. */
export function voidChance(knowledge: Knowledge, seat: Seat, group: Group): number {
  if (knowledge.voids[seat].has(group)) return 1
  return noneOf(knowledge.unseenOf[group], knowledge.view.handSizes[seat], possible(knowledge, seat))
}

/** Chance that `seat` holds at least one of `wanted` cards of a group. */
const someChance = (knowledge: Knowledge, seat: Seat, group: Group, wanted: number): number =>
  wanted === 0 || knowledge.voids[seat].has(group)
    ? 0
    : 1 - noneOf(wanted, knowledge.view.handSizes[seat], possible(knowledge, seat))

/** The seats that play after the viewer in the open trick, in order. */
export function seatsToCome(knowledge: Knowledge): readonly Seat[] {
  const played = knowledge.view.trick?.cards.length ?? 0
  return [1, 2, 3].slice(0, 3 - played).map((steps) => seatAfter(knowledge.me, steps))
}

/**
 * Chance that the trick ends with the viewer's party if `best`, played by `owner`, is ahead and the seats of `toCome`
 * follow. `will` is how likely somebody who can take a trick from the other side does.
 */
export function keepChance(
  knowledge: Knowledge,
  led: Group,
  best: Card,
  owner: Seat,
  toCome: readonly Seat[],
  will: number,
): number {
  let ours = knowledge.friend[owner]
  const higherTrumps = higherUnseen(knowledge, 'trump', best)
  const higherInSuit = led === 'trump' ? 0 : higherUnseen(knowledge, led, best)
  for (const seat of toCome) {
    const friend = knowledge.friend[seat]
    let can = someChance(knowledge, seat, 'trump', higherTrumps)
    if (led !== 'trump') {
      if (can > 0) can *= voidChance(knowledge, seat, led)
      can = Math.min(1, can + someChance(knowledge, seat, led, higherInSuit))
    }
    const taken = can * will
    ours = ours * (1 - (1 - friend) * taken) + (1 - ours) * friend * taken
  }
  return ours
}
