import { describe, expect, it } from 'vitest'
import { suggestedTimes, valueOf, whenOf } from '../../../src/discord/features/dates/when.js'
import { timeOf, wallAt } from '../../../src/table/zone.js'

const zone = 'Europe/Berlin'
/** Tuesday, 1 December 2026, 18:00 in Berlin. */
const now = timeOf({ year: 2026, month: 12, day: 1, hour: 18, minute: 0 }, zone)
const here = { now, zone }
const two = (n: number) => String(n).padStart(2, '0')

/** What was understood, as the clocks of Berlin show it; or the fault. */
function read(typed: string, at = here): string {
  const when = whenOf(typed, at)
  if ('fault' in when) return when.fault
  const { year, month, day, hour, minute } = wallAt(when.at, at.zone)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

describe('a time as people type it', () => {
  it.each([
    ['20:30', '2026-12-01 20:30'],
    ['20.30', '2026-12-01 20:30'],
    ['20 Uhr', '2026-12-01 20:00'],
    ['um 20 Uhr 15', '2026-12-01 20:15'],
    ['20h', '2026-12-01 20:00'],
    ['8pm', '2026-12-01 20:00'],
    ['8:30 p.m.', '2026-12-01 20:30'],
    ['kl. 20', '2026-12-01 20:00'],
    ['kl 19.30', '2026-12-01 19:30'],
    ['klokka 19', '2026-12-01 19:00'],
    ['at 21', '2026-12-01 21:00'],
    ['21', '2026-12-01 21:00'],
    ['8 o’clock', '2026-12-02 08:00'],
    ['heute 20:00', '2026-12-01 20:00'],
    ['heute Abend', '2026-12-01 20:00'],
    ['tonight at 9', '2026-12-01 21:00'],
    ['i kveld kl 8', '2026-12-01 20:00'],
    ['i dag 20', '2026-12-01 20:00'],
    ['morgen 20', '2026-12-02 20:00'],
    ['tomorrow 20:00', '2026-12-02 20:00'],
    ['tomorrow evening', '2026-12-02 20:00'],
    ['i morgen kl. 20', '2026-12-02 20:00'],
    ['übermorgen 15 Uhr', '2026-12-03 15:00'],
    ['i overmorgen 15:00', '2026-12-03 15:00'],
    ['morgen Mittag', '2026-12-02 12:00'],
    ['Fr 20 Uhr', '2026-12-04 20:00'],
    ['am Freitag um 20 Uhr', '2026-12-04 20:00'],
    ['20 Uhr am Freitag', '2026-12-04 20:00'],
    ['next Friday 8pm', '2026-12-04 20:00'],
    ['lørdag kl. 19', '2026-12-05 19:00'],
    ['So. 15:00', '2026-12-06 15:00'],
    ['Fr 19.30', '2026-12-04 19:30'],
    ['5.12. 19:30', '2026-12-05 19:30'],
    ['5.12 19:30', '2026-12-05 19:30'],
    ['Sa, 5.12.2026, 19:30 Uhr', '2026-12-05 19:30'],
    ['5.12.26 19:30', '2026-12-05 19:30'],
    ['5. Dezember 19:30', '2026-12-05 19:30'],
    ['Dec 5 7:30pm', '2026-12-05 19:30'],
    ['5th of Dec 19:30', '2026-12-05 19:30'],
    ['5 Dec 19:30', '2026-12-05 19:30'],
    ['5. des. kl. 19', '2026-12-05 19:00'],
    ['2026-12-05 19:30', '2026-12-05 19:30'],
    ['10.1. 20 Uhr', '2027-01-10 20:00'],
    ['in 2 Stunden', '2026-12-01 20:00'],
    ['in 45 min', '2026-12-01 18:45'],
    ['in an hour', '2026-12-01 19:00'],
    ['om 2 timer', '2026-12-01 20:00'],
  ])('“%s” is %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  it.each([
    ['17:00', '2026-12-02 17:00'],
    ['Di 17:00', '2026-12-08 17:00'],
    ['Di 19:00', '2026-12-01 19:00'],
  ])('“%s” is meant to come: %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  it.each([
    ['heute 17:00', 'past'],
    ['1.12.2026 17:00', 'past'],
    ['2020-01-01 20:00', 'past'],
    ['in 0 min', 'past'],
    ['18:00:30', 'unclear'],
    ['1.12. 17:00', 'too-far'],
    ['in 300 days', 'too-far'],
    ['Freitag', 'no-time'],
    ['5.12.', 'no-time'],
    ['25:00', 'unclear'],
    ['20:75', 'unclear'],
    ['31.2. 20:00', 'unclear'],
    ['Banane 20:00', 'unclear'],
    ['when we like', 'unclear'],
    ['', 'unclear'],
    ['@everyone', 'unclear'],
  ])('“%s” is refused: %s', (typed, fault) => {
    expect(read(typed)).toBe(fault)
  })

  it('keeps its place on the clock when the clocks change in between', () => {
    const before = timeOf({ year: 2026, month: 3, day: 28, hour: 18, minute: 0 }, zone)
    expect(whenOf('morgen 20:00', { now: before, zone })).toEqual({ at: before + 25 * 3_600_000 })
    expect(read('morgen 2:30', { now: before, zone })).toBe('2026-03-29 03:30')
    const autumn = timeOf({ year: 2026, month: 10, day: 24, hour: 18, minute: 0 }, zone)
    expect(whenOf('morgen 20:00', { now: autumn, zone })).toEqual({ at: autumn + 27 * 3_600_000 })
  })

  it('is meant where its reader is', () => {
    expect(whenOf('20:00', { now, zone: 'America/New_York' })).toEqual({ at: now + 8 * 3_600_000 })
  })
})

describe('times that are offered', () => {
  const shown = (typed: string) => suggestedTimes(typed, here).map((at) => read(valueOf(at)))

  it('are evenings of the next days while nothing is typed', () => {
    expect(shown('').slice(0, 4)).toEqual(['2026-12-01 20:00', '2026-12-01 19:30', '2026-12-02 20:00', '2026-12-02 19:30']) // prettier-ignore
  })

  it('begin with what is typed, and complete a day or a time that stands alone', () => {
    expect(shown('20:45').slice(0, 2)).toEqual(['2026-12-01 20:45', '2026-12-02 20:45'])
    expect(shown('fr').slice(0, 2)).toEqual(['2026-12-04 20:00', '2026-12-04 19:30'])
    expect(shown('morgen 21')).toEqual(['2026-12-02 21:00'])
    expect(shown('Banane')).toEqual([])
  })

  it('are read back as the very same moment', () => {
    for (const at of suggestedTimes('', here)) expect(whenOf(valueOf(at), here)).toEqual({ at })
  })
})
