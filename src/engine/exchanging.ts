import { cardOf, faceOf, facesIn } from './card.js'
import { redealResult } from './closing.js'
import type { DealEvent } from './event.js'
import { beginPlay, step } from './playing.js'
import type { Step } from './playing.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { isTrump, trumpMask } from './rules/order.js'
import { partyIndex } from './rules/played.js'
import { armutLeader, countsReturned, laidInArmut, nextAskedInArmut, toldOfReturn } from './rules/reservation.js'
import { firstSeat, seatAfter, seats } from './seat.js'
import type { Seat } from './seat.js'
import { addFace, draftOf, onceOf, removeFace, twiceOf } from './state.js'
import type { Draft, State } from './state.js'

/** Takes cards out of a hand and lays them on the table. */
function layDown(next: Draft, seat: Seat, faces: readonly number[]): void {
  const hands = [...next.hands]
  for (const face of faces) removeFace(hands, seat, face)
  next.hands = hands
  next.laid = [...next.laid, ...faces]
}

const trumpsOf = (s: State, seat: Seat): number[] => {
  const trumps = trumpMask(s.order)
  return facesIn(onceOf(s.hands, seat) & trumps, twiceOf(s.hands, seat) & trumps)
}

/** Armut: the poor seat lays its trumps down, or first chooses what else goes with them. */
export function startArmut(next: Draft, poor: Seat, events: DealEvent[]): Step {
  const trumps = trumpsOf(next, poor)
  const lays = laidInArmut(next.dealt.variant, trumps.length)
  next.re = 1 << poor
  next.turn = poor
  if (lays.trumps) layDown(next, poor, trumps)
  if (lays.more === 0) return ask(next, poor, null, events)
  next.phase = 'laying'
  return step(next, events)
}

/** The next seat after `last` (null: the first of all) is asked whether it takes the cards up; the last refusal ends the deal. */
function ask(next: Draft, poor: Seat, last: Seat | null, events: DealEvent[]): Step {
  const { variant, dealer, queens } = next.dealt
  const seat = nextAskedInArmut(variant, dealer, poor, last)
  if (seat !== undefined) {
    next.phase = 'asking'
    next.turn = seat
    events.push({ type: 'armut-asked', seat, cards: next.laid.length })
    return step(next, events)
  }
  pickUp(next, poor)
  next.re = seats.reduce<number>((mask, of) => mask | (queens[of] > 0 ? 1 << of : 0), 0)
  next.game = 'redeal'
  next.phase = 'over'
  next.result = redealResult(next, 'armut')
  events.push({ type: 'redeal', seat: poor, reason: 'armut' }, { type: 'deal-over' })
  return step(next, events)
}

/** Takes what was laid down into a hand. */
function pickUp(next: Draft, seat: Seat): void {
  const hands = [...next.hands]
  for (const face of next.laid) addFace(hands, seat, face)
  next.hands = hands
}

/**
 * Kartenabgabe: the three trumps go to the partner at once, who must give three cards back. Partner is the other seat of the
 * same party, or the next Kontra seat clockwise where somebody holds both Kreuz-Damen.
 */
export function startSwap(next: Draft, asker: Seat, events: DealEvent[]): Step {
  const party = partyIndex(next.re, asker)
  layDown(next, asker, trumpsOf(next, asker))
  const partner = firstSeat(seatAfter(asker), (seat) => partyIndex(next.re, seat) === party)
  return handOver(next, partner, events)
}

/** The taker picks up what was laid down and then gives as many cards back. */
function handOver(next: Draft, taker: Seat, events: DealEvent[]): Step {
  pickUp(next, taker)
  next.phase = 'giving'
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
  if (!taken) return ask(next, poor, seat, events)
  next.re |= 1 << seat
  return handOver(next, seat, events)
}

/** The faces of so many cards that a seat holds all together, or why they are not. */
function chosenFaces(s: State, seat: Seat, cards: unknown): Result<number[], Refusal> {
  if (!Array.isArray(cards)) return refuse({ code: 'malformed', what: 'cards' })
  const needed = toGive(s, seat)
  if (cards.length !== needed) return refuse({ code: 'wrong-card-count', needed })
  const hands = [...s.hands]
  const faces: number[] = []
  for (const card of cards as unknown[]) {
    const face = faceOf(card)
    if (face === undefined) return refuse({ code: 'malformed', what: 'card' })
    if (((onceOf(hands, seat) >>> face) & 1) === 0) return refuse({ code: 'card-not-held', card: cardOf(face) })
    removeFace(hands, seat, face)
    faces.push(face)
  }
  return accept(faces)
}

/**
 * "Gibt": the poor seat adds cards to what it lays down; or the taker gives as many cards back as he received, of which the
 * table learns what the rule set tells.
 */
export function give(s: State, seat: Seat, cards: unknown): Step {
  const poor = s.declarer
  if ((s.phase !== 'giving' && s.phase !== 'laying') || poor === null) return refuse({ code: 'not-now', what: 'give' })
  if (seat !== s.turn) return refuse({ code: 'not-your-turn', turn: s.turn })
  const faces = chosenFaces(s, seat, cards)
  if (!faces.ok) return faces
  const next = draftOf(s)
  layDown(next, seat, faces.value)
  if (s.phase === 'laying') return ask(next, poor, null, [])
  next.laid = faces.value
  pickUp(next, poor)
  const { variant, dealer } = s.dealt
  next.returned = toldOfReturn(variant, faces.value.filter((face) => isTrump(s.order, face)).length)
  const leader = s.game === 'armut' ? armutLeader(variant, dealer, seat, s.re) : seatAfter(dealer)
  const counted = countsReturned(variant)
  return beginPlay(next, leader, [{ type: 'cards-returned', seat, trumps: next.returned, counted }])
}

/** Every way to give back that many cards, as sorted lists of faces. */
export function givableFaces(s: State, seat: Seat): number[][] {
  const held = facesIn(onceOf(s.hands, seat), twiceOf(s.hands, seat))
  const needed = toGive(s, seat)
  const found: number[][] = []
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === needed) {
      found.push([...chosen])
      return
    }
    held.slice(from).forEach((face, at, rest) => {
      if (at === 0 || face !== rest[at - 1]) choose(from + at + 1, [...chosen, face])
    })
  }
  choose(0, [])
  return found
}

/** Number of cards that a seat must give back, or lay down beside its trumps, now. */
export function toGive(s: State, seat: Seat): number {
  if (seat !== s.turn) return 0
  if (s.phase === 'giving') return s.laid.length
  return s.phase === 'laying' ? laidInArmut(s.dealt.variant, s.laid.length).more : 0
}
