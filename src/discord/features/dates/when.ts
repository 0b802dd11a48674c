import { timeOf, wallAt, weekdayOf } from '../../../table/zone.js'
import type { Wall } from '../../../table/zone.js'
import { readWhen } from './words.js'
import type { Day, Said } from './words.js'

const minute = 60_000
const day = 24 * 60 * minute

/** How far ahead a date may lie, in milliseconds. */
export const farthest = 180 * day

/** When somebody means, in milliseconds since 1970; or why it cannot be: it is not understood, the time of the day is missing, it has passed, it is too far ahead. */
export type When = { readonly at: number } | WhenFault

/** Why a time cannot be had. */
export type WhenFault =
  { readonly fault: 'unclear' | 'no-time' | 'too-far' } | { readonly fault: 'past'; readonly at: number }

/** What is known of here and now. */
export interface Here {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The time zone in which times are meant. */
  readonly zone: string
}

/** How a suggestion is written down, to be read again: the very moment. */
const exact = /^@(\d{9,12})$/

/** What a suggestion stands for as a value. */
export const valueOf = (at: number): string => `@${Math.floor(at / 1000)}`

type Date3 = Pick<Wall, 'year' | 'month' | 'day'>

const isDate = ({ year, month, day: of }: Date3): boolean => {
  const made = new Date(Date.UTC(year, month - 1, of))
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === of
}

/** The days that may be meant, the nearest first, from today on; empty: there is no such day. */
function daysOf(said: Day | null, today: Date3): readonly Date3[] {
  const later = (days: number): Date3 => {
    const made = new Date(Date.UTC(today.year, today.month - 1, today.day + days))
    return { year: made.getUTCFullYear(), month: made.getUTCMonth() + 1, day: made.getUTCDate() }
  }
  if (said === null) return [later(0), later(1)]
  if ('ahead' in said) return [later(said.ahead)]
  if ('weekday' in said) {
    const first = (said.weekday - weekdayOf(today) + 7) % 7
    return [later(first), later(first + 7)]
  }
  const { year, month, day: of } = said
  const years = year === null ? [today.year, today.year + 1] : [year]
  return years.map((one) => ({ year: one, month, day: of })).filter(isDate)
}

/** Of the moments that may be meant the first that is still to come; else the last one. */
function momentOf({ day: said, time }: Said, { now, zone }: Here): number | null {
  if (time === null) return null
  const moments = daysOf(said, wallAt(now, zone)).map((date) => timeOf({ ...date, ...time }, zone))
  return moments.find((at) => at > now) ?? moments.at(-1) ?? null
}

/**
 * Reads when somebody means, as people say it in German, English or Norwegian: `20:30`, `tomorrow 8pm`, `Fr 20 Uhr`, `5.12. 19:30`,
 * `i morgen kl. 20`, `in 2 hours`. Without a day it is the next time that the clocks show this.
 */
export function whenOf(typed: string, here: Here): When {
  const { now } = here
  const value = exact.exec(typed.trim())?.[1]
  const said = value === undefined ? readWhen(typed) : null
  if (value === undefined && said === null) return { fault: 'unclear' }
  if (said && 'within' in said) return within(now + said.within, now)
  if (said && said.time === null) return { fault: 'no-time' }
  const at = said ? momentOf(said, here) : Number(value) * 1000
  return at === null ? { fault: 'unclear' } : within(at, now)
}

function within(at: number, now: number): When {
  if (at < now + minute) return { fault: 'past', at }
  return at > now + farthest ? { fault: 'too-far' } : { at: Math.ceil(at / minute) * minute }
}

/** The times of a day that are offered, an evening of cards first. */
const usual = ['20:00', '19:30', '19:00', '20:30', '18:00', '21:00', '15:00'].map((text) => {
  const [hour = 0, of = 0] = text.split(':').map(Number)
  return { hour, minute: of }
})

/** Moments to offer for what was typed so far, best first: what it says already, or the evenings of the next days. */
export function suggestedTimes(typed: string, here: Here): readonly number[] {
  const when = typed.trim() === '' ? null : whenOf(typed, here)
  const said = readWhen(typed)
  const partial = said && !('within' in said) ? said : null
  const next: Said[] = Array.from({ length: 7 }, (_, ahead) => ({ day: { ahead }, time: null }))
  const days = partial?.day ? [partial] : next
  const times = partial?.time ? [partial.time] : partial?.day ? usual : usual.slice(0, 2)
  const offered = typed.trim() !== '' && said === null ? [] : days.flatMap(({ day: of }) => times.map((time) => momentOf({ day: of, time }, here))) // prettier-ignore
  const all = [when && !('fault' in when) ? when.at : null, ...offered]
  return [...new Set(all)].filter((at) => at !== null).filter((at) => !('fault' in within(at, here.now)))
}
