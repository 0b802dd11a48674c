import type { T } from '../../i18n/index.js'
import { wallAt } from '../../table/zone.js'
import type { Option } from '../look/options.js'

/** Time zones that may be chosen, from west to east; another one can stand in the ledger and counts as it is. */
export const zones = [
  'Pacific/Honolulu', 'America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York', 'America/Sao_Paulo', 'Atlantic/Azores', 'UTC',
  'Europe/London', 'Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich', 'Europe/Oslo', 'Europe/Helsinki', 'Europe/Istanbul', 'Asia/Dubai', 'Asia/Kolkata',
  'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Tokyo', 'Australia/Perth', 'Australia/Sydney', 'Pacific/Auckland',
] as const // prettier-ignore

/** A zone by its town; one that cannot be chosen as it stands in the world's list of zones. */
export function zoneName(zone: string, t: T): string {
  const known = zones.find((one) => one === zone)
  return known === undefined ? zone : t(`zone.${known}`)
}

/** What the clocks of a zone show, `20:05`. */
export function clockIn(zone: string, now: number): string {
  const { hour, minute } = wallAt(now, zone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** All zones to choose from. */
export const zoneOptions = (): Option<{ readonly zone: string | null }>[] =>
  zones.map((zone) => ({ value: zone, sets: { zone }, label: (t) => zoneName(zone, t) }))

/** The zone that counts for somebody: the chosen one, else that of the server. */
export const zoneOf = ({ zone }: { readonly zone: string | null }, server: { readonly zone: string }): string =>
  zone ?? server.zone

/** An hour of the day as people write it. */
export const hourName = (hour: number, t: T): string => t('quiet.hour', { hour: String(hour).padStart(2, '0') })
