import { describe, expect, test } from 'vitest'
import { checkRules } from '../../../src/engine/index.js'
import type { GameKind, RuleSet, ScoreLine } from '../../../src/engine/index.js'
import type { PlayedDeal } from '../../../src/engine/rules/played.js'
import { variantOf } from '../../../src/engine/rules/variant.js'
import type { Tally } from '../../../src/engine/rules/winner.js'

/** What a test says of a deal. Re are seats 0 and 1, or seat 0 alone. */
interface Played {
  readonly eyes: readonly [number, number]
  readonly said?: readonly [number, number]
  readonly solo?: GameKind
  readonly bock?: number
}

/** Re caught a Fuchs and made a Doppelkopf. */
const specials: readonly ScoreLine[] = [
  { code: 'fuchs', for: 're', points: 1 },
  { code: 'doppelkopf', for: 're', points: 1 },
]

function score(rules: RuleSet, { eyes, said = [0, 0], solo, bock = 1 }: Played, made = specials) {
  const variant = variantOf(rules)
  if (!variant.ok) throw new Error(variant.refusal.code)
  const deal: PlayedDeal = {
    options: variant.value.options,
    order: variant.value.orders.normal,
    game: solo ?? 'normal',
    soloist: solo ? 0 : null,
    re: solo ? 1 : 3,
    tricks: [],
    rest: [],
    level: said,
    schwein: -1,
    pair: -1,
    bock,
    genscher: false,
  }
  const tally: Tally = { eyes, tricks: [6, 6], level: said }
  const { value, points, lines } = variant.value.score(deal, tally, made)
  const names = lines.map((line) => ('times' in line ? `x${line.times}` : `${line.code} ${line.for} ${line.points}`))
  return { value, points, names }
}

const ddv = (set: RuleSet['set']): RuleSet => ({ preset: 'ddv', set })

describe('a Bockrunde', () => {
  const won = { eyes: [155, 85], bock: 2 } as const

  test('doubles everything, or only what is no special point', () => {
    expect(score(ddv({}), won)).toMatchObject({ value: 8 })
    expect(score(ddv({ bockEffect: 'game' }), won)).toMatchObject({ value: 6, points: [6, -6] })
    expect(score(ddv({ bockEffect: 'game' }), won).names).toContain('bock re 2')
    expect(score(ddv({ bockEffect: 'game' }), { ...won, bock: 4 }).value).toBe(10)
  })

  test('leaves the point against the Alten single where special points are', () => {
    expect(score(ddv({ bockEffect: 'game' }), { eyes: [119, 121], bock: 2 }, []).value).toBe(3)
  })

  test('or gives the winners two points more, and two again for each that lies over it', () => {
    const plus = ddv({ bockEffect: 'plusTwo' })
    expect(score(plus, won)).toMatchObject({ value: 6 })
    expect(score(plus, { ...won, bock: 4 }).value).toBe(8)
    expect(score(plus, { eyes: [85, 155], bock: 2 }).names).toContain('bock kontra 2')
  })

  test('adds nothing where nobody won, or the game is worth nothing', () => {
    const nobody = { eyes: [120, 120], said: [2, 2], bock: 2 } as const
    expect(score(ddv({ bockEffect: 'plusTwo' }), nobody, []).names.join()).not.toContain('bock')
    expect(score(ddv({ bockEffect: 'game' }), nobody, []).names.join()).not.toContain('bock')
    expect(score(ddv({ bockEffect: 'game' }), { eyes: [155, 85] }).names.join()).not.toContain('bock')
  })

  test('counts in the book of minus points too', () => {
    const willi = (bockEffect: string) => score({ preset: 'willi', set: { bockEffect } }, won).points
    expect([willi('whole'), willi('game'), willi('plusTwo')]).toEqual([
      [0, 8],
      [0, 6],
      [0, 6],
    ])
  })
})

describe('Re and Kontra', () => {
  test('double with special points, or without them', () => {
    const said = { eyes: [155, 85], said: [1, 1] } as const
    expect(score(ddv({ reKontra: 'double' }), said).value).toBe(16)
    expect(score(ddv({ reKontra: 'doubleGame' }), said)).toMatchObject({
      value: 10,
      names: ['won re 1', 'under90 re 1', 'fuchs re 1', 'doppelkopf re 1', 're re 2', 'kontra re 4'],
    })
    expect(score(ddv({ reKontra: 'doubleGame' }), { eyes: [155, 85], said: [0, 1] }).value).toBe(6)
  })

  test('double nothing where nobody won', () => {
    const nobody = { eyes: [130, 110], said: [2, 2] } as const
    expect(score(ddv({ reKontra: 'doubleGame' }), nobody, []).value).toBe(1)
    expect(score(ddv({ reKontra: 'double' }), nobody, []).names.join()).not.toContain('x2')
  })

  test('have their own factors in the book of minus points', () => {
    expect(checkRules({ preset: 'willi', set: { reKontra: 'doubleGame' } })).toMatchObject({
      refusal: { code: 'switch-conflict', what: 'reKontra', other: 'score' },
    })
  })
})

describe('who plays alone', () => {
  const lost = { eyes: [85, 155], solo: 'damensolo' } as const

  test('counts three times, or not when he loses', () => {
    expect(score(ddv({}), lost).points).toEqual([-6, 2])
    expect(score(ddv({ soloTriple: 'whenWon' }), lost).points).toEqual([-2, 2])
    expect(score(ddv({ soloTriple: 'whenWon' }), { ...lost, eyes: [155, 85] }).points).toEqual([6, -2])
    expect(checkRules({ preset: 'willi', set: { soloTriple: 'whenWon' } })).toMatchObject({
      refusal: { code: 'switch-conflict', what: 'soloTriple', other: 'score' },
    })
  })

  test('has no special points, those of a Doppelkopf, or all', () => {
    const value = (specialsInSolo: string, preset: RuleSet['preset'] = 'ddv') =>
      score({ preset, set: { specialsInSolo } }, { ...lost, eyes: [155, 85] }).value
    expect(['off', 'doppelkopf', 'every'].map((rule) => value(rule))).toEqual([2, 3, 4])
    expect(['off', 'doppelkopf', 'every'].map((rule) => value(rule, 'hausrunde'))).toEqual([2, 3, 4])
    expect(['off', 'doppelkopf', 'every'].map((rule) => value(rule, 'willi'))).toEqual([2, 3, 4])
  })
})
