import { at, bySeat, eyesOf, isSolo, seatAfter, seats } from '../engine/index.js'
import type { BySeat, Seat, TrickView, View } from '../engine/index.js'
import { beats } from './order.js'
import type { Order } from './order.js'

/** How much a play says about its player's side, as the logarithm of a likelihood. */
const signs = { trumpLead: 0.3, take: 0.3, gift: 0.7, giftInLastPlace: 1.2, meanness: 0.25 }

const playedTricks = (view: View): readonly TrickView[] => (view.trick ? [...view.tricks, view.trick] : view.tricks)

/** Tells whether the viewer plays alone without the table knowing it: he was dealt both Kreuz-Damen and said nothing. */
function secretlyAlone(view: View, me: Seat): boolean {
  if (view.genscher !== null || (view.game !== 'normal' && view.game !== 'stille-hochzeit')) return false
  let queens = view.hand.filter((card) => card === 'CQ').length
  for (const trick of playedTricks(view)) if (trick.cards[(me - trick.leader + 4) % 4] === 'CQ') queens += 1
  return queens === 2
}

/** Who is with the viewer for certain (true), against him (false), or not known (null). */
function certain(view: View, me: Seat): BySeat<boolean | null> {
  const own = view.ownParty
  const alone = secretlyAlone(view, me)
  const declarerAlone = view.alone || (view.game !== null && isSolo(view.game))
  return bySeat((seat) => {
    if (seat === me) return true
    if (alone) return false
    if (declarerAlone && view.declarer !== null) return me !== view.declarer && seat !== view.declarer
    const party = view.parties[seat]
    return party === null || own === null ? null : party === own
  })
}

/** How strongly each seat's play speaks for the viewer's side (above 0) or against it. */
function leanings(view: View, sure: BySeat<boolean | null>, order: Order): [number, number, number, number] {
  const lean: [number, number, number, number] = [0, 0, 0, 0]
  for (const trick of playedTricks(view)) {
    const [led] = trick.cards
    // Re wants the trumps out, Kontra lives on its side suits.
    if (led !== undefined && order.group[led] === 'trump') {
      lean[trick.leader] += view.ownParty === 're' ? signs.trumpLead : -signs.trumpLead
    }
    let best = 0
    for (let place = 1; place < trick.cards.length; place++) {
      const card = at(trick.cards, place)
      const high = at(trick.cards, best)
      const friend = sure[seatAfter(trick.leader, best)]
      const takes = beats(order, card, high)
      if (takes) best = place
      if (friend === null) continue
      const towards = friend ? 1 : -1
      const seat = seatAfter(trick.leader, place)
      if (takes) lean[seat] -= towards * signs.take
      else if (eyesOf(card) >= 10) lean[seat] += towards * (place === 3 ? signs.giftInLastPlace : signs.gift)
      else if (place === 3 && eyesOf(card) <= 4) lean[seat] -= towards * signs.meanness
    }
  }
  return lean
}

/**
 * Chance of each seat to play with `me`: 1 or 0 where it is certain, else shared out by what the seats have played.
 * Two against two is assumed until something else is known.
 */
export function friendChances(view: View, me: Seat, order: Order): BySeat<number> {
  const sure = certain(view, me)
  const open = seats.filter((seat) => sure[seat] === null)
  const missing = 2 - sure.filter((friend) => friend === true).length
  if (open.length === 0 || missing <= 0) return bySeat((seat) => (sure[seat] === true ? 1 : 0))
  if (open.length === 1) return bySeat((seat) => (sure[seat] === false ? 0 : 1))
  const lean = view.ownParty === null ? null : leanings(view, sure, order)
  const weight = (seat: Seat): number => Math.exp(lean?.[seat] ?? 0)
  const total = open.reduce<number>((sum, seat) => sum + weight(seat), 0)
  return bySeat((seat) => {
    const friend = sure[seat]
    return friend === null ? Math.min(1, (weight(seat) / total) * missing) : Number(friend)
  })
}
