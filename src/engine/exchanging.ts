import { redealResult } from './closing.js'
import type { DealEvent } from './event.js'
import { bitCount, cardOf, faceOf, facesIn } from './face.js'
import { refuse } from './result.js'
import { partyIndex } from './rules/played.js'
import { isTrump, trumpMask } from './rules/order.js'
import { armutLeader, askedInArmut, toldOfReturn } from './rules/reservation.js'
import { beginPlay, step } from './playing.js'
import type { Step } from './playing.js'
import { seatAfter } from './seat.js'
import type { Seat } from './seat.js'
import { addFace, draftOf, onceOf, removeFace, twiceOf } from './state.js'
import type { Draft, State } from './state.js'

/** Number of trumps that the poor seat lays down. */
export const laidDown = (s: State, poor: Seat): number =>
  bitCount(onceOf(s.hands, poor) & trumpMask(s.order)) + bitCount(twiceOf(s.hands, poor) & trumpMask(s.order))

/** Armut: the first seat is asked whether it takes up the trumps. */
export function askFirst(next: Draft, poor: Seat, events: DealEvent[]): Step {
  next.phase = 'asking'
  next.re = 1 << poor
  next.exchanged = laidDown(next, poor)
  next.turn = askedInArmut(next.dealt.variant, next.dealt.dealer, poor)[0] ?? poor
  events.push({ type: 'armut-asked', seat: next.turn, trumps: next.exchanged })
  return step(next, events)
}

/**
 * Kartenabgabe: the three trumps go to the partner at once, who must give three cards back. Partner is the other seat of the
 * same party, or the next Kontra seat clockwise where somebody holds both Kreuz-Damen.
 */
export function startSwap(next: Draft, asker: Seat, events: DealEvent[]): Step {
  const party = partyIndex(next.re, asker)
  const partner = [1, 2, 3].map((steps) => seatAfter(asker, steps)).find((seat) => partyIndex(next.re, seat) === party)
  next.exchanged = laidDown(next, asker)
  return handOver(next, asker, partner ?? seatAfter(asker), events)
}

/** Moves all trumps of the declarer to the taker, who then gives cards back. */
function handOver(next: Draft, from: Seat, taker: Seat, events: DealEvent[]): Step {
  const hands = [...next.hands]
  const trumps = trumpMask(next.order)
  for (const face of facesIn(onceOf(hands, from) & trumps, twiceOf(hands, from) & trumps)) {
    removeFace(hands, from, face)
    addFace(hands, taker, face)
  }
  next.hands = hands
  next.phase = 'giving'
  next.taker = taker
  next.turn = taker
  return step(next, events)
}

/** "Nimmt" or "passt": the answer of the seat that is asked to take up an Armut; three refusals end the deal. */
export function answer(s: State, seat: Seat, taken: boolean): Step {
  const poor = s.declarer
  if (s.phase !== 'asking' || poor === null) return refuse({ code: 'not-now', what: taken ? 'take' : 'pass' })
  if (seat !== s.turn) return refuse({ code: 'not-your-turn', turn: s.turn })
  const next = draftOf(s)
  const events: DealEvent[] = [{ type: 'armut-answered', seat, taken }]
  if (taken) {
    next.re |= 1 << seat
    return handOver(next, poor, seat, events)
  }
  const asked = askedInArmut(s.dealt.variant, s.dealt.dealer, poor)
  const following = asked[asked.indexOf(seat) + 1]
  if (following !== undefined) {
    next.turn = following
    events.push({ type: 'armut-asked', seat: next.turn, trumps: s.exchanged })
    return step(next, events)
  }
  next.game = 'redeal'
  next.phase = 'over'
  next.result = redealResult({ ...next, re: queensMask(s) }, 'armut')
  events.push({ type: 'redeal', seat: poor, reason: 'armut' }, { type: 'deal-over' })
  return step(next, events)
}

const queensMask = (s: State): number =>
  s.dealt.queens.reduce((mask, queens, seat) => mask | (queens > 0 ? 1 << seat : 0), 0)

/** "Gibt": the taker gives as many cards back as he received; the table learns of the trumps among them what the rule set tells. */
export function giveBack(s: State, seat: Seat, cards: unknown): Step {
  if (s.phase !== 'giving' || s.declarer === null) return refuse({ code: 'not-now', what: 'give' })
  if (seat !== s.turn) return refuse({ code: 'not-your-turn', turn: s.turn })
  if (!Array.isArray(cards)) return refuse({ code: 'malformed', what: 'cards' })
  if (cards.length !== s.exchanged) return refuse({ code: 'wrong-card-count', needed: s.exchanged })
  const hands = [...s.hands]
  let trumps = 0
  const given: number[] = []
  for (const card of cards as unknown[]) {
    const face = faceOf(card)
    if (face === undefined) return refuse({ code: 'malformed', what: 'card' })
    if (((onceOf(hands, seat) >>> face) & 1) === 0) return refuse({ code: 'card-not-held', card: cardOf(face) })
    removeFace(hands, seat, face)
    given.push(face)
    if (isTrump(s.order, face)) trumps++
  }
  for (const face of given) addFace(hands, s.declarer, face)
  const next = draftOf(s)
  const { variant, dealer } = s.dealt
  next.hands = hands
  next.returned = toldOfReturn(variant, trumps)
  const leader = s.game === 'armut' ? armutLeader(variant, dealer, seat, s.re) : seatAfter(dealer)
  const counted = variant.options.armutReturn === 'count'
  return beginPlay(next, leader, [{ type: 'cards-returned', seat, trumps: next.returned, counted }])
}

/** Every way to give back that many cards, as sorted lists of faces. */
export function givableFaces(s: State, seat: Seat): number[][] {
  const held = facesIn(onceOf(s.hands, seat), twiceOf(s.hands, seat))
  const found: number[][] = []
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === s.exchanged) {
      found.push([...chosen])
      return
    }
    for (let at = from; at < held.length; at++) {
      if (at > from && held[at] === held[at - 1]) continue
      choose(at + 1, [...chosen, held[at] ?? 0])
    }
  }
  choose(0, [])
  return found
}

/** Number of cards that a seat must give back now. */
export const toGive = (s: State, seat: Seat): number => (s.phase === 'giving' && seat === s.turn ? s.exchanged : 0)
