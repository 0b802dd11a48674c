import { at, isSolo, rankOf, seatAfter, suits } from '../engine/index.js'
import type { Card, Seat, View } from '../engine/index.js'
import type { Knowledge } from './knowledge.js'
import { orderOf, table } from './order.js'
import { soloForecast } from './solo.js'

/** How many eyes a trump of a Normalspiel adds to what its holder's party takes, about. */
const trumpEyes = table((card) => {
  if (card === 'HT') return 20
  if (card === 'CQ') return 18
  if (card === 'SQ') return 16
  return { Q: 12, J: 7.5, A: 8, T: 8, K: 8, '9': 8 }[rankOf(card)]
})

/** What the first and the second ace of a side suit add, and a side suit of which the hand has no card. */
const aceEyes = [0, 8, 12]
const missingSuit = 7

/** Eyes that a hand promises its party in a Normalspiel, before anything is known of the others (about 85 for a usual hand). */
export function handEyes(hand: readonly Card[], trumps: readonly Card[]): number {
  const { group } = orderOf(trumps)
  let eyes = 0
  for (const card of hand) if (group[card] === 'trump') eyes += trumpEyes[card]
  for (const suit of suits) {
    if (group[`${suit}A`] === 'trump') continue
    const own = hand.filter((card) => group[card] === suit)
    eyes += own.length === 0 ? missingSuit : at(aceEyes, own.filter((card) => rankOf(card) === 'A').length)
  }
  return eyes
}

/** The rest of the forecast: by party, by what lies in the tricks, by whether there is a partner. */
const base = 33
const kreuzDame = 20
const perTrick = 12

/** What an announcement of a partner or of the other side tells about the hands behind it. */
const announced = 15

/** Cards that a seat was dealt: those in the hand and those it has played. Only the viewer's are complete. */
function dealtTo(view: View, seat: Seat): readonly Card[] {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks
  const played = tricks.flatMap((trick) => trick.cards.filter((_, place) => seatAfter(trick.leader, place) === seat))
  return [...view.hand, ...played]
}

/** Eyes (0 to 240) that the viewer's party may expect to have at the end of the deal; null if there is no telling. */
export function expectedEyes(knowledge: Knowledge): number | null {
  const { view, me } = knowledge
  let balance = 0
  let gone = 0
  for (const trick of view.tricks) {
    gone += trick.eyes
    if (trick.winner !== null) balance += trick.eyes * (2 * knowledge.friend[trick.winner] - 1)
  }
  if (view.game !== null && isSolo(view.game)) {
    if (view.declarer !== me) return null
    const leads = (view.tricks[0] ?? view.trick)?.leader === me
    return soloForecast(view.game, dealtTo(view, me), leads) + balance / 2
  }
  if (view.ownParty === null) return null
  const alone = knowledge.friend.every((friend, seat) => seat === me || friend === 0)
  const eyes =
    base + handEyes(view.hand, view.trumps) + (view.ownParty === 're' ? kreuzDame : 0) + balance / 2 - gone / 4
  const told = view.announcements.reduce((sum, { seat, party, call }) => {
    if (seat === me || (call !== 're' && call !== 'kontra')) return sum
    return sum + (party === view.ownParty ? announced : -announced)
  }, 0)
  return eyes + told + perTrick * Math.max(0, view.tricks.length - 1) - (alone ? 20 : 0)
}
