import type { Action } from './action.js'
import type { Card } from './card.js'
import type { Clearing, GameKind, ReservationKind } from './game.js'
import type { ByParty, Call, Level, Party } from './party.js'
import type { DealResult } from './result-of-deal.js'
import type { RuleSet } from './rules/options.js'
import type { BySeat, Seat } from './seat.js'

/** Who looks: a seat, or somebody who sees only what the whole table sees. */
export type Viewer = Seat | 'spectator'

export type Phase = 'reservations' | 'armut' | 'playing' | 'over'

/** A trick, finished or in play; cards in the order they were played, the leader's first. */
export interface TrickView {
  readonly leader: Seat
  readonly cards: readonly Card[]
  /** Seat that won it; while in play the seat that would win it now, null before the first card. */
  readonly winner: Seat | null
  readonly eyes: number
}

export interface AnnouncementView {
  readonly seat: Seat
  readonly call: Call
  readonly party: Party
  /** Number of finished tricks when it was made. */
  readonly tricks: number
}

/** A call the viewer may make now or later. */
export interface CallOption {
  readonly call: Call
  /** Least number of own cards at which it may still be said; the viewer holds `View.hand.length`. Null where deadlines hang on tricks. */
  readonly cardsNeeded: number | null
}

/** Somebody has claimed all tricks that are left, or wants to give them up. */
export interface ClaimView {
  readonly seat: Seat
  readonly gives: boolean
  /** Engine's word: the claim cannot fail, whatever the others hold. */
  readonly sure: boolean
  /** Whose answer is still awaited, in turn. */
  readonly asked: readonly Seat[]
}

/** What the viewer may do to end the deal before its last trick. */
export interface MayClaim {
  /** Whether a claim could not fail. */
  readonly sure: boolean
  /** Whether the rest may be claimed, and whether it may be given up. */
  readonly claim: boolean
  readonly giveUp: boolean
}

/** Everything one viewer has been able to learn in a deal, and nothing else. Perfect recall: all finished tricks are in it. */
export interface View {
  readonly viewer: Viewer
  readonly rules: RuleSet
  readonly dealer: Seat
  readonly phase: Phase
  /** Whose reservation, answer, gift or card is awaited; null when the deal is over. */
  readonly turn: Seat | null
  /** The viewer's own cards, sorted: trumps high to low, then Kreuz, Pik, Herz, Karo. Empty for a spectator. */
  readonly hand: readonly Card[]
  /** What the viewer may do now, announcements out of turn included. */
  readonly legal: readonly Action[]
  /** Calls that the viewer may make at this moment (as in `legal`), with their deadlines. */
  readonly calls: readonly CallOption[]
  readonly handSizes: BySeat<number>
  /** What each seat said in the reservations; null: has not spoken. */
  readonly said: BySeat<'healthy' | 'reservation' | null>
  /** What the viewer has declared; of the others' reservations nobody learns the kind before it is settled. */
  readonly declared: ReservationKind | null
  /** The game as far as the viewer knows it; null while reservations run. */
  readonly game: GameKind | null
  /** Seat known (to the viewer) to play alone or to hold the Hochzeit / Armut. */
  readonly declarer: Seat | null
  /** True once it is certain for everybody that `declarer` plays alone. */
  readonly alone: boolean
  /** This game counts as the soloist's Pflichtsolo. */
  readonly pflicht: boolean
  /** Cards that are trump in this game, highest first; before the game is settled, those of a Normalspiel. */
  readonly trumps: readonly Card[]
  /** How many cards the viewer must give now: back in an Armut (the taker's larger hand is in `hand`), or beside the trumps laid down. */
  readonly toGive: number
  /** Cards that came to the viewer in an Armut or Kartenabgabe, sorted; until the first trick is taken, and told to nobody else. */
  readonly received: readonly Card[]
  /** Cards of which both are known to stand above all other trumps, with their holder: Schweinchen, then Superschweine. */
  readonly schweine: readonly { readonly seat: Seat; readonly card: Card }[]
  /** What is claimed or given up and not answered yet; null: nothing is. */
  readonly claim: ClaimView | null
  /** Hands that lie open since their holder claimed the rest, sorted; null: hidden. */
  readonly shown: BySeat<readonly Card[] | null>
  /** How the viewer may end the deal now; null: not at all, e.g. out of turn. */
  readonly mayClaim: MayClaim | null
  /** Who named whom in a Genscher; null without one. */
  readonly genscher: { readonly seat: Seat; readonly partner: Seat } | null
  /** In a Hochzeit that looks for a partner: which foreign trick finds one; else null. */
  readonly clearing: Clearing | null
  /** Trumps that came back in an Armut or Kartenabgabe: their number, or where it is not counted 1 for some; null: not told, or none was played. */
  readonly returned: number | null
  /** The seat on turn must announce before it may play. */
  readonly mustAnnounce: boolean
  readonly ownParty: Party | null
  /** Parties as far as the table's events prove them to this viewer; own party included. */
  readonly parties: BySeat<Party | null>
  /** Parties as far as they are proven to everybody. */
  readonly publicParties: BySeat<Party | null>
  readonly announcements: readonly AnnouncementView[]
  readonly levels: ByParty<Level>
  /** The open trick; null before the first lead and when the deal is over, unless it ended in the middle of one. */
  readonly trick: TrickView | null
  /** Finished tricks in order. */
  readonly tricks: readonly TrickView[]
  readonly tricksWon: BySeat<number>
  readonly eyesWon: BySeat<number>
  readonly owes: BySeat<boolean>
  readonly forced: Seat | null
  readonly bock: number
  /** Present when the deal is over. */
  readonly result: DealResult | null
}
