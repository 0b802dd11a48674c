import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { at } from './deal.js'
import { chooser, randomHands } from './dealt.js'
import { judgeRecord } from './judge.js'
import { openRecord } from './record.js'
import { resultOf } from './result.js'
import { legalOf, parseAction, perform } from './step.js'

interface Example {
  result: { points: number[] }
}

const examples = readFileSync(new URL('../golden/ddv-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example)

describe('golden records', () => {
  test.each(examples.map((example, index) => ({ example, index })))('record $index comes out as written', (row) => {
    expect(judgeRecord(row.example)).toMatchObject({ ok: true, over: true, ...row.example.result })
  })
  test.each(examples.map((example, index) => ({ example, index })))(
    'record $index with a wrong point is bad',
    (row) => {
      const points = [...row.example.result.points]
      points[0] = at(points, 0) + 1
      const record = { ...row.example, result: { ...row.example.result, points } }
      expect(judgeRecord(record)).toMatchObject({ ok: false, at: -1, code: 'result-differs' })
    },
  )
})

interface Over {
  game: string
  soloist: number | null
  parties: string[]
  eyes: { re: number; kontra: number }
  tricks: unknown[]
  points: number[]
  winner: string | null
  value: number
}

/** Plays a deal by chance; announcements and solos are rarer than they would be among equals. */
function playRandomly(rules: string, set: object, seed: number): { record: object; over: Over } {
  const choose = chooser(seed)
  const nines = rules !== 'willi'
  const start = { doko: 1, rules, set, dealer: choose(4), hands: randomHands(choose, nines) }
  const opened = openRecord({ ...start, actions: [] })
  if (!('deal' in opened)) throw new Error(opened.message)
  const actions: string[] = []
  while (opened.deal.phase !== 'over') {
    const seat = choose(5) === 0 ? choose(4) : opened.deal.turn
    const legal = legalOf(opened.deal, seat)
    if (legal.length === 0) {
      if (seat === opened.deal.turn) throw new Error('nothing is legal before the end')
      continue
    }
    let words = at(legal, choose(legal.length))
    if (words.startsWith('vorbehalt') && words.endsWith('o') && choose(8) !== 0) words = 'gesund'
    if (words.startsWith('gibt')) {
      words = `gibt ${at(opened.deal.hands, seat).slice(0, opened.deal.laid.length).join(' ')}`
    }
    const action = parseAction(`${seat} ${words}`)
    if (action === null) throw new Error(words)
    perform(opened.deal, seat, action.words)
    actions.push(`${seat} ${words}`)
  }
  return { record: { ...start, actions }, over: resultOf(opened.deal) as unknown as Over }
}

const RULE_SETS: [string, object][] = [
  ['ddv', {}],
  ['norsk', { armut: true, schweine: 'auto', secondDulle: 'secondExceptLast', schmeissenNines: 5, schmeissenKings: 5 }],
  ['hausrunde', { schweine: 'secondOnly', secondDulle: 'second', karlchenCaught: 'anyTrump' }],
  ['willi', {}],
]

describe.each(RULE_SETS)('random deals in %s', (rules, set) => {
  test('keep the laws', () => {
    const games = new Set<string>()
    for (let seed = 1; seed <= 100; seed++) {
      const { record, over } = playRandomly(rules, set, seed)
      expect(judgeRecord({ ...record, result: over })).toEqual(over)
      games.add(over.game)
      if (over.game === 'redeal') continue
      expect(over.eyes.re + over.eyes.kontra).toBe(240)
      expect(over.tricks).toHaveLength(rules === 'willi' ? 10 : 12)
      expect(over.soloist === null).toBe(over.parties.filter((party) => party === 're').length === 2)
      if (rules === 'willi') expect(Math.min(...over.points)).toBe(0)
      else expect(over.points.reduce((sum, point) => sum + point, 0)).toBe(0)
      if (rules !== 'willi') expect(new Set(over.points.map((point) => Math.abs(point % 2))).size).toBe(1)
    }
    expect(games.size).toBeGreaterThan(4)
  })
})
