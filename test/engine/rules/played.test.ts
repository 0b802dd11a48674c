import { expect, test } from 'vitest'
import { cardOf } from '../../../src/engine/card.js'
import type { Seat } from '../../../src/engine/index.js'
import { eyesIn, faceAt, leaderOf, partyIndex, partyOf, seatAt, winnerOf } from '../../../src/engine/rules/played.js'
import { trick } from './support.js'

const seats: readonly Seat[] = [0, 1, 2, 3]

test('a packed trick gives back its cards, its leader, its winner and who played what', () => {
  for (const leader of seats) {
    for (const winner of seats) {
      const packed = trick('CA D9 HT SQ', leader, winner)
      expect([0, 1, 2, 3].map((index) => cardOf(faceAt(packed, index)))).toEqual(['CA', 'D9', 'HT', 'SQ'])
      expect([leaderOf(packed), winnerOf(packed)]).toEqual([leader, winner])
      expect([0, 1, 2, 3].map((index) => seatAt(packed, index))).toEqual(
        [0, 1, 2, 3].map((step) => (leader + step) % 4),
      )
      expect(eyesIn(packed)).toBe(24)
    }
  }
})

test('a trick’s eyes are those of its four cards', () => {
  expect(eyesIn(trick('CA CA DA HA', 1, 1))).toBe(44)
  expect(eyesIn(trick('C9 S9 H9 D9', 3, 3))).toBe(0)
  expect(eyesIn(trick('CT SK HQ DJ', 0, 2))).toBe(19)
})

test('parties by a mask of the Re seats', () => {
  expect(seats.map((seat) => partyOf(0b1001, seat))).toEqual(['re', 'kontra', 'kontra', 're'])
  expect(seats.map((seat) => partyIndex(0b1001, seat))).toEqual([0, 1, 1, 0])
})
