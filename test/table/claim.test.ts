import { describe, expect, it } from 'vitest'
import { judge, resultOf, turnOf } from '../../src/engine/index.js'
import type { Seat } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { matchRecordOf } from '../../src/table/match-record.js'
import { reviewOf } from '../../src/table/review.js'
import type { StoredTable } from '../../src/table/ports.js'
import { overtimeIntent } from '../../src/table/running/computers.js'
import { intentAfter } from '../../src/table/running/waiting.js'
import { openedTable } from '../../src/table/table.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { createManualClock } from '../support/clock.js'
import { drawing } from '../support/players.js'
import { after, did, firstMove, leading, lobby, onTurn, people, refusalOf } from '../support/table-steps.js'

const move = (seat: Seat, type: 'claim' | 'give-up' | 'agree' | 'decline', version?: number): Intent => ({
  ...{ type: 'move', user: people[seat], move: { type } },
  ...(version === undefined ? {} : { version }),
})
const easy = drawing('easy', [0, 1, 2, 3])
const around = {
  players: () => easy,
  people: {
    settingsOf: () => Promise.reject(new Error('nobody asks')),
    serverSettings: () => Promise.reject(new Error('nobody asks')),
  },
  clock: createManualClock(),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
}
const log = around.log

/** Somebody has claimed the rest before the first card, which may fail; and the seats that are asked. */
function claimed(): { table: Table; seat: Seat; asked: Seat[] } {
  const before = leading()
  const seat = onTurn(before)
  const asked = ([1, 2, 3] as const).map((step) => ((seat + step) % 4) as Seat)
  return { table: after(before, move(seat, 'claim')), seat, asked }
}

describe('a claim at a table', () => {
  it('is asked of one after the other, who may answer in any order, and ends the game', () => {
    const { table, asked } = claimed()
    expect(onTurn(table)).toBe(asked[0])
    const version = table.version
    const [first, second, third] = asked as [Seat, Seat, Seat]
    const one = after(table, move(third, 'agree', version))
    expect(onTurn(one)).toBe(first)
    // The others’ messages were drawn before that answer, and stay good.
    const done = did(after(one, move(first, 'agree', version)), move(second, 'agree', version))
    expect(done.table.status).toBe('between')
    expect(done.events.at(-1)).toEqual({ type: 'deal-finished', game: 1 })
    expect(tableView(done.table, null).sheet[0]?.result.rest).toMatchObject({ tricks: 12, eyes: 240 })
  })

  it('leaves a card that somebody has chosen in advance as it was', () => {
    const before = leading()
    const seat = onTurn(before)
    const other = ((seat + 1) % 4) as Seat
    const card = tableView(before, people[other]).deal?.hand[0] ?? 'CA'
    const chosen = after(before, { type: 'advance', user: people[other], answer: { type: 'play', card } })
    const declined = after(chosen, move(seat, 'claim'), move(other, 'decline'))
    expect(tableView(declined, people[other]).advance).toEqual({ type: 'play', card })
    expect(onTurn(declined)).toBe(seat)
  })

  it('makes a card stale that was pressed before it, and an answer from before an announcement', () => {
    const { table, seat, asked } = claimed()
    const before = leading()
    const card = firstMove(before)
    expect(
      refusalOf(after(table, move(seat, 'decline')), { ...card, version: before.version } as Intent),
    ).toMatchObject({
      code: 'stale',
    })
    const view = tableView(table, people[asked[2] ?? 0])
    const call = view.deal?.legal.find(({ type }) => type === 'announce')
    if (call?.type !== 'announce') throw new Error('nothing to announce')
    const said = after(table, {
      type: 'move',
      user: people[asked[2] ?? 0],
      move: { type: 'announce', call: call.call },
    })
    expect(refusalOf(said, move(asked[0] ?? 0, 'agree', table.version))).toMatchObject({ code: 'stale' })
    expect(refusalOf(said, move(asked[0] ?? 0, 'agree', said.version))).toBe('accepted')
  })

  it('is declined where a turn clock runs out: silence is no consent', () => {
    const { table, seat } = claimed()
    const intent = overtimeIntent(table, () => easy, log)
    expect(intent).toMatchObject({ type: 'overtime', move: { type: 'decline' } })
    if (intent) expect(onTurn(after(table, intent))).toBe(seat)
  })

  it('is declined by computers when it may fail', async () => {
    const { table, asked } = claimed()
    const gone = after(table, { type: 'leave', user: people[asked[0] ?? 0] })
    expect(await intentAfter('computers', gone, around)).toEqual({
      ...{ type: 'computer', seat: asked[0], move: { type: 'decline' } },
    })
  })
})

/** The first deal in which whoever is on turn cannot lose any of several tricks that are left, and has claimed them. */
function sureNearTheEnd(): { stored: StoredTable; table: Table } {
  for (let seed = 0; seed < 400; seed++) {
    const opening = { id: 't1', number: 1, openedAt: 0, request: lobby({ seed: `claim ${seed}`, games: 1 }).request }
    const opened = openedTable(opening)
    if (!opened.ok) throw new Error(opened.refusal.code)
    let table = opened.value
    const intents: Intent[] = []
    const does = (intent: Intent): void => {
      table = after(table, intent)
      intents.push(intent)
    }
    for (const user of people.slice(1)) does({ type: 'join', user })
    does({ type: 'start', user: 'anna' })
    while (table.status === 'playing') {
      const seat = onTurn(table)
      const { mayClaim, hand } = tableView(table, people[seat]).deal ?? {}
      if (mayClaim?.sure && (hand?.length ?? 0) > 1) {
        does(move(seat, 'claim'))
        return { stored: { ...opening, intents, times: intents.map(() => 0) }, table }
      }
      does(firstMove(table))
    }
  }
  throw new Error('no deal has anything sure')
}

describe('a claim that cannot fail', () => {
  const { stored, table } = sureNearTheEnd()

  it('ends the match at once where nobody might announce any more', () => {
    expect(table.status).toBe('over')
    expect(table.deal && turnOf(table.deal)).toBeNull()
    expect(table.deal && resultOf(table.deal)?.rest?.tricks).toBeGreaterThan(1)
  })

  it('stands in the record of the match, which can be judged', () => {
    const record = matchRecordOf(stored)?.deals[0]?.record
    expect(judge(record)).toMatchObject({
      ok: true,
      over: true,
      rest: { tricks: resultOf(table.deal ?? never())?.rest?.tricks },
    })
  })

  it('can be looked back at with all cards, those that were not played too', () => {
    const review = reviewOf(stored)
    expect(review?.played.map((hand) => hand.length)).toEqual([12, 12, 12, 12])
    expect(review?.played.map((hand) => [...hand].sort())).toEqual(review?.dealt.map((hand) => [...hand].sort()))
  })
})

const never = (): never => {
  throw new Error('no deal')
}
