import type { T } from '../../../i18n/index.js'
import type { Options } from '../../road/command.js'

/**
 * The turn clocks that may be chosen, for one table and for a server's new ones, in the order in which they are offered:
 * each with its words, and its limit in milliseconds. Another one can stand in the ledger and is shown as it is.
 */
export const turnClocks = [
  { name: 'fast', limit: 45_000, words: 'settings.clock.45' },
  { name: 'normal', limit: 90_000, words: 'settings.clock.90' },
  { name: 'relaxed', limit: 180_000, words: 'settings.clock.180' },
  { name: 'slow', limit: 86_400_000, words: 'settings.clock.86400' },
  { name: 'none', limit: null, words: 'settings.clock.none' },
] as const

/** A turn clock in words. @param limit in milliseconds; null: none */
export function clockName(limit: number | null, t: T): string {
  const known = turnClocks.find((clock) => clock.limit === limit)
  return known ? t(known.words) : t('settings.clock.other', { seconds: (limit ?? 0) / 1000 })
}

/**
 * The turn clock that somebody chose for a table, in milliseconds; null: none.
 * @param usual what counts where nothing was chosen
 */
export function chosenClock({ clock }: Options, usual: number | null): number | null {
  const known = turnClocks.find(({ name }) => name === clock)
  return known ? known.limit : usual
}
