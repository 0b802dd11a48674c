/** The kinds of solo, in the order in which a table that ranks them does so. */
export const SOLO_KINDS = [
  'damensolo',
  'bubensolo',
  'fleischlos',
  'kreuzsolo',
  'piksolo',
  'herzsolo',
  'karosolo',
] as const
export type SoloKind = (typeof SOLO_KINDS)[number]

/** Everything that a rule set may change, as plain data under the names that a record uses. */
export interface Options {
  nines: boolean
  /** Of no effect within one deal. */
  takeBack: boolean
  farbsoli: boolean
  damensolo: boolean
  bubensolo: boolean
  fleischlos: boolean
  reservationOrder: 'soloFirst' | 'hochzeitFirst' | 'schmeissenFirst'
  soloTie: 'seat' | 'kind'
  soloLeads: 'pflicht' | 'always' | 'never'
  pflichtsolo: boolean
  soloBeforePflicht: boolean
  redealAfterSolo: 'pflicht' | 'always' | 'never'
  hochzeit: 'firstTrick' | 'firstFehl' | 'choice'
  announce: 'hand' | 'openTrick'
  skipLevels: boolean
  reply: boolean
  lateReplyBlocks: boolean
  /** Eyes of the first trick that oblige its winner to announce; 0: none do. */
  pflichtansage: number
  secondDulle: 'first' | 'second' | 'secondExceptLast'
  dullePoint: boolean
  schweine: 'off' | 'both' | 'firstOnly' | 'secondOnly' | 'auto'
  superschweine: 'off' | 'zehn' | 'neun' | 'koenig'
  genscher: boolean
  armut: boolean
  armutTrumps: number
  armutFoxes: 'count' | 'pair' | 'never'
  armutNine: boolean
  armutSwap: 'trumps' | 'three' | 'one'
  armutAsk: 'poorLeft' | 'dealerLeft'
  armutReturn: 'nothing' | 'whether' | 'count'
  armutLeads: 'dealerLeft' | 'takerLeft'
  armutSchweine: boolean
  kartenabgabe: boolean
  /** Fewest nines, kings, both together, Asse and Zehnen together; 0: never. */
  schmeissenNines: number
  schmeissenKings: number
  schmeissenNinesKings: number
  schmeissenVolle: number
  /** Most trumps that allow throwing the hand in; -1: never. */
  schmeissenTrumps: number
  schmeissenManyEyes: number
  schmeissenFewEyes: number
  schmeissenLowTrumps: 'off' | 'karoAss' | 'karoBube'
  doppelkopf: boolean
  fuchs: boolean
  karlchen: boolean
  karlchenCaught: 'off' | 'anyTrump' | 'karoDame'
  fuchsAmEnd: boolean
  herzstich: boolean
  specialsInSolo: 'off' | 'doppelkopf' | 'every'
  gegenDieAlten: 'off' | 'normal' | 'every'
  score: 'tournament' | 'house' | 'minus'
  bookKeeping: 'plusMinus' | 'onlyPlus' | 'onlyMinus'
  soloTriple: 'always' | 'whenWon'
  reKontra: 'add' | 'double' | 'doubleGame'
  feigheit: boolean
  kontraWinPoint: 'unlessAnnounced' | 'always'
  bockHerz: boolean
  bock120: boolean
  bockZero: boolean
  bockBoth: boolean
  bockLost: 'off' | 're' | 'kontra' | 'any'
  bockSolo: 'off' | 'lost' | 'any'
  bockNoTrick: boolean
  bockSchmeissen: boolean
  bockArmut: boolean
  bockEffect: 'whole' | 'game' | 'plusTwo'
  /** Of no effect within one deal. */
  bockLength: 'turn' | 'one'
  bockAgain: 'append' | 'stack' | 'restart' | 'ignore'
}

const DDV: Options = {
  nines: true,
  takeBack: false,
  farbsoli: true,
  damensolo: true,
  bubensolo: true,
  fleischlos: true,
  reservationOrder: 'soloFirst',
  soloTie: 'seat',
  soloLeads: 'pflicht',
  pflichtsolo: true,
  soloBeforePflicht: false,
  redealAfterSolo: 'pflicht',
  hochzeit: 'firstTrick',
  announce: 'hand',
  skipLevels: true,
  reply: true,
  lateReplyBlocks: true,
  pflichtansage: 0,
  secondDulle: 'first',
  dullePoint: false,
  schweine: 'off',
  superschweine: 'off',
  genscher: false,
  armut: false,
  armutTrumps: 3,
  armutFoxes: 'count',
  armutNine: false,
  armutSwap: 'trumps',
  armutAsk: 'poorLeft',
  armutReturn: 'whether',
  armutLeads: 'dealerLeft',
  armutSchweine: true,
  kartenabgabe: false,
  schmeissenNines: 0,
  schmeissenKings: 0,
  schmeissenNinesKings: 0,
  schmeissenVolle: 0,
  schmeissenTrumps: -1,
  schmeissenManyEyes: 0,
  schmeissenFewEyes: 0,
  schmeissenLowTrumps: 'off',
  doppelkopf: true,
  fuchs: true,
  karlchen: true,
  karlchenCaught: 'off',
  fuchsAmEnd: false,
  herzstich: false,
  specialsInSolo: 'off',
  gegenDieAlten: 'normal',
  score: 'tournament',
  bookKeeping: 'plusMinus',
  soloTriple: 'always',
  reKontra: 'add',
  feigheit: false,
  kontraWinPoint: 'always',
  bockHerz: false,
  bock120: false,
  bockZero: false,
  bockBoth: false,
  bockLost: 'off',
  bockSolo: 'off',
  bockNoTrick: false,
  bockSchmeissen: false,
  bockArmut: false,
  bockEffect: 'whole',
  bockLength: 'turn',
  bockAgain: 'append',
}

/** The four presets as the decided rules have them, written down a second time. */
export const PRESETS: Readonly<Record<string, Options>> = {
  ddv: DDV,
  norsk: { ...DDV, soloLeads: 'never', pflichtsolo: false, redealAfterSolo: 'never' },
  hausrunde: {
    ...DDV,
    farbsoli: false,
    reservationOrder: 'hochzeitFirst',
    soloTie: 'kind',
    pflichtsolo: false,
    dullePoint: true,
    gegenDieAlten: 'every',
    armut: true,
    kontraWinPoint: 'unlessAnnounced',
    score: 'house',
  },
  willi: {
    ...DDV,
    nines: false,
    farbsoli: false,
    fleischlos: false,
    reservationOrder: 'schmeissenFirst',
    soloLeads: 'always',
    pflichtsolo: false,
    redealAfterSolo: 'always',
    hochzeit: 'firstFehl',
    announce: 'openTrick',
    kartenabgabe: true,
    schmeissenKings: 5,
    schmeissenTrumps: 2,
    score: 'minus',
    bookKeeping: 'onlyMinus',
  },
}

/** The kinds of solo that a rule set has. */
export function soliOf(options: Options): readonly SoloKind[] {
  return SOLO_KINDS.filter((kind) => {
    if (kind === 'damensolo' || kind === 'bubensolo' || kind === 'fleischlos') return options[kind]
    return options.farbsoli
  })
}

/**
 * Ranks of reservations, highest first: kinds, `solo` for any solo, `pflichtsolo` for any that is owed, `pflicht KIND` for an
 * owed one of a kind. Of equals the one further forward wins.
 */
export function ranksOfReservations({ reservationOrder, soloTie }: Options): readonly string[] {
  const owed = SOLO_KINDS.map((kind) => `pflicht ${kind}`)
  const soli = soloTie === 'kind' ? [...owed, ...SOLO_KINDS] : ['pflichtsolo', 'solo']
  // A Kartenabgabe is a round's own way of Armut and stands in its place.
  const poor = ['armut', 'kartenabgabe']
  switch (reservationOrder) {
    case 'hochzeitFirst':
      return ['hochzeit', ...soli, 'schmeissen', ...poor]
    case 'schmeissenFirst':
      return ['schmeissen', ...soli, 'hochzeit', ...poor]
    default:
      return [...soli, 'schmeissen', ...poor, 'hochzeit']
  }
}
