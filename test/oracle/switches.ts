import { PRESETS, type Options } from './options.js'

const yesNo: readonly unknown[] = [true, false]
const numbers = (least: number, most: number): readonly unknown[] =>
  Array.from({ length: most - least + 1 }, (_, step) => least + step)

/** What each switch of a record may be. */
export const SWITCHES: Readonly<Record<string, readonly unknown[]>> = {
  nines: yesNo,
  takeBack: yesNo,
  farbsoli: yesNo,
  damensolo: yesNo,
  bubensolo: yesNo,
  fleischlos: yesNo,
  reservationOrder: ['soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
  soloTie: ['seat', 'kind'],
  soloLeads: ['pflicht', 'always', 'never'],
  pflichtsolo: yesNo,
  soloBeforePflicht: yesNo,
  redealAfterSolo: ['pflicht', 'always', 'never'],
  hochzeit: ['firstTrick', 'firstFehl', 'choice'],
  announce: ['hand', 'openTrick'],
  skipLevels: yesNo,
  reply: yesNo,
  lateReplyBlocks: yesNo,
  pflichtansage: [0, 30, 35],
  secondDulle: ['first', 'second', 'secondExceptLast'],
  dullePoint: yesNo,
  schweine: ['off', 'both', 'firstOnly', 'secondOnly', 'auto'],
  superschweine: ['off', 'zehn', 'neun', 'koenig'],
  genscher: yesNo,
  armut: yesNo,
  armutTrumps: numbers(1, 4),
  armutFoxes: ['count', 'pair', 'never'],
  armutNine: yesNo,
  armutSwap: ['trumps', 'three', 'one'],
  armutAsk: ['poorLeft', 'dealerLeft'],
  armutReturn: ['nothing', 'whether', 'count'],
  armutLeads: ['dealerLeft', 'takerLeft'],
  armutSchweine: yesNo,
  kartenabgabe: yesNo,
  schmeissenNines: numbers(0, 8),
  schmeissenKings: numbers(0, 8),
  schmeissenNinesKings: [0, 6, 7, 8, 9, 10],
  schmeissenVolle: [0, 6, 7, 8, 9, 10],
  schmeissenTrumps: numbers(-1, 4),
  schmeissenManyEyes: [0, 70, 75, 80, 81, 85, 90],
  schmeissenFewEyes: [0, 25, 30, 35, 40],
  schmeissenLowTrumps: ['off', 'karoAss', 'karoBube'],
  doppelkopf: yesNo,
  fuchs: yesNo,
  karlchen: yesNo,
  karlchenCaught: ['off', 'anyTrump', 'karoDame'],
  fuchsAmEnd: yesNo,
  herzstich: yesNo,
  specialsInSolo: ['off', 'doppelkopf', 'every'],
  gegenDieAlten: ['off', 'normal', 'every'],
  score: ['tournament', 'house', 'minus'],
  bookKeeping: ['plusMinus', 'onlyPlus', 'onlyMinus'],
  soloTriple: ['always', 'whenWon'],
  reKontra: ['add', 'double', 'doubleGame'],
  feigheit: yesNo,
  kontraWinPoint: ['unlessAnnounced', 'always'],
  bockHerz: yesNo,
  bock120: yesNo,
  bockZero: yesNo,
  bockBoth: yesNo,
  bockLost: ['off', 're', 'kontra', 'any'],
  bockSolo: ['off', 'lost', 'any'],
  bockNoTrick: yesNo,
  bockSchmeissen: yesNo,
  bockArmut: yesNo,
  bockLength: ['turn', 'one'],
  bockEffect: ['whole', 'game', 'plusTwo'],
  bockAgain: ['append', 'stack', 'restart', 'ignore'],
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
    const allowed = Object.hasOwn(SWITCHES, name) ? SWITCHES[name] : undefined
    if (allowed === undefined) return { code: 'unknown-switch', message: `no switch ${name}` }
    if (!allowed.includes(value)) return { code: 'bad-switch-value', message: `${name}: ${JSON.stringify(value)}` }
  }
  const options: Options = { ...preset, ...set }
  const clash = clashIn(options)
  return clash === null ? options : { code: 'switch-conflict', message: clash }
}
