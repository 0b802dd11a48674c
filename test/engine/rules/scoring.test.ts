import { describe, expect, test } from 'vitest'
import type { GameKind, PresetId, RuleSet } from '../../../src/engine/index.js'
import { score, sheet, special } from './score-sheet.js'
import type { Game } from './score-sheet.js'

const codes = (preset: PresetId, set: RuleSet['set'], played: Game): string[] =>
  score(preset, set, played).lines.map(({ code }) => code)

describe('levels that were reached (TSR 7.2.2a)', () => {
  test.each<[number, readonly [number, number], string[]]>([
    [150, [8, 4], ['won']],
    [151, [8, 4], ['won', 'under90']],
    [180, [8, 4], ['won', 'under90']],
    [181, [8, 4], ['won', 'under90', 'under60']],
    [210, [8, 4], ['won', 'under90', 'under60']],
    [211, [8, 4], ['won', 'under90', 'under60', 'under30']],
    [240, [11, 1], ['won', 'under90', 'under60', 'under30']],
    [240, [12, 0], ['won', 'under90', 'under60', 'under30', 'noTrick']],
  ])('%i eyes for Re and tricks %j: %j', (re, tricks, expected) => {
    expect(codes('ddv', {}, { re, tricks })).toEqual(expected)
    expect(codes('hausrunde', {}, { re, tricks })).toEqual(expected)
  })

  test('by eyes alone in the book of minus points', () => {
    expect(codes('willi', {}, { re: 240, tricks: [9, 1] })).toEqual(['won', 'under90', 'under60', 'under30', 'noTrick'])
    expect(codes('willi', {}, { re: 239, tricks: [9, 1] })).toEqual(['won', 'under90', 'under60', 'under30'])
  })
})

describe('announcements (TSR 7.2.2b to f)', () => {
  test('each level said counts for the winners, with the party that said it', () => {
    const { lines } = score('ddv', {}, { re: 240, level: [5, 2], tricks: [12, 0] })
    const said = lines.filter((line) => 'by' in line)
    expect(said).toEqual([
      { code: 're', for: 're', points: 2, by: 're' },
      { code: 'kontra', for: 're', points: 2, by: 'kontra' },
      { code: 'no90', for: 're', points: 1, by: 're' },
      { code: 'no60', for: 're', points: 1, by: 're' },
      { code: 'no30', for: 're', points: 1, by: 're' },
      { code: 'schwarz', for: 're', points: 1, by: 're' },
      { code: 'no90', for: 're', points: 1, by: 'kontra' },
    ])
  })

  test.each<[number, string[]]>([
    [120, ['against90', 'against60', 'against30', 'againstSchwarz']],
    [119, ['against60', 'against30', 'againstSchwarz']],
    [90, ['against60', 'against30', 'againstSchwarz']],
    [89, ['against30', 'againstSchwarz']],
    [60, ['against30', 'againstSchwarz']],
    [59, ['againstSchwarz']],
    [30, ['againstSchwarz']],
    [29, []],
  ])('%i eyes against schwarz: %j', (kontra, expected) => {
    const found = codes('ddv', {}, { re: 240 - kontra, level: [5, 0] }).filter((code) => code.startsWith('against'))
    expect(found).toEqual(expected)
  })

  test('eyes against a level that nobody said count nothing', () => {
    expect(codes('ddv', {}, { re: 120, level: [2, 0] })).toContain('against90')
    expect(codes('ddv', {}, { re: 120, level: [2, 0] })).not.toContain('against60')
    expect(codes('ddv', {}, { re: 120 })).not.toContain('against90')
    expect(codes('hausrunde', {}, { re: 120, level: [2, 0] })).not.toContain('against90')
  })
})

describe('nobody wins (TSR 7.1.3)', () => {
  const none: Game = { re: 170, level: [3, 2], specials: [special('fuchs', 'kontra')] }

  test('what was reached and special points are left', () => {
    const found = score('ddv', {}, none)
    expect(sheet(found)).toEqual(['re under90 1', 're against90 1', 'kontra fuchs 1'])
    expect([found.winner, found.value, found.points]).toEqual([null, 1, [1, -1]])
  })

  test('for both parties', () => {
    expect(sheet(score('ddv', {}, { re: 120, level: [2, 2] }))).toEqual(['re against90 1', 'kontra against90 1'])
    const kontra = score('ddv', {}, { re: 70, level: [2, 3] })
    expect(sheet(kontra)).toEqual(['kontra under90 1', 'kontra against90 1'])
    expect([kontra.value, kontra.points]).toEqual([-2, [-2, 2]])
  })

  test('special points alone in the other books', () => {
    for (const preset of ['hausrunde', 'willi'] as const)
      expect(sheet(score(preset, {}, none))).toEqual(['kontra fuchs 1'])
    expect(score('hausrunde', {}, none).points).toEqual([-1, 1])
    expect(score('willi', {}, none)).toMatchObject({ winner: null, value: -1, points: [1, 0] })
  })
})

describe('the win against the Kreuz-Damen', () => {
  const counts = (preset: PresetId, gegenDieAlten: string, game: GameKind, more: Partial<Game> = {}): boolean =>
    codes(preset, { gegenDieAlten }, { re: 100, game, ...more }).includes('gegenDieAlten')

  test.each<[GameKind, boolean]>([
    ['normal', true],
    ['hochzeit', true],
    ['kartenabgabe', true],
    ['armut', false],
    ['stille-hochzeit', false],
    ['karosolo', false],
    ['damensolo', false],
  ])('%s: %s where it belongs to the Normalspiel', (game, expected) => {
    expect(counts('ddv', 'normal', game)).toBe(expected)
    expect(counts('hausrunde', 'normal', game)).toBe(expected)
    expect(counts('ddv', 'every', game)).toBe(true)
    expect(counts('ddv', 'off', game)).toBe(false)
  })

  test('is Kontra’s, for a win', () => {
    expect(sheet(score('ddv', {}, { re: 100 }))).toEqual(['kontra won 1', 'kontra gegenDieAlten 1'])
    expect(counts('ddv', 'every', 'normal', { re: 130 })).toBe(false)
    expect(counts('ddv', 'every', 'normal', { re: 120, level: [2, 2] })).toBe(false)
  })

  test('is none where a Genscher made the parties', () => {
    expect(counts('hausrunde', 'normal', 'normal', { genscher: true })).toBe(false)
    expect(counts('hausrunde', 'every', 'normal', { genscher: true })).toBe(true)
  })

  test('belongs to the stille Hochzeit too in the book of minus points', () => {
    expect(counts('willi', 'normal', 'stille-hochzeit')).toBe(true)
    expect(counts('willi', 'normal', 'damensolo')).toBe(false)
    expect(counts('willi', 'off', 'normal')).toBe(false)
  })
})

describe('special points of who plays alone', () => {
  const specials = [special('fuchs', 're'), special('doppelkopf', 'kontra'), special('karlchen', 're')]
  const found = (preset: PresetId, specialsInSolo: string, game: GameKind): string[] =>
    codes(preset, { specialsInSolo }, { re: 130, game, specials }).filter((code) => code !== 'won')

  test.each<[PresetId, GameKind]>([
    ['ddv', 'karosolo'],
    ['ddv', 'stille-hochzeit'],
    ['hausrunde', 'damensolo'],
    ['willi', 'damensolo'],
  ])('%s, %s: none, Doppelköpfe, or all of them, by the switch', (preset, game) => {
    expect(found(preset, 'off', game)).toEqual([])
    expect(found(preset, 'doppelkopf', game)).toEqual(['doppelkopf'])
    expect(found(preset, 'every', game)).toEqual(['fuchs', 'doppelkopf', 'karlchen'])
  })

  test('count always in a Normalspiel, and in willi’s stille Hochzeit', () => {
    for (const preset of ['ddv', 'hausrunde', 'willi'] as const) expect(found(preset, 'off', 'normal')).toHaveLength(3)
    expect(found('willi', 'off', 'stille-hochzeit')).toHaveLength(3)
  })
})

describe('the point for an announced Kontra win', () => {
  const won = (kontraWinPoint: string, re: number, level: Game['level'] = [0, 0]): boolean =>
    codes('hausrunde', { kontraWinPoint }, { re, level }).includes('won')

  test('is left out unless the switch says always', () => {
    expect(won('unlessAnnounced', 100, [0, 1])).toBe(false)
    expect(won('unlessAnnounced', 100, [1, 1])).toBe(false)
    expect(won('always', 100, [0, 1])).toBe(true)
  })

  test('stays where Kontra said nothing, or Re wins', () => {
    expect(won('unlessAnnounced', 100)).toBe(true)
    expect(won('unlessAnnounced', 100, [1, 0])).toBe(true)
    expect(won('unlessAnnounced', 130, [0, 1])).toBe(true)
    expect(won('unlessAnnounced', 130, [1, 0])).toBe(true)
  })
})

describe('Feigheit', () => {
  const set = { feigheit: true }
  const feig = (played: Game, preset: PresetId = 'hausrunde'): boolean =>
    codes(preset, set, played).includes('feigheit')

  test('is a win three levels above what was said', () => {
    expect([150, 151, 180, 181, 211].map((re) => feig({ re }))).toEqual([false, false, false, true, true])
    expect([180, 181, 210, 211].map((re) => feig({ re, level: [1, 0] }))).toEqual([false, false, false, true])
    expect([59, 60, 61].map((re) => feig({ re }))).toEqual([true, false, false])
    expect(feig({ re: 240, level: [3, 0], tricks: [12, 0] })).toBe(false)
    expect(feig({ re: 240, level: [2, 0], tricks: [12, 0] })).toBe(true)
    expect(feig({ re: 240, level: [2, 0], tricks: [11, 1] })).toBe(false)
    expect(feig({ re: 181 }, 'ddv')).toBe(true)
  })

  test('is none without the switch, and none of who plays alone', () => {
    expect(codes('hausrunde', {}, { re: 240, tricks: [12, 0] })).not.toContain('feigheit')
    expect(feig({ re: 240, tricks: [12, 0], game: 'damensolo' })).toBe(false)
    expect(feig({ re: 0, tricks: [0, 12], game: 'stille-hochzeit' })).toBe(false)
  })

  test.each(['ddv', 'hausrunde'] as const)('%s: the game’s points go to the others, special points stay', (preset) => {
    const specials = [special('fuchs', 're')]
    const found = score(preset, set, { re: 50, specials })
    expect(sheet(found)).toEqual(['re won 1', 're under90 1', 're under60 1', 're feigheit 0', 're fuchs 1'])
    expect(found).toMatchObject({ winner: 0, value: 4, points: [4, -4] })
  })

  test('a Kontra that is beaten so has its announcement counted against it', () => {
    const found = score('ddv', set, { re: 20, level: [0, 1] })
    expect(found.lines).toContainEqual({ code: 'kontra', for: 're', points: 2, by: 'kontra' })
    expect(found).toMatchObject({ winner: 0, value: 6 })
  })
})
