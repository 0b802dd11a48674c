import { expect, test } from 'vitest'
import type { Party } from './announce.js'
import { PRESETS } from './switches.js'
import type { Finished } from './books.js'
import { scoreOf } from './score.js'

function finished(rules: string, given: Partial<Finished>): Finished {
  const options = PRESETS[rules]
  if (options === undefined) throw new Error(rules)
  const parties: Party[] = ['re', 're', 'kontra', 'kontra']
  const tally = { eyes: { re: 170, kontra: 70 }, tricksWon: { re: 8, kontra: 4 }, announced: { re: 0, kontra: 0 } }
  return { options, game: 'normal', soloist: null, parties, genscher: false, specials: [], bock: 1, ...tally, ...given }
}

test('lines stand in the order of the score sheet, each said level with its speaker', () => {
  const specials = [
    { code: 'karlchen', for: 're' as const },
    { code: 'fuchs', for: 'kontra' as const },
  ]
  const score = scoreOf(finished('ddv', { announced: { re: 3, kontra: 1 }, specials }))
  expect(score.lines).toEqual([
    { code: 'won', for: 'kontra', points: 1 },
    { code: 're', for: 'kontra', points: 2, by: 're' },
    { code: 'kontra', for: 'kontra', points: 2, by: 'kontra' },
    { code: 'no90', for: 'kontra', points: 1, by: 're' },
    { code: 'no60', for: 'kontra', points: 1, by: 're' },
    { code: 'gegenDieAlten', for: 'kontra', points: 1 },
    { code: 'fuchs', for: 'kontra', points: 1 },
    { code: 'karlchen', for: 're', points: 1 },
  ])
  expect(score).toMatchObject({ winner: 'kontra', value: 8, points: [-8, -8, 8, 8] })
})

test('without a winner each party keeps what it reached, and the value is the Re party’s', () => {
  const score = scoreOf(finished('ddv', { announced: { re: 3, kontra: 2 } }))
  expect(score.lines).toEqual([
    { code: 'under90', for: 're', points: 1 },
    { code: 'against90', for: 're', points: 1 },
  ])
  expect(score).toMatchObject({ winner: null, value: 2, points: [2, 2, -2, -2] })
})

test('willi: made Absage, both announcements, factors', () => {
  const score = scoreOf(finished('willi', { announced: { re: 2, kontra: 1 } }))
  expect(score.lines).toEqual([
    { code: 'won', for: 're', points: 1 },
    { code: 'under90', for: 're', points: 1 },
    { code: 're', for: 're', points: 1, by: 're' },
    { code: 'kontra', for: 're', points: 1, by: 'kontra' },
    { code: 'no90', for: 're', points: 2, by: 're' },
    { code: 'factor', times: 2, why: 'announced' },
    { code: 'factor', times: 4, why: 'announcedAndLost' },
  ])
  expect(score).toMatchObject({ winner: 're', value: 48, points: [0, 0, 48, 48] })
})

test('willi: who wins with the worse special points pays', () => {
  const specials = ['fuchs', 'karlchen'].map((code) => ({ code, for: 'kontra' as const }))
  const score = scoreOf(finished('willi', { eyes: { re: 130, kontra: 110 }, specials }))
  expect(score).toMatchObject({ winner: 're', value: -1, points: [1, 1, 0, 0] })
})

test('willi: when both missed an Absage only special points are left', () => {
  const announced = { re: 2, kontra: 2 }
  const specials = [{ code: 'fuchs', for: 're' as const }]
  const score = scoreOf(finished('willi', { eyes: { re: 130, kontra: 110 }, announced, specials }))
  expect(score).toMatchObject({ winner: null, value: 1, points: [0, 0, 1, 1] })
})

test('hausrunde: no separate point for winning when Kontra said so', () => {
  const given = { eyes: { re: 85, kontra: 155 }, announced: { re: 0, kontra: 2 } }
  expect(scoreOf(finished('hausrunde', given)).lines.map((line) => line.code)).toEqual([
    'under90',
    'kontra',
    'no90',
    'gegenDieAlten',
  ])
})
