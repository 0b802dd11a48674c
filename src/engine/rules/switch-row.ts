/** The presets by id. */
export const presetIds = ['ddv', 'norsk', 'hausrunde', 'willi'] as const
export type PresetId = (typeof presetIds)[number]

/** Areas of the rules, in the order of menus. */
export const areas = [
  'cards',
  'reservations',
  'soli',
  'hochzeit',
  'armut',
  'calls',
  'special',
  'score',
  'bock',
] as const
export type Area = (typeof areas)[number]

/** A value that a switch may have. */
export type SwitchValue = boolean | number | string

/** The value of every switch, by its name. */
export type AllValues = Readonly<Record<string, SwitchValue>>

/** Which other switch forbids the value that a switch has; null: none. */
export type Exclusion = (all: AllValues) => string | null

/** One switch: where it belongs, what it may be, what it is in each preset, and which other switch forbids its value (null: none). */
export interface SwitchRow<T extends SwitchValue = SwitchValue> {
  readonly area: Area
  readonly defaults: Readonly<Record<PresetId, T>>
  readonly values: readonly T[]
  readonly excludes?: Exclusion
}

/** What a switch is in the presets, in their order. */
export type Defaults<T> = readonly [ddv: T, norsk: T, hausrunde: T, willi: T]

/** A switch with the values listed. */
export const row = <T extends SwitchValue>(
  area: Area,
  values: readonly T[],
  [ddv, norsk, hausrunde, willi]: Defaults<T>,
  excludes?: Exclusion,
): SwitchRow<T> => ({ area, values, defaults: { ddv, norsk, hausrunde, willi }, ...(excludes && { excludes }) })

/** A switch that is on or off. */
export const flag = (area: Area, defaults: Defaults<boolean>, excludes?: Exclusion): SwitchRow<boolean> =>
  row<boolean>(area, [true, false], defaults, excludes)

/** The same in all four presets. */
export const everywhere = <T extends SwitchValue>(value: T): Defaults<T> => [value, value, value, value]

/** A switch with named values. */
export const oneOf = <const T extends string>(
  area: Area,
  values: readonly T[],
  defaults: Defaults<NoInfer<T>>,
  excludes?: Exclusion,
): SwitchRow<T> => row<T>(area, values, defaults, excludes)

/** A switch that is a whole number from `least` to `most`. */
export const upTo = (area: Area, least: number, most: number, defaults: Defaults<number>, excludes?: Exclusion) =>
  row<number>(
    area,
    Array.from({ length: most - least + 1 }, (_, step) => least + step),
    defaults,
    excludes,
  )

/** A switch that may differ from `off` only where another one has one of the values `met`. */
export const needs =
  (id: string, off: SwitchValue, other: string, ...met: readonly SwitchValue[]): Exclusion =>
  (all) =>
    all[id] !== off && !met.some((value) => value === all[other]) ? other : null

/** A switch whose one value `on` may stand only where another one has the value `met`. */
export const needsFor =
  (id: string, on: SwitchValue, other: string, met: SwitchValue): Exclusion =>
  (all) =>
    all[id] === on && all[other] !== met ? other : null

/** The first of several reasons that holds. */
export const either =
  (...reasons: readonly Exclusion[]): Exclusion =>
  (all) =>
    reasons.map((reason) => reason(all)).find((other) => other !== null) ?? null
