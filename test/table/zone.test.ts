import { describe, expect, it } from 'vitest'
import { timeOf, wallAt, weekdayOf } from '../../src/table/zone.js'

const berlin = 'Europe/Berlin'
const iso = (at: number) => new Date(at).toISOString()
const wall = (month: number, day: number, hour: number, minute = 0) => ({ year: 2026, month, day, hour, minute })

describe('the clocks of a zone', () => {
  it.each([
    ['in winter', wall(1, 15, 20, 30), berlin, '2026-01-15T19:30:00.000Z'],
    ['in summer', wall(7, 15, 20, 30), berlin, '2026-07-15T18:30:00.000Z'],
    ['half an hour beside the others', wall(7, 15, 20), 'Asia/Kolkata', '2026-07-15T14:30:00.000Z'],
    ['behind the date line', wall(7, 15, 8), 'Pacific/Auckland', '2026-07-14T20:00:00.000Z'],
    ['in the hour that is left out in spring, an hour later', wall(3, 29, 2, 30), berlin, '2026-03-29T01:30:00.000Z'],
    ['in the hour that comes twice in autumn, the first time', wall(10, 25, 2, 30), berlin, '2026-10-25T00:30:00.000Z'],
    ['just before and', wall(3, 29, 1, 59), berlin, '2026-03-29T00:59:00.000Z'],
    ['just after the change', wall(3, 29, 3), berlin, '2026-03-29T01:00:00.000Z'],
    ['on a day beyond the month', wall(1, 32, 12), berlin, '2026-02-01T11:00:00.000Z'],
  ])('show a time %s', (_, shown, zone, at) => {
    expect(iso(timeOf(shown, zone))).toBe(at)
  })

  it('show again what was asked for, all through a year', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * 3_600_000) {
      const back = timeOf(wallAt(at, berlin), berlin)
      // Of the hour that comes twice the first is meant.
      expect([0, 3_600_000]).toContain(at - back)
    }
  })

  it('know their weekdays, and a zone that nobody knows is refused', () => {
    expect(weekdayOf({ year: 2026, month: 12, day: 4 })).toBe(5)
    expect(() => wallAt(0, 'Europe/Entenhausen')).toThrow(RangeError)
  })
})
