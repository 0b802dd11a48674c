import { describe, expect, test } from 'vitest'
import { at, atOr, faceOf } from '../../src/engine/card.js'
import {
  apply,
  checkRules,
  judge,
  parseAction,
  parseRecord,
  presets,
  reservationsOf,
  shuffledHands,
  startDeal,
  startMatch,
  turnOf,
} from '../../src/engine/index.js'
import type { Action, MatchSetup, RuleSet } from '../../src/engine/index.js'
import { opponents } from '../../src/engine/party.js'
import { firstSeat, seats } from '../../src/engine/seat.js'
import { playingPlaces } from '../../src/engine/seating.js'
import type { DealSetup } from '../../src/engine/setup.js'
import { onceOf, twiceOf } from '../../src/engine/state.js'
import { begin, firstCards, handsOf, healthy, run } from './table.js'

const hands = handsOf(
  'HT CQ SQ HQ DQ CJ CJ DT D9 CA CT SA',
  'HT CQ SQ HQ DQ SJ SJ HJ HJ DT D9 S9',
  'DA DA DJ SA ST ST CA CT C9 HA HA H9',
  'DJ DK DK HK HK SK SK CK CK S9 H9 C9',
)
const house = begin({ rules: presets.hausrunde, dealer: 3, hands })
const playing = run(house, ...healthy).deal
const giving = run(house, '0 gesund', '1 gesund', '2 vorbehalt armut', '3 gesund', '3 nimmt').deal

const as = <T>(value: unknown): T => value as T
const refused = (deal: typeof house, action: unknown) => {
  const done = apply(deal, as<Action>(action))
  return done.ok ? null : done.refusal
}

describe('junk is refused', () => {
  test.each<[string, typeof house, unknown, object]>([
    ['no action', house, null, { code: 'malformed', what: 'action' }],
    ['a word', house, '0 gesund', { code: 'malformed', what: 'action' }],
    ['no seat', house, { type: 'healthy' }, { code: 'malformed', what: 'action' }],
    ['an unknown type', house, { type: 'dance', seat: 0 }, { code: 'malformed', what: 'type' }],
    ['an unknown Vorbehalt', house, { type: 'reserve', kind: 'x', seat: 0 }, { code: 'malformed', what: 'kind' }],
    ['an unknown card', playing, { type: 'play', card: 'C1', seat: 0 }, { code: 'malformed', what: 'card' }],
    ['an unknown call', playing, { type: 'announce', call: 'x', seat: 0 }, { code: 'malformed', what: 'call' }],
    ['no gift', giving, { type: 'give', cards: 'DK', seat: 3 }, { code: 'malformed', what: 'cards' }],
    ['a gift of no cards', giving, { type: 'give', cards: [1, 2, 3], seat: 3 }, { code: 'malformed', what: 'card' }],
    ['a pass to nothing', playing, { type: 'pass', seat: 0 }, { code: 'not-now', what: 'pass' }],
    ['a Genscher too early', house, { type: 'genscher', partner: 1, seat: 0 }, { code: 'not-now', what: 'genscher' }],
    ['a word after the end', firstCards(playing), { type: 'healthy', seat: 0 }, { code: 'deal-over' }],
  ])('%s', (_name, deal, action, refusal) => {
    expect(refused(deal, action)).toEqual(refusal)
  })

  test('as rules', () => {
    const code = (rules: unknown): unknown => {
      const checked = checkRules(as<RuleSet>(rules))
      return checked.ok ? checked.value.preset : checked.refusal
    }
    expect(code(null)).toEqual({ code: 'unknown-rules', what: 'object' })
    expect(code('ddv')).toEqual({ code: 'unknown-rules', what: 'string' })
    expect(code({ preset: 7 })).toEqual({ code: 'unknown-rules', what: 'number' })
    expect(code({ preset: 'ddv', set: 7 })).toEqual({ code: 'malformed', what: 'set' })
    expect(code({ preset: 'ddv' })).toBe('ddv')
  })

  test('as a setup, of a deal or a match', () => {
    const start = (setup: unknown) => startDeal(as<DealSetup>(setup))
    expect(start(null)).toEqual({ ok: false, refusal: { code: 'malformed', what: 'setup' } })
    expect(start({ rules: { preset: 'skat', set: {} } })).toMatchObject({ refusal: { code: 'unknown-rules' } })
    const match = (change: object) => startMatch(as<MatchSetup>({ rules: presets.ddv, games: 4, seed: 's', ...change }))
    expect(match({ rules: { preset: 'skat' } })).toMatchObject({ refusal: { code: 'unknown-rules' } })
    expect(match({ seed: 7 })).toMatchObject({ refusal: { code: 'malformed', what: 'seed' } })
  })

  test('as text', () => {
    for (const text of ['0 genscher 4', '0 genscher 12', '0 gibt CA XX', '4 CA', '0CA', 7])
      expect(parseAction(text).ok, String(text)).toBe(false)
    const record = { doko: 1, rules: 'ddv', dealer: 3, hands, actions: ['0 dance'] }
    expect(parseRecord(record)).toMatchObject({ refusal: { code: 'malformed', what: 'action' } })
    expect(faceOf('♥A')).toBeUndefined()
    expect(faceOf('A♥')).toBeUndefined()
  })

  test('as a claimed result of another shape', () => {
    const actions = [...healthy]
    const claim = (legal: unknown) => judge({ doko: 1, rules: 'ddv', dealer: 3, hands, actions, result: { legal } })
    expect(claim({ 0: [], 1: [], 2: [], 3: [] })).toMatchObject({ ok: false, code: 'result-differs' })
    expect(claim(null)).toMatchObject({ ok: false, code: 'result-differs' })
  })

  test('as rules of a shuffle it counts as ddv', () => {
    const junk = as<RuleSet>({ preset: 'skat', set: {} })
    expect(shuffledHands(junk, 'seed')).toEqual(shuffledHands(presets.ddv, 'seed'))
  })
})

describe('what is not there', () => {
  test('in a list is what was asked for instead, or a mistake that shows where it is made', () => {
    expect([at([3], 0), atOr(['a'], 0, 'b'), atOr(['a'], 1, 'b')]).toEqual([3, 'a', 'b'])
    expect(() => at([3], 1)).toThrow(new RangeError('nothing at 1 of 1'))
    expect(() => onceOf([], 2)).toThrow(new RangeError('nothing at 4 of 0'))
    expect(() => twiceOf([0], 0)).toThrow(new RangeError('nothing at 1 of 1'))
  })

  test('a seat that nobody wanted is the first one', () => {
    expect(seats.map((seat) => firstSeat(seat, () => false))).toEqual([0, 1, 2, 3])
    expect(firstSeat(2, (seat) => seat === 1)).toBe(1)
  })

  test('a Vorbehalt once the game is settled', () => {
    expect(reservationsOf(house, 2)).toContain('armut')
    expect(reservationsOf(playing, 2)).toEqual([])
    expect(turnOf(playing)).toBe(0)
  })

  test('anybody who sits out at a table of four', () => {
    expect(playingPlaces(4, 1)).toEqual([2, 3, 0, 1])
    expect(playingPlaces(5, 1)).toEqual([2, 3, 4, 0])
  })

  test('a third party', () => {
    expect([opponents('re'), opponents('kontra')]).toEqual(['kontra', 're'])
  })
})
