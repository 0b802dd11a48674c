import { cardOf, facesIn } from './card.js'
import type { Face } from './card.js'
import { playedResult } from './closing.js'
import type { DealEvent } from './event.js'
import { knownToAll } from './knowledge.js'
import { dutyRefusal, playableNow, standingOf } from './legal.js'
import { step } from './playing.js'
import type { Step } from './playing.js'
import { refuse } from './result.js'
import type { Refusal } from './result.js'
import { highestLevel } from './rules/announcement.js'
import { isSure } from './rules/claim.js'
import { handSorted } from './rules/order.js'
import { partyIndex } from './rules/played.js'
import { seatAfter, seats } from './seat.js'
import type { Seat } from './seat.js'
import { draftOf, onceOf, soloistOf, stateOf, twiceOf } from './state.js'
import type { Claim, Draft, State } from './state.js'

/** Why the seat may not end the deal now in either way; null: it may. It must be on turn, with nothing that it has to do first. */
export function claimRefusal(s: State, seat: Seat): Refusal | null {
  if (s.phase !== 'playing' || s.clearing) return { code: 'not-now', what: 'claim' }
  if (seat !== s.turn) return { code: 'not-your-turn', turn: s.turn }
  if (s.claim !== null) return { code: 'claim-stands' }
  return s.dealt.variant.duties ? dutyRefusal(s, -1) : null
}

/** Why the seat may not give up now; null: it may. For its party, which is known to all, or for itself, playing alone. */
export function giveUpRefusal(s: State, seat: Seat): Refusal | null {
  const refusal = claimRefusal(s, seat)
  if (refusal !== null) return refusal
  const open = soloistOf(s) === seat || knownToAll(s).parties.every((party) => party !== null)
  if (!open) return { code: 'parties-open' }
  return (s.declined >>> seat) & 1 ? { code: 'claim-again' } : null
}

/** Whether a claim of the seat on turn cannot fail (see `isSure`). */
export function isSureNow(s: State, seat: Seat): boolean {
  const held = (of: Seat): Face[] => facesIn(onceOf(s.hands, of), twiceOf(s.hands, of))
  return isSure({
    variant: s.dealt.variant,
    order: s.order,
    own: held(seat),
    unseen: seats.filter((other) => other !== seat).flatMap(held),
    playable: playableNow(s, seat),
    best: s.openCount > 0 ? s.bestFace : -1,
    toCome: 3 - s.openCount,
  })
}

/** Whether a seat of either party might still announce something here: it must not show which party a seat is of. */
function mightCall(s: State, seat: Seat): boolean {
  const standing = standingOf(s, seat)
  return ([0, 1] as const).some((party) => highestLevel(s.dealt.variant, { ...standing, party }) > s.level[party])
}

/** Whether another seat may decline: anybody where a claim may fail, and whoever is given up for. */
function mayDecline(s: State, { seat, gives, sure }: Claim, other: Seat): boolean {
  return gives ? partyIndex(s.re, seat) === partyIndex(s.re, other) : !sure
}

/** Seats whose answer is awaited, in turn from the one that asked: those who may decline, and those who might announce first. */
export function askedIn(s: State): readonly Seat[] {
  const { claim } = s
  if (claim === null || s.phase !== 'playing') return []
  return [1, 2, 3]
    .map((distance) => seatAfter(claim.seat, distance))
    .filter((other) => ((claim.agreed >>> other) & 1) === 0 && (mayDecline(s, claim, other) || mightCall(s, other)))
}

/** Whether a seat may say now that the deal is played on; who claimed may take it back. */
export const declinable = (s: State, seat: Seat): boolean =>
  s.claim !== null && s.phase === 'playing' && (seat === s.claim.seat || mayDecline(s, s.claim, seat))

/** Ends the deal once nobody is asked any more. */
function closeIfAgreed(next: Draft, events: DealEvent[]): Step {
  if (askedIn(next).length === 0) {
    next.phase = 'over'
    next.result = playedResult(next)
    events.push({ type: 'deal-over' })
  }
  return step(next, events)
}

/**
 * Claims every trick that is left (TSR 5.4). The hand lies open from now on. What cannot fail is granted, once nobody might
 * announce anything any more; what may fail needs the consent of all others.
 */
export function claim(s: State, seat: Seat): Step {
  const refusal = claimRefusal(s, seat)
  if (refusal) return refuse(refusal)
  const sure = isSureNow(s, seat)
  if (!sure && (s.declined >>> seat) & 1) return refuse({ code: 'claim-again' })
  const next = draftOf(s)
  next.claim = { seat, gives: false, sure, agreed: 0 }
  next.shown = s.shown | (1 << seat)
  const hand = handSorted(s.order, onceOf(s.hands, seat), twiceOf(s.hands, seat)).map(cardOf)
  return closeIfAgreed(next, [{ type: 'claimed', seat, gives: false, sure, hand }])
}

/** Gives up all that is left to the other party (TSR 5.4), which may still announce; the own party has to agree. */
export function giveUp(s: State, seat: Seat): Step {
  const refusal = giveUpRefusal(s, seat)
  if (refusal) return refuse(refusal)
  const next = draftOf(s)
  next.claim = { seat, gives: true, sure: false, agreed: 0 }
  return closeIfAgreed(next, [{ type: 'claimed', seat, gives: true, sure: false, hand: [] }])
}

/** Answers what was claimed or given up. One who declines is enough, and the deal goes on where it was. */
export function answerClaim(s: State, seat: Seat, agrees: boolean): Step {
  const { claim: asked } = s
  if (asked === null) return refuse({ code: 'no-claim' })
  if (agrees && !askedIn(s).includes(seat)) return refuse({ code: 'no-claim' })
  if (!agrees && !declinable(s, seat)) return refuse({ code: asked.sure ? 'claim-sure' : 'no-claim' })
  const events: DealEvent[] = [{ type: 'claim-answered', seat, agrees }]
  const next = draftOf(s)
  if (agrees) {
    next.claim = { ...asked, agreed: asked.agreed | (1 << seat) }
    return closeIfAgreed(next, events)
  }
  next.claim = null
  next.declined = s.declined | (1 << asked.seat)
  return step(next, events)
}

/** An announcement while a claim stands asks everybody anew: what was agreed to is worth something else now. */
export function askAnew(announced: Step): Step {
  if (!announced.ok) return announced
  const s = stateOf(announced.value.deal)
  if (s.claim === null) return announced
  const next = draftOf(s)
  next.claim = { ...s.claim, agreed: 0 }
  return closeIfAgreed(next, [...announced.value.events])
}
