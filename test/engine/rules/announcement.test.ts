import { describe, expect, test } from 'vitest'
import {
  byCards,
  highestLevel,
  isLateReply,
  leastHeld,
  levelByCall,
  refusalOf,
  replyBars,
  replyInTime,
} from '../../../src/engine/rules/announcement.js'
import type { Standing } from '../../../src/engine/rules/announcement.js'
import type { Variant } from '../../../src/engine/rules/variant.js'
import { variant } from './support.js'

const ddv = (): Variant => variant('ddv')
const willi = (): Variant => variant('willi')

/** Somebody of Re with all his cards, nothing said, nothing played. */
const at = (change: Partial<Standing> = {}): Standing => ({
  open: true,
  party: 0,
  level: [0, 0],
  barred: 0,
  held: 12,
  shift: 0,
  tricksDone: 0,
  led: false,
  ...change,
})
const kontra = (change: Partial<Standing>): Standing => at({ party: 1, ...change })

test('Re and Kontra are the first level, schwarz the fifth', () => {
  expect(levelByCall).toEqual([1, 1, 2, 3, 4, 5])
})

describe('fewest cards with which anybody may still speak', () => {
  test('by cards: one fewer for each level and each trick before the Klärungsstich, two fewer without Neunen', () => {
    expect([0, 1, 2, 3, 4].map((level) => leastHeld(ddv(), level, 0))).toEqual([11, 10, 9, 8, 7])
    expect(leastHeld(ddv(), 0, 2)).toBe(9)
    expect(leastHeld(variant('ddv', { nines: false }), 0, 0)).toBe(9)
  })

  test('by tricks: none, as only the open trick decides', () => {
    expect([leastHeld(willi(), 0, 0), leastHeld(willi(), 4, 2)]).toEqual([0, 0])
    expect([byCards(ddv()), byCards(willi())]).toEqual([true, false])
  })
})

describe('why it is too late', () => {
  test('a first announcement: eleven cards were needed', () => {
    expect(refusalOf(ddv(), at({ held: 10 }), 're')).toEqual({ code: 'announce-too-late', needed: 11, held: 10 })
    expect(refusalOf(ddv(), at({ held: 10 }), 'keine60')).toEqual({ code: 'announce-too-late', needed: 11, held: 10 })
  })

  test('a reply: one card fewer than the other party’s level needed', () => {
    const late = (level: number, held: number) => refusalOf(ddv(), kontra({ level: [level, 0], held }), 'kontra')
    expect(late(1, 9)).toEqual({ code: 'announce-too-late', needed: 10, held: 9 })
    expect(late(3, 7)).toEqual({ code: 'announce-too-late', needed: 8, held: 7 })
    expect(refusalOf(ddv(), at({ level: [0, 2], held: 8 }), 're')).toMatchObject({ needed: 9, held: 8 })
  })

  test('an Absage: what its own party’s level leaves, whatever the others have said', () => {
    const absage = refusalOf(ddv(), kontra({ level: [3, 1], held: 9 }), 'keine90')
    expect(absage).toEqual({ code: 'announce-too-late', needed: 10, held: 9 })
    expect(refusalOf(ddv(), kontra({ level: [3, 0], held: 8 }), 'keine90')).toMatchObject({ needed: 11, held: 8 })
  })

  test('a reply where the rule set gives it no more time: eleven cards', () => {
    const strict = variant('ddv', { reply: false })
    expect(refusalOf(strict, kontra({ level: [1, 0], held: 10 }), 'kontra')).toEqual({
      code: 'announce-too-late',
      needed: 11,
      held: 10,
    })
    expect(refusalOf(strict, kontra({ level: [1, 0], held: 11 }), 'kontra')).toBeNull()
  })

  test('by tricks: not before the one that counts is taken and the next is led', () => {
    const re = (tricksDone: number, led: boolean) =>
      refusalOf(willi(), at({ tricksDone, led, held: 10 - tricksDone }), 're')
    expect([re(0, false), re(0, true), re(1, false)]).toEqual([null, null, null])
    expect(re(1, true)).toMatchObject({ code: 'announce-too-late' })
    expect(refusalOf(willi(), kontra({ tricksDone: 1, led: true, held: 9 }), 'kontra')).toBeNull()
  })

  test('by tricks: the number of the trick that had to lie open, moved by a Hochzeit', () => {
    const late = { tricksDone: 8, held: 2 }
    expect(refusalOf(willi(), at(late), 're')).toEqual({ code: 'announce-too-late', trick: 1 })
    expect(refusalOf(willi(), kontra({ ...late, shift: 2 }), 'kontra')).toEqual({ code: 'announce-too-late', trick: 4 })
    expect(refusalOf(willi(), at({ ...late, level: [1, 0] }), 'keine90')).toMatchObject({ trick: 3 })
    expect(refusalOf(willi(), kontra({ ...late, level: [0, 4] }), 'schwarz')).toMatchObject({ trick: 6 })
  })
})

describe('a reply', () => {
  test('answers something, and comes from a party that has said nothing', () => {
    expect(replyInTime(ddv(), kontra({ level: [1, 0], held: 10 }))).toBe(true)
    expect(replyInTime(ddv(), kontra({ level: [0, 0], held: 12 }))).toBe(false)
    expect(replyInTime(ddv(), kontra({ level: [3, 1], held: 12 }))).toBe(false)
    expect(replyInTime(ddv(), at({ level: [0, 5], held: 6 }))).toBe(true)
    expect(replyInTime(ddv(), at({ level: [0, 5], held: 5 }))).toBe(false)
  })

  test('has no time of its own where deadlines hang on tricks or the rule set knows none', () => {
    expect(replyInTime(willi(), kontra({ level: [1, 0], held: 10 }))).toBe(false)
    expect(replyInTime(variant('ddv', { reply: false }), kontra({ level: [1, 0], held: 10 }))).toBe(false)
  })

  test('is late with ten cards, never where the party has spoken', () => {
    expect(isLateReply(ddv(), kontra({ level: [1, 0], held: 10 }))).toBe(true)
    expect(isLateReply(ddv(), kontra({ level: [1, 0], held: 11 }))).toBe(false)
    expect(isLateReply(ddv(), kontra({ level: [1, 1], held: 5 }))).toBe(false)
  })

  test('bars its party only when late, and only where the rule set says so', () => {
    const late = kontra({ level: [1, 0], held: 10 })
    expect(replyBars(ddv(), late)).toBe(true)
    expect(replyBars(ddv(), kontra({ level: [1, 0], held: 11 }))).toBe(false)
    expect(replyBars(variant('ddv', { lateReplyBlocks: false }), late)).toBe(false)
  })
})

describe('the highest level that may be said', () => {
  test('schwarz while the lowest missing level is in time, nothing beyond schwarz', () => {
    expect(highestLevel(ddv(), at())).toBe(5)
    expect(highestLevel(ddv(), at({ level: [4, 0], held: 7 }))).toBe(5)
    expect(highestLevel(ddv(), at({ level: [4, 0], held: 6 }))).toBe(0)
    expect(highestLevel(ddv(), at({ level: [5, 0] }))).toBe(0)
    expect(highestLevel(ddv(), at({ level: [0, 5] }))).toBe(5)
  })

  test('the plain Re or Kontra after a deadline, nothing for a barred party', () => {
    expect(highestLevel(ddv(), kontra({ level: [2, 0], held: 9 }))).toBe(1)
    expect(highestLevel(ddv(), kontra({ level: [1, 1], held: 12, barred: 0b10 }))).toBe(0)
    expect(highestLevel(ddv(), at({ level: [1, 1], held: 12, barred: 0b10 }))).toBe(5)
    expect(highestLevel(ddv(), at({ level: [1, 1], held: 12, barred: 0b01 }))).toBe(0)
  })

  test('one level at a time where none may be left out', () => {
    const steps = variant('ddv', { skipLevels: false })
    expect([0, 1, 2, 3, 4].map((own) => highestLevel(steps, at({ level: [own, 0] })))).toEqual([1, 2, 3, 4, 5])
    expect(highestLevel(steps, kontra({ level: [0, 2] }))).toBe(3)
    expect(refusalOf(steps, at(), 'keine90')).toEqual({ code: 'announce-skips' })
    expect(refusalOf(steps, at({ level: [1, 0] }), 'keine90')).toBeNull()
    expect(refusalOf(steps, at({ level: [1, 0], held: 9 }), 'keine60')).toMatchObject({ code: 'announce-too-late' })
  })
})
