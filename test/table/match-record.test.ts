import { describe, expect, it } from 'vitest'
import {
  commitmentOf,
  formatMatch,
  judge,
  matchKey,
  parseMatch,
  recordsIn,
  verifyMatch,
} from '../../src/engine/index.js'
import type { DealFault, MatchDeal, MatchFinding, MatchRecord } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { runningTables, until, withPeople } from '../support/running-tables.js'

const lobby: readonly Intent[] = [
  { type: 'join', user: 'ben', press: '1001' },
  { type: 'leave', user: 'ben', press: '1002' },
  { type: 'join', user: 'dora', press: '1003' },
  { type: 'fill', user: 'dora', press: '1004' },
  { type: 'start', user: 'anna', press: '1005' },
  { type: 'leave', user: 'dora', press: '1006' },
]

/** A match of anna's that computer players have finished by house rules, as it can be checked. */
async function playedMatch(games = 3): Promise<MatchRecord> {
  const ledger = createMemoryLedger()
  const { tables, open, send, view, clock } = runningTables({
    ledger,
    players: { easy: drawing('easy', [0, 1, 2, 3]) },
  })
  const id = await open({ games, clock: 90_000, seed: 'promised', rules: { preset: 'hausrunde', set: {} } })
  await send(id, ...lobby)
  const spare = { type: 'move', user: 'anna' } as const
  while (view(id).status !== 'over') {
    await until(() => view(id).status !== 'playing' || view(id).deal?.turn === 0)
    const [move] = view(id).deal?.legal ?? []
    if (view(id).status === 'between') await clock.advance(20_000)
    else if (move && view(id).status === 'playing') await send(id, { ...spare, move })
  }
  const match = await tables.matchRecord(id)
  if (!match) throw new Error('no match')
  return match
}

const found = (match: MatchRecord): MatchFinding => {
  const read = parseMatch(formatMatch(match))
  const finding = read.ok ? verifyMatch(read.value) : read
  if (!finding.ok) throw new Error(finding.refusal.code)
  return finding.value
}

const faults = (match: MatchRecord): (DealFault | null)[] => found(match).deals.map(({ fault }) => fault)

/** The match with one deal's record changed. */
const tampered = (
  match: MatchRecord,
  at: number,
  change: (record: Record<string, unknown>) => object,
): MatchRecord => ({
  ...match,
  deals: match.deals.map((deal, index): MatchDeal =>
    index === at
      ? { ...deal, record: { ...(deal.record as object), ...change(deal.record as Record<string, unknown>) } }
      : deal,
  ),
})

describe('a match that has ended', () => {
  it('tells seed, lobby and every deal, and all of it follows', async () => {
    const match = await playedMatch()
    expect(match.lobby).toEqual([
      'open anna - 0',
      'join ben 1001 1',
      'leave ben 1002 1',
      'join dora 1003 1',
      'fill dora 1004 2,3 easy',
      'start anna 1005',
    ])
    expect(match).toMatchObject({ seed: 'promised', commitment: commitmentOf('promised'), games: 3, places: 4 })
    const finding = found(match)
    expect(finding).toMatchObject({ committed: true, finished: 3, key: matchKey('promised', match.lobby) })
    expect(finding.deals.map(({ fault }) => fault)).toEqual(match.deals.map(() => null))
    const judged = (recordsIn(formatMatch(match)) ?? []).map((record) => judge(record))
    expect(judged.length).toBe(match.deals.length)
    expect(judged.every((one) => one.ok && one.over)).toBe(true)
  })

  it('is found out where anything was changed', async () => {
    const match = await playedMatch()
    const hands = (record: Record<string, unknown>) => record['hands'] as string[][]
    const other = tampered(match, 0, (record) => {
      const [a = [], b = [], c = [], d = []] = hands(record)
      return { hands: [b, a, c, d], actions: [], result: undefined }
    })
    expect(faults(other)[0]).toEqual({ code: 'hands', seat: 0 })
    const sorted = tampered(match, 0, (record) => ({ hands: hands(record).map((hand) => [...hand].sort()) }))
    expect(faults(sorted)[0]).toBeNull()
    expect(faults(tampered(match, 0, ({ dealer }) => ({ dealer: (Number(dealer) + 1) % 4, actions: [], result: undefined })))[0])
      .toEqual({ code: 'setup', key: 'dealer' }) // prettier-ignore
    expect(faults(tampered(match, 0, () => ({ bock: 2, actions: [], result: undefined })))[0]).toEqual({ code: 'setup', key: 'bock' }) // prettier-ignore
    expect(faults(tampered(match, 0, () => ({ result: { value: 99 } })))[0]).toMatchObject({
      code: 'play',
      bad: { code: 'result-differs' },
    })
    expect(
      faults(tampered(match, 0, ({ actions }) => ({ actions: (actions as unknown[]).slice(1) })))[0],
    ).toMatchObject({
      code: 'play',
    })
    expect(faults(tampered(match, 0, () => ({ actions: [], result: undefined })))[0]).toEqual({ code: 'unfinished' })
    expect(faults(tampered(match, 1, () => ({ doko: 2 })))[1]).toMatchObject({ code: 'unreadable' })
    const missing = faults({ ...match, deals: match.deals.slice(1) })
    expect(missing[0]).toMatchObject({ code: 'order', next: { game: 1, redeal: 0 } })
    const [first] = match.deals
    expect(faults({ ...match, deals: first ? [...match.deals, first] : [] }).at(-1)).toEqual({
      code: 'order',
      next: null,
    })
  })

  it('does not follow from another seed or another lobby', async () => {
    const match = await playedMatch(1)
    const reseeded = found({ ...match, seed: 'other' })
    expect(reseeded.committed).toBe(false)
    expect(reseeded.deals[0]?.fault?.code).toBe('hands')
    expect(found({ ...match, seed: 'other', commitment: commitmentOf('other') })).toMatchObject({ committed: true })
    expect(faults({ ...match, seed: 'other', commitment: commitmentOf('other') })[0]?.code).toBe('hands')
    for (const changed of [match.lobby.slice(1), [...match.lobby].reverse(), match.lobby.map((line) => `${line} `)])
      expect(faults({ ...match, lobby: changed })[0]?.code).toBe('hands')
  })

  it('is told also when it was closed early, and not before', async () => {
    const ledger = createMemoryLedger()
    const { tables, open, send, view } = runningTables({ ledger })
    const id = await open({ seed: 'promised' })
    expect(await tables.matchRecord(id)).toBeNull()
    await send(id, ...withPeople)
    expect(await tables.matchRecord(id)).toBeNull()
    const [move] = view(id, 'ben').deal?.legal ?? []
    if (move) await send(id, { type: 'move', user: 'ben', move })
    await send(id, { type: 'close', user: 'anna', manager: false })
    const match = await tables.matchRecord(id)
    expect(match && found(match)).toMatchObject({
      committed: true,
      finished: 0,
      deals: [{ game: 1, redeal: 0, fault: null }],
    })
    const later = runningTables({ ledger })
    expect(await later.tables.matchRecord(id)).toEqual(match)
    expect(await later.tables.matchRecord('no such table')).toBeNull()
  })
})

describe('a match record', () => {
  it('that cannot be read is refused, naming the part', async () => {
    const match = await playedMatch(1)
    const json = JSON.parse(formatMatch(match)) as Record<string, unknown>
    const code = (change: object) => {
      const read = parseMatch(JSON.stringify({ ...json, ...change }))
      return read.ok ? 'read' : read.refusal
    }
    expect(code({})).toBe('read')
    expect(parseMatch('{')).toMatchObject({ refusal: { code: 'malformed', what: 'json' } })
    for (const [key, value] of Object.entries({
      match: 2,
      rules: 7,
      set: [],
      games: -1,
      places: 'x',
      firstDealer: 0.5,
      commitment: 1,
      seed: null,
      lobby: [1],
      deals: [{}],
    }))
      // prettier-ignore
      expect(code({ [key]: value })).toEqual({ code: 'malformed', what: key })
    expect(code({ rules: 'skat' })).toEqual({ code: 'unknown-rules', what: 'skat' })
    expect(recordsIn('{"doko":1}')).toBeNull()
  })
})
