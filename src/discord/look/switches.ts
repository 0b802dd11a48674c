/**
 * The door to rule sets as data: menus, pages of differences and packed rule sets take whatever switches there are from here
 * and treat all alike. What a switch means is `factsOf`'s business; nobody names one here.
 */
import { areas } from '../../engine/index.js'
import type { Area, Difference, SwitchId, switches, SwitchValue } from '../../engine/index.js'
import type { PlainKey, T } from '../../i18n/index.js'

export {
  changedSwitches,
  differencesOf,
  switchesIn,
  switchIds,
  switchNamed,
  switchValue,
  valuesOf,
  withSwitch,
} from '../../engine/index.js'
export type { Difference } from '../../engine/index.js'

type Row<Id extends SwitchId> = (typeof switches)[Id]['values'][number]
type IdOf<Kind> = { [Id in SwitchId]: Row<Id> extends Kind ? Id : never }[SwitchId]
type ValueKey = { [Id in SwitchId]: Row<Id> extends infer V extends string ? `switch.${Id}.${V}` : never }[SwitchId]

/** The areas of the rules, each a menu of at most 25 switches. */
export const groups = areas
export type Group = Area

/** What a switch is called. */
export const switchName = (id: SwitchId, t: T): string => t(`switch.${id}`)

/** What a switch does, in one sentence. */
export const switchAbout = (id: SwitchId, t: T): string => t(`switch.${id}.about`)

/** A value of a switch in words. */
export function switchValueName(id: SwitchId, value: SwitchValue, t: T): string {
  if (typeof value === 'boolean') return t(value ? 'switch.yes' : 'switch.no')
  if (typeof value === 'number') return t(`switch.${id as IdOf<number>}.number`, { count: value })
  const key: ValueKey & PlainKey = `switch.${id}.${value}` as ValueKey
  return t(key)
}

/** A difference in words: `Neunen: nein`. */
export const differenceText = ({ id, value }: Difference, t: T): string =>
  t('switch.line', { name: switchName(id, t), value: switchValueName(id, value, t) })
