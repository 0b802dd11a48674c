import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../../src/engine/index.js'
import { score, sheet, special } from './score-sheet.js'

describe('a Bockrunde', () => {
  const fuchs = [special('fuchs', 're')]

  test.each<[PresetId, string, number]>([
    ['ddv', 'x2 bock', 4],
    ['hausrunde', 'x2 bock', 4],
    ['willi', 'x2 bock', 4],
  ])('%s: counts everything double', (preset, line, value) => {
    const found = score(preset, {}, { re: 130, bock: 2, specials: fuchs })
    expect(sheet(found)).toEqual(['re won 1', 're fuchs 1', line])
    expect(found.lines).toContainEqual({ code: 'factor', times: 2, why: 'bock' })
    expect(found.value).toBe(value)
    expect(score(preset, {}, { re: 130, specials: fuchs }).value).toBe(2)
    expect(score(preset, {}, { re: 130, bock: 8, specials: fuchs }).value).toBe(16)
  })

  test.each(['ddv', 'hausrunde', 'willi'] as const)('%s: or only what is no special point', (preset) => {
    const set = { bockEffect: 'game' }
    const found = score(preset, set, { re: 151, bock: 4, specials: fuchs })
    expect(sheet(found)).toEqual(['re won 1', 're under90 1', 're fuchs 1', 're bock 6'])
    expect(found.value).toBe(9)
    const kontra = score(preset, set, { re: 89, bock: 2, specials: fuchs })
    expect(sheet(kontra)).toContain('kontra bock 2')
    expect(kontra.value).toBe(4)
    expect(sheet(score(preset, set, { re: 130, specials: fuchs }))).toEqual(['re won 1', 're fuchs 1'])
  })

  test.each(['doppelkopf', 'fuchs', 'karlchen', 'karlchenCaught', 'dulle', 'fuchsAmEnd', 'herzstich'] as const)(
    '%s is a special point, as is the one against the Kreuz-Damen',
    (code) => {
      const specials = [{ code, for: 'kontra', points: 1 } as const]
      const found = score('hausrunde', { bockEffect: 'game' }, { re: 100, bock: 2, specials })
      expect(sheet(found)).toEqual(['kontra won 1', 'kontra gegenDieAlten 1', `kontra ${code} 1`, 'kontra bock 1'])
    },
  )

  test('only what is no special point: nothing where nobody won and reached nothing', () => {
    const found = score('hausrunde', { bockEffect: 'game' }, { re: 120, level: [2, 2], bock: 2, specials: fuchs })
    expect(sheet(found)).toEqual(['re fuchs 1'])
  })

  test('or gives the winners two points more, two again for each doubling', () => {
    const set = { bockEffect: 'plusTwo' }
    expect(sheet(score('hausrunde', set, { re: 130, bock: 2 }))).toEqual(['re won 1', 're bock 2'])
    expect(sheet(score('hausrunde', set, { re: 130, bock: 4 }))).toContain('re bock 4')
    expect(sheet(score('hausrunde', set, { re: 130, bock: 8 }))).toContain('re bock 6')
    expect(sheet(score('hausrunde', set, { re: 100, bock: 2 }))).toContain('kontra bock 2')
    expect(sheet(score('hausrunde', set, { re: 130 }))).toEqual(['re won 1'])
    expect(sheet(score('hausrunde', set, { re: 120, level: [2, 2], bock: 2 }))).toEqual([])
  })
})

describe('Re and Kontra that double', () => {
  test.each<[PresetId, number]>([
    ['ddv', 12],
    ['hausrunde', 12],
  ])('%s: everything, special points included, and give no points of their own', (preset, value) => {
    const set = { reKontra: 'double' }
    const found = score(preset, set, { re: 151, level: [1, 1], specials: [special('fuchs', 're')] })
    expect(sheet(found)).toEqual(['re won 1', 're under90 1', 're fuchs 1', 'x2 re', 'x2 kontra'])
    expect(found.lines.slice(-2)).toEqual([
      { code: 'factor', times: 2, why: 're' },
      { code: 'factor', times: 2, why: 'kontra' },
    ])
    expect(found.value).toBe(value)
    expect(sheet(score(preset, set, { re: 130, level: [1, 0] }))).toEqual(['re won 1', 'x2 re'])
    expect(sheet(score(preset, set, { re: 130, level: [0, 1] }))).toEqual(['re won 1', 'x2 kontra'])
    expect(sheet(score(preset, set, { re: 130 }))).toEqual(['re won 1'])
  })

  test('what is no special point, each once more what stands there so far', () => {
    const set = { reKontra: 'doubleGame' }
    const found = score('ddv', set, { re: 151, level: [1, 1], specials: [special('fuchs', 'kontra')] })
    expect(found.lines).toEqual([
      { code: 'won', for: 're', points: 1 },
      { code: 'under90', for: 're', points: 1 },
      { code: 'fuchs', for: 'kontra', points: 1 },
      { code: 're', for: 're', points: 2, by: 're' },
      { code: 'kontra', for: 're', points: 4, by: 'kontra' },
    ])
    expect(found.value).toBe(7)
    const against = score('ddv', set, { re: 100, level: [1, 0] })
    expect(sheet(against)).toEqual(['kontra won 1', 'kontra gegenDieAlten 1', 'kontra re 1'])
  })

  test('leave Absagen worth a point each', () => {
    expect(sheet(score('ddv', { reKontra: 'double' }, { re: 151, level: [2, 0] }))).toContain('re no90 1')
  })

  test('do so for nobody where nobody won', () => {
    for (const reKontra of ['double', 'doubleGame']) {
      const found = score('ddv', { reKontra }, { re: 130, level: [2, 2], specials: [special('fuchs', 're')] })
      expect(sheet(found)).toEqual(['re against90 1', 're fuchs 1'])
      expect(found.value).toBe(2)
    }
  })
})

describe('who plays alone', () => {
  test('counts three times, won or lost (TSR 7.2.4)', () => {
    expect(score('ddv', {}, { re: 151, game: 'karosolo' })).toMatchObject({ value: 2, points: [6, -2] })
    expect(score('ddv', {}, { re: 100, game: 'karosolo' })).toMatchObject({ value: 1, points: [-3, 1] })
    expect(score('ddv', {}, { re: 130, level: [2, 2], game: 'karosolo' }).points).toEqual([3, -1])
    expect(score('ddv', {}, { re: 130 }).points).toEqual([1, -1])
  })

  test('only when won where the rule set says so', () => {
    const set = { soloTriple: 'whenWon' }
    expect(score('ddv', set, { re: 151, game: 'karosolo' }).points).toEqual([6, -2])
    expect(score('ddv', set, { re: 100, game: 'karosolo' }).points).toEqual([-1, 1])
    expect(score('ddv', set, { re: 130, level: [2, 2], game: 'karosolo' }).points).toEqual([3, -1])
    expect(score('ddv', set, { re: 100 }).points).toEqual([-2, 2])
  })

  test('never in the book of minus points', () => {
    expect(score('willi', {}, { re: 155, game: 'damensolo' }).points).toEqual([0, 2])
    expect(score('willi', {}, { re: 100, game: 'damensolo' }).points).toEqual([1, 0])
  })
})

describe('what is written down', () => {
  test('both, only what is won, or only what is lost', () => {
    const written = (bookKeeping: string, re: number) => score('ddv', { bookKeeping }, { re }).points
    expect([written('plusMinus', 151), written('plusMinus', 100)]).toEqual([
      [2, -2],
      [-2, 2],
    ])
    expect([written('onlyPlus', 151), written('onlyPlus', 100)]).toEqual([
      [2, 0],
      [0, 2],
    ])
    expect([written('onlyMinus', 151), written('onlyMinus', 100)]).toEqual([
      [0, -2],
      [-2, 0],
    ])
  })

  test('a value that turned round: the winners lose what their special points are short', () => {
    const specials = [special('fuchs', 'kontra'), special('karlchen', 'kontra')]
    expect(score('ddv', {}, { re: 130, specials })).toMatchObject({ winner: 0, value: -1, points: [-1, 1] })
    expect(score('ddv', { bookKeeping: 'onlyPlus' }, { re: 130, specials }).points).toEqual([0, 1])
  })

  test('nought is written as nought', () => {
    const even = score('ddv', {}, { re: 130, specials: [special('fuchs', 'kontra')] })
    for (const number of [even.value, ...even.points]) expect(Object.is(number, 0)).toBe(true)
    const kontra = score('ddv', {}, { re: 100, specials: [special('fuchs', 're'), special('karlchen', 're')] })
    for (const number of [kontra.value, ...kontra.points]) expect(Object.is(number, 0)).toBe(true)
  })
})
