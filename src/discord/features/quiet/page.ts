import type { T } from '../../../i18n/index.js'
import type { PersonSettings } from '../../../table/ports.js'
import { quietUntil } from '../../../table/quiet.js'
import { timeOf, wallAt } from '../../../table/zone.js'
import { optionSelect, settingOf } from '../../look/options.js'
import type { Option } from '../../look/options.js'
import { button, dots, lines, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { mePress } from '../me-button.js'
import type { Services } from '../services.js'
import { clockIn, hourName, zoneName, zoneOf, zoneOptions } from '../zones.js'
import { quietPress } from './buttons.js'
import { tellTables } from './tell.js'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Lengths of a holiday that may be chosen, in days; today counts as the first. */
export const holidayDays = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21] as const

type Field = 'from' | 'to' | 'holiday' | 'zone'

const optionsOf = {
  from: [
    { value: 'none', sets: { quietFrom: null, quietTo: null }, label: (t: T) => t('quiet.none') },
    ...hours.map((hour) => ({ value: `${hour}`, sets: { quietFrom: hour }, label: (t: T) => hourName(hour, t) })),
  ],
  to: hours.map((hour) => ({ value: `${hour}`, sets: { quietTo: hour }, label: (t: T) => hourName(hour, t) })),
  zone: [{ value: 'auto', sets: { zone: null }, label: (t: T) => t('quiet.zone.auto') }, ...zoneOptions()],
} satisfies Record<Exclude<Field, 'holiday'>, readonly Option<PersonSettings>[]>

/** The end of a holiday of so many days: the morning after its last day. */
export function holidayEnd(days: number, zone: string, now: number): number {
  const today = wallAt(now, zone)
  return timeOf({ ...today, day: today.day + days, hour: 0, minute: 0 }, zone)
}

/** What a choice changes; null: nothing, since it is damaged or of another version. */
function changeBy(
  field: string,
  value: string | undefined,
  kept: PersonSettings,
  at: { readonly zone: string; readonly now: number },
): Partial<PersonSettings> | null {
  // prettier-ignore
  if (field === 'back') return { holidayFrom: null, holidayTo: null }
  if (field === 'holiday') {
    const days = holidayDays.find((known) => `${known}` === value)
    return days === undefined ? null : { holidayFrom: at.now, holidayTo: holidayEnd(days, at.zone, at.now) }
  }
  if (field === 'zone') return settingOf<PersonSettings>(optionsOf.zone, value)
  if (field !== 'from' && field !== 'to') return null
  const change = settingOf<PersonSettings>(optionsOf[field], value)
  // One hour alone makes no quiet hours: the other one is the usual.
  if (field === 'from' && change && change.quietFrom !== null) return { ...change, quietTo: kept.quietTo ?? 7 }
  return change && field === 'to' ? { ...change, quietFrom: kept.quietFrom ?? 22 } : change
}

const stamp = (at: number, style: string): string => `<t:${Math.floor(at / 1000)}:${style}>`

/** When somebody wants peace, and what that means. */
export function presentQuiet(
  settings: PersonSettings,
  t: T,
  { zone, now, saved }: { readonly zone: string; readonly now: number; readonly saved: boolean },
): Page {
  const { quietFrom, quietTo, holidayTo } = settings
  const onHoliday = holidayTo !== null && holidayTo > now
  const until = quietUntil(settings, zone, now)
  const hoursSet = quietFrom !== null && quietTo !== null && quietFrom !== quietTo
  const select = (field: 'from' | 'to' | 'zone', options: readonly Option<PersonSettings>[]) =>
    optionSelect(
      quietPress({ state: field }),
      { name: t(`quiet.${field}`), before: `${t(`quiet.${field}`)}: `, options },
      settings,
      t,
    )
  const holiday = holidayDays.map((days) => ({
    value: `${days}`,
    sets: { holidayTo: holidayEnd(days, zone, now) },
    label: () => t('quiet.holiday.days', { days }),
  }))
  return page({
    head: lines(
      saved && t('me.saved'),
      `**${t('quiet.title')}**`,
      `-# ${t('quiet.about')}`,
      `${t('quiet.hours')}: **${hoursSet ? t('quiet.span', { from: hourName(quietFrom, t), to: hourName(quietTo, t) }) : t('quiet.none')}**`,
      `${t('quiet.holiday')}: **${onHoliday ? t('quiet.holiday.until', { time: stamp(holidayTo, 'f') }) : t('quiet.no-holiday')}**`,
      dots(`${t('quiet.zone')}: **${settings.zone === null ? t('quiet.zone.auto') : zoneName(zone, t)}**`, t('quiet.now', { time: clockIn(zone, now) })), // prettier-ignore
      until !== null && t('quiet.holds', { time: stamp(until, 'f') }),
    ),
    rows: [
      select('from', optionsOf.from),
      select('to', optionsOf.to),
      optionSelect(
        quietPress({ state: 'holiday' }),
        { name: t('quiet.holiday.choose'), before: '', options: holiday },
        { ...settings, holidayTo: onHoliday ? holidayTo : null },
        t,
      ),
      select('zone', optionsOf.zone),
      ...rows([
        ...(onHoliday ? [button(quietPress({ state: 'back' }), t('button.holiday-over'), { style: 'main' })] : []),
        button(mePress({ state: '' }), t('button.back')),
      ]),
    ],
  })
}

/**
 * Shows when somebody wants peace, after changing what they have just chosen there; tables that wait for them learn of it.
 * @param field which of the page's controls was used; empty: none
 */
export async function showQuiet(field: string, request: Request, needs: Services): Promise<Reply> {
  const { user, locale, chosen, server, t } = request
  const { readers, servers, now } = needs
  const usual = await servers.meet(server ?? '')
  const kept = (await readers.meet(user, locale)).settings
  const change = changeBy(field, chosen[0], kept, { zone: zoneOf(kept, usual), now: now() })
  const settings = change ? (await readers.change(user, locale, change)).settings : kept
  if (change) await tellTables(user, settings, needs)
  return showPrivately(presentQuiet(settings, t, { zone: zoneOf(settings, usual), now: now(), saved: change !== null }), request) // prettier-ignore
}

export const quietPresses: readonly PressRow<Services>[] = [
  row(quietPress, ({ state }, request, needs: Services) => showQuiet(state, request, needs)),
]
