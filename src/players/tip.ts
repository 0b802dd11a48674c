import { at, eyesOf, isSolo, plainKind, seatAfter } from '../engine/index.js'
import type { Card, Move, ReservationKind, Seat, Suit, View } from '../engine/index.js'
import { easy } from './easy.js'
import { expectedEyes } from './forecast.js'
import { higherUnseen, know } from './knowledge.js'
import type { Knowledge } from './knowledge.js'
import { legalCards } from './moves.js'
import { seatsToCome } from './odds.js'
import { beats, bestOf } from './order.js'
import type { Group } from './order.js'
import { soloForecast } from './solo.js'

/** Why a move is suggested; each is something that the view proves. */
export type TipReason =
  | { readonly code: 'only' | 'hochzeit' | 'throw-in' | 'give' | 'must-call' | 'partner' | 'draw-trumps' | 'free' }
  | { readonly code: 'healthy' | 'few-trumps' | 'take' | 'pass'; readonly trumps: number }
  | {
      readonly code: 'solo' | 'call' | 'take-last' | 'take-safe' | 'take-try' | 'lost' | 'cheap'
      readonly eyes: number
    }
  | { readonly code: 'top'; readonly group: Group; readonly out: number }
  | { readonly code: 'empty'; readonly suit: Suit }
  | { readonly code: 'feed' | 'feed-likely'; readonly seat: Seat; readonly eyes: number }
  | { readonly code: 'partner-ahead'; readonly seat: Seat }
  | { readonly code: 'keep'; readonly card: Card }

/** What a practised player would do, and why. */
export interface Tip {
  readonly move: Move
  readonly reason: TipReason
}

/** So many card points in a trick are not worth a high card. */
const few = 10

/** What the rules of thumb suggest to whoever sees this view, with a reason that holds; null when there is nothing to decide. */
export function tipOf(view: View): Tip | null {
  if (view.viewer === 'spectator' || view.legal.length === 0) return null
  const move = easy.choose(view, '')
  return move && { move, reason: reasonFor(view, move) }
}

function reasonFor(view: View, move: Move): TipReason {
  const trumps = view.hand.filter((card) => view.trumps.includes(card)).length
  switch (move.type) {
    case 'healthy':
      return { code: 'healthy', trumps }
    case 'reserve':
      return reserving(view, move.kind, trumps)
    case 'take':
      return { code: 'take', trumps }
    case 'pass':
      return { code: 'pass', trumps }
    case 'give':
      return { code: 'give' }
    case 'genscher':
      return { code: 'partner' }
    case 'announce': {
      const eyes = view.mustAnnounce ? null : expectedEyes(know(view))
      return eyes === null ? { code: 'must-call' } : { code: 'call', eyes: Math.round(eyes) }
    }
    case 'play':
      return playing(view, move.card)
    case 'claim':
    case 'give-up':
    case 'agree':
    case 'decline':
      return { code: 'free' }
  }
}

function reserving(view: View, kind: ReservationKind, trumps: number): TipReason {
  const plain = plainKind(kind)
  if (plain === 'hochzeit') return { code: 'hochzeit' }
  if (plain === 'schmeissen') return { code: 'throw-in' }
  if (!isSolo(plain)) return { code: 'few-trumps', trumps }
  const leads = view.viewer === seatAfter(view.dealer)
  return { code: 'solo', eyes: Math.round(soloForecast(plain, view.hand, leads)) }
}

function playing(view: View, card: Card): TipReason {
  const legal = legalCards(view)
  if (legal.length === 1) return { code: 'only' }
  const knowledge = know(view)
  const before = view.trick?.cards ?? []
  return before.length === 0 ? leading(knowledge, card, legal) : following(knowledge, card, legal, before)
}

function leading(knowledge: Knowledge, card: Card, legal: readonly Card[]): TipReason {
  const { order, own, view } = knowledge
  const group = order.group[card]
  if (higherUnseen(knowledge, group, card) === 0) return { code: 'top', group, out: knowledge.unseenOf[group] }
  if (group === 'trump' && view.ownParty === 're') return { code: 'draw-trumps' }
  if (group !== 'trump' && own[group] === 1 && own.trump > 0) return { code: 'empty', suit: group }
  return kept(knowledge, card, legal)
}

function following(knowledge: Knowledge, card: Card, legal: readonly Card[], before: readonly Card[]): TipReason {
  const { order, view, me, friend } = knowledge
  const high = at(before, bestOf(order, before))
  const ahead = view.trick?.winner ?? me
  const lying = before.reduce((sum, next) => sum + eyesOf(next), 0)
  if (beats(order, card, high)) return taking(knowledge, card, lying + eyesOf(card))
  if (ahead !== me && friend[ahead] === 1) {
    const eyes = eyesOf(card)
    return eyes >= 10 ? { code: 'feed', seat: ahead, eyes } : { code: 'partner-ahead', seat: ahead }
  }
  if (ahead !== me && friend[ahead] > 0.5 && eyesOf(card) >= 10)
    return { code: 'feed-likely', seat: ahead, eyes: eyesOf(card) }
  const least = Math.min(...legal.map(eyesOf))
  // By some rules the second Dulle takes the first.
  const canTake = legal.some((other) => beats(order, other, high) || (other === high && high === 'HT'))
  if (!canTake && eyesOf(card) === least) return { code: 'lost', eyes: eyesOf(card) }
  if (canTake && lying <= few) return { code: 'cheap', eyes: lying }
  return kept(knowledge, card, legal)
}

function taking(knowledge: Knowledge, card: Card, eyes: number): TipReason {
  const toCome = seatsToCome(knowledge)
  if (toCome.length === 0) return { code: 'take-last', eyes }
  const twin = card === 'HT' && knowledge.unseen.HT > 0
  const safe = knowledge.order.group[card] === 'trump' && !twin && higherUnseen(knowledge, 'trump', card) === 0
  return { code: safe ? 'take-safe' : 'take-try', eyes }
}

/** The strongest other card that could have been played, if it is stronger than the suggested one. */
function kept({ order }: Knowledge, card: Card, legal: readonly Card[]): TipReason {
  const [best] = [...legal].sort((a, b) => order.strength[b] - order.strength[a])
  return best !== undefined && order.strength[best] > order.strength[card]
    ? { code: 'keep', card: best }
    : { code: 'free' }
}
