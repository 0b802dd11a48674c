import { describe, expect, it } from 'vitest'
import { randomOrder } from '../../src/table/ids.js'
import { tableView } from '../../src/table/table-view.js'
import type { Table } from '../../src/table/table.js'
import {
  after,
  dealOver,
  did,
  firstMove,
  leading,
  lobby,
  onTurn,
  people,
  refusalOf,
  started,
  viewOfSeat,
} from '../support/table-steps.js'

const five = (): Table => after(lobby({ games: 10 }), ...['ben', 'clara', 'dora', 'emil'].map((user) => ({ type: 'join', user }) as const)) // prettier-ignore

const names = (table: Table) =>
  table.places.map((seat) => (seat === null ? '-' : seat.kind === 'person' ? seat.user : 'computer'))

describe('computers of a lobby', () => {
  it('sit down one at a time by level, and get up together', () => {
    const one = did(lobby(), { type: 'fill', user: 'anna', level: 'strong', count: 1 })
    expect(one.events).toEqual([{ type: 'filled', places: [1] }])
    const two = after(one.table, { type: 'fill', user: 'anna', level: 'easy', count: 1 })
    expect(two.places.map((seat) => (seat?.kind === 'computer' ? seat.level : '-'))).toEqual(['-', 'strong', 'easy', '-']) // prettier-ignore
    expect(names(after(two, { type: 'unfill', user: 'anna' }))).toEqual(['anna', '-', '-', '-'])
    expect(refusalOf(two, { type: 'unfill', user: 'ben' })).toEqual({ code: 'not-seated' })
    expect(refusalOf(lobby(), { type: 'unfill', user: 'anna' })).toEqual({ code: 'no-computer-seat' })
  })
})

describe('shuffling the places', () => {
  it('seats everybody by the order given, and is written down for the check', () => {
    const table = after(five(), { type: 'shuffle', user: 'anna', order: [4, 2, 0, 1, 3], press: '77' })
    expect(names(table)).toEqual(['emil', 'clara', 'anna', 'ben', 'dora'])
    expect(table.lobby.at(-1)).toBe('shuffle anna 77 4,2,0,1,3')
  })

  it.each([[[0, 1, 2]], [[0, 1, 2, 3, 3]], [[0, 1, 2, 3, 5]]])(
    'refuses %j, which is no order of five places',
    (order) => {
      expect(refusalOf(five(), { type: 'shuffle', user: 'anna', order })).toEqual({ code: 'malformed', what: 'order' })
    },
  )

  it('is for the host, before the first deal', () => {
    const order = [1, 0, 2, 3]
    expect(refusalOf(five(), { type: 'shuffle', user: 'ben', order })).toEqual({ code: 'host-only' })
    expect(refusalOf(started(), { type: 'shuffle', user: 'anna', order })).toEqual({ code: 'not-in-lobby' })
  })

  it('draws every order of four places about equally often', () => {
    const drawn = new Map<string, number>()
    const draws = 24_000
    for (let draw = 0; draw < draws; draw++) {
      const order = randomOrder(4).join('')
      drawn.set(order, (drawn.get(order) ?? 0) + 1)
    }
    expect(drawn.size).toBe(24)
    // 1000 each; eight standard deviations of 31.
    for (const [order, times] of drawn) expect(Math.abs(times - draws / 24), order).toBeLessThan(250)
  })
})

describe('people who sit out', () => {
  const table = after(five(), { type: 'start', user: 'anna' })

  it('see the table as everybody does, and have no seat', () => {
    const view = tableView(table, 'anna')
    expect([view.place, view.viewer, view.deal?.hand]).toEqual([0, 'spectator', []])
    expect(view.seating).toEqual([1, 2, 3, 4])
    expect(refusalOf(table, { type: 'move', user: 'anna', move: { type: 'healthy' } })).toEqual({ code: 'not-seated' })
  })

  it('are waited for between two deals like the others, and play the next one', () => {
    const over = dealOver(table)
    const most = after(over, ...['ben', 'clara', 'dora', 'emil'].map((user) => ({ type: 'continue', user }) as const))
    expect(most.status).toBe('between')
    const next = after(most, { type: 'continue', user: 'anna' })
    expect([next.status, tableView(next, 'anna').viewer, tableView(next, 'ben').viewer]).toEqual(['playing', 3, 'spectator']) // prettier-ignore
  })

  it('score nothing for the deal they sat out', () => {
    const { sheet } = tableView(dealOver(table), null)
    expect(sheet[0]?.totals[0]).toBe(0)
    expect(sheet[0]?.totals.some((total) => total !== 0)).toBe(true)
  })
})

describe('substitutes', () => {
  const left = after(started({ games: 4 }), { type: 'leave', user: 'ben' })

  it('take the first place of a computer that nobody wants back, else any', () => {
    const taken = did(left, { type: 'take-seat', user: 'xaver' })
    expect(taken.events).toEqual([{ type: 'seat-taken', user: 'xaver', place: 1 }])
    expect(tableView(taken.table, 'xaver').viewer).toBe(1)
    expect(tableView(taken.table, 'ben').mayReturn).toBeNull()
    expect(refusalOf(taken.table, { type: 'take-seat', user: 'yvonne' })).toEqual({ code: 'no-computer-seat' })
    expect(refusalOf(taken.table, { type: 'join', user: 'ben' })).toEqual({ code: 'not-in-lobby' })
  })

  it('are refused while they know another hand of the deal, and welcome after it', () => {
    const two = after(left, { type: 'leave', user: 'clara' }, { type: 'take-seat', user: 'ben' }, { type: 'leave', user: 'ben' }) // prettier-ignore
    expect(refusalOf(two, { type: 'take-seat', user: 'ben', place: 2 })).toEqual({ code: 'knows-a-hand' })
    const between = dealOver(two)
    expect(between.status).toBe('between')
    expect(did(between, { type: 'take-seat', user: 'ben', place: 2 }).events).toEqual([
      { type: 'seat-taken', user: 'ben', place: 2 },
    ])
  })

  it('give up the place that they left: nobody comes back to two', () => {
    const over = dealOver(after(left, { type: 'leave', user: 'clara' }))
    const moved = after(over, { type: 'take-seat', user: 'ben', place: 2 }, { type: 'leave', user: 'ben' })
    expect(tableView(moved, 'ben').mayReturn).toBe(2)
    expect(after(moved, { type: 'join', user: 'ben' }).away).toEqual([null, null, null, null])
  })

  it('are asked anew whether they are ready when they come back between two deals', () => {
    const ready = after(dealOver(started({ games: 4 })), { type: 'continue', user: 'ben' })
    const gone = after(ready, { type: 'leave', user: 'ben' })
    expect([ready.ready, gone.ready]).toEqual([['ben'], []])
    expect(after(gone, { type: 'join', user: 'ben' }, { type: 'continue', user: 'ben' }).ready).toEqual(['ben'])
  })

  it('who sat out a deal may take a place in it, since they know no hand', () => {
    const table = after(five(), { type: 'start', user: 'anna' }, { type: 'leave', user: 'anna' }, { type: 'leave', user: 'ben' }) // prettier-ignore
    expect(did(table, { type: 'take-seat', user: 'anna', place: 1 }).events).toEqual([
      { type: 'seat-taken', user: 'anna', place: 1 },
    ])
  })

  it('are told apart in what the ledger keeps of the game', () => {
    const substituted = after(left, { type: 'take-seat', user: 'xaver' })
    let now = substituted
    for (;;) {
      const change = did(now, firstMove(now))
      now = change.table
      if (change.game === undefined) continue
      expect(change.game.occupants.map((one) => (one.kind === 'person' ? one.user : one.kind))).toEqual(['anna', 'xaver', 'clara', 'dora']) // prettier-ignore
      expect(change.game.lent).toEqual([null, null, null, null])
      return
    }
  })
})

describe('a vote on ending the match', () => {
  const vote = (user: string, agree: boolean) => ({ type: 'vote-close', user, agree }) as const

  it('needs more than half of the people at the table, computers not counted', () => {
    const table = after(started(), vote('ben', true), vote('clara', true))
    expect([table.status, table.closeVote]).toEqual(['playing', { yes: ['ben', 'clara'], no: [] }])
    const won = did(table, vote('dora', true))
    expect(won.events.at(-1)).toEqual({ type: 'closed' })
    expect([won.table.status, won.table.closure]).toEqual(['closed', 'vote'])
    const three = after(started(), { type: 'leave', user: 'anna' }, vote('ben', true))
    expect(after(three, vote('clara', true)).status).toBe('closed')
  })

  it('is over as soon as it cannot be won, and may be asked again', () => {
    const lost = did(after(started(), vote('ben', true), vote('clara', false)), vote('dora', false))
    expect(lost.events.at(-1)).toEqual({ type: 'vote-failed' })
    expect(lost.table.closeVote).toBeNull()
    expect(after(lost.table, vote('ben', true)).closeVote).toEqual({ yes: ['ben'], no: [] })
  })

  it('is counted again when somebody gets up, whose word goes with them', () => {
    const leave = (user: string) => ({ type: 'leave', user }) as const
    const won = did(after(started(), vote('ben', true), vote('clara', true)), leave('dora'))
    expect(won.events.map(({ type }) => type)).toEqual(['left', 'closed'])
    expect([won.table.closure, won.table.closeVote]).toEqual(['vote', { yes: ['ben', 'clara'], no: [] }])
    const fewer = after(started(), vote('ben', true), vote('clara', true), leave('clara'))
    expect([fewer.status, fewer.closeVote]).toEqual(['playing', { yes: ['ben'], no: [] }])
    const lost = did(after(fewer, vote('anna', false)), leave('ben'))
    expect(lost.events.map(({ type }) => type)).toEqual(['left', 'vote-failed'])
    expect(did(after(started(), vote('ben', true)), leave('ben')).table.closeVote).toBeNull()
  })

  it('is counted again when a place is lent', () => {
    const late = (table: Table): Table => {
      let now = table
      while (onTurn(now) !== 3) now = after(now, firstMove(now))
      const [move] = viewOfSeat(now, 3).legal.filter(({ type }) => type === 'play')
      return after(now, { type: 'overtime', seat: 3, move: move ?? { type: 'healthy' } })
    }
    const asked = after(late(late(leading())), vote('ben', true), vote('clara', true))
    const lent = late(asked)
    expect([asked.status, lent.status, lent.closure]).toEqual(['playing', 'closed', 'vote'])
    expect(lent.places[3]).toMatchObject({ kind: 'computer' })
  })

  it('lets people change their mind, but says each word once', () => {
    const table = after(started(), vote('ben', true))
    expect(refusalOf(table, vote('ben', true))).toMatchObject({ code: 'stale' })
    expect(after(table, vote('ben', false)).closeVote).toEqual({ yes: [], no: ['ben'] })
    expect(refusalOf(table, vote('xaver', true))).toEqual({ code: 'not-seated' })
    expect(refusalOf(lobby(), vote('anna', true))).toEqual({ code: 'not-playing' })
  })
})

describe('why a table closed', () => {
  it.each([
    ['closed', [{ type: 'close', user: 'anna', manager: false }]],
    ['expired', [{ type: 'expire' }]],
    ['deserted', people.map((user) => ({ type: 'leave', user }) as const)],
  ] as const)('is kept: %s', (closure, intents) => {
    const table = after(started(), ...intents)
    expect([table.status, tableView(table, null).closure]).toEqual(['closed', closure])
  })
})
