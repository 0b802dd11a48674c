import { switches } from './switches.js'
import type { SwitchId } from './switches.js'
import type { PresetId, SwitchRow, SwitchValue } from './switch-row.js'

export { areas, presetIds } from './switch-row.js'
export type { Area, PresetId, SwitchRow, SwitchValue } from './switch-row.js'
export { switches } from './switches.js'
export type { SwitchId } from './switches.js'

/** A preset and the switches changed from it. Checked by `checkRules`; every table, record and view carries one. */
export interface RuleSet {
  readonly preset: PresetId
  readonly set: Readonly<Record<string, SwitchValue>>
}

/** The value of every switch, typed. */
export type Options = { readonly [K in SwitchId]: (typeof switches)[K]['values'][number] }

/** All switches in the order of the table. */
export const switchIds = Object.keys(switches) as SwitchId[]

/** The rows of the table by name, whatever their type. */
export const rowOf = (id: SwitchId): SwitchRow => switches[id]

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
