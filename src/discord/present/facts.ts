import { changedSwitches, switches, switchIds, switchValue } from '../../engine/index.js'
import type { Card, RuleSet, SwitchRow, SwitchValue } from '../../engine/index.js'
import { ranks, suits } from '../../engine/index.js'

/** The value of a switch in a rule set: its preset's, unless changed. */
export const ruleOf = switchValue

/** Cards dealt to each player. */
export const handSize = (rules: RuleSet): 10 | 12 => (ruleOf(rules, 'nines') === false ? 10 : 12)

const normalTrumps: readonly Card[] = ['HT', 'CQ', 'SQ', 'HQ', 'DQ', 'CJ', 'SJ', 'HJ', 'DJ', 'DA', 'DT', 'DK', 'D9']

const inDeck = (rules: RuleSet, card: Card): boolean => ruleOf(rules, 'nines') !== false || card[1] !== '9'

/** The trumps of a Normalspiel, highest first. */
export const trumpsOf = (rules: RuleSet): readonly Card[] => normalTrumps.filter((card) => inDeck(rules, card))

/** The side suits of a Normalspiel, each highest first. */
export const sidesOf = (rules: RuleSet): readonly (readonly Card[])[] =>
  suits
    .map((suit) =>
      ranks.map((rank): Card => `${suit}${rank}`).filter((card) => inDeck(rules, card) && !normalTrumps.includes(card)),
    )
    .filter((side) => side.length > 0)

/** Writes a rule set in few characters: the preset, then two characters for each changed switch. */
export function packRules(rules: RuleSet): string {
  const changed = changedSwitches(rules).flatMap(([id, value]) => {
    const row: SwitchRow = switches[id]
    const at = row.values.indexOf(value)
    return at < 0 ? [] : [switchIds.indexOf(id).toString(36) + at.toString(36)]
  })
  return [rules.preset, ...(changed.length > 0 ? [changed.join('')] : [])].join('-')
}

/** Reads what `packRules` wrote; anything else gives the tournament rules. */
export function unpackRules(text: string): RuleSet {
  const [name = '', changed = ''] = text.split('-')
  const presets: readonly RuleSet['preset'][] = ['ddv', 'norsk', 'hausrunde', 'willi']
  const preset = presets.find((known) => known === name) ?? 'ddv'
  const set: Record<string, SwitchValue> = {}
  for (const [pair] of changed.matchAll(/../g)) {
    const id = switchIds[parseInt(pair.slice(0, 1), 36)]
    if (id === undefined) continue
    const row: SwitchRow = switches[id]
    const value = row.values[parseInt(pair.slice(1), 36)]
    if (value !== undefined) set[id] = value
  }
  return { preset, set }
}
