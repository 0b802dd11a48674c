/** What a clock on a wall shows: month and hour as people count them, weekday 0 for Sunday. */
export interface Wall {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** The time zone of whoever has chosen none. */
export const usualZone = 'Europe/Berlin'

/**
 * What the clocks of a zone show.
 * @param at milliseconds since 1970
 * @throws RangeError for a zone that nobody knows
 */
export function wallAt(at: number, zone: string): Wall {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (part: Intl.DateTimeFormatPartTypes): number => parts.get(part) ?? 0
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

const asUtc = ({ year, month, day, hour, minute }: Wall): number => Date.UTC(year, month - 1, day, hour, minute)

/**
 * When the clocks of a zone show this. An hour that comes twice in autumn is the first of the two; one that is left out in spring is as much
 * later. Days and hours beyond their bounds run on into the next month or day.
 * @returns milliseconds since 1970
 */
export function timeOf(wall: Wall, zone: string): number {
  const wanted = asUtc(wall)
  const ahead = (at: number): number => asUtc(wallAt(at, zone)) - Math.floor(at / 60_000) * 60_000
  // What holds a day before and a day after: between them lies one change of the clocks at most.
  const before = wanted - ahead(wanted - 86_400_000)
  const after = wanted - ahead(wanted + 86_400_000)
  const fits = [before, after].sort((a, b) => a - b).find((at) => at + ahead(at) === wanted)
  return fits ?? before
}

/** The weekday of a date, 0 for Sunday. */
export const weekdayOf = ({ year, month, day }: Pick<Wall, 'year' | 'month' | 'day'>): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()
