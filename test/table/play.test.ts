import { describe, expect, it } from 'vitest'
import { seatAfter } from '../../src/engine/index.js'
import type { FinishedGame } from '../../src/table/steps/change.js'
import type { Intent } from '../../src/table/intent.js'
import { replay, step } from '../../src/table/steps/step.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import {
  after,
  callsOf,
  dealOver,
  did,
  firstMove,
  idleSeat,
  leading,
  lobby,
  moved,
  onTurn,
  people,
  refusalOf,
  started,
  viewOfSeat,
} from '../support/table-steps.js'

const at = (intent: Intent, version: number): Intent => ({ ...intent, version }) as Intent

describe('a move', () => {
  it('tells what happened and is the seat’s own', () => {
    const table = started()
    const seat = onTurn(table)
    const spoke = did(table, moved(table, { type: 'healthy' }))
    expect(spoke.events).toEqual([{ type: 'deal', event: { type: 'spoke', seat, healthy: true } }])
    const other = seatAfter(seat)
    expect(refusalOf(table, moved(table, { type: 'healthy' }, other))).toEqual({ code: 'not-your-turn', turn: seat })
    expect(refusalOf(table, { type: 'move', user: 'emil', move: { type: 'healthy' } })).toEqual({ code: 'not-seated' })
    expect(refusalOf(table, { type: 'computer', seat, move: { type: 'healthy' } })).toEqual({ code: 'not-seated' })
    expect(refusalOf(lobby(), { type: 'move', user: 'anna', move: { type: 'healthy' } })).toEqual({
      code: 'not-playing',
    })
  })

  it('applies a click once: the second of two is stale', () => {
    const table = leading()
    const click = at(firstMove(table), table.version)
    const played = after(table, click)
    expect(refusalOf(played, click)).toEqual({ code: 'stale', version: played.version })
  })

  it('accepts a card chosen in this turn although others announced meanwhile', () => {
    const table = leading()
    const other = idleSeat(table)
    const [call] = callsOf(table, other)
    if (call === undefined) throw new Error('nothing can be announced')
    const announced = after(table, moved(table, call, other))
    const late = did(announced, at(firstMove(table), table.version))
    expect(late.events[0]).toMatchObject({ type: 'deal', event: { type: 'played' } })
  })

  it('refuses a card chosen before this turn, and one from the future', () => {
    const table = leading()
    const now = table.version
    expect(refusalOf(table, at(firstMove(table), now - 1))).toEqual({ code: 'stale', version: now })
    expect(refusalOf(table, at(firstMove(table), now + 1))).toEqual({ code: 'stale', version: now })
    expect(refusalOf(table, firstMove(table))).toBe('accepted')
  })

  it('accepts an announcement as long as the seat may say the same as when it was offered', () => {
    const table = leading()
    const other = idleSeat(table)
    const [call] = callsOf(table, other)
    if (call === undefined) throw new Error('nothing can be announced')
    const click = at(moved(table, call, other), table.version)
    const later = after(table, firstMove(table))
    const announced = did(later, click)
    expect(announced.events[0]).toMatchObject({ type: 'deal', event: { type: 'announced', seat: other } })
    expect(refusalOf(announced.table, click)).toMatchObject({ code: 'stale' })
  })
})

describe('a match', () => {
  const matchOf = (games: number): { tables: Table[]; intents: Intent[] } => {
    const intents: Intent[] = []
    let table = lobby({ games })
    const tables = [table]
    const go = (intent: Intent) => {
      table = after(table, intent)
      intents.push(intent)
      tables.push(table)
    }
    go({ type: 'join', user: 'ben' })
    go({ type: 'fill', user: 'anna' })
    go({ type: 'start', user: 'anna' })
    while (table.status !== 'over')
      if (table.status === 'playing') go(firstMove(table))
      else for (const user of ['anna', 'ben']) go({ type: 'continue', user })
    return { tables, intents }
  }

  it('hands each finished game to the ledger and sums up the sheet', () => {
    let table = started({ games: 2 })
    const games: FinishedGame[] = []
    while (table.status !== 'over') {
      const intent: Intent = table.status === 'between' ? { type: 'continue-timeout' } : firstMove(table)
      const change = did(table, intent)
      if (change.game) {
        games.push(change.game)
        expect(change.events.at(change.game.game === 2 ? -2 : -1)).toEqual({
          type: 'deal-finished',
          game: change.game.game,
        })
      }
      table = change.table
    }
    const view = tableView(table, 'anna')
    expect(games.map((game) => game.game)).toEqual([1, 2])
    expect(view.sheet.map((row) => row.result)).toEqual(games.map((game) => game.result))
    expect(view.totals).toEqual(
      [0, 1, 2, 3].map((seat) => games.reduce((sum, { result }) => sum + (result.points[seat] ?? 0), 0)),
    )
    expect(games[0]?.occupants.map((one) => one.kind === 'person' && one.user)).toEqual([...people])
    expect(refusalOf(table, { type: 'continue', user: 'anna' })).toEqual({ code: 'no-such-table' })
  })

  it('is built again from its intents, exactly, wherever it was broken off', () => {
    const { tables, intents } = matchOf(9)
    const opening = { id: 't1', number: 1, request: lobby({ games: 9 }).request }
    expect(tables.at(-1)?.status).toBe('over')
    for (let version = 0; version <= intents.length; version += 37) {
      const again = replay(opening, JSON.parse(JSON.stringify(intents.slice(0, version))) as Intent[])
      expect(again).toStrictEqual({ ok: true, value: tables[version] })
    }
  })

  it('names the intent that does not fit when it cannot be built again', () => {
    const { intents } = matchOf(1)
    const opening = { id: 't1', number: 1, request: lobby({ games: 1 }).request }
    const broken = [...intents.slice(0, 5), ...intents.slice(6)]
    const again = replay(opening, broken)
    expect(again.ok ? 0 : again.refusal.version).toBeGreaterThanOrEqual(6)
  })

  it('leaves the table untouched when it refuses', () => {
    const table = leading()
    const before = structuredClone(JSON.stringify(table))
    step(table, { type: 'continue', user: 'anna' })
    step(table, moved(table, { type: 'play', card: 'HT' }, seatAfter(onTurn(table))))
    step(table, firstMove(table))
    expect(JSON.stringify(table)).toBe(before)
  })
})

describe('a redeal', () => {
  it('begins the same game anew with other cards, and nobody counts it', () => {
    const rules = { preset: 'willi', set: {} } as const
    const seed = Array.from({ length: 500 }, (_, index) => `cards-${index}`).find((candidate) => {
      const table = started({ rules, seed: candidate })
      return viewOfSeat(table, onTurn(table)).legal.some(
        (move) => move.type === 'reserve' && move.kind === 'schmeissen',
      )
    })
    if (seed === undefined) throw new Error('nobody may throw the cards in')
    let table = started({ rules, seed })
    const dealt = viewOfSeat(table, 0).hand
    const thrower = onTurn(table)
    let change = did(table, moved(table, { type: 'reserve', kind: 'schmeissen' }))
    while (!change.events.some((event) => event.type === 'redealt'))
      change = did(change.table, moved(change.table, { type: 'healthy' }))
    table = change.table
    expect(change.events.slice(-2)).toEqual([{ type: 'redealt' }, { type: 'deal-started', game: 1 }])
    expect(change.game).toBeUndefined()
    expect([table.status, table.game, onTurn(table), tableView(table, null).sheet]).toEqual(['playing', 1, thrower, []])
    expect(viewOfSeat(table, 0).hand).not.toEqual(dealt)
  })
})

describe('between two deals', () => {
  it('the next one begins when all people are ready', () => {
    let table = dealOver(started({ games: 2 }))
    expect(table.status).toBe('between')
    for (const user of people.slice(0, 3)) {
      const ready = did(table, { type: 'continue', user })
      expect(ready.events).toEqual([{ type: 'ready', user }])
      table = ready.table
    }
    expect(refusalOf(table, { type: 'continue', user: 'anna' })).toEqual({ code: 'stale', version: table.version })
    const last = did(table, { type: 'continue', user: 'dora' })
    expect(last.events).toEqual([
      { type: 'ready', user: 'dora' },
      { type: 'deal-started', game: 2 },
    ])
    expect(refusalOf(last.table, { type: 'continue', user: 'anna' })).toEqual({ code: 'not-now', what: 'continue' })
    expect(refusalOf(last.table, { type: 'continue-timeout' })).toEqual({ code: 'not-now', what: 'continue' })
  })

  it('the next one begins when the table’s patience is over, or when those who were not ready have left', () => {
    const table = dealOver(started({ games: 2 }))
    expect(did(table, { type: 'continue-timeout' }).events).toEqual([{ type: 'deal-started', game: 2 }])
    const three = after(table, ...people.slice(0, 3).map((user): Intent => ({ type: 'continue', user })))
    const left = did(three, { type: 'leave', user: 'dora' })
    expect(left.events).toEqual([
      { type: 'left', user: 'dora', place: 3 },
      { type: 'deal-started', game: 2 },
    ])
  })

  it('an old click does nothing, a move neither', () => {
    const playing = leading({ games: 2 })
    const click = at(firstMove(playing), playing.version)
    const table = dealOver(playing)
    expect(refusalOf(table, click)).toMatchObject({ code: 'stale' })
    expect(refusalOf(table, { type: 'move', user: 'anna', move: { type: 'healthy' } })).toEqual({ code: 'not-playing' })
  })
})

describe('leaving a running match', () => {
  it('hands the seat to a computer player until the person comes back', () => {
    const table = leading()
    const left = did(table, { type: 'leave', user: 'ben' })
    expect(left.events).toEqual([{ type: 'left', user: 'ben', place: 1 }])
    expect(left.table.places[1]).toEqual({ kind: 'computer', level: 'easy' })
    expect(tableView(left.table, 'ben').deal?.hand).toEqual([])
    expect(refusalOf(left.table, { type: 'join', user: 'emil' })).toEqual({ code: 'not-in-lobby' })
    const back = did(left.table, { type: 'join', user: 'ben' })
    expect(back.events).toEqual([{ type: 'joined', user: 'ben', place: 1 }])
    expect(viewOfSeat(back.table, 1)).toEqual(viewOfSeat(table, 1))
  })

  it('gives the points to whoever sits there when the deal ends', () => {
    let table = after(leading({ games: 1 }), { type: 'leave', user: 'ben' })
    let occupants: FinishedGame['occupants'] | undefined
    while (table.status === 'playing') {
      const change = did(table, firstMove(table))
      occupants = change.game?.occupants
      table = change.table
    }
    expect(occupants?.[1]).toEqual({ kind: 'computer', level: 'easy' })
  })

  it('passes the host’s rights on, and ends the match with the last person', () => {
    const table = after(leading(), { type: 'leave', user: 'anna' })
    expect(table.host).toBe('ben')
    const alone = after(table, { type: 'leave', user: 'ben' }, { type: 'leave', user: 'clara' })
    expect(did(alone, { type: 'leave', user: 'dora' }).events).toEqual([
      { type: 'left', user: 'dora', place: 3 },
      { type: 'closed' },
    ])
  })
})

describe('a view', () => {
  it('shows each person the own hand only', () => {
    const table = leading()
    const hands = [...people, null, 'emil'].map((user) => tableView(table, user).deal?.hand.length)
    expect(hands).toEqual([12, 12, 12, 12, 0, 0])
    expect(tableView(table, 'emil').viewer).toBe('spectator')
    expect(JSON.stringify(tableView(table, 'anna'))).not.toContain('seed-1')
  })
})
