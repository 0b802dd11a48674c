import { describe, expect, it } from 'vitest'
import { formatMatch, parseMatch, verifyMatch } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { matchRecordOf } from '../../src/table/match-record.js'
import type { StoredTable } from '../../src/table/ports.js'
import { proposalPatience } from '../../src/table/deadlines.js'
import { step } from '../../src/table/steps/step.js'
import { openedTable } from '../../src/table/table.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import type { Wish } from '../../src/table/view.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { runningTables } from '../support/running-tables.js'
import { after, dealOver, did, firstMove, lobby, people, refusalOf, started } from '../support/table-steps.js'

const [anna, ben, clara, dora] = people
const wish = (user: string, what: Wish): Intent => ({ type: 'propose', user, wish: what })
const longer = (games: number): Wish => ({ kind: 'games', games })
const voided = (game: number): Wish => ({ kind: 'void', game })
const says = (user: string, agree = true): Intent => ({ type: 'answer-proposal', user, agree })
const all = [says(ben), says(clara), says(dora)]
const everybody = people.map((user): Intent => ({ type: 'continue', user }))

describe('what takes everybody’s consent', () => {
  it('is done with the last yes, and nothing comes of it with the first no', () => {
    const asked = after(started({ games: 4 }), wish(anna, longer(8)))
    expect(tableView(asked, null).proposal).toMatchObject({ by: anna, yes: [anna], wish: longer(8) })
    expect(tableView(after(asked, says(ben), says(clara)), null).games).toBe(4)
    const done = did(after(asked, says(ben), says(clara)), says(dora))
    expect(done.events.at(-1)).toEqual({ type: 'length-changed', games: 8 })
    expect(tableView(done.table, null)).toMatchObject({ games: 8, proposal: null })
    const refused = did(after(asked, says(ben)), says(clara, false))
    expect(refused.events).toEqual([{ type: 'proposal-failed', wish: longer(8) }])
    expect(tableView(refused.table, null)).toMatchObject({ games: 4, proposal: null })
  })

  it('can be taken back, runs out, and is over when whoever asked leaves; without somebody else the others decide', () => {
    const asked = after(started({ games: 4 }), wish(anna, longer(8)))
    for (const end of [says(anna, false), { type: 'proposal-timeout' }, { type: 'leave', user: anna }] as const)
      expect(did(asked, end).events).toContainEqual({ type: 'proposal-failed', wish: longer(8) })
    const left = did(after(asked, says(ben), says(clara)), { type: 'leave', user: dora })
    expect(left.events).toContainEqual({ type: 'length-changed', games: 8 })
    expect(tableView(left.table, null).games).toBe(8)
  })

  it.each<[string, Table, Intent, object]>([
    ['before the match', lobby(), wish(anna, longer(8)), { code: 'not-playing' }],
    ['by somebody without a place', started(), wish('emil', longer(8)), { code: 'not-seated' }],
    [
      'while something is asked',
      after(started({ games: 4 }), wish(anna, longer(8))),
      wish(ben, longer(12)),
      { code: 'proposal-stands' },
    ],
    ['for as many games as there are', started({ games: 4 }), wish(anna, longer(4)), { code: 'stale', version: 4 }],
    [
      'for fewer games than are played',
      started({ games: 4 }),
      wish(anna, longer(0)),
      { code: 'bad-game-count', least: 1, most: 96 },
    ],
    ['for ever', started({ games: 4 }), wish(anna, longer(97)), { code: 'bad-game-count', least: 1, most: 96 }],
    ['to void what is not finished', started({ games: 4 }), wish(anna, voided(1)), { code: 'no-such-game' }],
    ['an answer to nothing', started(), says(ben), { code: 'no-proposal' }],
    ['the end of nothing', started(), { type: 'proposal-timeout' }, { code: 'no-proposal' }],
    ['a second yes', after(started({ games: 4 }), wish(anna, longer(8))), says(anna), { code: 'stale', version: 5 }],
    ['a stranger’s answer', after(started({ games: 4 }), wish(anna, longer(8))), says('emil'), { code: 'not-seated' }],
    [
      'an answer to an earlier question',
      after(started({ games: 4 }), wish(anna, longer(8))),
      { ...says(ben), version: 3 } as Intent,
      { code: 'stale', version: 5 },
    ],
  ])('is refused %s', (_what, table, intent, refusal) => {
    expect(refusalOf(table, intent)).toEqual(refusal)
  })

  it('waits ten minutes, at slow tables a day', () => {
    expect(proposalPatience(started({ clock: 90_000 }))).toBe(600_000)
    expect([null, 86_400_000].map((clock) => proposalPatience(started({ clock })))).toEqual([86_400_000, 86_400_000])
  })
})

describe('another number of games', () => {
  it('asked in the last game prolongs the match, so that it does not end with it', () => {
    const last = after(started({ games: 1 }), wish(anna, longer(5)), ...all)
    expect(tableView(last, null)).toMatchObject({ game: 1, games: 5 })
    expect(dealOver(last).status).toBe('between')
    expect(dealOver(started({ games: 1 })).status).toBe('over')
  })

  it('shortened while a game runs makes that the last one, between two games the next', () => {
    const between = dealOver(started({ games: 8 }))
    const next = after(between, wish(anna, longer(2)), ...all)
    expect(next.status).toBe('between')
    expect(dealOver(after(next, ...everybody)).status).toBe('over')
    const second = after(between, ...everybody)
    expect(dealOver(after(second, wish(ben, longer(2)), says(anna), says(clara), says(dora))).status).toBe('over')
  })

  it('does not wait for an answer that comes too late', () => {
    const over = dealOver(after(started({ games: 1 }), wish(anna, longer(5))))
    expect(tableView(over, null)).toMatchObject({ status: 'over', proposal: null })
  })
})

describe('a voided game', () => {
  const between = dealOver(started({ games: 8 }))
  const done = did(after(between, wish(anna, voided(1)), says(ben), says(clara)), says(dora))

  it('stays on the sheet, and its points count for nobody', () => {
    expect(done.voided).toBe(1)
    expect(done.events.at(-1)).toEqual({ type: 'game-voided', game: 1 })
    const [before] = tableView(between, null).sheet
    expect(tableView(done.table, null).sheet).toEqual([{ ...before, voided: true, totals: [0, 0, 0, 0] }])
    expect(tableView(done.table, null).totals).toEqual([0, 0, 0, 0])
    expect(refusalOf(done.table, wish(ben, voided(1)))).toEqual({ code: 'no-such-game' })
  })

  it('changes neither who deals nor how many games there are', () => {
    const next = (table: Table) => tableView(after(table, ...everybody), null)
    const { deal, games, game } = next(between)
    expect(next(done.table)).toMatchObject({ games, game, deal: { dealer: deal?.dealer, turn: deal?.turn } })
  })

  it('may be an earlier one while the next game runs, and that goes on', () => {
    const second = after(between, ...everybody)
    const now = after(second, wish(anna, voided(1)), ...all)
    expect(now.deal).toBe(second.deal)
    expect(refusalOf(now, firstMove(now))).toBe('accepted')
  })
})

describe('a match that was changed by consent', () => {
  /** Plays a match by a script of what is asked for in which game, and gives what the ledger holds. */
  function stored(games: number, asked: Readonly<Record<number, readonly Wish[]>>): StoredTable {
    const opening = {
      id: 't1',
      number: 1,
      request: lobby({ games, rules: { preset: 'ddv', set: {} } }).request,
      openedAt: 0,
    }
    const opened = openedTable(opening)
    if (!opened.ok) throw new Error(opened.refusal.code)
    let table = opened.value
    const intents: Intent[] = []
    const does = (...list: readonly Intent[]): void => {
      for (const intent of list) {
        table = after(table, intent)
        intents.push(intent)
      }
    }
    does(...people.slice(1).map((user): Intent => ({ type: 'join', user })), { type: 'start', user: anna })
    const answered = new Set<string>()
    while (table.status !== 'over') {
      const key = `${table.game} ${table.status}`
      const wishes = table.status === 'playing' ? (asked[table.game] ?? []) : []
      if (!answered.has(key)) for (const one of wishes) does(wish(anna, one), ...all)
      answered.add(key)
      if (table.status === 'between') does(...everybody)
      else does(firstMove(table))
    }
    return { ...opening, intents, times: intents.map(() => 0) }
  }

  it('can be checked: its record tells when its length changed and what was voided', () => {
    const record = matchRecordOf(stored(2, { 2: [longer(10), voided(1)], 5: [longer(6)] }))
    if (!record) throw new Error('no record')
    expect(record).toMatchObject({
      games: 2,
      lengths: [
        { after: 2, games: 10 },
        { after: 5, games: 6 },
      ],
      voided: [1],
    })
    const read = parseMatch(formatMatch(record))
    if (!read.ok) throw new Error(read.refusal.code)
    expect(read.value).toEqual(record)
    const found = verifyMatch(read.value)
    expect(found.ok && found.value.finished).toBe(6)
    expect(found.ok && found.value.deals.every(({ fault }) => fault === null)).toBe(true)
    const other = verifyMatch({ ...record, lengths: [] })
    expect(other.ok && other.value.deals.some(({ fault }) => fault?.code === 'order')).toBe(true)
  })

  it.each([
    ['lengths', [{ after: -1, games: 3 }]],
    ['lengths', 3],
    ['voided', ['1']],
    ['voided', {}],
  ])('a record with odd %s is malformed', (key, value) => {
    const record = matchRecordOf(stored(1, {}))
    if (!record) throw new Error('no record')
    expect(parseMatch(JSON.stringify({ ...JSON.parse(formatMatch(record)), [key]: value }))).toEqual({
      ok: false,
      refusal: { code: 'malformed', what: key },
    })
  })

  it('tells the ledger of the voided game, and that no time runs out once it is settled', async () => {
    const ledger = createMemoryLedger()
    const { open, send, view, clock } = runningTables({ ledger, players: { easy: drawing('easy', [0, 1, 2, 3]) } })
    const id = await open({ games: 4, clock: 90_000 })
    await send(id, ...people.slice(1).map((user): Intent => ({ type: 'join', user })), { type: 'start', user: anna })
    await send(id, wish(anna, longer(8)))
    expect(view(id).proposal).not.toBeNull()
    for (let minute = 0; minute < 10; minute++) await clock.advance(60_000)
    expect(view(id)).toMatchObject({ proposal: null, games: 4 })
  })
})

it('the same intents lead to the same table', () => {
  const table = after(dealOver(started({ games: 4 })), wish(anna, voided(1)))
  expect(step(table, says(ben))).toEqual(step(table, says(ben)))
})
