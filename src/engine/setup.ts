import { faceOf, kreuzDame, nineMask } from './card.js'
import type { Card } from './card.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import type { RuleSet } from './rules/options.js'
import { variantOf } from './rules/variant.js'
import type { Variant } from './rules/variant.js'
import { bySeat, isSeat, seatAfter, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { addFace, onceOf, twiceOf } from './state.js'
import type { Dealt, State } from './state.js'

/** How a deal begins: its rule set and who deals, holds and owes what. */
export interface DealSetup {
  readonly rules: RuleSet
  readonly dealer: Seat
  /** 12 (10) cards a seat, in any order. */
  readonly hands: BySeat<readonly Card[]>
  /** Who still owes a Pflichtsolo; left out: nobody. Without effect where the rule set knows none. */
  readonly owes?: BySeat<boolean>
  /** Who is made to play it now and so must owe it (TSR 4.2.3); left out or null: nobody. Without effect where there is none. */
  readonly forced?: Seat | null
  /** Factor of this deal, 1 to 64; left out: 1. */
  readonly bock?: number
}

const malformed = (what: string): { readonly ok: false; readonly refusal: Refusal } =>
  refuse({ code: 'malformed', what })

/** Hands as masks, after checking that they are one whole deck. */
function masksOf(variant: Variant, hands: unknown): Result<number[], Refusal> {
  if (!Array.isArray(hands) || hands.length !== 4) return malformed('hands')
  const masks = [0, 0, 0, 0, 0, 0, 0, 0]
  // Faces seen once and seen twice so far, as masks.
  let once = 0
  let twice = 0
  for (const seat of seats) {
    const hand: unknown = hands[seat]
    if (!Array.isArray(hand)) return malformed('hands')
    if (hand.length !== variant.handSize)
      return refuse({ code: 'wrong-deck', what: `${hand.length} cards, seat ${seat}` })
    for (const card of hand as unknown[]) {
      const face = faceOf(card)
      if (face === undefined) return malformed('card')
      const bit = 1 << face
      if (twice & bit || (!variant.nines && nineMask & bit)) return refuse({ code: 'wrong-deck', what: card as Card })
      twice |= once & bit
      once |= bit
      addFace(masks, seat, face)
    }
  }
  return accept(masks)
}

function owing(setup: DealSetup): BySeat<boolean> | null {
  const owes: unknown = setup.owes ?? [false, false, false, false]
  if (!Array.isArray(owes) || owes.length !== 4 || !owes.every((one) => typeof one === 'boolean')) return null
  const list = owes
  return bySeat((seat) => list[seat] === true)
}

/**
 * The state before the first word of a deal.
 * @returns refusals of `checkRules`, `malformed` (which part) or `wrong-deck` (a card too often, a hand too long or short)
 */
export function openingState(setup: DealSetup): Result<State, Refusal> {
  if (typeof setup !== 'object' || setup === null) return malformed('setup')
  const variant = variantOf(setup.rules)
  if (!variant.ok) return variant
  const { dealer, forced = null, bock = 1 } = setup
  if (!isSeat(dealer)) return malformed('dealer')
  if (forced !== null && !isSeat(forced)) return malformed('forced')
  if (!Number.isInteger(bock) || bock < 1 || bock > 64) return malformed('bock')
  const owes = owing(setup)
  if (!owes) return malformed('owes')
  const hands = masksOf(variant.value, setup.hands)
  if (!hands.ok) return hands
  const masks = hands.value
  const knowsPflicht = variant.value.pflichtsolo
  const queens = bySeat(
    (seat) => ((onceOf(masks, seat) >>> kreuzDame) & 1) + ((twiceOf(masks, seat) >>> kreuzDame) & 1),
  )
  const dealt: Dealt = {
    variant: variant.value,
    dealer,
    // Who is made to play a Pflichtsolo owes it, whether or not the record says so.
    owes: bySeat((seat) => knowsPflicht && (owes[seat] || seat === forced)),
    forced: knowsPflicht ? forced : null,
    bock,
    queens,
  }
  const first = seatAfter(dealer)
  return accept({
    dealt,
    phase: 'reservations',
    turn: dealt.forced ?? first,
    reserved: [undefined, undefined, undefined, undefined],
    game: 'normal',
    declarer: null,
    pflicht: false,
    order: variant.value.orders.normal,
    re: seats.reduce<number>((mask, seat) => mask | (queens[seat] > 0 ? 1 << seat : 0), 0),
    clearing: false,
    seeks: 'trick',
    shift: 0,
    level: [0, 0],
    barred: 0,
    announcements: [],
    hands: masks,
    foxes: -1,
    supers: -1,
    genscher: -1,
    laid: [],
    returned: null,
    tricks: [],
    open: 0,
    openCount: 0,
    leader: first,
    led: -1,
    bestSeat: first,
    bestFace: 0,
    claim: null,
    shown: 0,
    declined: 0,
    result: null,
  })
}
