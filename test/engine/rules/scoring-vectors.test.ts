import { describe, expect, test } from 'vitest'
import type { GameKind, ScoreLine } from '../../../src/engine/index.js'
import { presets } from '../../../src/engine/index.js'
import type { RuleSet } from '../../../src/engine/index.js'
import type { PlayedDeal } from '../../../src/engine/rules/played.js'
import type { Tally } from '../../../src/engine/rules/winner.js'
import { variantOf } from '../../../src/engine/rules/variant.js'
import {
  DDV_VECTORS,
  HAUSRUNDE_UNLESS_ANNOUNCED_VECTORS,
  HAUSRUNDE_VECTORS,
  WILLI_VECTORS,
} from '../../oracle/vectors.js'

const pair = (text = '', mark: string): [number, number] => {
  const [re, kontra] = text.split(mark).map(Number)
  return [re ?? NaN, kontra ?? NaN]
}

const specialLines = ([re, kontra]: [number, number]): ScoreLine[] => [
  ...Array.from({ length: re }, (): ScoreLine => ({ code: 'fuchs', for: 're', points: 1 })),
  ...Array.from({ length: kontra }, (): ScoreLine => ({ code: 'doppelkopf', for: 'kontra', points: 1 })),
]

/** Scores one row of a table; Re are seats 0 and 1, or seat 0 alone. */
function scoreRow(rules: RuleSet, row: readonly string[]) {
  const [, eyes, tricks, said, game = '', special] = row
  const alone = game.endsWith('solo') || game === 'fleischlos' || game === 'stille-hochzeit'
  const variant = variantOf(rules)
  if (!variant.ok) throw new Error(variant.refusal.code)
  const pairOfEyes = pair(eyes, ':')
  const level = pair(said, '/')
  const deal: PlayedDeal = {
    options: variant.value.options,
    order: variant.value.orders.normal,
    game: game === 'bock' ? 'normal' : (game as GameKind),
    soloist: alone ? 0 : null,
    re: alone ? 1 : 3,
    tricks: [],
    rest: [],
    level,
    schwein: -1,
    pair: -1,
    bock: game === 'bock' ? 2 : 1,
    genscher: false,
  }
  const tally: Tally = {
    eyes: pairOfEyes,
    tricks: tricks === '-' ? [pairOfEyes[0] === 0 ? 0 : 6, pairOfEyes[1] === 0 ? 0 : 6] : pair(tricks, ':'),
    level,
  }
  const score = variant.value.score(deal, tally, specialLines(pair(special, '/')))
  return { score, points: [0, 1, 2, 3].map((seat) => score.points[(deal.re >>> seat) & 1 ? 0 : 1]) }
}

function check(table: string, rules: RuleSet): void {
  const rows = table.trim().split('\n')
  test.each(rows.map((row) => row.trim().split(' ')))(
    '%s: %s, tricks %s, said %s, %s, special %s: %s, %s',
    (...row) => {
      const { score, points } = scoreRow(rules, row)
      expect(score.winner).toBe({ re: 0, ko: 1, none: null }[row[6] ?? ''])
      expect(points).toEqual(row[7]?.split('/').map(Number))
      expect(points.some((value) => Object.is(value, -0))).toBe(false)
    },
  )
}

describe('tournament book', () => check(DDV_VECTORS, presets.ddv))
describe('norsk counts as the tournament does', () => check(DDV_VECTORS, presets.norsk))
describe('house book, a point for every win', () =>
  check(HAUSRUNDE_VECTORS, { preset: 'hausrunde', set: { kontraWinPoint: 'always' } }))
describe('house book, no point for an announced Kontra win', () =>
  check(HAUSRUNDE_UNLESS_ANNOUNCED_VECTORS, presets.hausrunde))
describe('book of minus points', () => check(WILLI_VECTORS, presets.willi))

describe('lines', () => {
  const codes = (row: string, rules: RuleSet): string[] =>
    scoreRow(rules, row.split(' ')).score.lines.map((line) => ('times' in line ? `x${line.times}` : line.code))

  test('name everything that made the value', () => {
    expect(codes('x 181:59 - 3/2 normal 1/0', presets.ddv)).toEqual(
      'won under90 under60 re kontra no90 no60 no90 against90 fuchs'.split(' '),
    )
    expect(codes('x 89:151 - 0/0 normal 0/0', presets.ddv)).toEqual(['won', 'under90', 'gegenDieAlten'])
  })

  test('leave out what failed on both sides, and say who said what', () => {
    expect(codes('x 170:70 - 3/2 normal 0/0', presets.ddv)).toEqual(['under90', 'against90'])
    const { score } = scoreRow(presets.ddv, 'x 120:120 - 0/1 normal 0/0'.split(' '))
    expect(score.lines).toContainEqual({ code: 'kontra', for: 're', points: 2, by: 'kontra' })
  })

  test('count the win against the Kreuz-Damen in a picture Solo of the minus book only where it counts in every game', () => {
    const every: RuleSet = { preset: 'willi', set: { gegenDieAlten: 'every' } }
    expect(codes('x 110:130 - 0/0 damensolo 0/0', every)).toEqual(['won', 'gegenDieAlten'])
    expect(codes('x 110:130 - 0/0 damensolo 0/0', presets.willi)).toEqual(['won'])
    expect(codes('x 110:130 - 0/0 stille-hochzeit 0/0', presets.willi)).toEqual(['won', 'gegenDieAlten'])
  })

  test('show multipliers', () => {
    expect(codes('x 140:100 - 2/0 normal 0/0', presets.willi)).toEqual(['won', 're', 'gegenDieAlten', 'x4', 'x2'])
    expect(codes('x 130:110 - 0/0 bock 0/0', presets.ddv)).toEqual(['won', 'x2'])
  })

  test('add up to the value in every row of the tournament table', () => {
    for (const row of DDV_VECTORS.trim().split('\n')) {
      const { score } = scoreRow(presets.ddv, row.trim().split(' '))
      const sums = score.lines.reduce(
        (sum, line) => ('times' in line ? sum : sum + (line.for === 're' ? 1 : -1) * line.points),
        0,
      )
      expect(score.value + 0).toBe((score.winner === 1 ? -sums : sums) + 0)
    }
  })
})
