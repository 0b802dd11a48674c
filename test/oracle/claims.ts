import { mayAnnounce } from './announce.js'
import { groupOf, removeOne, trickWinner, trumpsIn, type Play } from './cards.js'
import { at, copies, seatsAfter, type Claim, type Deal } from './deal.js'
import { follows, fullHand } from './play.js'

const PIG_CARDS = { off: '', zehn: 'DT', neun: 'D9', koenig: 'DK' } as const

/** The height that a card of the claimant is known to have: Schweinchen and what stands above them, once declared. */
function knownHeight(deal: Deal, seat: number, card: string): 0 | 1 | 2 {
  const plays = [...deal.tricks.flatMap((trick) => trick.plays), ...deal.table]
  const wereHigh = deal.options.schweine === 'auto' || plays.some(({ high }) => high === 2)
  const above = PIG_CARDS[deal.options.superschweine]
  if (card === above && deal.superSeat === seat && wereHigh) return 2
  return card === 'DA' && deal.bothFoxes === seat && deal.superSeat !== undefined ? 1 : 0
}

/** Whether a hidden card takes a trick from one that lies there; one that may be a Schweinchen or more always does. */
function takes(deal: Deal, hidden: string, lying: Play, last: boolean): boolean {
  const pigs = deal.options.schweine !== 'off' && trumpsIn(deal.game).includes('DA')
  if (pigs && ['DA', PIG_CARDS[deal.options.superschweine]].includes(hidden)) return true
  const { secondDulle } = deal.options
  const second = secondDulle === 'second' || (secondDulle === 'secondExceptLast' && !last)
  return trickWinner(deal.game, [lying, { seat: -1, card: hidden, high: 0 }], second) === 1
}

/** How high a card is for ordering leads: trumps before side suits, high ones first. */
function place(deal: Deal, { card, high }: Play): number {
  const trumps = trumpsIn(deal.game)
  if (high > 0) return -high
  return trumps.includes(card) ? trumps.indexOf(card) : 100 + groupOf(deal.game, card).indexOf(card)
}

/** The hand of an opponent who wants to take a trick with one hidden card: all of its kind, low ones first, then anything. */
function hostile(deal: Deal, hidden: readonly string[], wanted: string, size: number): string[] {
  const kind = groupOf(deal.game, wanted)
  const rest = [...hidden]
  removeOne(rest, wanted)
  const low = rest.filter((card) => kind.includes(card)).sort((one, other) => kind.indexOf(other) - kind.indexOf(one))
  return [wanted, ...low, ...rest.filter((card) => !kind.includes(card))].slice(0, size)
}

/** Whether such an opponent takes a trick from these leads, in their order. */
function spoils(deal: Deal, leads: readonly Play[], hidden: readonly string[], wanted: string): boolean {
  const hand = hostile(deal, hidden, wanted, leads.length)
  for (const [index, lead] of leads.entries()) {
    const last = index === leads.length - 1
    const kind = groupOf(deal.game, lead.card)
    const following = hand.filter((card) => kind.includes(card))
    const trumps = hand.filter((card) => trumpsIn(deal.game).includes(card))
    const may = following.length > 0 ? following : [...trumps, ...hand]
    if ((following.length > 0 ? following : trumps).some((card) => takes(deal, card, lead, last))) return true
    // What is not wanted goes first; the hand is as large as the number of leads.
    removeOne(hand, may.findLast((card) => card !== wanted) ?? wanted)
  }
  return false
}

/** Whether the cards of a seat take every trick, led trumps first and from the top, against any hand. */
function runs(deal: Deal, seat: number, own: readonly string[], hidden: readonly string[]): boolean {
  const leads = own
    .map((card): Play => ({ seat, card, high: knownHeight(deal, seat, card) }))
    .sort((one, other) => place(deal, one) - place(deal, other))
  return hidden.every((wanted) => !spoils(deal, leads, hidden, wanted))
}

/** Whether the seat on turn takes all that is left, whatever the others hold. */
function isSure(deal: Deal, seat: number): boolean {
  const own = at(deal.hands, seat)
  const hidden = deal.hands.flatMap((hand, other) => (other === seat ? [] : hand))
  if (deal.table.length === 0) return runs(deal, seat, own, hidden)
  const last = deal.tricks.length === fullHand(deal) - 1
  const { secondDulle } = deal.options
  const second = secondDulle === 'second' || (secondDulle === 'secondExceptLast' && !last)
  return [...new Set(own)].some((card) => {
    if (!follows(deal, seat, card)) return false
    const mine: Play = { seat, card, high: knownHeight(deal, seat, card) }
    if (trickWinner(deal.game, [...deal.table, mine], second) !== deal.table.length) return false
    if (deal.table.length < 3 && hidden.some((other) => takes(deal, other, mine, last))) return false
    const rest = [...own]
    removeOne(rest, card)
    return runs(deal, seat, rest, hidden)
  })
}

/** Whether everybody can tell all parties: by the game, or since only one way is left in which the Kreuz-Damen can lie. */
function partiesAreKnown(deal: Deal): boolean {
  if (deal.genscher !== null || (deal.game !== 'normal' && deal.game !== 'stille-hochzeit')) return true
  const plays = [...deal.tricks.map((trick) => trick.plays), deal.table].flatMap((trick) =>
    trick.map((play) => ({ ...play, lead: at(trick, 0).card })),
  )
  const queens = (seat: number): number => plays.filter((play) => play.seat === seat && play.card === 'CQ').length
  const trumps = trumpsIn(deal.game)
  const isWithout = (seat: number): boolean =>
    plays.some((play) => play.seat === seat && trumps.includes(play.lead) && !trumps.includes(play.card))
  const ways = [0, 1, 2, 3].flatMap((one) => [0, 1, 2, 3].slice(one).map((other) => [one, other]))
  const fitting = ways.filter((way) =>
    [0, 1, 2, 3].every((seat) => {
      const dealt = way.filter((holder) => holder === seat).length
      if (dealt < queens(seat) || (isWithout(seat) && dealt > queens(seat))) return false
      if (deal.shown.includes(seat) && dealt !== queens(seat) + copies(at(deal.hands, seat), 'CQ')) return false
      return deal.spoken.every((said) => said.seat !== seat || (said.party === 're') === dealt > 0)
    }),
  )
  return new Set(fitting.map((way) => [...new Set(way)].join())).size === 1
}

interface Refusal {
  code: string
  message: string
}
const no = (code: string, message: string): Refusal => ({ code, message })

/** Why a seat may not claim the rest, or give it up; null if it may. `duty`: what it has to do first. */
export function refuseClaim(deal: Deal, seat: number, gives: boolean, duty: Refusal | null): Refusal | null {
  if (deal.phase !== 'play' || deal.parties === null) return no('not-now', 'there is nothing to claim yet')
  if (seat !== deal.turn) return no('not-your-turn', `seat ${deal.turn} plays`)
  if (deal.claim !== null) return no('claim-stands', 'the claim is not answered')
  if (duty !== null) return duty
  if (gives && deal.soloist !== seat && !partiesAreKnown(deal))
    return no('parties-open', 'who is with whom is not known')
  if (!deal.declined.includes(seat) || (!gives && isSure(deal, seat))) return null
  return no('claim-again', 'it was declined before')
}

/** Claims the rest or gives it up. */
export function claim(deal: Deal, seat: number, gives: boolean): void {
  deal.claim = { seat, gives, sure: !gives && isSure(deal, seat), agreed: [] }
  if (!gives) deal.shown.push(seat)
  settle(deal)
}

/** Whether a seat, were it of either party, could announce something. */
function couldSpeak(deal: Deal, seat: number): boolean {
  return (['re', 'kontra'] as const).some((party) => {
    const other = party === 're' ? 'kontra' : 're'
    const own = deal.announced[party]
    const answer = mayAnnounce({
      options: deal.options,
      party,
      level: own + 1,
      own,
      other: deal.announced[other],
      cards: at(deal.hands, seat).length,
      played: deal.tricks.length * 4 + deal.table.length,
      cleared: true,
      shift: deal.shift,
      blocked: deal.lateReply[party],
    })
    return own < 5 && (answer === 'yes' || answer === 'late-reply')
  })
}

function mayRefuse(deal: Deal, { seat, gives, sure }: Claim, other: number): boolean {
  if (gives) return at(deal.parties ?? [], seat) === at(deal.parties ?? [], other)
  return !sure
}

/** Whose answer a claim awaits, in turn. */
export function askedBy(deal: Deal): number[] {
  const { claim: asked } = deal
  if (asked === null || deal.phase !== 'play') return []
  return seatsAfter(asked.seat)
    .slice(0, 3)
    .filter((other) => !asked.agreed.includes(other) && (mayRefuse(deal, asked, other) || couldSpeak(deal, other)))
}

/** Why a seat may not say that the deal is played on; null if it may. */
function refuseGoingOn(deal: Deal, asked: Claim, seat: number): Refusal | null {
  if (seat === asked.seat || mayRefuse(deal, asked, seat)) return null
  return asked.sure ? no('claim-sure', 'the claim cannot fail') : no('no-claim', 'it is not asked')
}

/** Why a seat may not answer; null if it may. */
export function refuseAnswer(deal: Deal, seat: number, agrees: boolean): Refusal | null {
  if (deal.claim === null) return no('no-claim', 'nothing is claimed')
  if (!agrees) return refuseGoingOn(deal, deal.claim, seat)
  return askedBy(deal).includes(seat) ? null : no('no-claim', 'it is not asked')
}

/** Answers a claim. */
export function answerClaim(deal: Deal, seat: number, agrees: boolean): void {
  if (deal.claim === null) return
  if (agrees) {
    deal.claim.agreed.push(seat)
    settle(deal)
    return
  }
  deal.declined.push(deal.claim.seat)
  deal.claim = null
}

/** Everybody is asked anew once somebody has announced something. */
export function askAnew(deal: Deal): void {
  if (deal.claim === null) return
  deal.claim.agreed = []
  settle(deal)
}

function settle(deal: Deal): void {
  if (askedBy(deal).length === 0) deal.phase = 'over'
}
