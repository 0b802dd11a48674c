import { accept, refuse } from '../result.js'
import type { Refusal, Result } from '../result.js'
import { optionsOf, presets, rowOf, switchIds } from './options.js'
import type { PresetId, RuleSet, SwitchId, SwitchValue } from './options.js'

const isPreset = (preset: unknown): preset is PresetId => typeof preset === 'string' && Object.hasOwn(presets, preset)

const isSwitch = (id: string): id is SwitchId => switchIds.some((known) => known === id)

/** The switches of a rule set, each known and with a value that it may have. */
function checkSet(set: object): Result<RuleSet['set'], Refusal> {
  const checked: Record<string, SwitchValue> = {}
  for (const [what, given] of Object.entries(set)) {
    if (!isSwitch(what)) return refuse({ code: 'unknown-switch', what })
    const { values } = rowOf(what)
    const value = values.find((one) => one === given)
    if (value === undefined) return refuse({ code: 'bad-switch-value', what, allowed: values.join(', ') })
    checked[what] = value
  }
  return accept(Object.freeze(checked))
}

/**
 * Checks a rule set and returns a frozen copy of it.
 * @returns refusals `unknown-rules`, `unknown-switch`, `bad-switch-value` (with the allowed values) or `switch-conflict`
 *   (`what` the switch whose value cannot stand, `other` the one it clashes with)
 */
export function checkRules(rules: RuleSet): Result<RuleSet, Refusal> {
  const given: unknown = rules
  if (typeof given !== 'object' || given === null) return refuse({ code: 'unknown-rules', what: typeof given })
  const preset: unknown = rules.preset
  if (!isPreset(preset)) {
    return refuse({ code: 'unknown-rules', what: typeof preset === 'string' ? preset : typeof preset })
  }
  const set: unknown = rules.set ?? {}
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return refuse({ code: 'malformed', what: 'set' })
  const known = checkSet(set)
  if (!known.ok) return known
  if (Object.keys(known.value).length === 0) return accept(presets[preset])
  const checked: RuleSet = Object.freeze({ preset, set: known.value })
  const all = optionsOf(checked)
  for (const what of switchIds) {
    const other = rowOf(what).excludes?.(all)
    if (other) return refuse({ code: 'switch-conflict', what, other })
  }
  return accept(checked)
}
