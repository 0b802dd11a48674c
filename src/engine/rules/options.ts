import { accept, refuse } from '../result.js'
import type { Refusal, Result } from '../result.js'

/** The presets by id. */
export const presetIds = ['ddv', 'norsk', 'hausrunde', 'willi'] as const
export type PresetId = (typeof presetIds)[number]

/** A value that a switch may have. */
export type SwitchValue = boolean | number | string

/** A preset and the switches changed from it. Checked by `checkRules`; every table, record and view carries one. */
export interface RuleSet {
  readonly preset: PresetId
  readonly set: Readonly<Record<string, SwitchValue>>
}

type AllValues = Readonly<Record<string, SwitchValue>>

/** One switch: what it may be, what it is in each preset, and which other switch forbids its value (null: none). */
export interface SwitchRow<T extends SwitchValue = SwitchValue> {
  readonly defaults: Readonly<Record<PresetId, T>>
  readonly values: readonly T[]
  readonly excludes?: (all: AllValues) => string | null
}

type Defaults<T> = [ddv: T, norsk: T, hausrunde: T, willi: T]

const row = <T extends SwitchValue>(
  values: readonly T[],
  [ddv, norsk, hausrunde, willi]: Defaults<T>,
  excludes?: SwitchRow['excludes'],
): SwitchRow<T> => ({ values, defaults: { ddv, norsk, hausrunde, willi }, ...(excludes && { excludes }) })

const flag = (defaults: Defaults<boolean>, excludes?: SwitchRow['excludes']): SwitchRow<boolean> =>
  row<boolean>([true, false], defaults, excludes)

const oneOf = <const T extends string>(
  values: readonly T[],
  defaults: Defaults<NoInfer<T>>,
  excludes?: SwitchRow['excludes'],
) => row<T>(values, defaults, excludes)

const upTo = (
  least: number,
  most: number,
  defaults: Defaults<number>,
  excludes?: SwitchRow['excludes'],
): SwitchRow<number> =>
  row(
    Array.from({ length: most - least + 1 }, (_, step) => least + step),
    defaults,
    excludes,
  )

const needs =
  (active: (all: AllValues) => boolean, other: string, met: (all: AllValues) => boolean) =>
  (all: AllValues): string | null =>
    active(all) && !met(all) ? other : null

const both =
  (...reasons: readonly ((all: AllValues) => string | null)[]) =>
  (all: AllValues): string | null =>
    reasons.map((reason) => reason(all)).find((other) => other !== null) ?? null

/** Every switch of the game, one row each; columns are ddv, norsk, hausrunde, willi. */
export const switches = {
  nines: flag([true, true, true, false]),
  farbsoli: flag([true, true, false, false]),
  damensolo: flag([true, true, true, true]),
  bubensolo: flag([true, true, true, true]),
  fleischlos: flag([true, true, true, false]),
  /** Which group of reservations goes before which. */
  reservationOrder: oneOf(
    ['soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
    ['soloFirst', 'soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
  ),
  soloTie: oneOf(['seat', 'kind'], ['seat', 'seat', 'kind', 'seat']),
  soloLeads: oneOf(['pflicht', 'never', 'always'], ['pflicht', 'never', 'pflicht', 'always']),
  /** Each place owes one Solo in a match; who still owes it when only so many games are left is made to play it. */
  pflichtsolo: flag([true, false, false, false]),
  /** Who still owes the Pflichtsolo may play another Solo first (`vorbehalt damensolo lust`); else the first one is the Pflichtsolo. */
  soloBeforePflicht: flag([false, false, false, false]),
  /** After which Soli the same dealer deals again. */
  redealAfterSolo: oneOf(['pflicht', 'always', 'never'], ['pflicht', 'never', 'pflicht', 'always']),
  /** How a Hochzeit finds its partner: by the first foreign trick, by one led with a side suit, or as its holder says. */
  hochzeit: oneOf(['firstTrick', 'firstFehl', 'choice'], ['firstTrick', 'firstTrick', 'firstTrick', 'firstFehl']),
  /** What deadlines of announcements hang on: the cards in the speaker's hand, or the trick that lies open. */
  announce: oneOf(['hand', 'openTrick'], ['hand', 'hand', 'hand', 'openTrick']),
  /**
   * Eyes of the first trick from which its winner must say Re or Kontra before he leads, unless his party has said something;
   * 0: never. Not in Soli and not in a Hochzeit.
   */
  pflichtansage: row([0, 30, 35], [0, 0, 0, 0]),
  secondDulle: oneOf(['first', 'second', 'secondExceptLast'], ['first', 'first', 'first', 'first']),
  /** A point for a caught Herz-Zehn; of no effect where the first of two stays. */
  dullePoint: flag([false, false, true, false]),
  /**
   * Both Karo-Asse on one hand above the Dullen, where Karo is trump. `both`: from the first one on, which declares them by
   * being played; `secondOnly`: the first is an ordinary Fuchs, and if it wins its trick the second is high; `auto`: both,
   * told to the table as soon as the game is settled.
   */
  schweine: oneOf(['off', 'both', 'secondOnly', 'auto'], ['off', 'off', 'off', 'off']),
  /**
   * Both Karo-Zehnen (Neunen, Könige) on one hand above declared Schweinchen: both must still be held when the Schweinchen
   * are declared; playing the first declares them, with `auto` Schweinchen they are told at once.
   */
  superschweine: oneOf(
    ['off', 'zehn', 'neun', 'koenig'],
    ['off', 'off', 'off', 'off'],
    both(
      needs(
        (all) => all['superschweine'] !== 'off',
        'schweine',
        (all) => all['schweine'] !== 'off',
      ),
      needs(
        (all) => all['superschweine'] === 'neun',
        'nines',
        (all) => all['nines'] === true,
      ),
    ),
  ),
  /**
   * In a Normalspiel whoever holds both Karo-Könige may, before playing the first of them, name any seat as partner: these
   * two are Re from then on, what was said stands as Re or Kontra, Absagen lapse, and all tricks count for the new parties.
   */
  genscher: flag([false, false, false, false]),
  armut: flag([false, false, true, false]),
  /** Greatest number of trumps with which an Armut may be declared. */
  armutTrumps: upTo(1, 4, [3, 3, 3, 3]),
  /** Who is asked first whether he takes it up. */
  armutAsk: oneOf(['poorLeft', 'dealerLeft'], ['poorLeft', 'poorLeft', 'poorLeft', 'poorLeft']),
  /** What the table learns of the trumps that come back in an Armut or Kartenabgabe. */
  armutReturn: oneOf(['nothing', 'whether', 'count'], ['whether', 'whether', 'whether', 'whether']),
  /** Who leads in an Armut: left of the dealer, or the first opponent left of the taker. */
  armutLeads: oneOf(['dealerLeft', 'takerLeft'], ['dealerLeft', 'dealerLeft', 'dealerLeft', 'dealerLeft']),
  kartenabgabe: flag(
    [false, false, false, true],
    needs(
      (all) => all['kartenabgabe'] === true,
      'armut',
      (all) => all['armut'] === false,
    ),
  ),
  /** Least number of Neunen, of Könige, greatest number of trumps that allows to throw the cards in; 0 or -1: not at all. */
  schmeissenNines: upTo(
    0,
    8,
    [0, 0, 0, 0],
    needs(
      (all) => all['schmeissenNines'] !== 0,
      'nines',
      (all) => all['nines'] === true,
    ),
  ),
  schmeissenKings: upTo(0, 8, [0, 0, 0, 5]),
  schmeissenTrumps: upTo(-1, 4, [-1, -1, -1, 2]),
  /** Least number of Neunen and Könige together; 0: not at all. */
  schmeissenNinesKings: row(
    [0, 6, 7, 8, 9, 10],
    [0, 0, 0, 0],
    needs(
      (all) => all['schmeissenNinesKings'] !== 0,
      'nines',
      (all) => all['nines'] === true,
    ),
  ),
  /** At least so many eyes, fewer than so many eyes; 0: not at all. */
  schmeissenManyEyes: row([0, 70, 75, 80, 81, 85, 90], [0, 0, 0, 0]),
  schmeissenFewEyes: row([0, 25, 30, 35, 40], [0, 0, 0, 0]),
  /** No trump above Karo-Ass (Karo-Bube) in the hand. */
  schmeissenLowTrumps: oneOf(['off', 'karoAss', 'karoBube'], ['off', 'off', 'off', 'off']),
  doppelkopf: flag([true, true, true, true]),
  fuchs: flag([true, true, true, true]),
  karlchen: flag([true, true, true, true]),
  karlchenCaught: oneOf(
    ['off', 'anyTrump', 'karoDame'],
    ['off', 'off', 'off', 'off'],
    needs(
      (all) => all['karlchenCaught'] !== 'off',
      'karlchen',
      (all) => all['karlchen'] === true,
    ),
  ),
  fuchsAmEnd: flag([false, false, false, false]),
  herzstich: flag([false, false, false, false]),
  gegenDieAlten: oneOf(['off', 'normal', 'every'], ['normal', 'normal', 'every', 'normal']),
  score: oneOf(
    ['tournament', 'house', 'minus'],
    ['tournament', 'tournament', 'house', 'minus'],
    needs(
      (all) => all['score'] === 'minus',
      'bookKeeping',
      (all) => all['bookKeeping'] === 'onlyMinus',
    ),
  ),
  /** Whether winners and losers are written down, or only one of them. */
  bookKeeping: oneOf(['plusMinus', 'onlyPlus', 'onlyMinus'], ['plusMinus', 'plusMinus', 'plusMinus', 'onlyMinus']),
  /** Whether Re and Kontra add points or double everything, special points included. The book of minus points has its own factors. */
  reKontra: oneOf(
    ['add', 'double'],
    ['add', 'add', 'add', 'add'],
    needs(
      (all) => all['reKontra'] === 'double',
      'score',
      (all) => all['score'] !== 'minus',
    ),
  ),
  /**
   * Two against two: winners who reached three levels more than they had said (won 1, under 90 2, … no trick 5; nothing said 0)
   * lose, and the points of the game go to the others; special points stay, the one against the Alten is dropped.
   */
  feigheit: flag(
    [false, false, false, false],
    needs(
      (all) => all['feigheit'] === true,
      'score',
      (all) => all['score'] !== 'minus',
    ),
  ),
  kontraWinPoint: oneOf(['unlessAnnounced', 'always'], ['always', 'always', 'unlessAnnounced', 'always']),
  bockHerz: flag([false, false, false, false]),
  bock120: flag([false, false, false, false]),
  /** A game that is worth nothing in the end. */
  bockZero: flag([false, false, false, false]),
  /** Re and Kontra both said. */
  bockBoth: flag([false, false, false, false]),
  /** Which announcement, said and lost, starts a Bockrunde. */
  bockLost: oneOf(['off', 're', 'kontra', 'any'], ['off', 'off', 'off', 'off']),
  /** A Solo that is lost, or any. */
  bockSolo: oneOf(['off', 'lost', 'any'], ['off', 'off', 'off', 'off']),
  /** A party without a trick. */
  bockNoTrick: flag([false, false, false, false]),
  /** Cards thrown in; an Armut that nobody took up. */
  bockSchmeissen: flag([false, false, false, false]),
  bockArmut: flag([false, false, false, false]),
  /** What a Bockrunde does while another runs: follows it, doubles its games, begins it anew, or nothing. */
  bockAgain: oneOf(['append', 'stack', 'restart', 'ignore'], ['append', 'append', 'append', 'append']),
} as const

export type SwitchId = keyof typeof switches

/** The value of every switch, typed. */
export type Options = { readonly [K in SwitchId]: (typeof switches)[K]['values'][number] }

/** All switches in the order of the table. */
export const switchIds = Object.keys(switches) as SwitchId[]

/** The four presets as rule sets without changes. */
export const presets: Readonly<Record<PresetId, RuleSet>> = Object.freeze({
  ddv: Object.freeze({ preset: 'ddv', set: Object.freeze({}) }),
  norsk: Object.freeze({ preset: 'norsk', set: Object.freeze({}) }),
  hausrunde: Object.freeze({ preset: 'hausrunde', set: Object.freeze({}) }),
  willi: Object.freeze({ preset: 'willi', set: Object.freeze({}) }),
})

/** The value of every switch in a checked rule set: its preset's, unless changed. */
export function optionsOf(rules: RuleSet): Options {
  return Object.fromEntries(switchIds.map((id) => [id, switchValue(rules, id)])) as Options
}

/** The value that a switch has in a checked rule set. */
export const switchValue = (rules: RuleSet, id: SwitchId): SwitchValue =>
  rules.set[id] ?? switches[id].defaults[rules.preset]

/** The switches that a checked rule set gives a value, whether or not it differs from the preset's. */
export const changedSwitches = (rules: RuleSet): readonly (readonly [SwitchId, SwitchValue])[] =>
  Object.entries(rules.set) as [SwitchId, SwitchValue][]

/**
 * Checks a rule set and returns a frozen copy of it.
 * @returns refusals `unknown-rules`, `unknown-switch`, `bad-switch-value` (with the allowed values) or `switch-conflict`
 *   (`what` the switch whose value cannot stand, `other` the one it clashes with)
 */
export function checkRules(rules: RuleSet): Result<RuleSet, Refusal> {
  const given: unknown = rules
  if (typeof given !== 'object' || given === null) return refuse({ code: 'unknown-rules', what: typeof given })
  const preset: unknown = rules.preset
  if (!presetIds.includes(preset as PresetId)) {
    return refuse({ code: 'unknown-rules', what: typeof preset === 'string' ? preset : typeof preset })
  }
  const set: unknown = rules.set ?? {}
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return refuse({ code: 'malformed', what: 'set' })
  for (const [what, value] of Object.entries(set)) {
    if (!Object.hasOwn(switches, what)) return refuse({ code: 'unknown-switch', what })
    const values: readonly unknown[] = switches[what as SwitchId].values
    if (!values.includes(value)) return refuse({ code: 'bad-switch-value', what, allowed: values.join(', ') })
  }
  if (Object.keys(set).length === 0) return accept(presets[preset as PresetId])
  const checked: RuleSet = Object.freeze({ preset: preset as PresetId, set: Object.freeze({ ...(set as AllValues) }) })
  const all = optionsOf(checked)
  for (const what of switchIds) {
    const { excludes }: SwitchRow = switches[what]
    const other = excludes?.(all)
    if (other) return refuse({ code: 'switch-conflict', what, other })
  }
  return accept(checked)
}
