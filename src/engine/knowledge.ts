import { at, atOr, kreuzDame } from './card.js'
import type { GameKind } from './game.js'
import type { Party } from './party.js'
import { isTrump } from './rules/order.js'
import { faceAt, partyOf, seatAt } from './rules/played.js'
import { bySeat, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import type { State } from './state.js'

/** What the table's events prove about the Kreuz-Damen of a Normalspiel, perhaps with one hand known. */
interface Proof {
  readonly parties: BySeat<Party | null>
  /** Seat proven to hold both Kreuz-Damen. */
  readonly alone: Seat | null
}

/** What was seen of the Kreuz-Damen: how many each seat showed, and who threw a side suit on a trump lead, as a mask. */
interface Seen {
  readonly shown: [number, number, number, number]
  without: number
}

function look(s: State, trick: number, count: number, seen: Seen): void {
  const trumpLed = isTrump(s.order, faceAt(trick, 0))
  for (let index = 0; index < count; index++) {
    const face = faceAt(trick, index)
    const seat = seatAt(trick, index)
    if (face === kreuzDame) seen.shown[seat]++
    if (trumpLed && !isTrump(s.order, face)) seen.without |= 1 << seat
  }
}

/** The ten ways in which two Kreuz-Damen lie in four hands. */
const ways: readonly BySeat<number>[] = seats.flatMap((one) =>
  seats.filter((other) => other >= one).map((other) => bySeat((seat) => Number(seat === one) + Number(seat === other))),
)

const allWays = (1 << ways.length) - 1

/** The ways, as masks, in which a seat holds so many Kreuz-Damen at least (0 to 3), and so many at most (0 to 2). */
const waysOf = (fits: (held: number) => boolean, seat: Seat): number =>
  ways.reduce((mask, way, index) => mask | (fits(way[seat]) ? 1 << index : 0), 0)
const atLeast = bySeat((seat) => [0, 1, 2, 3].map((least) => waysOf((held) => held >= least, seat)))
const atMost = bySeat((seat) => [0, 1, 2].map((most) => waysOf((held) => held <= most, seat)))

/**
 * The ways in which the Kreuz-Damen may lie by what everybody saw: queens played, party announced, a side suit thrown on a trump
 * lead (TSR 5.5.1); one bit for each of the ten.
 */
function waysLeft(s: State): number {
  const seen: Seen = { shown: [0, 0, 0, 0], without: 0 }
  for (const trick of s.tricks) look(s, trick, 4, seen)
  if (s.openCount > 0) look(s, s.open | (s.leader << 20), s.openCount, seen)
  let fits = allWays
  for (const seat of seats) {
    const shown = seen.shown[seat]
    fits &= at(atLeast[seat], shown)
    if ((seen.without >>> seat) & 1) fits &= atOr(atMost[seat], shown, allWays)
  }
  for (const seat of seats) {
    // A hand that lies open shows whose Kreuz-Damen are still to come, and so all that it was dealt.
    const dealt = s.dealt.queens[seat]
    if ((s.shown >>> seat) & 1) fits &= at(atLeast[seat], dealt) & at(atMost[seat], dealt)
  }
  for (const said of s.announcements) {
    fits &= said.party === 0 ? at(atLeast[said.seat], 1) : at(atMost[said.seat], 0)
  }
  return fits
}

function provenIn(fits: number, seat: Seat): Party | null {
  if ((fits & ~at(atLeast[seat], 1)) === 0) return 're'
  return (fits & ~at(atMost[seat], 0)) === 0 ? 'kontra' : null
}

/** What is proven where these ways are left. */
function proofIn(fits: number): Proof {
  return Object.freeze({
    parties: Object.freeze(bySeat((seat) => provenIn(fits, seat))),
    alone: seats.find((seat) => (fits & ~at(atLeast[seat], 2)) === 0) ?? null,
  })
}

/** One proof for each set of ways, made when it is first needed. */
const proofs: Proof[] = []

/**
 * What is proven about the parties of a Normalspiel: true in every distribution of the Kreuz-Damen that fits what was seen.
 * @param knower a seat that also knows its own cards; null for what everybody knows
 * @param left the ways that are left for everybody
 */
function proofOf(s: State, knower: Seat | null, left: number): Proof {
  let fits = left
  if (knower !== null) {
    const own = s.dealt.queens[knower]
    fits &= at(atLeast[knower], own) & at(atMost[knower], own)
  }
  return (proofs[fits] ??= proofIn(fits))
}

/** Parties and game as far as one knower (null: everybody) has them proven. */
export interface Known {
  readonly game: GameKind | null
  readonly declarer: Seat | null
  readonly alone: boolean
  readonly parties: BySeat<Party | null>
}

/** Everybody has seen who plays with whom. */
const allParties = (s: State): BySeat<Party> => bySeat((seat) => partyOf(s.re, seat))

/** What everybody knows of a deal as it stands, and the ways in which the Kreuz-Damen may lie by it. */
interface Public extends Known {
  readonly left: number
}

const publicly = new WeakMap<State, Public>()

/** What everybody knows of the parties and of the game that is played; made once for each state, as all viewers need it. */
export function knownToAll(s: State): Public {
  const before = publicly.get(s)
  if (before) return before
  const left = waysLeft(s)
  const { game, declarer, alone, parties } = known(s, null, left)
  const made = { game, declarer, alone, parties: Object.freeze(parties), left }
  publicly.set(s, made)
  return made
}

/**
 * What somebody knows of the parties and of the game that is played.
 * @param knower a seat that also knows its own cards; null for what everybody knows
 * @param left the ways in which the Kreuz-Damen may lie, `knownToAll` of the state
 */
export function known(s: State, knower: Seat | null, left: number): Known {
  const nothing: BySeat<Party | null> = [null, null, null, null]
  if (s.result) {
    const { game, soloist, parties } = s.result
    return { game, declarer: s.declarer, alone: soloist !== null, parties: game === 'redeal' ? nothing : parties }
  }
  if (s.phase === 'reservations') return { game: null, declarer: null, alone: false, parties: nothing }
  if (s.genscher >= 0) return { game: 'normal', declarer: null, alone: false, parties: allParties(s) }
  if (s.game === 'normal' || s.game === 'stille-hochzeit') {
    const { parties, alone } = proofOf(s, knower, left)
    return {
      game: alone === null ? 'normal' : 'stille-hochzeit',
      declarer: alone,
      alone: alone !== null && (knower === null || proofOf(s, null, left).alone !== null),
      parties,
    }
  }
  const { game, declarer } = s
  if (s.phase === 'laying' || s.phase === 'asking' || s.clearing) {
    return { game, declarer, alone: false, parties: bySeat((seat) => (seat === declarer ? 're' : null)) }
  }
  const alone = game !== 'armut' && seats.some((seat) => s.re === 1 << seat)
  return { game, declarer: kartenabgabeSoloist(s) ?? declarer, alone, parties: allParties(s) }
}

/** In a Kartenabgabe beside a stille Hochzeit the holder of both Kreuz-Damen is the one who plays alone. */
const kartenabgabeSoloist = (s: State): Seat | null =>
  s.game === 'kartenabgabe' ? (seats.find((seat) => s.re === 1 << seat) ?? null) : null
