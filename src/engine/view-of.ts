import { cardOf, eyesOfFace, karoAss } from './card.js'
import type { Card } from './card.js'
import { askedIn, claimRefusal, giveUpRefusal, isSureNow } from './claiming.js'
import { legalActions, turnOf } from './deal.js'
import { toGive } from './exchanging.js'
import { known, knownToAll } from './knowledge.js'
import { bound, standingOf } from './legal.js'
import { parties } from './party.js'
import type { Level } from './party.js'
import { orderOfHolder } from './raising.js'
import type { DealResult } from './result-of-deal.js'
import { cardsNeededFor } from './rules/announcement.js'
import { handSorted } from './rules/order.js'
import { eyesIn, faceAt, leaderOf, winnerOf } from './rules/played.js'
import type { PackedTrick } from './rules/played.js'
import { bySeat } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { heldBy, onceOf, stateOf, twiceOf } from './state.js'
import type { Claim, Deal, State } from './state.js'
import type { AnnouncementView, CallOption, ClaimView, MayClaim, Phase, TrickView, View, Viewer } from './view.js'

/** The finished tricks of a deal as everybody may see them, with what each seat took; frozen. */
export interface Taken {
  readonly tricks: readonly TrickView[]
  readonly tricksWon: BySeat<number>
  readonly eyesWon: BySeat<number>
}

const finished = (trick: PackedTrick): TrickView =>
  Object.freeze({
    leader: leaderOf(trick),
    cards: Object.freeze([
      cardOf(faceAt(trick, 0)),
      cardOf(faceAt(trick, 1)),
      cardOf(faceAt(trick, 2)),
      cardOf(faceAt(trick, 3)),
    ]),
    winner: winnerOf(trick),
    eyes: eyesIn(trick),
  })

function counted(packed: readonly PackedTrick[]): Taken {
  const tricks: TrickView[] = []
  const tricksWon: [number, number, number, number] = [0, 0, 0, 0]
  const eyesWon: [number, number, number, number] = [0, 0, 0, 0]
  for (const trick of packed) {
    const seat = winnerOf(trick)
    tricks.push(finished(trick))
    tricksWon[seat]++
    eyesWon[seat] += eyesIn(trick)
  }
  return { tricks: Object.freeze(tricks), tricksWon: Object.freeze(tricksWon), eyesWon: Object.freeze(eyesWon) }
}

const takenBefore = new WeakMap<readonly PackedTrick[], Taken>()

/** What was taken; made once for each list of tricks, which states share from one trick's end to the next, and all viewers. */
export function takenIn(packed: readonly PackedTrick[]): Taken {
  const before = takenBefore.get(packed)
  if (before) return before
  const taken = counted(packed)
  takenBefore.set(packed, taken)
  return taken
}

/** Cards of which both are known to stand above all other trumps, with their holders: the Schweinchen first. */
const schweineOf = (s: State): View['schweine'] =>
  s.order.raised.map((card) => ({ seat: (card === cardOf(karoAss) ? s.foxes : s.supers) as Seat, card })).reverse()

function openTrick(s: State): TrickView | null {
  const shows = s.phase === 'playing' ? s.openCount > 0 || s.tricks.length > 0 : s.claim !== null && s.openCount > 0
  if (!shows) return null
  const cards: Card[] = []
  let eyes = 0
  for (let index = 0; index < s.openCount; index++) {
    const face = faceAt(s.open, index)
    cards.push(cardOf(face))
    eyes += eyesOfFace(face)
  }
  return { leader: s.leader, cards, winner: s.openCount > 0 ? s.bestSeat : null, eyes }
}

function callOptions(s: State, seat: Seat, legal: View['legal']): CallOption[] {
  // Announcements are listed last: most of the time there are none.
  if (legal.at(-1)?.type !== 'announce') return []
  const now = standingOf(s, seat)
  const options: CallOption[] = []
  for (const action of legal) {
    if (action.type !== 'announce') continue
    options.push({ call: action.call, cardsNeeded: cardsNeededFor(s.dealt.variant, now, action.call) })
  }
  return options
}

const hidden: View['shown'] = Object.freeze(bySeat(() => null))

const openHand = (s: State, seat: Seat): readonly Card[] =>
  handSorted(s.order, onceOf(s.hands, seat), twiceOf(s.hands, seat)).map(cardOf)

const claimView = (s: State, { seat, gives, sure }: Claim): ClaimView => ({ seat, gives, sure, asked: askedIn(s) })

/** What came into a seat's hand in an exchange of cards: what was laid down to whoever takes it up, then what went back. */
function receivedBy(s: State, seat: Seat): readonly Card[] {
  const came =
    s.phase === 'giving' ? seat === s.turn : s.phase === 'playing' && s.tricks.length === 0 && seat === s.declarer
  if (!came || s.laid.length === 0) return []
  return [...s.laid].sort((one, other) => s.order.inHand.indexOf(one) - s.order.inHand.indexOf(other)).map(cardOf)
}

/** How the seat on turn may end the deal. */
function mayClaimOf(s: State, seat: Seat): MayClaim | null {
  if (claimRefusal(s, seat) !== null) return null
  const sure = isSureNow(s, seat)
  return { sure, claim: sure || ((s.declined >>> seat) & 1) === 0, giveUp: giveUpRefusal(s, seat) === null }
}

const phases: Readonly<Record<State['phase'], Phase>> = {
  reservations: 'reservations',
  laying: 'armut',
  asking: 'armut',
  giving: 'armut',
  playing: 'playing',
  over: 'over',
}

/** The result, without the parties of cards that were thrown in unseen. */
const shownResult = (result: DealResult): DealResult =>
  result.game === 'redeal' ? { ...result, parties: bySeat(() => 'kontra') } : result

/** Everything that one viewer has been able to learn in a deal, built field by field (TSR 4.1, 5.5.1; see `View`). */
export function viewOf(deal: Deal, viewer: Viewer): View {
  const s = stateOf(deal)
  const seated = viewer !== 'spectator'
  const everybody = knownToAll(s)
  const mine = seated ? known(s, viewer, everybody.left) : everybody
  const legal = seated ? legalActions(deal, viewer) : []
  // Only the holder of a pair may know more of the order than the others.
  const order = seated && (viewer === s.foxes || viewer === s.supers) ? orderOfHolder(s, viewer) : s.order
  const faces = seated ? handSorted(order, onceOf(s.hands, viewer), twiceOf(s.hands, viewer)) : []
  const taken = takenIn(s.tricks)
  const announcements: AnnouncementView[] = s.announcements.map((said) => ({
    seat: said.seat,
    call: said.call,
    party: parties[said.party],
    tricks: said.tricks,
  }))
  return {
    viewer,
    rules: s.dealt.variant.rules,
    dealer: s.dealt.dealer,
    phase: phases[s.phase],
    turn: turnOf(deal),
    hand: faces.map(cardOf),
    legal,
    calls: seated ? callOptions(s, viewer, legal) : [],
    handSizes: [heldBy(s, 0), heldBy(s, 1), heldBy(s, 2), heldBy(s, 3)],
    said: bySeat((seat) => {
      const said = s.reserved[seat]
      if (said === undefined) return null
      return said === null ? 'healthy' : 'reservation'
    }),
    declared: seated ? (s.reserved[viewer] ?? null) : null,
    game: mine.game,
    declarer: mine.declarer,
    alone: everybody.alone,
    pflicht: s.pflicht,
    trumps: order.trumps,
    schweine: s.order.raised.length === 0 ? [] : schweineOf(s),
    claim: s.phase === 'playing' && s.claim !== null ? claimView(s, s.claim) : null,
    shown: s.shown === 0 ? hidden : bySeat((seat) => ((s.shown >>> seat) & 1 ? openHand(s, seat) : null)),
    mayClaim: seated && s.phase === 'playing' && viewer === s.turn ? mayClaimOf(s, viewer) : null,
    genscher: s.genscher < 0 ? null : { seat: (s.genscher & 3) as Seat, partner: (s.genscher >>> 2) as Seat },
    clearing: s.clearing ? s.seeks : null,
    returned: s.returned,
    mustAnnounce: s.phase === 'playing' && s.dealt.variant.duties && bound(s),
    toGive: seated && phases[s.phase] === 'armut' ? toGive(s, viewer) : 0,
    received: seated ? receivedBy(s, viewer) : [],
    ownParty: seated ? mine.parties[viewer] : null,
    parties: mine.parties,
    publicParties: everybody.parties,
    announcements,
    levels: { re: s.level[0] as Level, kontra: s.level[1] as Level },
    trick: openTrick(s),
    tricks: taken.tricks,
    tricksWon: taken.tricksWon,
    eyesWon: taken.eyesWon,
    owes: s.dealt.owes,
    forced: s.dealt.forced,
    bock: s.dealt.bock,
    result: s.result && shownResult(s.result),
  }
}
