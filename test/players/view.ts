import type { Action, Card, Seat, TrickView, View } from '../../src/engine/index.js'

export const normalTrumps = 'HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9'.split(' ') as Card[]

/** Cards from a line such as `CA HT`. */
export const cardsOf = (line: string): Card[] => line.split(' ').filter(Boolean) as Card[]

/** A view of seat 0 in a Normalspiel of the first trick, with what a test wants changed. `legal` follows from `plays`. */
export function viewWith(changes: Partial<View> & { plays?: string; seat?: Seat }): View {
  const { plays, seat = 0, ...rest } = changes
  const hand = rest.hand ?? []
  const open = rest.trick?.cards.length ?? 0
  const played = (place: Seat): number => {
    const steps = rest.trick ? (place - rest.trick.leader + 4) % 4 : 4
    return place !== seat && steps < open ? 1 : 0
  }
  const legal: Action[] = cardsOf(plays ?? '').map((card) => ({ type: 'play', card, seat }))
  const size = hand.length
  return {
    viewer: seat,
    rules: { preset: 'ddv', set: {} },
    dealer: 3,
    phase: 'playing',
    turn: seat,
    hand,
    legal,
    calls: [],
    handSizes: [size - played(0), size - played(1), size - played(2), size - played(3)],
    said: ['healthy', 'healthy', 'healthy', 'healthy'],
    declared: null,
    received: [],
    game: 'normal',
    declarer: null,
    alone: false,
    pflicht: false,
    trumps: normalTrumps,
    toGive: 0,
    schweine: [],
    claim: null,
    shown: [null, null, null, null],
    mayClaim: null,
    genscher: null,
    clearing: null,
    returned: null,
    mustAnnounce: false,
    ownParty: 'kontra',
    parties: ['kontra', null, null, null],
    publicParties: [null, null, null, null],
    announcements: [],
    levels: { re: 0, kontra: 0 },
    trick: null,
    tricks: [],
    tricksWon: [0, 0, 0, 0],
    eyesWon: [0, 0, 0, 0],
    owes: [false, false, false, false],
    forced: null,
    bock: 1,
    result: null,
    ...rest,
  }
}

/** An open trick that `leader` opened with the cards of a line; `winner` is ahead. */
export const openTrick = (leader: Seat, line: string, winner: Seat): TrickView => ({
  leader,
  cards: cardsOf(line),
  winner,
  eyes: 0,
})

/** Parties in which the seats of `friends` play with seat 0, who is Re. */
export const reWith = (friend: Seat): Pick<View, 'ownParty' | 'parties'> => ({
  ownParty: 're',
  parties: [0, 1, 2, 3].map((seat) => (seat === 0 || seat === friend ? 're' : 'kontra')) as unknown as View['parties'],
})
