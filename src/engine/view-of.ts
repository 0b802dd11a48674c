import type { Card } from './card.js'
import { legalActions } from './legal.js'
import { stateOf } from './state.js'
import type { Deal } from './state.js'
import { toGive } from './exchanging.js'
import { cardOf, eyesOfFace, karoAss } from './face.js'
import type { GameKind } from './game.js'
import { proofOf, waysLeft } from './knowledge.js'
import { parties } from './party.js'
import type { Level, Party } from './party.js'
import { byCards, cardsNeeded, levelOf, replyInTime, isLateReply } from './rules/announcement.js'
import { handSorted } from './rules/order.js'
import type { Order } from './rules/order.js'
import { faceAt, partyOf } from './rules/played.js'
import { declaresByPlaying, isRaised } from './rules/schweine.js'
import type { DealResult } from './result-of-deal.js'
import { bySeat, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { heldBy, onceOf, standingOf, twiceOf } from './state.js'
import type { State } from './state.js'
import { mayRaise } from './raising.js'
import { takenIn } from './taken.js'
import { bound } from './turn.js'
import type { AnnouncementView, CallOption, Phase, TrickView, View, Viewer } from './view.js'

/** Parties and game as far as one knower (null: everybody) has them proven. */
interface Known {
  readonly game: GameKind | null
  readonly declarer: Seat | null
  readonly alone: boolean
  readonly parties: BySeat<Party | null>
}

const allParties = (s: State): BySeat<Party> => bySeat((seat) => partyOf(s.re, seat))

function known(s: State, knower: Seat | null, left: number): Known {
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

/** The order as a viewer knows it: who holds both Karo-Asse knows that the first one he plays is high. */
function orderFor(s: State, viewer: Viewer): Order {
  const { variant } = s.dealt
  const raises = viewer !== 'spectator' && mayRaise(s, viewer) && declaresByPlaying(variant, karoAss)
  if (raises && s.phase === 'playing') return variant.schweineOrder
  return viewer === s.supers ? variant.superOrder : s.order
}

function schweineOf(s: State): View['schweine'] {
  const { variant } = s.dealt
  if (!isRaised(variant, s.order) || s.foxes < 0) return []
  const first = { seat: s.foxes as Seat, card: cardOf(karoAss) }
  if (s.supers < 0 || s.order !== variant.superOrder) return [first]
  return [first, { seat: s.supers as Seat, card: cardOf(variant.superFace) }]
}

const genscherOf = (s: State): View['genscher'] =>
  s.genscher < 0 ? null : { seat: (s.genscher & 3) as Seat, partner: (s.genscher >>> 2) as Seat }

function openTrick(s: State): TrickView | null {
  if (s.phase !== 'playing' || (s.openCount === 0 && s.tricks.length === 0)) return null
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
  const { variant } = s.dealt
  const own = now.level[now.party]
  const other = now.level[now.party === 0 ? 1 : 0]
  const replies = replyInTime(variant, now)
  const late = isLateReply(variant, now)
  const options: CallOption[] = []
  for (const action of legal) {
    if (action.type !== 'announce') continue
    const from = late || (replies && levelOf(action.call) === 1) ? Math.max(own, other) : own
    const needed = byCards(variant) ? cardsNeeded(variant, from, s.shift) : null
    options.push({ call: action.call, cardsNeeded: needed })
  }
  return options
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
function shownResult(s: State): DealResult | null {
  return s.result?.game === 'redeal' ? { ...s.result, parties: bySeat(() => 'kontra') } : s.result
}

/** Everything that one viewer has been able to learn in a deal, built field by field (TSR 4.1, 5.5.1; see `View`). */
export function viewOf(deal: Deal, viewer: Viewer): View {
  const s = stateOf(deal)
  const seated = viewer !== 'spectator'
  const left = waysLeft(s)
  const everybody = known(s, null, left)
  const mine = seated ? known(s, viewer, left) : everybody
  const legal = seated ? legalActions(deal, viewer) : []
  const order = orderFor(s, viewer)
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
    turn: s.phase === 'over' ? null : s.turn,
    hand: faces.map(cardOf),
    legal,
    calls: seated ? callOptions(s, viewer, legal) : [],
    handSizes: bySeat((seat) => heldBy(s, seat)),
    said: bySeat((seat) => {
      const said = s.reserved[seat]
      if (said === undefined) return null
      return said === null ? 'healthy' : 'reservation'
    }),
    game: mine.game,
    declarer: mine.declarer,
    alone: everybody.alone,
    pflicht: s.pflicht,
    trumps: order.trumps,
    schweine: schweineOf(s),
    genscher: genscherOf(s),
    clearing: s.clearing ? s.seeks : null,
    returned: s.returned,
    mustAnnounce: s.phase === 'playing' && bound(s),
    toGive: seated ? toGive(s, viewer) : 0,
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
    result: shownResult(s),
  }
}
