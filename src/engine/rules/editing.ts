import { changedSwitches, presets, rowOf, switchIds, switchValue } from './options.js'
import type { RuleSet, SwitchId, SwitchValue } from './options.js'

/** A switch that is not what the preset has. */
export interface Difference {
  readonly id: SwitchId
  readonly value: SwitchValue
  /** What the preset has. */
  readonly standard: SwitchValue
}

/** What a preset has for a switch. */
const standardOf = ({ preset }: RuleSet, id: SwitchId): SwitchValue => switchValue(presets[preset], id)

/** Everything in which a rule set differs from its preset, in the order of the table of switches. */
export function differencesOf(rules: RuleSet): readonly Difference[] {
  const changed = new Map(changedSwitches(rules))
  return switchIds.flatMap((id) => {
    const [value, standard] = [changed.get(id), standardOf(rules, id)]
    return value !== undefined && value !== standard ? [{ id, value, standard }] : []
  })
}

/** A rule set with another value of a switch, not yet checked; only what really differs from the preset is kept. */
export function withSwitch(rules: RuleSet, id: SwitchId, value: SwitchValue): RuleSet {
  const others = differencesOf(rules).filter((one) => one.id !== id)
  const changed = value === standardOf(rules, id) ? others : [...others, { id, value }]
  return { preset: rules.preset, set: Object.fromEntries(changed.map((one) => [one.id, one.value])) }
}

/** What a switch may be. */
export const valuesOf = (id: SwitchId): readonly SwitchValue[] => rowOf(id).values

/** The switches of an area, in the order of the table of switches. */
export const switchesIn = (area: string): readonly SwitchId[] => switchIds.filter((id) => rowOf(id).area === area)

/** The switch that a text names; null when there is none. */
export const switchNamed = (text: string | undefined): SwitchId | null => switchIds.find((id) => id === text) ?? null
