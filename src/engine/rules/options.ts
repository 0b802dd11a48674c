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
