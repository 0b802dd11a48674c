import { timeOf, wallAt } from './zone.js'

/** A stretch of time, in milliseconds since 1970; `to` is the first moment after it. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** When somebody wants peace. */
export interface QuietTimes {
  /** The hour of the day at which the quiet hours begin and the one at which they end, 0 to 23; null: there are none. */
  readonly quietFrom: number | null
  readonly quietTo: number | null
  /** The holiday that runs, in milliseconds since 1970; null: there is none. */
  readonly holidayFrom: number | null
  readonly holidayTo: number | null
}

/** Turns of at least this length are slow: people come back to them in their own time; in milliseconds. */
export const slowTurn = 3_600_000

/**
 * The quiet times of somebody that touch a stretch of time, in order, none touching another.
 * @param zone the time zone in which the hours of the day are meant
 */
export function quietSpans(times: QuietTimes, zone: string, { from, to }: Span): readonly Span[] {
  const found: Span[] = []
  const { quietFrom, quietTo, holidayFrom, holidayTo } = times
  if (holidayFrom !== null && holidayTo !== null) found.push({ from: holidayFrom, to: holidayTo })
  if (quietFrom !== null && quietTo !== null && quietFrom !== quietTo) {
    const first = wallAt(from, zone)
    const hour = (day: number, at: number): number =>
      timeOf({ ...first, day: first.day + day, hour: at, minute: 0 }, zone)
    for (let day = -1; hour(day, quietFrom) < to; day++)
      found.push({ from: hour(day, quietFrom), to: hour(quietTo > quietFrom ? day : day + 1, quietTo) })
  }
  return joined(found.filter((span) => span.to > from && span.from < to && span.to > span.from))
}

function joined(spans: readonly Span[]): readonly Span[] {
  const made: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = made.at(-1)
    if (last && span.from <= last.to) made[made.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else made.push(span)
  }
  return made
}

/** Until when somebody wants peace now, in milliseconds since 1970; null: they may be called. */
export const quietUntil = (times: QuietTimes, zone: string, now: number): number | null =>
  quietSpans(times, zone, { from: now, to: now + 1 })[0]?.to ?? null

/**
 * When a time is over that stands still in some spans.
 * @param start when it begins, in milliseconds since 1970
 * @param length of it, in milliseconds
 * @param spans in order, none touching another
 * @param most that it may stand still in all, in milliseconds
 */
export function endWith(start: number, length: number, spans: readonly Span[], most: number): number {
  let end = start + length
  let left = most
  for (const { from, to } of spans) {
    if (from >= end) break
    const still = Math.min(left, Math.max(0, to - Math.max(from, start)))
    end += still
    left -= still
  }
  return end
}

/** How much of a stretch of time lies in the spans, in milliseconds. */
export const overlap = (spans: readonly Span[], { from, to }: Span): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0)

/**
 * Until when a time stands still now, in milliseconds since 1970; null: it runs.
 * @param start when the time began; what it has stood still since counts against `most`
 */
export function standsUntil(start: number, spans: readonly Span[], most: number, now: number): number | null {
  const span = spans.find(({ from, to }) => from <= now && now < to)
  if (!span) return null
  const used = overlap(spans, { from: start, to: Math.max(start, span.from) })
  const until = Math.min(span.to, Math.max(start, span.from) + most - used)
  return until > now ? until : null
}
