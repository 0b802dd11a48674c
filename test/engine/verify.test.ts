import { describe, expect, test } from 'vitest'
import { formatMatch, parseMatch, recordsIn, verifyMatch } from '../../src/engine/index.js'
import type { MatchDeal, MatchRecord } from '../../src/engine/index.js'
import { playedMatch } from '../support/played-match.js'

const rules = { preset: 'hausrunde', set: { karlchenCaught: 'anyTrump', bockBoth: true } } as const
const match = playedMatch(4, rules)

interface Record {
  readonly hands: readonly (readonly string[])[]
  readonly actions: readonly string[]
  readonly [key: string]: unknown
}

/** The match with one of its deals changed. */
const changed = (at: number, change: (deal: MatchDeal, record: Record) => MatchDeal): MatchRecord => ({
  ...match,
  deals: match.deals.map((deal, index) => (index === at ? change(deal, deal.record as Record) : deal)),
})

/** The match with some keys of a deal's record replaced. */
const rewritten = (at: number, keys: object): MatchRecord =>
  changed(at, (deal, record) => ({ ...deal, record: { ...record, ...keys } }))

function found(record: MatchRecord) {
  const said = verifyMatch(record)
  if (!said.ok) throw new Error(said.refusal.code)
  return { ...said.value, faults: said.value.deals.map(({ fault }) => fault) }
}

describe('verifying a match', () => {
  test('finds nothing in one that was played so', () => {
    expect(found(match)).toMatchObject({ committed: true, finished: 4, faults: match.deals.map(() => null) })
  })

  test('nor in one whose records leave out what they may, or name their switches in another order', () => {
    const first = match.deals[0]?.record as Record
    const bare = { doko: first['doko'], rules: 'hausrunde', dealer: first['dealer'], hands: first.hands }
    const set = { bockBoth: true, karlchenCaught: 'anyTrump' }
    const left = changed(0, (deal) => ({ ...deal, record: { ...bare, set, actions: first.actions } }))
    expect(found(left).faults[0]).toBeNull()
  })

  test('finds another seed than the one promised, by its Mischprobe and its cards', () => {
    const { committed, faults } = found({ ...match, seed: 'another seed' })
    expect(committed).toBe(false)
    expect(faults.every((fault) => fault?.code === 'hands')).toBe(true)
  })

  test('finds a deal that cannot be read; of the later ones only the cards are checked then', () => {
    const said = found(rewritten(1, { doko: 2 }))
    expect(said.faults[1]).toEqual({ code: 'unreadable', refusal: { code: 'malformed', what: 'doko' } })
    expect(said.faults.slice(2).every((fault) => fault === null)).toBe(true)
    expect(said.finished).toBe(1)
    const hands = (match.deals[2]?.record as Record).hands
    const both = [hands[1], hands[0], hands[2], hands[3]]
    const twice = rewritten(1, { doko: 2 }).deals.map((deal, index) =>
      index === 2 ? { ...deal, record: { ...(deal.record as Record), hands: both, actions: [] } } : deal,
    )
    expect(found({ ...match, deals: twice }).faults[2]).toEqual({ code: 'hands', seat: 0 })
  })

  test('finds a deck that is none, a move that is against the rules, and a result that is another', () => {
    expect(found(rewritten(0, { hands: [[], [], [], []] })).faults[0]).toMatchObject({
      code: 'play',
      bad: { at: -1, code: 'wrong-deck' },
    })
    expect(found(rewritten(0, { actions: ['3 gesund'] })).faults[0]).toMatchObject({
      code: 'play',
      bad: { at: 0, code: 'not-your-turn' },
    })
    expect(found(rewritten(0, { result: { value: 99 } })).faults[0]).toMatchObject({
      code: 'play',
      bad: { at: -1, code: 'result-differs' },
    })
  })

  test('puts what cannot have been played into the words that are asked for', () => {
    const said = verifyMatch(rewritten(0, { actions: ['3 gesund'] }), ({ code }) => `no: ${code}`)
    expect(said).toMatchObject({ value: { deals: { 0: { fault: { bad: { message: 'no: not-your-turn' } } } } } })
  })

  test('finds a deal that is left out, dealt again for nothing, or played after the end', () => {
    const without = found({ ...match, deals: match.deals.slice(1) })
    expect(without.faults[0]).toMatchObject({ code: 'order', next: { game: 1, redeal: 0 } })
    const redealt = found({
      ...match,
      deals: match.deals.map((deal, at) => (at === 1 ? { ...deal, redeal: 7 } : deal)),
    })
    expect(redealt.faults[1]?.code).toBe('hands')
    const longer = found({ ...match, games: 3 })
    expect(longer.faults.at(-1)).toEqual({ code: 'order', next: null })
  })

  test('finds another dealer, Bock factor or rule than the match has at that point', () => {
    expect(found(rewritten(1, { bock: 4 })).faults[1]).toEqual({ code: 'setup', key: 'bock' })
    expect(found(rewritten(1, { set: {} })).faults[1]).toEqual({ code: 'setup', key: 'set' })
    expect(found(rewritten(1, { owes: [true, false, false, false] })).faults[1]).toEqual({ code: 'setup', key: 'owes' })
    const dealer = found(rewritten(1, { dealer: 3, actions: [] })).faults[1]
    expect(dealer).toEqual({ code: 'setup', key: 'dealer' })
  })

  test('lets only the last deal be unfinished', () => {
    const cut = (at: number): MatchRecord => rewritten(at, { actions: [] })
    expect(found(cut(0)).faults[0]).toEqual({ code: 'unfinished' })
    const open = found(cut(match.deals.length - 1))
    expect(open.faults.at(-1)).toBeNull()
    expect(open.finished).toBe(3)
  })

  test('is refused for a match that cannot be', () => {
    expect(verifyMatch({ ...match, games: 0 })).toEqual({ ok: false, refusal: { code: 'malformed', what: 'games' } })
  })
})

describe('a match as text', () => {
  const text = formatMatch(match)
  const whole = JSON.parse(text) as object

  test('comes back as it was, with changed switches and without', () => {
    expect(parseMatch(text)).toEqual({ ok: true, value: match })
    const plain = playedMatch(1)
    expect(parseMatch(formatMatch(plain))).toEqual({ ok: true, value: plain })
    expect(formatMatch(plain)).not.toContain('"set":{},"games"')
  })

  test('may leave out places and first dealer', () => {
    const { places, firstDealer, ...rest } = whole as { places: unknown; firstDealer: unknown }
    expect([places, firstDealer]).toEqual([4, 0])
    expect(parseMatch(JSON.stringify(rest))).toEqual({ ok: true, value: match })
  })

  test.each([
    ['match', { match: 2 }],
    ['rules', { rules: 7 }],
    ['set', { set: [] }],
    ['games', { games: -1 }],
    ['places', { places: 4.5 }],
    ['firstDealer', { firstDealer: '0' }],
    ['commitment', { commitment: null }],
    ['seed', { seed: 12 }],
    ['lobby', { lobby: [1] }],
    ['lobby', { lobby: 'start' }],
    ['deals', { deals: {} }],
    ['deals', { deals: [null] }],
    ['deals', { deals: [{ game: -1, redeal: 0, record: {} }] }],
    ['deals', { deals: [{ game: 1, redeal: 0.5, record: {} }] }],
    ['deals', { deals: [{ game: 1, redeal: 0 }] }],
  ])('is refused for a wrong %s: %j', (what, change) => {
    expect(parseMatch(JSON.stringify({ ...whole, ...change }))).toEqual({
      ok: false,
      refusal: { code: 'malformed', what },
    })
  })

  test('is refused for rules that do not exist, and for what is no object', () => {
    expect(parseMatch(JSON.stringify({ ...whole, rules: 'skat' }))).toMatchObject({
      refusal: { code: 'unknown-rules' },
    })
    for (const text of ['', '[]', 'null', '7']) expect(parseMatch(text).ok).toBe(false)
  })

  test('gives its records to who reads records line by line', () => {
    expect(recordsIn(text)).toEqual(match.deals.map(({ record }) => record))
    expect(recordsIn('{"doko":1}')).toBeNull()
    expect(recordsIn('{"match":1,"rules":"ddv"}')).toBeNull()
  })
})
