import { presetIds } from '../../../engine/index.js'
import type { RuleSet, SwitchId, SwitchValue } from '../../../engine/index.js'
import { changedSwitches, switchIds, valuesOf } from '../../look/switches.js'

/** The digits of a packed rule set: every switch with its values, in the order of their table. */
const digits = switchIds.map((id): { readonly id: SwitchId; readonly values: readonly SwitchValue[] } => ({
  id,
  values: valuesOf(id),
}))

/** Differs for another table of switches, so that what an older version has packed is not misread. */
const edition = (() => {
  let hash = 7
  for (const sign of JSON.stringify(digits)) {
    hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1296
  }
  return hash.toString(36).padStart(2, '0')
})()

/**
 * Writes a rule set in few characters, letters and digits only: one number in which each switch is a digit of its own
 * base, 0 where the preset stands.
 */
export function packRules(rules: RuleSet): string {
  const changed = new Map(changedSwitches(rules))
  let packed = 0n
  for (const { id, values } of digits.toReversed()) {
    const value = changed.get(id)
    packed = packed * BigInt(values.length + 1) + BigInt(value === undefined ? 0 : values.indexOf(value) + 1)
  }
  packed = packed * BigInt(presetIds.length) + BigInt(presetIds.indexOf(rules.preset))
  return edition + packed.toString(36)
}

/** Reads what `packRules` of this version wrote; null for anything else. */
export function unpackRules(text: string): RuleSet | null {
  if (!text.startsWith(edition) || !/^[0-9a-z]{1,60}$/.test(text.slice(2))) return null
  let packed = 0n
  for (const sign of text.slice(2)) packed = packed * 36n + BigInt(parseInt(sign, 36))
  const take = (base: number): number => {
    const digit = Number(packed % BigInt(base))
    packed /= BigInt(base)
    return digit
  }
  const preset = presetIds[take(presetIds.length)] ?? 'ddv'
  const set: Record<string, SwitchValue> = {}
  for (const { id, values } of digits) {
    const value = values[take(values.length + 1) - 1]
    if (value !== undefined) set[id] = value
  }
  return packed === 0n ? { preset, set } : null
}
