/** What a switch may be, and what it is in the tournament rules. */
interface Row<T> {
  readonly ddv: T
  readonly values: readonly T[]
}

const one = <const T>(ddv: NoInfer<T>, ...values: readonly T[]): Row<T> => ({ ddv, values })
const yesNo = (ddv: boolean): Row<boolean> => ({ ddv, values: [true, false] })
const number = (ddv: number, least: number, most: number): Row<number> => ({
  ddv,
  values: Array.from({ length: most - least + 1 }, (_, step) => least + step),
})

/** Every switch under the name that a record uses. */
const SWITCHES = {
  nines: yesNo(true),
  /** Of no effect within one deal. */
  takeBack: yesNo(false),
  farbsoli: yesNo(true),
  damensolo: yesNo(true),
  bubensolo: yesNo(true),
  fleischlos: yesNo(true),
  reservationOrder: one('soloFirst', 'soloFirst', 'hochzeitFirst', 'schmeissenFirst'),
  soloTie: one('seat', 'seat', 'kind'),
  soloLeads: one('pflicht', 'pflicht', 'always', 'never'),
  pflichtsolo: yesNo(true),
  soloBeforePflicht: yesNo(false),
  redealAfterSolo: one('pflicht', 'pflicht', 'always', 'never'),
  hochzeit: one('firstTrick', 'firstTrick', 'firstFehl', 'choice'),
  announce: one('hand', 'hand', 'openTrick'),
  skipLevels: yesNo(true),
  reply: yesNo(true),
  lateReplyBlocks: yesNo(true),
  /** Eyes of the first trick that oblige its winner to announce; 0: none do. */
  pflichtansage: one(0, 0, 30, 35),
  secondDulle: one('first', 'first', 'second', 'secondExceptLast'),
  dullePoint: yesNo(false),
  schweine: one('off', 'off', 'both', 'firstOnly', 'secondOnly', 'auto'),
  superschweine: one('off', 'off', 'zehn', 'neun', 'koenig'),
  genscher: yesNo(false),
  armut: yesNo(false),
  armutTrumps: number(3, 1, 4),
  armutFoxes: one('count', 'count', 'pair', 'never'),
  armutNine: yesNo(false),
  armutSwap: one('trumps', 'trumps', 'three', 'one'),
  armutAsk: one('poorLeft', 'poorLeft', 'dealerLeft'),
  armutReturn: one('whether', 'nothing', 'whether', 'count'),
  armutLeads: one('dealerLeft', 'dealerLeft', 'takerLeft'),
  armutSchweine: yesNo(true),
  kartenabgabe: yesNo(false),
  /** Fewest nines, kings, both together, Asse and Zehnen together; 0: never. */
  schmeissenNines: number(0, 0, 8),
  schmeissenKings: number(0, 0, 8),
  schmeissenNinesKings: one(0, 0, 6, 7, 8, 9, 10),
  schmeissenVolle: one(0, 0, 6, 7, 8, 9, 10),
  /** Most trumps that allow throwing the hand in; -1: never. */
  schmeissenTrumps: number(-1, -1, 4),
  schmeissenManyEyes: one(0, 0, 70, 75, 80, 81, 85, 90),
  schmeissenFewEyes: one(0, 0, 25, 30, 35, 40),
  schmeissenLowTrumps: one('off', 'off', 'karoAss', 'karoBube'),
  doppelkopf: yesNo(true),
  fuchs: yesNo(true),
  karlchen: yesNo(true),
  karlchenCaught: one('off', 'off', 'anyTrump', 'karoDame'),
  fuchsAmEnd: yesNo(false),
  herzstich: yesNo(false),
  specialsInSolo: one('off', 'off', 'doppelkopf', 'every'),
  gegenDieAlten: one('normal', 'off', 'normal', 'every'),
  score: one('tournament', 'tournament', 'house', 'minus'),
  bookKeeping: one('plusMinus', 'plusMinus', 'onlyPlus', 'onlyMinus'),
  soloTriple: one('always', 'always', 'whenWon'),
  reKontra: one('add', 'add', 'double', 'doubleGame'),
  feigheit: yesNo(false),
  kontraWinPoint: one('always', 'unlessAnnounced', 'always'),
  bockHerz: yesNo(false),
  bock120: yesNo(false),
  bockZero: yesNo(false),
  bockBoth: yesNo(false),
  bockLost: one('off', 'off', 're', 'kontra', 'any'),
  bockSolo: one('off', 'off', 'lost', 'any'),
  bockNoTrick: yesNo(false),
  bockSchmeissen: yesNo(false),
  bockArmut: yesNo(false),
  /** Of no effect within one deal. */
  bockLength: one('turn', 'turn', 'one'),
  bockEffect: one('whole', 'whole', 'game', 'plusTwo'),
  bockAgain: one('append', 'append', 'stack', 'restart', 'ignore'),
}

/** Everything that a rule set may change, as plain data. */
export type Options = { [K in keyof typeof SWITCHES]: (typeof SWITCHES)[K]['values'][number] }

const DDV = Object.fromEntries(Object.entries(SWITCHES).map(([name, { ddv }]) => [name, ddv])) as Options

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

/** What is wrong with a rule set. */
export interface Misfit {
  code: 'unknown-rules' | 'unknown-switch' | 'bad-switch-value' | 'switch-conflict'
  message: string
}

/** Why switches that are each right do not go together, or null if they do. */
function clashIn(options: Options): string | null {
  if (options.superschweine !== 'off' && (options.schweine === 'off' || options.schweine === 'firstOnly')) {
    return 'Superschweine need both Schweinchen, or the second'
  }
  if (options.superschweine === 'neun' && !options.nines) return 'Superschweine of Karo-Neunen need nines'
  if (options.armutNine && !options.nines) return 'an Armut with a Karo-Neun needs nines'
  if (options.kartenabgabe && options.armut) return 'Kartenabgabe and Armut exclude each other'
  if (options.schmeissenNines !== 0 && !options.nines) return 'throwing nines in needs nines'
  if (options.schmeissenNinesKings !== 0 && !options.nines) return 'throwing nines and kings in needs nines'
  if (options.karlchenCaught !== 'off' && !options.karlchen) return 'a Karlchen is caught only where there is one'
  if (options.score === 'minus' && options.bookKeeping !== 'onlyMinus') return 'the book of minus points has no plus'
  if (options.score === 'minus' && options.reKontra !== 'add') return 'the book of minus points has its own factors'
  if (options.score === 'minus' && options.soloTriple !== 'always') return 'minus points are never tripled'
  if (options.score === 'minus' && options.feigheit) return 'the book of minus points knows no Feigheit'
  return null
}

const rowOf = (name: string): Row<unknown> | undefined =>
  Object.entries(SWITCHES).find(([known]) => known === name)?.[1]

/**
 * The options of a preset with changed switches.
 * @param rules a preset's id
 * @param set changed switches by name
 * @returns the options, or what is wrong
 */
export function optionsOf(rules: string, set: Readonly<Record<string, unknown>>): Options | Misfit {
  const preset = Object.hasOwn(PRESETS, rules) ? PRESETS[rules] : undefined
  if (preset === undefined) return { code: 'unknown-rules', message: `no rules ${rules}` }
  for (const [name, value] of Object.entries(set)) {
    const row = rowOf(name)
    if (row === undefined) return { code: 'unknown-switch', message: `no switch ${name}` }
    if (!row.values.includes(value)) return { code: 'bad-switch-value', message: `${name}: ${JSON.stringify(value)}` }
  }
  const options: Options = { ...preset, ...set }
  const clash = clashIn(options)
  return clash === null ? options : { code: 'switch-conflict', message: clash }
}
