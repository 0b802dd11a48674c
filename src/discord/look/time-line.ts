import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'

/** From turns of this length on, in ms, a date says more than a countdown. */
const longTurn = 3_600_000

/** Until when whoever is on turn has time; null while nobody's time runs. */
export function timeLine({ clock: { until, limit } }: TableView, t: T): string | null {
  if (until === null || limit === null) return null
  const second = Math.floor(until / 1000)
  return limit < longTurn
    ? t('table.until', { time: `<t:${second}:R>` })
    : t('table.until-date', { time: `<t:${second}:f>` })
}
