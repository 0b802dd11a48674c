import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAction } from '../../src/engine/notation.js'
import { judge, parseAction, parseRecord, presets } from '../../src/engine/index.js'
import { handsOf, healthy, judged } from './table.js'

const golden = readFileSync(new URL('../golden/ddv-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const hands = handsOf(
  'HT HT SQ SQ HQ HQ DQ CJ CJ DT CA CT',
  'CQ CQ SJ SJ HJ HJ DT D9 D9 SA S9 C9',
  'DA DA DJ SA ST ST CA CT C9 HA HA H9',
  'DJ DQ DK DK HK HK SK SK CK CK S9 H9',
)
const record = { doko: 1, rules: 'ddv', dealer: 3, hands, actions: [...healthy] }
const bad = (change: object): unknown => judge({ ...record, ...change })
const wrong = (code: string) => ({ ok: false, at: -1, action: null, code, message: expect.any(String) as string })

describe('actions in words', () => {
  const words = '0 gesund,1 vorbehalt hochzeit,2 nimmt,3 passt,0 gibt C9 HK DK,1 re,2 keine90,3 schwarz,0 HT'.split(',')
  test.each(words)('%s', (text) => {
    const action = parseAction(text)
    expect(action.ok && formatAction(action.value)).toBe(text)
  })
  test.each([
    '',
    '4 CA',
    '0  CA',
    '0CA',
    '1 gesundheit',
    '1 vorbehalt',
    '1 vorbehalt re',
    '0 gibt',
    '0 gibt XX',
    '00 CA',
    7,
    null,
  ])('not %j', (text) =>
    expect(parseAction(text)).toEqual({ ok: false, refusal: { code: 'malformed', what: 'action' } }),
  )
})

describe('whole deals that another engine judged', () => {
  test.each(golden.map((line, number) => [number, line] as const))('number %i', (_number, line) => {
    expect(judge(line)).toMatchObject({ ok: true, over: true })
  })

  test('another result in the record is found by its key', () => {
    const whole = JSON.parse(golden[0] ?? '') as { result: object }
    for (const [key, value] of [
      ['points', [0, 0, 0, 0]],
      ['nextDealer', 9],
      ['eyes', { re: 1, kontra: 239 }],
    ] as const) {
      expect(judge({ ...whole, result: { ...whole.result, [key]: value } })).toEqual({
        ...wrong('result-differs'),
        message: `result-differs (key: ${key})`,
      })
    }
    expect(judge({ ...whole, result: { ...whole.result, remark: 'a good one' } })).toMatchObject({ ok: true })
    expect(judge({ ...whole, result: judge(golden[0]) })).toMatchObject({ ok: true })
  })

  test('keys stand in the order of the description', () => {
    expect(Object.keys(judge(golden[0]))).toEqual(
      'ok over game soloist parties announced tricks eyes tricksWon winner lines value points nextDealer'.split(' '),
    )
    expect(Object.keys(judge('?'))).toEqual(['ok', 'at', 'action', 'code', 'message'])
    expect(Object.keys(judge(record))).toEqual(['ok', 'over', 'turn', 'legal'])
  })
})

describe('unfinished records', () => {
  test('claim nothing about the end: keys of a finished deal are passed over, what they say of themselves is not', () => {
    const open = { ...record, actions: ['0 gesund'] }
    const { points, winner, eyes } = (JSON.parse(golden[0] ?? '') as { result: Record<string, unknown> }).result
    expect(judge({ ...open, result: { points, winner, eyes } })).toEqual(judge(open))
    expect(judge({ ...open, result: { over: true } })).toMatchObject({ at: -1, message: 'result-differs (key: over)' })
    expect(judge({ ...open, result: { turn: 2 } })).toMatchObject({ at: -1, message: 'result-differs (key: turn)' })
    expect(judge({ ...open, result: { over: false, turn: 1 } })).toEqual(judge(open))
  })

  test('name the turn and what every seat may do, sorted', () => {
    expect(judge({ ...record, actions: ['0 gesund'] })).toEqual({
      ok: true,
      over: false,
      turn: 1,
      legal: [
        [],
        [
          'gesund',
          ...'bubensolo damensolo fleischlos herzsolo hochzeit karosolo kreuzsolo piksolo'
            .split(' ')
            .map((kind) => `vorbehalt ${kind}`),
        ],
        [],
        [],
      ],
    })
    const calls = ['keine30', 'keine60', 'keine90', 'kontra', 'schwarz']
    expect(judge(record)).toMatchObject({
      turn: 0,
      legal: [expect.arrayContaining(['CA', 'kontra']), expect.anything(), calls, calls],
    })
  })
})

describe('bad records', () => {
  test.each([
    ['malformed', { doko: 2 }],
    ['malformed', { dealer: 4 }],
    ['malformed', { dealer: '3' }],
    ['malformed', { hands: [] }],
    ['malformed', { hands: 'CA' }],
    ['malformed', { actions: {} }],
    ['malformed', { owes: [true] }],
    ['malformed', { forced: 5 }],
    ['malformed', { bock: 0 }],
    ['malformed', { bock: 1.5 }],
    ['malformed', { set: [] }],
    ['malformed', { rules: 7 }],
    ['unknown-rules', { rules: 'skat' }],
    ['unknown-switch', { set: { joker: true } }],
    ['unknown-switch', { set: { constructor: true } }],
    ['bad-switch-value', { set: { nines: 'yes' } }],
    ['bad-switch-value', { set: { schmeissenKings: 9 } }],
    ['switch-conflict', { set: { armut: true, kartenabgabe: true } }],
    ['switch-conflict', { set: { nines: false, schmeissenNines: 5 } }],
    ['wrong-deck', { hands: [hands[0], hands[0], hands[2], hands[3]] }],
    ['wrong-deck', { hands: [hands[0].slice(1), hands[1], hands[2], hands[3]] }],
    ['wrong-deck', { set: { nines: false } }],
  ])('%s: %j', (code, change) => expect(bad(change)).toEqual(wrong(code)))

  test.each([
    [4, '1 CQ', 'not-your-turn'],
    [4, '0 gesund', 'not-now'],
    [4, '0 CQ', 'card-not-held'],
    [4, '0 hm', 'malformed'],
    [4, '0 re', 'announce-wrong-party'],
    [4, '3 nimmt', 'not-now'],
  ])('at %i: %s is %s', (at, action, code) => {
    expect(judged(presets.ddv, hands, [...healthy, action])).toMatchObject({ ok: false, at, action, code })
  })

  test('must follow: trump to trump, and the side suit', () => {
    expect(judged(presets.ddv, hands, [...healthy, '0 HT', '1 SA'])).toMatchObject({
      at: 5,
      code: 'must-follow',
      message: 'must-follow (led: trump)',
    })
    expect(judged(presets.ddv, hands, [...healthy, '0 CA', '1 SA'])).toMatchObject({
      at: 5,
      code: 'must-follow',
      message: 'must-follow (led: C)',
    })
  })

  test('the earliest mistake is named', () => {
    expect(judged(presets.ddv, hands, ['0 gesund', '1 CQ', 'nonsense'])).toMatchObject({ at: 1 })
  })

  test('no value at all makes the judge throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(judge(value)).toMatchObject({ ok: false, at: -1, code: expect.any(String) as string })
        expect(parseRecord(value).ok).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('no change in a record makes the judge throw', () => {
    const line = golden[1] ?? ''
    fc.assert(
      fc.property(
        fc.nat(line.length - 1),
        fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }),
        fc.nat(3),
        (at, text, cut) => {
          const said = judge(line.slice(0, at) + text + line.slice(at + cut))
          if (!said.ok)
            expect([typeof said.at, typeof said.code, typeof said.message]).toEqual(['number', 'string', 'string'])
        },
      ),
      { numRuns: 400 },
    )
    const parts = JSON.parse(line) as Record<string, unknown>
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(parts)), fc.anything(), (key, value) => {
        expect(typeof judge({ ...parts, [key]: value }).ok).toBe('boolean')
      }),
      { numRuns: 300 },
    )
  })
})
