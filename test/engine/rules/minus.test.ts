import { describe, expect, test } from 'vitest'
import { score, sheet, special } from './score-sheet.js'

describe('the book of minus points', () => {
  test('the losers get the points, the winners none', () => {
    expect(score('willi', {}, { re: 155 })).toMatchObject({ winner: 0, value: 2, points: [0, 2] })
    expect(score('willi', {}, { re: 85 })).toMatchObject({ winner: 1, value: 3, points: [3, 0] })
  })

  test('a lone Kontra still wins with 120', () => {
    expect(score('willi', {}, { re: 120, level: [0, 1] }).winner).toBe(1)
    expect(score('willi', {}, { re: 121, level: [0, 1] }).winner).toBe(0)
  })

  test('Re and Kontra count a point, and their factor: two for the winners, four for the losers', () => {
    expect(score('willi', {}, { re: 130, level: [1, 1] }).lines).toEqual([
      { code: 'won', for: 're', points: 1 },
      { code: 're', for: 're', points: 1, by: 're' },
      { code: 'kontra', for: 're', points: 1, by: 'kontra' },
      { code: 'factor', times: 2, why: 'announced' },
      { code: 'factor', times: 4, why: 'announcedAndLost' },
    ])
    expect(sheet(score('willi', {}, { re: 100, level: [0, 1] }))).toEqual([
      'kontra won 1',
      'kontra kontra 1',
      'kontra gegenDieAlten 1',
      'x2 announced',
    ])
    expect(sheet(score('willi', {}, { re: 100, level: [1, 0] }))).toContain('x4 announcedAndLost')
    expect(sheet(score('willi', {}, { re: 100 })).filter((line) => line.startsWith('x'))).toEqual([])
  })

  test.each<[number, number, string]>([
    [2, 151, 're no90 2'],
    [3, 181, 're no60 3'],
    [4, 211, 're no30 4'],
    [5, 240, 're schwarz 5'],
  ])('the highest Absage of level %i that came true with %i eyes: %s', (level, re, line) => {
    const found = score('willi', {}, { re, level: [level, 0], tricks: [10, 0] })
    expect(sheet(found).filter((one) => / (no|schwarz)\d* /.test(one))).toEqual([line])
    expect(found.lines).toContainEqual(expect.objectContaining({ points: level, by: 're' }))
  })

  test('a missed Absage doubles on top, and gives the others no points for it', () => {
    const found = score('willi', {}, { re: 140, level: [2, 0] })
    expect(sheet(found)).toEqual([
      'kontra won 1',
      'kontra re 1',
      'kontra gegenDieAlten 1',
      'x4 announcedAndLost',
      'x2 absageMissed',
    ])
    expect(found).toMatchObject({ value: 24, points: [24, 0] })
    expect(sheet(score('willi', {}, { re: 100, level: [0, 2] }))).toContain('x2 absageMissed')
  })

  test('both missed: special points alone, without factors', () => {
    const specials = [special('fuchs', 're'), special('karlchen', 're')]
    const found = score('willi', {}, { re: 130, level: [2, 2], specials })
    expect(sheet(found)).toEqual(['re fuchs 1', 're karlchen 1'])
    expect(found).toMatchObject({ winner: null, value: 2, points: [0, 2] })
  })

  test('special points beyond the value fall to the winners', () => {
    const specials = [special('fuchs', 'kontra'), special('karlchen', 'kontra')]
    expect(score('willi', {}, { re: 130, specials })).toMatchObject({ winner: 0, value: -1, points: [1, 0] })
  })

  test('a Bockrunde multiplies on top of all factors', () => {
    const found = score('willi', {}, { re: 130, level: [1, 0], bock: 2 })
    expect(found.lines.slice(-2)).toEqual([
      { code: 'factor', times: 2, why: 'announced' },
      { code: 'factor', times: 2, why: 'bock' },
    ])
    expect(found.value).toBe(8)
  })
})
