import type { T } from '../../../i18n/index.js'
import { zoneName } from '../zones.js'
import { suggestedTimes, valueOf } from './when.js'
import type { Here } from './when.js'

/** A moment in words, for menus in which Discord shows no times of its own: `Fri 4 Dec, 20:00 (Berlin)`. */
export function nameOf(at: number, zone: string, t: T): string {
  const format = new Intl.DateTimeFormat(t('date.locale'), {
    timeZone: zone, weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  }) // prettier-ignore
  return `${format.format(at)} (${zoneName(zone, t)})`
}

/** Moments to offer while somebody types, best first. */
export const suggestions = (typed: string, here: Here, t: T): { readonly name: string; readonly value: string }[] =>
  suggestedTimes(typed, here).map((at) => ({ name: nameOf(at, here.zone, t), value: valueOf(at) }))
