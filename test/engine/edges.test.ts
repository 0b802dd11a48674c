import { describe, expect, test } from 'vitest'
import {
  apply,
  formatMatch,
  formatRecord,
  legalActions,
  nextDeal,
  parseAction,
  parseMatch,
  startMatch,
  verifyMatch,
  viewOf,
} from '../../src/engine/index.js'
import type { Action, DealSetup, MatchRecord } from '../../src/engine/index.js'
import { playedMatch } from '../support/played-match.js'
import { begin, handsOf, healthy, run } from './table.js'

const hands = () =>
  handsOf(
    'HT HT SQ SQ HQ HQ DQ CJ CJ DT CA CT',
    'CQ CQ SJ SJ HJ HJ DT D9 D9 SA S9 C9',
    'DA DA DJ SA ST ST CA CT C9 HA HA H9',
    'DJ DQ DK DK HK HK SK SK CK CK S9 H9',
  )
const plain = (): DealSetup => ({ rules: { preset: 'ddv', set: {} }, dealer: 3, hands: hands() })
const written = (setup: DealSetup) => JSON.parse(formatRecord({ setup, actions: [] })) as Record<string, unknown>

describe('a record', () => {
  test('leaves out what is as usual, and has what is not', () => {
    const head = { doko: 1, rules: 'ddv', dealer: 3, hands: hands(), actions: [] }
    expect(written(plain())).toEqual(head)
    const set = { nines: false }
    const more = { owes: [true, false, false, false], forced: 0, bock: 2 } as const
    expect(written({ ...plain(), rules: { preset: 'ddv', set }, ...more })).toEqual({ ...head, set, ...more })
  })

  test.each(['0 gabt CQ HT', '0 gibt', '0 gibt ', '0 gibtCQ', '0 reden', '0 genscher 4', '0 genscher 12'])(
    'has no action %j',
    (text) => {
      expect(parseAction(text)).toEqual({ ok: false, refusal: { code: 'malformed', what: 'action' } })
    },
  )

  test('of a match has lines of text only for what was done before it', () => {
    const text = formatMatch(playedMatch(1, { preset: 'ddv', set: {} }))
    const read = (lobby: readonly unknown[]) =>
      parseMatch(JSON.stringify({ ...(JSON.parse(text) as object), lobby })) as { ok: boolean }
    expect(read(['open anna - 0']).ok).toBe(true)
    expect(read([1]).ok).toBe(false)
    expect(read(['open anna - 0', 1]).ok).toBe(false)
  })
})

test('the cards of a hand may stand in any order in a record that is verified', () => {
  const match = playedMatch(2, { preset: 'ddv', set: {} })
  const turned: MatchRecord = {
    ...match,
    deals: match.deals.map((deal) => {
      const record = deal.record as { hands: readonly (readonly string[])[] }
      return { ...deal, record: { ...record, hands: record.hands.map((hand) => [...hand].reverse()) } }
    }),
  }
  expect(verifyMatch(turned)).toEqual(verifyMatch(match))
})

test('at the start everybody owes a Pflichtsolo where there are any, and nobody where there are none', () => {
  const owed = (preset: 'ddv' | 'norsk', games: number) => {
    const match = startMatch({ rules: { preset, set: {} }, games, seed: 'seed' })
    return match.ok ? nextDeal(match.value).setup.owes : null
  }
  expect(owed('ddv', 24)).toEqual([true, true, true, true])
  expect(owed('norsk', 24)).toEqual([false, false, false, false])
})

test.each([undefined, null, 7, 'gesund', [], {}, { seat: 4 }])('%j is no action', (given) => {
  expect(apply(begin(plain()), given as unknown as Action)).toEqual({
    ok: false,
    refusal: { code: 'malformed', what: 'action' },
  })
})

describe('what a seat may announce, and how many cards it must still hold', () => {
  /** Seat 1 holds both Kreuz-Damen and plays alone without saying so. */
  const lead = () => run(begin(plain()), ...healthy).deal
  const calls = (deal: ReturnType<typeof lead>, seat: 0 | 1 | 2 | 3) => viewOf(deal, seat).calls

  test('nobody before anybody plays', () => {
    const deal = begin(plain())
    for (const seat of [0, 1, 2, 3] as const) expect(calls(deal, seat)).toEqual([])
    expect(legalActions(deal, 0).some(({ type }) => type === 'announce')).toBe(false)
  })

  test('one more card for each step, and none after the last one', () => {
    expect(calls(lead(), 1)).toEqual([
      { call: 're', cardsNeeded: 11 },
      { call: 'keine90', cardsNeeded: 11 },
      { call: 'keine60', cardsNeeded: 11 },
      { call: 'keine30', cardsNeeded: 11 },
      { call: 'schwarz', cardsNeeded: 11 },
    ])
    expect(calls(run(lead(), '1 schwarz').deal, 1)).toEqual([])
  })

  test('a reply is in time as long as the other party’s announcement was', () => {
    const deal = run(lead(), '1 re', '1 keine90').deal
    const later = ['keine60', 'keine30', 'schwarz'] as const
    expect(calls(deal, 0)).toEqual([
      { call: 'kontra', cardsNeeded: 9 },
      ...['keine90', ...later].map((call) => ({ call, cardsNeeded: 11 })),
    ])
    expect(calls(deal, 1)).toEqual(later.map((call) => ({ call, cardsNeeded: 9 })))
  })
})
