import { at, eyesOf, isSolo, rankOf, seatAfter, suitOf } from '../../src/engine/index.js'
import type { Card, Seat, View } from '../../src/engine/index.js'

/** What a club player shakes the head at; each is proven by what its player could see. */
export const blunderKinds = [
  'ten-led-under-ace',
  'eyes-thrown-to-stranger',
  'eyes-thrown-to-foe',
  'fox-into-foes-trick',
  'fox-led',
  'hochzeit-led-high',
  'partners-ace-ruffed',
] as const
export type BlunderKind = (typeof blunderKinds)[number]

const played = (view: View): readonly Card[] => [...view.tricks, ...(view.trick ? [view.trick] : [])].flatMap(({ cards }) => cards) // prettier-ignore

/** Copies of a card that lie in other hands, as far as its viewer can tell; whether it is in the deck is for the caller to know. */
const elsewhere = (view: View, card: Card): number =>
  2 - [...view.hand, ...played(view)].filter((one) => one === card).length

const isTrump = ({ trumps }: View, card: Card): boolean => trumps.includes(card)

/** Whether the viewer has proof that a seat plays with or against him; null: none. */
function plays(view: View, me: Seat, seat: Seat): 'with' | 'against' | null {
  const [own, other] = [view.ownParty, view.parties[seat]]
  if (seat === me) return 'with'
  if (own === null || other === null) return null
  return own === other ? 'with' : 'against'
}

function beats(view: View, card: Card, best: Card): boolean {
  const [one, other] = [view.trumps.indexOf(card), view.trumps.indexOf(best)]
  if (one >= 0 || other >= 0) return one >= 0 && (other < 0 || one < other)
  if (suitOf(card) !== suitOf(best)) return false
  return ranks.indexOf(rankOf(card)) < ranks.indexOf(rankOf(best))
}
const ranks = ['A', 'T', 'K', 'Q', 'J', '9']

function leading(view: View, card: Card, legal: readonly Card[]): BlunderKind | null {
  const suit = suitOf(card)
  if (view.clearing !== null && view.declarer === view.viewer) {
    const higher = (one: Card): boolean =>
      isTrump(view, one)
        ? view.trumps.slice(0, view.trumps.indexOf(one)).some((other) => elsewhere(view, other) > 0)
        : rankOf(one) !== 'A' && elsewhere(view, `${suitOf(one)}A`) > 0
    return !higher(card) && legal.some(higher) ? 'hochzeit-led-high' : null
  }
  if (!isTrump(view, card) && rankOf(card) === 'T' && elsewhere(view, `${suit}A`) > 0 && legal.length > 1)
    return 'ten-led-under-ace'
  if (card !== 'DA' || !isTrump(view, card)) return null
  const higher = view.trumps.slice(0, view.trumps.indexOf(card)).some((other) => elsewhere(view, other) > 0)
  return higher && legal.length > 1 ? 'fox-led' : null
}

function following(view: View, me: Seat, card: Card, legal: readonly Card[]): BlunderKind | null {
  const trick = view.trick
  if (trick === null) return null
  const best = trick.cards.reduce((high, next, place) => (beats(view, next, at(trick.cards, high)) ? place : high), 0)
  const holder = seatAfter(trick.leader, best)
  const side = plays(view, me, holder)
  const wins = beats(view, card, at(trick.cards, best))
  if (wins) {
    const ace = at(trick.cards, best)
    const could = legal.some((one) => !isTrump(view, one))
    const onAce = !isTrump(view, ace) && rankOf(ace) === 'A' && isTrump(view, card)
    return side === 'with' && onAce && could ? 'partners-ace-ruffed' : null
  }
  if (side === 'with') return null
  if (card === 'DA' && isTrump(view, card) && isTrump(view, at(trick.cards, 0)) && trick.cards.length < 3)
    return legal.some((one) => one !== 'DA') ? 'fox-into-foes-trick' : null
  const little = Math.min(...legal.map(eyesOf)) <= 4
  if (trick.cards.length < 3 || eyesOf(card) < 10 || !little) return null
  return side === 'against' ? 'eyes-thrown-to-foe' : 'eyes-thrown-to-stranger'
}

/** What is wrong with playing a card, by what its player sees; null: nothing that these seven kinds name. Soli are left out. */
export function blunderOf(view: View, card: Card): BlunderKind | null {
  if (view.viewer === 'spectator' || (view.game !== null && isSolo(view.game))) return null
  const legal = [...new Set(view.legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])))]
  return (view.trick?.cards.length ?? 0) === 0 ? leading(view, card, legal) : following(view, view.viewer, card, legal)
}
