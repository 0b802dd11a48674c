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
  pflichtsolo: flag([true, false, false, false]),
  /** After which Soli the same dealer deals again. */
  redealAfterSolo: oneOf(['pflicht', 'always', 'never'], ['pflicht', 'never', 'pflicht', 'always']),
  hochzeit: oneOf(['firstTrick', 'firstFehl'], ['firstTrick', 'firstTrick', 'firstTrick', 'firstFehl']),
  /** What deadlines of announcements hang on: the cards in the speaker's hand, or the trick that lies open. */
  announce: oneOf(['hand', 'openTrick'], ['hand', 'hand', 'hand', 'openTrick']),
  secondDulle: oneOf(['first', 'second', 'secondExceptLast'], ['first', 'first', 'first', 'first']),
  /** A point for a caught Herz-Zehn; of no effect where the first of two stays. */
  dullePoint: flag([false, false, true, false]),
  schweine: oneOf(['off', 'both', 'secondOnly'], ['off', 'off', 'off', 'off']),
  armut: flag([false, false, true, false]),
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
  score: oneOf(['tournament', 'house', 'minus'], ['tournament', 'tournament', 'house', 'minus']),
  kontraWinPoint: oneOf(['unlessAnnounced', 'always'], ['always', 'always', 'unlessAnnounced', 'always']),
  bockHerz: flag([false, false, false, false]),
  bock120: flag([false, false, false, false]),
  bockStack: flag([false, false, false, false]),
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
